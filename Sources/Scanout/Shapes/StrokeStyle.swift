import Raster

/// How an open line ends.
public enum CGLineCap: Int32, Hashable, Sendable {
    /// At its end point.
    case butt
    /// In a half circle round it.
    case round
    /// In a half square round it.
    case square
}

/// How two lines meet.
public enum CGLineJoin: Int32, Hashable, Sendable {
    /// In a point, up to the miter limit.
    case miter
    /// In an arc.
    case round
    /// Cut off.
    case bevel
}

/// How a line is drawn; lengths in points.
public struct StrokeStyle: Hashable, Sendable {
    /// The width.
    public var lineWidth: CGFloat
    /// How open lines end.
    public var lineCap: CGLineCap
    /// How two lines meet.
    public var lineJoin: CGLineJoin
    /// The longest point of a join in line widths.
    public var miterLimit: CGFloat
    /// Lengths of dashes and gaps in turn; empty is solid.
    public var dash: [CGFloat]
    /// How far into the pattern the line begins.
    public var dashPhase: CGFloat

    /// Makes a style.
    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }

    var raster: Stroke {
        Stroke(
            width: Double(lineWidth).asLength, cap: [.butt, .round, .square][Int(lineCap.rawValue)],
            join: [.miter, .round, .bevel][Int(lineJoin.rawValue)], miterLimit: Double(miterLimit),
            dash: dash.map { Double($0) }, dashPhase: Double(dashPhase))
    }
}

extension StrokeStyle: Animatable {
    /// Width, miter limit and phase.
    public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
        set {
            lineWidth = newValue.first
            miterLimit = newValue.second.first
            dashPhase = newValue.second.second
        }
    }
}

/// How the inside of a shape is told, and whether its edge is smooth.
public struct FillStyle: Hashable, Sendable {
    /// Whether a region inside an even number of contours is outside.
    public var isEOFilled: Bool
    /// Whether edges are smooth.
    public var isAntialiased: Bool

    /// Makes a style.
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}

/// How corners are rounded. Both are drawn as arcs of a circle here.
public enum RoundedCornerStyle: Hashable, Sendable {
    /// As arcs of a circle.
    case circular
    /// With a curvature that grows and falls off.
    case continuous
}
