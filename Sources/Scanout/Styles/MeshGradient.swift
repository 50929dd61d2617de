import Raster

/// Colours at the points of a grid, which may be moved; between them the colours pass into each other.
///
/// Lines of the grid are smooth curves through its points: with ``Locations/points(_:)`` as a Catmull-Rom spline goes,
/// straight where the points lie so; with ``Locations/bezierPoints(_:)`` by the control points that are given. Where the
/// grid does not reach, the background shows; where it lies over itself, what comes later in it, row by row.
public struct MeshGradient: ShapeStyle, Hashable, Sendable {
    /// A point of the grid with the control points of the curves that meet in it, in shares of the frame.
    public struct BezierPoint: Hashable, Sendable {
        /// Where the point is.
        public var position: SIMD2<Float>
        /// For the curve to the point before it in the row.
        public var leadingControlPoint: SIMD2<Float>
        /// For the curve to the point above.
        public var topControlPoint: SIMD2<Float>
        /// For the curve to the point after it in the row.
        public var trailingControlPoint: SIMD2<Float>
        /// For the curve to the point below.
        public var bottomControlPoint: SIMD2<Float>

        /// Makes a point.
        public init(
            position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
            trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
        ) {
            self.position = position
            self.leadingControlPoint = leadingControlPoint
            self.topControlPoint = topControlPoint
            self.trailingControlPoint = trailingControlPoint
            self.bottomControlPoint = bottomControlPoint
        }
    }

    /// Where the grid's points are, in shares of the frame, row by row.
    public enum Locations: Hashable, Sendable {
        /// Points, with curves through them as they come.
        case points([SIMD2<Float>])
        /// Points with the control points of the curves.
        case bezierPoints([BezierPoint])
    }

    /// The colours of the grid's points, row by row.
    public enum Colors: Hashable, Sendable {
        /// Colours.
        case colors([Color])
        /// Colours whose channels are known.
        case resolvedColors([Color.Resolved])
    }

    /// Points in a row.
    public var width: Int
    /// Rows.
    public var height: Int
    /// Where the points are.
    public var locations: Locations
    /// Their colours.
    public var colors: Colors
    /// What shows where the grid does not reach.
    public var background: Color
    /// Whether colours change along smooth curves, or evenly between each two points.
    public var smoothsColors: Bool
    /// In which numbers colours are mixed.
    public var colorSpace: Gradient.ColorSpace

    /// Makes a mesh. With fewer points or colours than `width` times `height`, or fewer than two in a row or column, only
    /// the background shows.
    public init(
        width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.width = width
        self.height = height
        self.locations = locations
        self.colors = colors
        self.background = background
        self.smoothsColors = smoothsColors
        self.colorSpace = colorSpace
    }
    /// Makes a mesh of points and colours.
    public init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .colors(colors), background: background,
            smoothsColors: smoothsColors, colorSpace: colorSpace)
    }
    /// Makes a mesh of points and colours whose channels are known.
    public init(
        width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved],
        background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .resolvedColors(resolvedColors),
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }
    /// Makes a mesh of points with control points, and colours.
    public init(
        width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors),
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }
    /// Makes a mesh of points with control points, and colours whose channels are known.
    public init(
        width: Int, height: Int, bezierPoints: [BezierPoint], resolvedColors: [Color.Resolved],
        background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .bezierPoints(bezierPoints),
            colors: .resolvedColors(resolvedColors), background: background, smoothsColors: smoothsColors,
            colorSpace: colorSpace)
    }

    /// The mesh with its colours known.
    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        let colors: [RGBA] =
            switch colors {
            case .colors(let colors): colors.map { $0.rgba(in: environment) }
            case .resolvedColors(let colors): colors.map { Color($0).rgba(in: environment) }
            }
        return _ResolvedStyle(
            .mesh(
                ResolvedMesh(
                    columns: width, rows: height, locations: locations, colors: colors,
                    background: background.rgba(in: environment), isSmooth: smoothsColors,
                    isPerceptual: colorSpace == .perceptual, scale: Double(environment.displayScale))))
    }
}

extension MeshGradient: View {
    /// A rectangle.
    public typealias Body = _ShapeView<Rectangle, MeshGradient>
}
