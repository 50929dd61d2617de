/// How a path's line is drawn; lengths in the path's own space.
public struct Stroke: Hashable, Sendable {
    /// How an open contour ends.
    public enum Cap: Hashable, Sendable { case butt, round, square }
    /// How two segments meet.
    public enum Join: Hashable, Sendable { case miter, round, bevel }

    /// The line's width; hairlines of less than one device pixel are drawn one device pixel wide.
    public var width: Double
    /// How an open contour ends.
    public var cap: Cap
    /// How two segments meet.
    public var join: Join
    /// The longest miter, in line widths, before it becomes a bevel.
    public var miterLimit: Double
    /// Lengths of dashes and gaps in turn; empty is solid. An odd count is used twice over.
    public var dash: [Double]
    /// How far into the pattern the line begins.
    public var dashPhase: Double

    /// Makes a stroke.
    public init(
        width: Double = 1, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10, dash: [Double] = [],
        dashPhase: Double = 0
    ) {
        self.width = width
        self.cap = cap
        self.join = join
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }
}
