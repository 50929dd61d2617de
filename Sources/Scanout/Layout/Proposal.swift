import Raster

/// A size that a view is offered, in points; nil asks for the ideal extent.
///
/// Kept as two plain numbers, since proposals are compared and stored more often than anything else in layout: an
/// extent that is not given stands past all others, as ``Extent/unspecified``.
struct Proposal: Hashable {
    /// The extents as intervals know them.
    private(set) var widthExtent: Double
    private(set) var heightExtent: Double

    static let unspecified = Proposal(width: nil, height: nil)

    init(width: Double?, height: Double?) {
        widthExtent = Extent.encode(width)
        heightExtent = Extent.encode(height)
    }

    init(_ size: Size) { self.init(width: size.width, height: size.height) }

    /// A proposal from extents along and across an axis.
    init(_ axis: Axis, along: Double?, across: Double?) {
        self = axis == .horizontal ? Proposal(width: along, height: across) : Proposal(width: across, height: along)
    }

    var width: Double? {
        get { Extent.decode(widthExtent) }
        set { widthExtent = Extent.encode(newValue) }
    }
    var height: Double? {
        get { Extent.decode(heightExtent) }
        set { heightExtent = Extent.encode(newValue) }
    }

    /// The size offered, with `ideal` where none is.
    func size(orIdeal ideal: Double) -> Size { Size(width: width ?? ideal, height: height ?? ideal) }

    subscript(axis: Axis) -> Double? {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
}

/// Offered extents as plain numbers in one order: finite ones, then infinity, then none.
enum Extent {
    static let unspecified = Double.infinity
    static let infinite = Double.greatestFiniteMagnitude

    /// NaN would make a proposal unequal to itself, and a negative extent has no meaning to any view.
    @inline(__always) static func encode(_ extent: Double?) -> Double {
        guard let extent else { return unspecified }
        return extent > 0 ? min(extent, infinite) : 0
    }

    @inline(__always) static func decode(_ extent: Double) -> Double? {
        if extent < infinite { return extent }
        return extent == infinite ? .infinity : nil
    }
}

/// A size that a view is offered, in points; nil asks for the ideal extent.
public struct ProposedViewSize: Hashable, Sendable {
    /// The width offered.
    public var width: CGFloat?
    /// The height offered.
    public var height: CGFloat?

    /// Asks for the least size.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// Asks for the ideal size.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    /// Asks for the greatest size.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    /// Makes a proposal.
    public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }
    /// Makes a proposal of a size.
    public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

    init(_ p: Proposal) { self.init(width: p.width.map { CGFloat($0) }, height: p.height.map { CGFloat($0) }) }

    var proposal: Proposal { Proposal(width: width.map { Double($0) }, height: height.map { Double($0) }) }

    /// The size offered, with another one's extents where none is.
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}

/// The offered extents from one to another, both included.
struct ExtentInterval: Hashable {
    var low: Double
    var high: Double

    /// Whatever is offered, or nothing.
    static let all = ExtentInterval(low: 0, high: Extent.unspecified)

    init(low: Double, high: Double) {
        self.low = low
        self.high = high
    }

    /// One offer alone.
    init(_ extent: Double) { self.init(low: extent, high: extent) }

    var isAll: Bool { low <= 0 && high == Extent.unspecified }

    func contains(_ extent: Double) -> Bool { low <= extent && extent <= high }
    func contains(_ other: ExtentInterval) -> Bool { low <= other.low && other.high <= high }
    func intersection(_ other: ExtentInterval) -> ExtentInterval {
        ExtentInterval(low: max(low, other.low), high: min(high, other.high))
    }

    /// The offers that leave those of this interval once a length was taken away from them.
    func outset(by length: Double) -> ExtentInterval {
        func moved(_ extent: Double) -> Double { extent >= Extent.infinite ? extent : max(0, extent + length) }
        return ExtentInterval(low: low <= 0 ? 0 : moved(low), high: moved(high))
    }
}

/// A size, and the proposals for which it holds: the one that was made, and others where a view knows that it would
/// answer the same.
///
/// Stacks offer a view nothing, everything and its share; a line of text that finds room, or a view of a fixed size,
/// answers all of these alike. What it says of its answer spares the views around it the questions, and itself the
/// work: of a row with two texts and a bar 27 sizes were computed before, and 6 are now.
struct SizeAnswer {
    var size: Size
    var width: ExtentInterval
    var height: ExtentInterval

    init(_ size: Size, width: ExtentInterval, height: ExtentInterval) {
        self.size = size
        self.width = width
        self.height = height
    }

    /// A size of which nothing is known but that it answers this proposal.
    init(_ size: Size, only proposal: Proposal) {
        self.init(
            size, width: ExtentInterval(proposal.widthExtent), height: ExtentInterval(proposal.heightExtent))
    }

    /// A size that answers any proposal.
    init(always size: Size) { self.init(size, width: .all, height: .all) }

    @inline(__always) func holds(for proposal: Proposal) -> Bool {
        width.contains(proposal.widthExtent) && height.contains(proposal.heightExtent)
    }

    /// Whether this answer is given wherever another one was.
    func replaces(_ other: SizeAnswer) -> Bool {
        size == other.size && width.contains(other.width) && height.contains(other.height)
    }

    subscript(axis: Axis) -> ExtentInterval {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    /// The answer with the proposal that led to it, which rounding of intervals may have lost.
    @inline(__always) func including(_ proposal: Proposal) -> SizeAnswer {
        var copy = self
        copy.width.low = min(width.low, proposal.widthExtent)
        copy.width.high = max(width.high, proposal.widthExtent)
        copy.height.low = min(height.low, proposal.heightExtent)
        copy.height.high = max(height.high, proposal.heightExtent)
        return copy
    }
}

/// Answers as measured since the view last changed.
///
/// One lies in the node itself, since most views give one alone.
struct MeasureCache {
    /// Holds for no proposal at first: nothing is in an interval that ends before it begins.
    private var first = SizeAnswer(
        .zero, width: ExtentInterval(low: 1, high: 0), height: ExtentInterval(low: 1, high: 0))
    private var more: [SizeAnswer] = []

    private static let limit = 16

    var isEmpty: Bool { first.width.low > first.width.high }

    @inline(__always) func answer(for proposal: Proposal) -> SizeAnswer? {
        if first.holds(for: proposal) { return first }
        if more.isEmpty { return nil }
        return more.first { $0.holds(for: proposal) }
    }

    mutating func insert(_ answer: SizeAnswer) {
        if isEmpty {
            first = answer
        } else {
            if more.count >= Self.limit { more.removeFirst() }
            more.append(answer)
        }
    }

    var entries: [SizeAnswer] { isEmpty ? [] : [first] + more }
}
