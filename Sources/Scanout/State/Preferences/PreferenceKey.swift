/// Names a value that views hand up to the views around them.
public protocol PreferenceKey {
    /// The value's type.
    associatedtype Value
    /// The value where no view sets one.
    static var defaultValue: Value { get }
    /// Takes the value of the next view in.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    /// None.
    public static var defaultValue: Value { nil }
}
