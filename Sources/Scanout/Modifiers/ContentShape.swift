/// What a view's shape is used for.
public struct ContentShapeKinds: OptionSet, Sendable {
    /// The options' bits.
    public let rawValue: Int
    /// Makes options of their bits.
    public nonisolated init(rawValue: Int) { self.rawValue = rawValue }
    /// Where it can be touched.
    public static let interaction = ContentShapeKinds(rawValue: 1)
    /// While it is dragged.
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    /// With a menu of its own.
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    /// While a pointer is over it.
    public static let hoverEffect = ContentShapeKinds(rawValue: 8)
    /// While the focus is on it.
    public static let focusEffect = ContentShapeKinds(rawValue: 16)
    /// For readers of the screen.
    public static let accessibility = ContentShapeKinds(rawValue: 32)
}

extension View {
    /// Says what shape counts as the view. Panels have no pointer yet, so that nothing follows from it.
    public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        modifier(EmptyModifier())
    }
    /// Says what shape counts as the view. Panels have no pointer yet, so that nothing follows from it.
    public nonisolated func contentShape<S: Shape>(
        _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
    ) -> some View { modifier(EmptyModifier()) }
    /// Says whether the view can be touched. Panels have no pointer yet, so that nothing follows from it.
    public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View { modifier(EmptyModifier()) }
}
