import Raster

/// What part of its content a scroll view shows.
public struct ScrollGeometry: Equatable, Sendable {
    /// How far the content is moved, in points from where it stands at its start.
    public var contentOffset: CGPoint
    /// The size of the content.
    public var contentSize: CGSize
    /// How far the content stays from the sides.
    public var contentInsets: EdgeInsets
    /// The size of the scroll view.
    public var containerSize: CGSize

    /// Makes it of its parts.
    public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
        self.contentOffset = contentOffset
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        self.containerSize = containerSize
    }

    /// The part of the content that shows.
    public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
    /// The part of the content that shows.
    public var bounds: CGRect { visibleRect }

    @MainActor init(_ box: ScrollBox) {
        let visible = box.visibleContent
        self.init(
            contentOffset: CGPoint(x: visible.minX - box.margins.left, y: visible.minY - box.margins.top),
            contentSize: CGSize(box.contentSize),
            contentInsets: EdgeInsets(
                top: box.margins.top, leading: box.margins.left, bottom: box.margins.bottom,
                trailing: box.margins.right),
            containerSize: CGSize(box.size))
    }
}

/// Whether and how a scroll view moves.
@frozen public enum ScrollPhase: Hashable, Sendable {
    /// Not at all.
    case idle
    /// A finger is there.
    case tracking
    /// A finger moves it.
    case interacting
    /// It runs out.
    case decelerating
    /// It goes somewhere by itself.
    case animating

    /// Whether it moves.
    public var isScrolling: Bool { self != .idle }
}

/// What is known as a scroll view's phase changes.
public struct ScrollPhaseChangeContext: Sendable {
    /// What the scroll view shows.
    public var geometry: ScrollGeometry
    /// How fast it moves, in points a second.
    public var velocity: CGVector?
}

/// Calls back when what a function makes of the geometry of the scroll view inside has changed.
public struct _ScrollGeometryModifier<T: Equatable> {
    let transform: (ScrollGeometry) -> T
    let action: (T, T) -> Void

    /// There is none.
    public typealias Body = Never

    /// The box that is watched.
    @MainActor public static func _makeBox(_ modifier: Self, _ node: _Node) -> _ModifierBox<Self> {
        ScrollGeometryBox(modifier, node)
    }
}

extension _ScrollGeometryModifier: _UnaryModifier {}

private final class ScrollGeometryBox<T: Equatable>: _ModifierBox<_ScrollGeometryModifier<T>>, GeometryObserver {
    private var value: T?

    override func adopt(_ child: _LayoutNode) {
        super.adopt(child)
        graph.observeGeometry(self)
    }

    override func update(_ new: _ScrollGeometryModifier<T>) { modifier = new }
    override func computeAnswer(_ proposal: Proposal) -> SizeAnswer { childAnswer(proposal) }
    override func didRemove() { graph.stopObservingGeometry(self) }

    func geometryMayHaveChanged() {
        guard isPlaced, node.isAlive, let scroll = firstScrollBox, scroll.isPlaced else { return }
        let new = modifier.transform(ScrollGeometry(scroll))
        if new == value { return }
        let old = value ?? new
        value = new
        let action = modifier.action
        graph.afterUpdate { action(old, new) }
    }
}

extension _LayoutNode {
    /// The box of the scroll view that this one is, or that is the first inside.
    fileprivate var firstScrollBox: ScrollBox? {
        if let scroll = self as? ScrollBox { return scroll }
        for child in children { if let found = child.firstScrollBox { return found } }
        return nil
    }
}

/// Calls back when a view comes into sight, or leaves it, in the scroll view around.
public struct _ScrollVisibilityModifier {
    let threshold: Double
    let action: (Bool) -> Void

    /// There is none.
    public typealias Body = Never

    /// The box that is watched.
    @MainActor public static func _makeBox(_ modifier: Self, _ node: _Node) -> _ModifierBox<Self> {
        ScrollVisibilityBox(modifier, node)
    }
}

extension _ScrollVisibilityModifier: _UnaryModifier {}

private final class ScrollVisibilityBox: _ModifierBox<_ScrollVisibilityModifier>, GeometryObserver {
    private var isVisible = false

    override func adopt(_ child: _LayoutNode) {
        super.adopt(child)
        graph.observeGeometry(self)
    }

    override func update(_ new: _ScrollVisibilityModifier) { modifier = new }
    override func computeAnswer(_ proposal: Proposal) -> SizeAnswer { childAnswer(proposal) }
    override func didRemove() { graph.stopObservingGeometry(self) }

    /// The share of the view that is in sight; all of it outside of scroll views.
    private var share: Double {
        guard let visible = bounds(of: AnyHashable(ScrollSpace.any)) else { return 1 }
        let width = max(0, min(size.width, visible.maxX) - max(0, visible.minX))
        let height = max(0, min(size.height, visible.maxY) - max(0, visible.minY))
        let area = size.width * size.height
        return area > 0 ? width * height / area : visible.minX <= 0 && visible.minY <= 0 ? 1 : 0
    }

    func geometryMayHaveChanged() {
        guard isPlaced, node.isAlive else { return }
        let share = share
        let new = share > 0 && share >= modifier.threshold
        if new == isVisible { return }
        isVisible = new
        let action = modifier.action
        graph.afterUpdate { action(new) }
    }
}

/// When an anchor of a scroll view's content counts.
public struct ScrollAnchorRole: Hashable, Sendable {
    private let name: String
    /// Where it begins.
    public static var initialOffset: ScrollAnchorRole { ScrollAnchorRole(name: "initialOffset") }
    /// When the content or the view gets another size.
    public static var sizeChanges: ScrollAnchorRole { ScrollAnchorRole(name: "sizeChanges") }
    /// Where content stands that is smaller than the view.
    public static var alignment: ScrollAnchorRole { ScrollAnchorRole(name: "alignment") }
}

extension View {
    /// Calls back with what a function made and makes of the geometry of the first scroll view inside: at first with the
    /// same value twice, and whenever it has changed.
    public nonisolated func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View { modifier(_ScrollGeometryModifier(transform: transform, action: action)) }

    /// Calls back when a share of the view comes into sight in the scroll view around, and when it leaves it.
    public nonisolated func onScrollVisibilityChange(
        threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
    ) -> some View { modifier(_ScrollVisibilityModifier(threshold: threshold, action: action)) }

    /// Calls back when a hand begins or ends to move a scroll view inside, which nothing does yet.
    public nonisolated func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    ) -> some View { self }
    /// Calls back when a hand begins or ends to move a scroll view inside, which nothing does yet.
    public nonisolated func onScrollPhaseChange(
        _ action:
            @escaping (
                _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
            ) -> Void
    ) -> some View { self }

    /// Sets the point of the content that scroll views inside show at the same point of theirs, for one role; a size that
    /// changes keeps what shows in place.
    public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
        transformEnvironment(\.scrollAnchor) { if role != .sizeChanges { $0 = anchor } }
    }
    /// Has the bars show for a moment, of which there are none.
    public nonisolated func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
    /// Has the bars show for a moment, of which there are none.
    public nonisolated func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }
    /// Sets whether scroll views and lists inside have a background of their own; they have none.
    public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View { self }
}
