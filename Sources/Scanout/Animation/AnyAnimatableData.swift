/// An animatable value of a type that is not known. Between values of different types there is no way: one takes the
/// place of the other at once.
public struct _AnyAnimatableData: VectorArithmetic {
    let value: any VectorArithmetic

    init<V: VectorArithmetic>(_ value: V) { self.value = value }

    private init(opened value: any VectorArithmetic) { self.value = value }

    /// Nothing, of no type.
    public static var zero: Self { Self(EmptyAnimatableData()) }

    private static func combined(
        _ a: Self, _ b: Self, _ isSum: Bool
    ) -> Self {
        func combine<V: VectorArithmetic>(_ left: V) -> any VectorArithmetic {
            guard let right = b.value as? V else { return left is EmptyAnimatableData ? b.value : left }
            return isSum ? left + right : left - right
        }
        return Self(opened: combine(a.value))
    }

    /// The sum of values of one type.
    public static func + (a: Self, b: Self) -> Self { combined(a, b, true) }
    /// The difference of values of one type; none between values of different types.
    public static func - (a: Self, b: Self) -> Self {
        a.hasType(of: b) || b.value is EmptyAnimatableData ? combined(a, b, false) : a.scaled(by: 0)
    }
    /// Multiplies the value by a factor.
    public mutating func scale(by factor: Double) {
        func scaled<V: VectorArithmetic>(_ value: V) -> any VectorArithmetic { value.scaled(by: factor) }
        self = Self(opened: scaled(value))
    }
    /// The value's own.
    public var magnitudeSquared: Double { value.magnitudeSquared }

    private func hasType(of other: Self) -> Bool { type(of: value) == type(of: other.value) }

    /// Whether type and value are the same.
    public static func == (a: Self, b: Self) -> Bool {
        func equals<V: VectorArithmetic>(_ left: V) -> Bool { (b.value as? V).map { $0 == left } ?? false }
        return equals(a.value)
    }
}
