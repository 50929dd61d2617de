import Raster

/// Parts of the unsafe area, by what makes them unsafe.
public struct SafeAreaRegions: OptionSet, Sendable {
    /// A bit a part.
    public let rawValue: UInt
    /// Makes a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// What the panel and the views around keep free.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// What a keyboard on the screen would cover; there is none.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    /// All of it.
    public static let all = SafeAreaRegions(rawValue: .max)
}

/// Lets a view that ends at the edge of the safe area reach beyond it.
public struct _IgnoresSafeAreaLayout: Sendable {
    let edges: Edge.Set

    /// There is none.
    public typealias Body = Never

    /// The box that reaches beyond.
    @MainActor public static func _makeBox(_ modifier: Self, _ node: _Node) -> _ModifierBox<Self> {
        IgnoresSafeAreaBox(modifier, node)
    }
}

extension _IgnoresSafeAreaLayout: _UnaryModifier {}

/// The box has the size that fits into the safe area; what is inside is offered more and placed beyond.
private final class IgnoresSafeAreaBox: _ModifierBox<_IgnoresSafeAreaLayout>, GeometryObserver {
    private var insets = SideInsets.zero
    private var isObserving = false

    private var current: SideInsets {
        unsafeInsets(of: Rect(origin: .zero, size: size), edges: modifier.edges)
    }

    /// The safe area counts from the panel's own sides.
    override var mirrorsPlacement: Bool { false }

    override func placeChildren(in size: Size, proposal: Proposal) {
        if node.graph.usesSafeArea, !isObserving {
            isObserving = true
            node.graph.observeGeometry(self)
        }
        insets = current
        child?.pending = PendingPlacement(
            position: Point(x: -insets.left, y: -insets.top), anchor: .zero, proposal: proposal.grown(by: insets))
    }

    func geometryMayHaveChanged() {
        if isPlaced, node.isAlive, current != insets { invalidatePlacement() }
    }

    override func didRemove() { node.graph.stopObservingGeometry(self) }
}

extension View {
    /// Lets the view reach beyond the safe area along sides where it ends at the safe area's edge. Its size in the
    /// layout stays.
    public nonisolated func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        modifier(_IgnoresSafeAreaLayout(edges: regions.contains(.container) ? edges : []))
    }
    /// Lets the view reach beyond the safe area along sides.
    public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }
}
