import Raster

/// What a shape or text is painted with.
public protocol ShapeStyle: Sendable {
    /// What the style comes to in an environment.
    func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle
}

/// A style with everything known but the frame that it fills.
public struct _ResolvedStyle {
    /// Kinds of paint, with places in shares of the frame.
    enum Kind {
        case color(RGBA)
        case linear(ColorRamp, UnitPoint, UnitPoint)
        case radial(ColorRamp, UnitPoint, Double, Double)
        case elliptical(ColorRamp, UnitPoint, Double, Double)
        case angular(ColorRamp, UnitPoint, Double, Double)
    }

    var kind: Kind
    var opacity = 1.0

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

    /// White or black.
    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        _ResolvedStyle(.color(RGBA(hex: environment.colorScheme == .dark ? 0x000000 : 0xFFFFFF)))
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

    /// The environment's style, less opaque from level to level.
    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        var style = ForegroundStyle()._resolve(in: environment)
        style.opacity *= [1, 0.5, 0.25, 0.18][level]
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
