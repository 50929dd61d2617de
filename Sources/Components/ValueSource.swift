import Scanout

/// The number that a component shows: given as it is, or read from its owner whenever the component is evaluated.
enum ValueSource {
    case plain(Double)
    case bound(Binding<Double>)

    init<Value: BinaryFloatingPoint>(_ value: Value) { self = .plain(Double(value)) }
    init<Value: BinaryFloatingPoint>(_ binding: Binding<Value>) { self = .bound(binding[dynamicMember: \.asDouble]) }

    var value: Double {
        switch self {
        case .plain(let value): value
        case .bound(let binding): binding.wrappedValue
        }
    }
}

extension ValueSource: Equatable {
    /// Whether both are the same number, NaN included. Of bindings nothing is known, so they count as different.
    static func == (a: ValueSource, b: ValueSource) -> Bool {
        guard case .plain(let a) = a, case .plain(let b) = b else { return false }
        return a.bitPattern == b.bitPattern
    }
}

extension BinaryFloatingPoint {
    /// The number as a `Double`; a property, so that a binding to it can be made.
    fileprivate var asDouble: Double {
        get { Double(self) }
        set { self = Self(newValue) }
    }
}
