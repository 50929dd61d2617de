import Raster

/// A shadow that a style throws: of what is painted with it, or on it.
public struct ShadowStyle: Hashable, Sendable {
    let color: Color
    let radius: CGFloat
    let x: CGFloat
    let y: CGFloat
    let isInner: Bool

    /// A shadow below what is painted; lengths in points, `radius` a Gaussian's standard deviation.
    public static func drop(
        color: Color = .init(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: false)
    }
    /// A shadow that the surroundings throw on what is painted; lengths in points, `radius` a Gaussian's standard
    /// deviation.
    public static func inner(
        color: Color = .init(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: true)
    }
}

/// A shadow with its colour's channels.
struct ResolvedShadow: Hashable {
    let style: ShadowStyle
    let color: RGBA

    func filter(_ scale: FilterScale) -> LayerFilter {
        let shadow = scale.shadow(color, radius: style.radius, x: style.x, y: style.y)
        return style.isInner ? .innerShadow(shadow) : .shadow(shadow)
    }
}

/// A style that throws a shadow.
public struct _ShadowShapeStyle<Style: ShapeStyle>: ShapeStyle {
    let style: Style
    let shadow: ShadowStyle

    /// The style inside with the shadow.
    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        var resolved = style._resolve(in: environment)
        let color = shadow.color.rgba(in: environment)
        if color.alpha > 0 { resolved.shadows.append(ResolvedShadow(style: shadow, color: color)) }
        return resolved
    }
}

/// A style that meets what is below in a way of its own.
public struct _BlendModeShapeStyle<Style: ShapeStyle>: ShapeStyle {
    let style: Style
    let blendMode: BlendMode

    /// The style inside with the way of blending.
    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        var resolved = style._resolve(in: environment)
        resolved.blendMode = blendMode.raster
        return resolved
    }
}

extension ShapeStyle {
    /// The style with a shadow.
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle { _ShadowShapeStyle(style: self, shadow: style) }
    /// The style, meeting what is below in another way.
    public func blendMode(_ mode: BlendMode) -> some ShapeStyle { _BlendModeShapeStyle(style: self, blendMode: mode) }
}

extension ShapeStyle where Self == AnyShapeStyle {
    /// The environment's style with a shadow.
    public static func shadow(_ style: ShadowStyle) -> AnyShapeStyle {
        AnyShapeStyle(_ShadowShapeStyle(style: ForegroundStyle(), shadow: style))
    }
    /// The environment's style less opaque.
    public static func opacity(_ opacity: Double) -> AnyShapeStyle {
        AnyShapeStyle(_OpacityShapeStyle(style: ForegroundStyle(), opacity: opacity))
    }
    /// The environment's style, meeting what is below in another way.
    public static func blendMode(_ mode: BlendMode) -> AnyShapeStyle {
        AnyShapeStyle(_BlendModeShapeStyle(style: ForegroundStyle(), blendMode: mode))
    }
}

extension _ResolvedStyle {
    /// Whether what is painted has to be drawn apart.
    var isDrawnApart: Bool { !shadows.isEmpty || blendMode != .normal }

    /// What is done to what was painted: shadows on it come before those below it.
    func filters(_ transform: AffineTransform) -> [LayerFilter] {
        if shadows.isEmpty { return [] }
        let scale = FilterScale(transform)
        return shadows.filter(\.style.isInner).map { $0.filter(scale) }
            + shadows.filter { !$0.style.isInner }.map { $0.filter(scale) }
    }

    /// How far past its edges what is painted can be seen.
    func grown(_ ink: Rect, _ transform: AffineTransform) -> Rect {
        if shadows.isEmpty { return ink }
        let reach = filters(transform).reach
        return Rect(
            x: ink.minX - Double(reach.left), y: ink.minY - Double(reach.top),
            width: ink.width + Double(reach.left + reach.right), height: ink.height + Double(reach.top + reach.bottom))
    }
}

extension Painter {
    /// Draws what a box paints with a style, with the style's shadows and way of blending.
    func draw(_ style: _ResolvedStyle?, of box: _LayoutNode, _ context: DrawContext, _ body: () -> Void) {
        guard let style, style.isDrawnApart else { return body() }
        let filters = style.filters(context.transform)
        let needed = renderer.clipBounds.grown(by: filters.reach.reversed)
        let own = context.stage?.keepsPlaces ?? true ? box.drawing.contentBounds : context.clip
        renderer.pushLayer(
            bounds: needed.intersection(own), filters: filters, opacity: opacity, blendMode: style.blendMode)
        drawApart(body)
    }
}
