import Raster

/// Hands a value to the layout around.
public struct _LayoutValueModifier<K: LayoutValueKey> {
    let value: K.Value

    /// There is none.
    public typealias Body = Never

    /// The box with the value.
    @MainActor public static func _makeBox(_ modifier: Self, _ node: _Node) -> _ModifierBox<Self> {
        LayoutValueBox(modifier, node)
    }
}

extension _LayoutValueModifier: _UnaryModifier {}

private final class LayoutValueBox<K: LayoutValueKey>: _ModifierBox<_LayoutValueModifier<K>> {
    override func computeAnswer(_ proposal: Proposal) -> SizeAnswer { childAnswer(proposal) }

    override func layoutValue<Key: LayoutValueKey>(_ key: Key.Type) -> Key.Value {
        if ObjectIdentifier(key) == ObjectIdentifier(K.self), let value = modifier.value as? Key.Value { return value }
        return super.layoutValue(key)
    }

    override func update(_ new: _LayoutValueModifier<K>) {
        modifier = new
        invalidateLayoutAround(far: false)
    }
}

extension View {
    /// Hands a value to the layout around.
    public nonisolated func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        modifier(_LayoutValueModifier<K>(value: value))
    }
}
