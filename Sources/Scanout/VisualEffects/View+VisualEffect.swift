private struct GeometricEffect<Effect: VisualEffect>: PlacedEffect {
    let make: @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect

    func effect(at box: _LayoutNode) -> (effect: Effect, animation: Animation?) {
        (make(EmptyVisualEffect(), GeometryProxy(box: box)), nil)
    }
}

extension View {
    /// Puts effects around the view that depend on its size and place, without a ``GeometryReader`` and without any change of
    /// the layout: they are worked out once the view is laid out, in the same frame.
    public nonisolated func visualEffect(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
    ) -> some View { PlacedEffectView(content: self, effect: GeometricEffect(make: effect)) }
}
