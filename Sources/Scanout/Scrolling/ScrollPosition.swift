import Raster

/// Where a scroll view is, or is to go: to a view, an edge or a point.
public struct ScrollPosition: Equatable, Sendable {
    enum Target: Equatable, @unchecked Sendable {
        case none
        case view(AnyHashable, UnitPoint?)
        case place(ScrollPlace)
    }

    var target: Target
    /// Counts requests, so that the same one can be made again.
    private var count = 0
    private var shown: Shown?

    private struct Shown: Equatable, @unchecked Sendable {
        var id: AnyHashable?
        var point: CGPoint
    }

    private init(_ target: Target) { self.target = target }

    /// Nowhere in particular, with ids of a type.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self) { self.init(.none) }
    /// At the view of an id.
    public init<ID: Hashable & Sendable>(
        id: ID, anchor: UnitPoint? = nil
    ) { self.init(.view(AnyHashable(id), anchor)) }
    /// At an edge.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, edge: Edge) {
        self.init(.place(ScrollPlace(edge: edge)))
    }
    /// At a point of the content, in points.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, point: CGPoint) {
        self.init(.place(ScrollPlace(x: point.x, y: point.y)))
    }
    /// At a distance along x, in points.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat) {
        self.init(.place(ScrollPlace(x: x)))
    }
    /// At a distance along y, in points.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, y: CGFloat) {
        self.init(.place(ScrollPlace(y: y)))
    }
    /// At a point of the content, in points.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat, y: CGFloat) {
        self.init(.place(ScrollPlace(x: x, y: y)))
    }

    private mutating func go(_ new: Target) {
        target = new
        count += 1
    }

    /// Goes to the view of an id.
    public mutating func scrollTo<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
        go(.view(AnyHashable(id), anchor))
    }
    /// Goes to an edge.
    public mutating func scrollTo(edge: Edge) { go(.place(ScrollPlace(edge: edge))) }
    /// Goes to a point of the content, in points.
    public mutating func scrollTo(point: CGPoint) { go(.place(ScrollPlace(x: point.x, y: point.y))) }
    /// Goes to a point of the content, in points.
    public mutating func scrollTo(x: CGFloat, y: CGFloat) { go(.place(ScrollPlace(x: x, y: y))) }
    /// Goes to a distance along x, in points.
    public mutating func scrollTo(x: CGFloat) { go(.place(ScrollPlace(x: x))) }
    /// Goes to a distance along y, in points.
    public mutating func scrollTo(y: CGFloat) { go(.place(ScrollPlace(y: y))) }

    /// Whether a hand moved the scroll view there, which nothing does yet.
    public var isPositionedByUser: Bool { false }
    /// The edge that was gone to, if one was.
    public var edge: Edge? { if case .place(let place) = target { place.edge } else { nil } }
    /// The point that was gone to, if one was.
    public var point: CGPoint? {
        if case .place(let place) = target, let x = place.x, let y = place.y { CGPoint(x: x, y: y) } else { nil }
    }
    /// The distance along x that was gone to, if one was.
    public var x: CGFloat? { if case .place(let place) = target { place.x } else { nil } }
    /// The distance along y that was gone to, if one was.
    public var y: CGFloat? { if case .place(let place) = target { place.y } else { nil } }
    /// The id of the view in sight, or of the one that was gone to.
    public var viewID: (any Hashable)? {
        if case .view(let id, _) = target { return id.base as? any Hashable }
        return shown?.id?.base as? any Hashable
    }
    /// The id of the view in sight, or of the one that was gone to, if it is of a type.
    public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { viewID as? T }

    /// The same with what is in sight now.
    func showing(_ id: AnyHashable?, at point: CGPoint) -> ScrollPosition {
        var copy = self
        copy.shown = Shown(id: id, point: point)
        return copy
    }

    /// Whether both ask for the same.
    func asks(as other: ScrollPosition) -> Bool { target == other.target && count == other.count }
}

/// An edge or a point of a scroll view's content.
struct ScrollPlace: Equatable, Sendable {
    var edge: Edge?
    var x: CGFloat?
    var y: CGFloat?

    /// How far the content is moved to be there, of as far as there is room.
    func offset(from current: Point, room: Point) -> Point {
        switch edge {
        case .top: return Point(x: current.x, y: 0)
        case .bottom: return Point(x: current.x, y: room.y)
        case .leading: return Point(x: 0, y: current.y)
        case .trailing: return Point(x: room.x, y: current.y)
        case nil: return Point(x: x.map { Double($0) } ?? current.x, y: y.map { Double($0) } ?? current.y)
        }
    }
}

/// How a scroll view and a binding follow each other.
final class ScrollPositionLink {
    let anchor: UnitPoint?
    /// Where to go.
    let place: () -> ScrollPosition?
    /// Takes the id of the view in sight, and how far the content is moved.
    let tell: (AnyHashable?, CGPoint) -> Void

    init(
        anchor: UnitPoint?, place: @escaping () -> ScrollPosition?, tell: @escaping (AnyHashable?, CGPoint) -> Void
    ) {
        self.anchor = anchor
        self.place = place
        self.tell = tell
    }
}

private enum ScrollPositionLinkKey: EnvironmentKey { static var defaultValue: ScrollPositionLink? { nil } }

extension EnvironmentValues {
    /// Who follows scroll views inside.
    var scrollPositionLink: ScrollPositionLink? {
        get { self[ScrollPositionLinkKey.self] }
        set { self[ScrollPositionLinkKey.self] = newValue }
    }
}

extension View {
    /// Ties the scroll view inside and a binding together: it goes to the view whose id is written to the binding, and the id
    /// of the view that it then shows first, or at the anchor, is written there when it has gone somewhere else.
    public nonisolated func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
        let position = id.wrappedValue.map { ScrollPositionID(id: AnyHashable($0), anchor: anchor) }
        let link = ScrollPositionLink(anchor: anchor, place: { nil }) { shown, _ in
            if let shown = shown?.base as? ID, shown != id.wrappedValue { id.wrappedValue = shown }
        }
        return transformEnvironment(\.scrollPositionID) { $0 = position }
            .transformEnvironment(\.scrollPositionLink) { $0 = link }
    }
    /// Ties the scroll view inside and a binding together: it goes where the binding says.
    public nonisolated func scrollPosition(
        _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
    ) -> some View {
        let asked = position.wrappedValue
        let link = ScrollPositionLink(anchor: anchor, place: { asked }) { shown, point in
            let new = position.wrappedValue.showing(shown, at: point)
            if new != position.wrappedValue { position.wrappedValue = new }
        }
        return transformEnvironment(\.scrollPositionLink) { $0 = link }
    }
}

extension _Node {
    /// Calls for each box below of views that have an id, in their order.
    final func forEachIdentifiedBox(_ body: (AnyHashable, _LayoutNode) -> Void) {
        forEachOwnBox(body)
        forEachChild { $0.forEachIdentifiedBox(body) }
    }
}

extension _LayoutNode {
    /// The frame in the coordinates of a box around; nil where it is not inside, or has no place.
    final func frame(inside outer: _LayoutNode) -> Rect? {
        var rect = Rect(origin: .zero, size: size)
        var current: _LayoutNode = self
        while current !== outer {
            guard current.isPlaced, let parent = current.parent else { return nil }
            rect.origin = Point(x: rect.minX + current.origin.x, y: rect.minY + current.origin.y)
            current = parent
        }
        return rect
    }
}
