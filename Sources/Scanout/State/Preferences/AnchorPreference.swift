import Raster

/// Hands a value up that is made from where a view is.
public struct _AnchorPreference<K: PreferenceKey, A> {
    let source: Anchor<A>.Source
    let change: Change

    /// How the anchor counts.
    enum Change {
        /// In place of what views inside hand up.
        case value((Anchor<A>) -> K.Value)
        /// As a change of what they hand up.
        case transform((inout K.Value, Anchor<A>) -> Void)
    }

    /// There is none.
    public typealias Body = Never

    /// A node around the box that knows the place.
    @MainActor public static func _makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, _ inputs: _NodeInputs
    ) -> _ViewNode<ModifiedContent<V, Self>> { AnchorPreferenceNode(view, inputs) }
}

extension _AnchorPreference: ViewModifier {}

private final class AnchorPreferenceNode<V: View, K: PreferenceKey, A>:
    KeptViewNode<ModifiedContent<V, _AnchorPreference<K, A>>>
{
    private typealias Tracked = ModifiedContent<V, AnchorTracker>
    private var child: _ViewNode<Tracked>?
    private let spots = AnchorTracker.Spots()

    override init(_ view: ModifiedContent<V, _AnchorPreference<K, A>>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        spots.shapes = view.modifier.source.shapes
        spots.didMove = { [unowned self] in preferenceDidChange(ObjectIdentifier(K.self)) }
        child = Tracked._makeNode(tracked(view.content), inputsForChild())
        announcePreferences()
        preferenceDidChange(ObjectIdentifier(K.self))
    }

    private func tracked(_ content: V) -> Tracked {
        ModifiedContent(content: content, modifier: AnchorTracker(spots: spots))
    }

    override func update(_ new: ModifiedContent<V, _AnchorPreference<K, A>>) {
        view = new
        spots.shapes = new.modifier.source.shapes
        preferenceDidChange(ObjectIdentifier(K.self))
        child?.update(tracked(new.content))
    }

    override func reducePreference<Key: PreferenceKey>(_ key: Key.Type, into value: inout Key.Value?) {
        guard ObjectIdentifier(key) == ObjectIdentifier(K.self) else {
            return super.reducePreference(key, into: &value)
        }
        for own in ownValues() {
            guard let own = own as? Key.Value else { continue }
            if value == nil { value = own } else { key.reduce(value: &value!) { own } }
        }
    }

    /// One value a view; none for one that has no place yet.
    private func ownValues() -> [K.Value] {
        let anchors = spots.regions.map { Anchor(regions: $0, value: view.modifier.source.value) }
        switch view.modifier.change {
        case .value(let make): return anchors.map(make)
        case .transform(let transform):
            var value: K.Value?
            child?.reducePreference(K.self, into: &value)
            var result = value ?? K.defaultValue
            for anchor in anchors { transform(&result, anchor) }
            return anchors.isEmpty && value == nil ? [] : [result]
        }
    }

    override func forEachChild(_ body: (_Node) -> Void) { if let child { body(child) } }
}

/// Knows where views are.
private struct AnchorTracker: _UnaryModifier {
    typealias Body = Never
    let spots: Spots

    /// What the boxes of one modifier tell their node.
    @MainActor final class Spots {
        var shapes: [AnchorShape] = []
        var didMove: (() -> Void)?
        fileprivate var boxes: [AnchorTrackerBox] = []

        /// The parts of each view that has a place.
        var regions: [[AnchorRegion]] { boxes.compactMap { $0.regions(shapes) } }
    }

    static func _makeBox(_ modifier: Self, _ node: _Node) -> _ModifierBox<Self> { AnchorTrackerBox(modifier, node) }
}

private final class AnchorTrackerBox: _ModifierBox<AnchorTracker>, GeometryObserver {
    private lazy var place = AnchorPlace(self)
    /// Where the view's corners last were on the panel.
    private var known: [Point]?

    override func update(_ new: AnchorTracker) {}

    override func didAppear() {
        modifier.spots.boxes.append(self)
        node.graph.observeGeometry(self)
    }

    override func didDisappear() {
        modifier.spots.boxes.removeAll { $0 === self }
        node.graph.stopObservingGeometry(self)
        known = nil
        modifier.spots.didMove?()
    }

    override func didRemove() {
        modifier.spots.boxes.removeAll { $0 === self }
        node.graph.stopObservingGeometry(self)
        place.leave()
    }

    func geometryMayHaveChanged() {
        let map = mapToPanel
        let corners = [(0, 0), (1, 0), (0, 1)].map { map.apply(Point(x: $0.0 * size.width, y: $0.1 * size.height)) }
        if corners == known { return }
        known = corners
        modifier.spots.didMove?()
    }

    func regions(_ shapes: [AnchorShape]) -> [AnchorRegion]? {
        guard isPlaced else { return nil }
        let map = mapToPanel
        return shapes.map {
            AnchorRegion(place: place, shape: $0, global: $0.resolved(in: size).mapped(by: map))
        }
    }
}

extension View {
    /// Hands a value up to the views around that is made from where this view is, in place of what views inside hand up
    /// for the key.
    ///
    /// - Parameters:
    ///   - value: The place or region.
    ///   - transform: Makes the value from it.
    public nonisolated func anchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View { modifier(_AnchorPreference<K, A>(source: value, change: .value(transform))) }

    /// Changes what views inside hand up for a key by where this view is.
    ///
    /// - Parameters:
    ///   - value: The place or region.
    ///   - transform: Changes the value.
    public nonisolated func transformAnchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View { modifier(_AnchorPreference<K, A>(source: value, change: .transform(transform))) }
}
