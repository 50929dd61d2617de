/// Names a value that a view hands to the container around it.
public protocol ContainerValueKey {
    /// The value's type.
    associatedtype Value
    /// The value of views that set none.
    static var defaultValue: Value { get }
}

/// Values that a view hands to the container around it, which asks its ``Subview``s for them.
public struct ContainerValues: CustomStringConvertible {
    private var values: [ObjectIdentifier: Any] = [:]
    var tag: AnyHashable?

    init() {}

    /// The value of a key.
    public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// The view's tag, if it has one of a type.
    public func tag<V: Hashable>(for type: V.Type) -> V? { tag?.base as? V }
    /// Whether the view has a tag.
    public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag?.base as? V == tag }

    /// The number of values set.
    public var description: String { "ContainerValues(\(values.count) set)" }
}

/// The values that a view was given, as the layout around asks for them.
struct ContainerValuesKey: LayoutValueKey {
    static var defaultValue: ContainerValues { ContainerValues() }
}

/// Hands a value to the container around.
public struct _ContainerValueModifier {
    let change: (inout ContainerValues) -> Void

    /// There is none.
    public typealias Body = Never

    /// The box with the value.
    @MainActor public static func _makeBox(_ modifier: Self, _ node: _Node) -> _ModifierBox<Self> {
        ContainerValueBox(modifier, node)
    }
}

extension _ContainerValueModifier: _UnaryModifier {}

private final class ContainerValueBox: _ModifierBox<_ContainerValueModifier> {
    override func computeAnswer(_ proposal: Proposal) -> SizeAnswer { childAnswer(proposal) }

    override func layoutValue<Key: LayoutValueKey>(_ key: Key.Type) -> Key.Value {
        let inner = super.layoutValue(key)
        guard var values = inner as? ContainerValues else { return inner }
        modifier.change(&values)
        return values as? Key.Value ?? inner
    }

    /// What the containers around make of the view may be another thing with another value.
    override func update(_ new: _ContainerValueModifier) {
        modifier = new
        node.childListDidChange()
    }
}

extension View {
    /// Hands a value to the container around, for each of the views that this one stands for.
    public nonisolated func containerValue<V>(
        _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
    ) -> some View { modifier(_ContainerValueModifier { $0[keyPath: keyPath] = value }) }
}
