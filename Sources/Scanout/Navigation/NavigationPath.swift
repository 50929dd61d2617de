/// The values of any types that a ``NavigationStack`` has gone to, the last one shown.
public struct NavigationPath: Equatable {
    private(set) var elements: [AnyHashable] = []

    /// Makes an empty path.
    public init() {}
    /// Makes a path of values.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
        self.elements = elements.map { AnyHashable($0) }
    }

    /// How many values.
    public var count: Int { elements.count }
    /// Whether there are none.
    public var isEmpty: Bool { elements.isEmpty }
    /// Goes on to a value.
    public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }
    /// Goes back by a number of values; at most all.
    public mutating func removeLast(_ k: Int = 1) { elements.removeLast(min(max(k, 0), elements.count)) }
}
