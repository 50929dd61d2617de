extension Transition where Self == IdentityTransition {
    /// No transition: the view is there or gone at once.
    public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == OpacityTransition {
    /// The view fades in and out.
    public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == ScaleTransition {
    /// The view grows from nothing and shrinks to nothing.
    public static var scale: ScaleTransition { ScaleTransition(0) }
    /// The view grows from a share of its size around a point, and shrinks to it.
    public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
        ScaleTransition(scale, anchor: anchor)
    }
}

extension Transition where Self == OffsetTransition {
    /// The view comes from a place that lies off its own by a distance in points, and leaves to it.
    public static func offset(_ offset: CGSize) -> Self { OffsetTransition(offset) }
    /// The view comes from a place that lies off its own by a distance in points, and leaves to it.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { offset(CGSize(width: x, height: y)) }
}

extension Transition where Self == MoveTransition {
    /// The view comes in over an edge of its own, by its own size, and leaves over it.
    public static func move(edge: Edge) -> Self { MoveTransition(edge: edge) }
}

extension Transition where Self == SlideTransition {
    /// The view comes in from the leading edge and leaves to the trailing edge, by its own width.
    public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == PushTransition {
    /// The view moves in from an edge and out to the opposite one, and fades meanwhile.
    public static func push(from edge: Edge) -> Self { PushTransition(edge: edge) }
}

extension Transition where Self == BlurReplaceTransition {
    /// The view fades in and out. On Apple's platforms it is blurred meanwhile.
    public static func blurReplace(_ config: BlurReplaceTransition.Configuration = .downUp) -> Self {
        BlurReplaceTransition(configuration: config)
    }
    /// The view fades in and out. On Apple's platforms it is blurred meanwhile.
    public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }
}
