extension View {
    /// Gives the view a tag, by which a canvas or a control finds it.
    public nonisolated func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        layoutValue(key: CanvasTagKey.self, value: AnyHashable(tag))
    }
}
