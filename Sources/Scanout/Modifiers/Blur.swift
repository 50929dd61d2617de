import Raster

/// Blurs a view.
public struct _BlurEffect: Equatable, Sendable {
    /// The standard deviation in points.
    public var radius: CGFloat
    /// Whether the result fills the view's frame without any transparency.
    public var isOpaque: Bool

    /// There is none.
    public typealias Body = Never

    /// The radius.
    public nonisolated var animatableData: CGFloat {
        get { radius }
        set { radius = newValue }
    }

    /// The box that blurs.
    @MainActor public static func _makeBox(_ modifier: Self, _ node: _Node) -> _ModifierBox<Self> {
        LayerFilterBox(modifier, node)
    }
}

extension _BlurEffect: LayerFilterModifier {
    func filters(_ scale: FilterScale) -> [LayerFilter] {
        let (across, down) = scale.deviation(radius)
        guard across > 0 || down > 0 else { return [] }
        return [isOpaque ? .opaqueBlur(across: across, down: down, scale.frame) : .blur(across: across, down: down)]
    }
}

extension View {
    /// Blurs the view as a Gaussian does whose standard deviation is `radius` points. An opaque blur fills the view's
    /// frame without transparency.
    public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        modifier(_BlurEffect(radius: radius, isOpaque: opaque))
    }
}
