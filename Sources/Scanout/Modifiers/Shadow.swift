import Raster

/// Puts a shadow under a view.
public struct _ShadowEffect: Equatable, Sendable {
    /// The colour.
    public var color: Color
    /// The blur's standard deviation in points.
    public var radius: CGFloat
    /// How far it lies to the right and below, in points.
    public var offset: CGSize
    /// The colour in the view's environment, as it fades.
    var resolved = AnimatedColor()

    /// There is none.
    public typealias Body = Never

    init(color: Color, radius: CGFloat, offset: CGSize) {
        self.color = color
        self.radius = radius
        self.offset = offset
    }

    /// Whether both are the same shadow.
    public static func == (a: Self, b: Self) -> Bool {
        a.color == b.color && a.radius == b.radius && a.offset == b.offset
    }

    /// Radius, offset and colour.
    public typealias AnimatableData = AnimatablePair<
        AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>, AnimatedColor.AnimatableData
    >

    /// Radius, offset and colour.
    public nonisolated var animatableData: AnimatableData {
        get {
            AnimatablePair(
                AnimatablePair(radius, AnimatablePair(offset.width, offset.height)), resolved.animatableData)
        }
        set {
            radius = newValue.first.first
            offset = CGSize(width: newValue.first.second.first, height: newValue.first.second.second)
            resolved.animatableData = newValue.second
        }
    }

    /// The box that throws the shadow.
    @MainActor public static func _makeBox(_ modifier: Self, _ node: _Node) -> _ModifierBox<Self> {
        ColoredFilterBox(modifier, node)
    }
}

extension _ShadowEffect: ColoredFilterModifier {
    func filters(_ scale: FilterScale) -> [LayerFilter] {
        let color = resolved.color
        return color.alpha > 0
            ? [.shadow(scale.shadow(color, radius: radius, x: offset.width, y: offset.height))] : []
    }
}

extension View {
    /// Puts a shadow under the view: its outline in one colour, blurred as by a Gaussian whose standard deviation is
    /// `radius` points, and moved.
    public nonisolated func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        modifier(_ShadowEffect(color: color, radius: radius, offset: CGSize(width: x, height: y)))
    }
}
