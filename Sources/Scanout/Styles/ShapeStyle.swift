import Raster

/// What a shape or text is painted with.
public protocol ShapeStyle: Sendable {
    /// The style that it comes to in an environment.
    associatedtype Resolved: ShapeStyle = Never
    /// The style that this one comes to in an environment; for styles of one's own.
    func resolve(in environment: EnvironmentValues) -> Resolved
    /// What the style comes to in an environment.
    func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle
}

extension ShapeStyle {
    /// What the resolved style comes to.
    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        resolve(in: environment)._resolve(in: environment)
    }
}

extension ShapeStyle where Resolved == Never {
    /// Styles that Scanout resolves itself have none; it is never asked for.
    public func resolve(in environment: EnvironmentValues) -> Never {
        preconditionFailure("\(Self.self) has no style that it comes to")
    }
}

extension Never: ShapeStyle {}

/// A style with everything known but the frame that it fills.
public struct _ResolvedStyle {
    /// Kinds of paint, with places in shares of the frame.
    enum Kind {
        case color(RGBA)
        case linear(ColorRamp, UnitPoint, UnitPoint)
        case radial(ColorRamp, UnitPoint, Double, Double)
        case elliptical(ColorRamp, UnitPoint, Double, Double)
        case angular(ColorRamp, UnitPoint, Double, Double)
        /// A tile in points, its corner in shares of the frame.
        indirect case image(TiledImage, UnitPoint)
        case mesh(ResolvedMesh)
        /// A style in a frame of its own, whose coordinates count from the corner of the one that is painted.
        indirect case framed(_ResolvedStyle, Rect)
    }

    var kind: Kind
    var opacity = 1.0
    /// Shadows of what is painted, the lowest last.
    var shadows: [ResolvedShadow] = []
    /// How what is painted meets what is below.
    var blendMode = Raster.BlendMode.normal

    init(_ kind: Kind) { self.kind = kind }

    /// The paint for a frame.
    func paint(in frame: Rect) -> Paint {
        func point(_ unit: UnitPoint) -> Point {
            Point(x: frame.minX + Double(unit.x) * frame.width, y: frame.minY + Double(unit.y) * frame.height)
        }
        let paint: Paint
        switch kind {
        case .color(let color): paint = .solid(color)
        case .linear(let ramp, let start, let end): paint = .linear(ramp, start: point(start), end: point(end))
        case .radial(let ramp, let center, let inner, let outer):
            paint = .radial(ramp, center: point(center), startRadius: inner, endRadius: outer)
        case .elliptical(let ramp, let center, let inner, let outer):
            paint = .elliptical(
                ramp, center: point(center), radii: frame.size, startFraction: inner, endFraction: outer)
        case .angular(let ramp, let center, let start, let end):
            paint = .angular(ramp, center: point(center), start: start, end: end)
        case .image(let image, let corner):
            let place = point(corner)
            paint = .image(
                TiledImage(
                    image.surface, source: image.source,
                    transform: image.transform.concatenating(.translation(x: place.x, y: place.y)),
                    isSharp: image.isSharp, opacity: image.opacity))
        case .mesh(let mesh): paint = mesh.paint(in: frame)
        case .framed(let style, let own):
            let place = Rect(x: frame.minX + own.minX, y: frame.minY + own.minY, width: own.width, height: own.height)
            paint = style.paint(in: place)
        }
        return opacity == 1 ? paint : paint.opacity(opacity)
    }
}

/// A style of a type that is not known.
public struct AnyShapeStyle: ShapeStyle {
    let style: any ShapeStyle

    /// Hides a style's type.
    public init<S: ShapeStyle>(_ style: S) { self.style = (style as? AnyShapeStyle)?.style ?? style }

    /// What the style inside comes to.
    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle { style._resolve(in: environment) }
}

extension AnyShapeStyle: Equatable {
    /// Whether both are known to be the same.
    public static func == (a: AnyShapeStyle, b: AnyShapeStyle) -> Bool { areEqual(a.style as Any, b.style as Any) }
}

/// The style that the views around set for shapes and text, or primary.
public struct ForegroundStyle: ShapeStyle, Equatable {
    /// Makes the style.
    public init() {}

    /// What the environment's style comes to.
    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        (environment.foregroundStyle?.style ?? Color.primary)._resolve(in: environment)
    }
}

/// What is behind all views: white, or black where colours are dark.
public struct BackgroundStyle: ShapeStyle, Equatable {
    /// Makes the style.
    public init() {}

    /// The style set around; white or black where none is.
    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        if let own = environment.backgroundStyle {
            // It may itself be made of this style, which then is the one that is built in.
            var outer = environment
            outer.backgroundStyle = nil
            return own._resolve(in: outer)
        }
        return _ResolvedStyle(.color(RGBA(hex: environment.colorScheme == .dark ? 0x000000 : 0xFFFFFF)))
    }
}

/// One of the levels of importance of the environment's style.
public struct HierarchicalShapeStyle: ShapeStyle, Equatable {
    let level: Int

    /// The first level.
    public static let primary = HierarchicalShapeStyle(level: 0)
    /// The second level.
    public static let secondary = HierarchicalShapeStyle(level: 1)
    /// The third level.
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    /// The fourth level.
    public static let quaternary = HierarchicalShapeStyle(level: 3)

    /// The shares of opacity of the levels of one style.
    static let opacities = [1, 0.5, 0.25, 0.18, 0.12]

    /// The fifth level.
    static let quinary = HierarchicalShapeStyle(level: 4)

    /// The environment's style for the level, or its last one less opaque from level to level.
    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        let others = environment.foregroundLevels
        if level > 0, level <= others.count { return others[level - 1]._resolve(in: environment) }
        var style = others.last?._resolve(in: environment) ?? ForegroundStyle()._resolve(in: environment)
        if level > others.count { style.opacity *= Self.opacities[level - others.count] }
        if level == 0 { style = ForegroundStyle()._resolve(in: environment) }
        return style
    }
}

/// A style less opaque.
public struct _OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle {
    let style: Style
    let opacity: Double

    /// The style inside with every alpha multiplied.
    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        var resolved = style._resolve(in: environment)
        resolved.opacity *= min(max(opacity, 0), 1)
        return resolved
    }
}

extension ShapeStyle {
    /// The style less opaque.
    public func opacity(_ opacity: Double) -> some ShapeStyle { _OpacityShapeStyle(style: self, opacity: opacity) }
}

extension ShapeStyle where Self == ForegroundStyle {
    /// The environment's style.
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
    /// What is behind all views.
    public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The first level of the environment's style.
    public static var primary: HierarchicalShapeStyle { .primary }
    /// The second level of the environment's style.
    public static var secondary: HierarchicalShapeStyle { .secondary }
    /// The third level of the environment's style.
    public static var tertiary: HierarchicalShapeStyle { .tertiary }
    /// The fourth level of the environment's style.
    public static var quaternary: HierarchicalShapeStyle { .quaternary }
}

extension ShapeStyle where Self: View, Self.Body == _ShapeView<Rectangle, Self> {
    /// As a view, a style fills its frame.
    @MainActor @preconcurrency public var body: _ShapeView<Rectangle, Self> {
        _ShapeView(shape: Rectangle(), style: self)
    }
}
