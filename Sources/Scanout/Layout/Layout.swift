import Raster

/// Arranges views: chooses a size from a proposal, and places the views in it.
public protocol Layout: Animatable {
    /// What is kept between calls.
    associatedtype Cache = Void
    /// What the layout says of itself.
    static var layoutProperties: LayoutProperties { get }
    /// The views, as a layout sees them.
    typealias Subviews = LayoutSubviews

    /// Makes what is kept between calls.
    func makeCache(subviews: Subviews) -> Cache
    /// Brings what is kept up to date after views changed.
    func updateCache(_ cache: inout Cache, subviews: Subviews)
    /// The size for a proposal.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
    /// Places each view with its `place` function; one that is not placed goes to the middle.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
    /// The distances that the whole likes to keep.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
    /// The layout's own place of a horizontal guide.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
    /// The layout's own place of a vertical guide.
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
}

extension Layout {
    /// No axis.
    public static var layoutProperties: LayoutProperties { LayoutProperties() }
    /// Makes it anew.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }
    /// What the views together like.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        var result = ViewSpacing()
        for subview in subviews { result.formUnion(subview.spacing) }
        return result
    }
    /// None.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { nil }
    /// None.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { nil }
}

extension Layout where Cache == Void {
    /// Keeps nothing.
    public func makeCache(subviews: Subviews) {}
}

extension Layout {
    /// A view of the layout with views in it.
    @MainActor @preconcurrency
    public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        LayoutView(layout: self, content: content())
    }
}

/// What a layout says of itself.
public struct LayoutProperties: Sendable {
    /// The axis of a stack, which spacers and dividers inside follow.
    public var stackOrientation: Axis?
    /// Makes properties without an axis.
    public init() {}
}

/// Names a value that a view hands to the layout around it.
public protocol LayoutValueKey {
    /// The value's type.
    associatedtype Value
    /// The value of views that set none.
    static var defaultValue: Value { get }
}

/// The distances that a view likes to keep from others.
public struct ViewSpacing: Hashable, Sendable {
    /// The distance between two views that ask for nothing special, in points; measured in SwiftUI.
    static let standard = 8.0

    private var isZero = false

    /// The usual distances.
    public init() {}

    /// No distance at all.
    public static let zero: ViewSpacing = {
        var spacing = ViewSpacing()
        spacing.isZero = true
        return spacing
    }()

    /// Takes over the larger distances of another view's edges.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        isZero = isZero && other.isZero
    }
    /// The larger distances of both.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var copy = self
        copy.formUnion(other, edges: edges)
        return copy
    }
    /// The distance to the next view along an axis.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        isZero || next.isZero ? 0 : CGFloat(Self.standard)
    }
}

/// The views that a layout arranges.
public struct LayoutSubviews: RandomAccessCollection, Sendable {
    let boxes: [_LayoutNode]
    /// The direction of reading.
    public var layoutDirection: LayoutDirection = .leftToRight

    /// The first view's index.
    public var startIndex: Int { 0 }
    /// One past the last view's index.
    public var endIndex: Int { boxes.count }
    /// The view at an index.
    public subscript(index: Int) -> LayoutSubview { LayoutSubview(box: boxes[index]) }
}

/// A view that a layout arranges.
///
/// Layouts are not bound to the main actor by their declaration but always run there, since only a graph calls them.
public struct LayoutSubview: Equatable, Sendable {
    let box: _LayoutNode

    /// Whether both are the same view.
    public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.box === b.box }

    /// The size that the view chooses for a proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { CGSize(size(proposal.proposal)) }
    /// The size and guides of the view for a proposal.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        MainActor.assumeIsolated { box.dimensions(box.measure(proposal.proposal)) }
    }
    /// Which views share space first; greater goes first.
    public var priority: Double { MainActor.assumeIsolated { box.layoutPriority } }
    /// The distances that the view likes to keep.
    public var spacing: ViewSpacing { MainActor.assumeIsolated { box.spacing } }
    /// A value that the view hands to the layout.
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        MainActor.assumeIsolated { Unchecked(value: box.layoutValue(K.self)) }.value
    }
    /// Puts the view so that the given point of it lies at a position in the layout's bounds.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        let pending = PendingPlacement(
            position: Point(x: Double(position.x).asLength, y: Double(position.y).asLength), anchor: anchor,
            proposal: proposal.proposal)
        MainActor.assumeIsolated { box.pending = pending }
    }

    func size(_ proposal: Proposal) -> Size { MainActor.assumeIsolated { box.measure(proposal) } }
    func guide(_ key: AlignmentKey, in size: Size) -> Double {
        MainActor.assumeIsolated { box.guide(key, in: size) }
    }
    var isSpacer: Bool { MainActor.assumeIsolated { box.isSpacer } }
}

/// Hands a value out of the main actor to code that runs there all the same.
private struct Unchecked<Value>: @unchecked Sendable {
    let value: Value
}
