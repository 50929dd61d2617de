/// An object that says when it is about to change.
///
/// A class that declares no `objectWillChange` of its own has one that every write to a `@Published` property sends
/// through, before the value changes.
public protocol ObservableObject: AnyObject {
    /// The type of the publisher, `ObservableObjectPublisher` unless declared otherwise.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    /// Sends before the object changes.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// The publisher of this object, made on first use and the same for as long as the object lives.
    public var objectWillChange: ObservableObjectPublisher {
        ObjectPublisherTable.shared.publisher(for: self)
    }
}
