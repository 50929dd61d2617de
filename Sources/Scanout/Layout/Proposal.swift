import Raster

/// A size that a view is offered, in points; nil asks for the ideal extent.
struct Proposal: Hashable {
    var width: Double?
    var height: Double?

    static let unspecified = Proposal(width: nil, height: nil)

    init(width: Double?, height: Double?) {
        self.width = width.map(Self.sound)
        self.height = height.map(Self.sound)
    }

    init(_ size: Size) { self.init(width: size.width, height: size.height) }

    /// NaN would make a proposal unequal to itself, and a negative extent has no meaning to any view.
    private static func sound(_ extent: Double) -> Double { extent > 0 ? extent : 0 }

    /// The size offered, with `ideal` where none is.
    func size(orIdeal ideal: Double) -> Size { Size(width: width ?? ideal, height: height ?? ideal) }

    subscript(axis: Axis) -> Double? {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue.map(Self.sound) } else { height = newValue.map(Self.sound) } }
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

/// Sizes by proposal, as measured since the view last changed.
///
/// Three places lie in the node itself, since most views are asked at most three times (least, greatest, chosen).
struct MeasureCache {
    struct Entry {
        var proposal: Proposal
        var size: Size
    }

    private var first: Entry?
    private var second: Entry?
    private var third: Entry?
    private var more: [Entry] = []

    func size(for proposal: Proposal) -> Size? {
        guard let first else { return nil }
        if first.proposal == proposal { return first.size }
        guard let second else { return nil }
        if second.proposal == proposal { return second.size }
        guard let third else { return nil }
        if third.proposal == proposal { return third.size }
        return more.first { $0.proposal == proposal }?.size
    }

    mutating func insert(_ size: Size, for proposal: Proposal) {
        let entry = Entry(proposal: proposal, size: size)
        if first == nil {
            first = entry
        } else if second == nil {
            second = entry
        } else if third == nil {
            third = entry
        } else {
            if more.count >= 16 { more.removeFirst() }
            more.append(entry)
        }
    }

    var entries: [Entry] { [first, second, third].compactMap { $0 } + more }
}
