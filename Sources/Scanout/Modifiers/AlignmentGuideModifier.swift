import Raster

/// Gives a view a place of its own for a guide.
public struct _AlignmentGuideModifier {
    let key: AlignmentKey
    let place: (ViewDimensions) -> CGFloat

    /// There is none.
    public typealias Body = Never

    /// The box with the guide.
    @MainActor public static func _makeBox(_ modifier: Self, _ node: _Node) -> _ModifierBox<Self> {
        node.graph.addExplicitGuide(modifier.key)
        return AlignmentGuideBox(modifier, node)
    }
}

extension _AlignmentGuideModifier: _UnaryModifier {}

private final class AlignmentGuideBox: _ModifierBox<_AlignmentGuideModifier> {
    override func explicitAlignment(_ key: AlignmentKey, in size: Size) -> CGFloat? {
        guard key == modifier.key, let child else { return super.explicitAlignment(key, in: size) }
        return modifier.place(child.dimensions(size))
    }

    /// Sizes stay as they are, so the container has to be told.
    override func update(_ new: _AlignmentGuideModifier) {
        modifier = new
        node.graph.addExplicitGuide(new.key)
        parent?.invalidateLayout()
    }
}

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
    override func layoutValue<Key: LayoutValueKey>(_ key: Key.Type) -> Key.Value {
        if ObjectIdentifier(key) == ObjectIdentifier(K.self), let value = modifier.value as? Key.Value { return value }
        return super.layoutValue(key)
    }

    override func update(_ new: _LayoutValueModifier<K>) {
        modifier = new
        parent?.invalidateLayout()
    }
}

extension View {
    /// Sets the place of a horizontal guide, in the view's own points.
    public nonisolated func alignmentGuide(
        _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View { modifier(_AlignmentGuideModifier(key: g.key, place: computeValue)) }
    /// Sets the place of a vertical guide, in the view's own points.
    public nonisolated func alignmentGuide(
        _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View { modifier(_AlignmentGuideModifier(key: g.key, place: computeValue)) }
    /// Hands a value to the layout around.
    public nonisolated func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        modifier(_LayoutValueModifier<K>(value: value))
    }
}
