/// Sends a signal when an observable object is about to change.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
    /// A signal without content.
    public typealias Output = Void

    /// It never fails.
    public typealias Failure = Never

    private let outlet = SubjectOutlet<Void, Never>()

    /// A publisher without subscribers.
    public init() {}

    /// Adds a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
        outlet.attach(subscriber)
    }

    /// Tells the subscribers that the object is about to change.
    public func send() {
        outlet.send(())
    }
}
