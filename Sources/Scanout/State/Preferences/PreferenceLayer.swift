/// Puts a view that is made from what views inside hand up behind or in front of a view.
public struct _PreferenceLayer<K: PreferenceKey, Layer: View> {
    let alignment: Alignment
    let isBehind: Bool
    let makeLayer: (K.Value) -> Layer

    /// There is none.
    public typealias Body = Never

    nonisolated init(alignment: Alignment, isBehind: Bool, makeLayer: @escaping (K.Value) -> Layer) {
        self.alignment = alignment
        self.isBehind = isBehind
        self.makeLayer = makeLayer
    }

    /// A node with both views.
    @MainActor public static func _makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, _ inputs: _NodeInputs
    ) -> _ViewNode<ModifiedContent<V, Self>> { PreferenceLayerNode(view, inputs) }
}

extension _PreferenceLayer: ViewModifier {}

/// Reads the preference of its content and gives the layer to a slot in the modifier around it, so that neither the
/// content nor the layer is touched when only the other one changes.
private final class PreferenceLayerNode<V: View, K: PreferenceKey, Layer: View>:
    KeptViewNode<ModifiedContent<V, _PreferenceLayer<K, Layer>>>
{
    private typealias Content = ModifiedContent<V, PreferenceTap<K>>
    private typealias Layered = ModifiedContent<Content, _LayerModifier<LayerSlot<Layer>>>

    private var child: _ViewNode<Layered>?
    private let slot = LayerSlot<Layer>.Source()
    private let tap = PreferenceTap<K>.Source()

    override init(_ view: ModifiedContent<V, _PreferenceLayer<K, Layer>>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        tap.didChange = { [unowned self] in evaluate() }
        child = Layered._makeNode(layered(view), inputsForChild())
    }

    private func layered(_ view: ModifiedContent<V, _PreferenceLayer<K, Layer>>) -> Layered {
        ModifiedContent(
            content: ModifiedContent(content: view.content, modifier: PreferenceTap(source: tap)),
            modifier: _LayerModifier(
                layer: LayerSlot(source: slot), alignment: view.modifier.alignment, isBehind: view.modifier.isBehind))
    }

    override func update(_ new: ModifiedContent<V, _PreferenceLayer<K, Layer>>) {
        view = new
        child?.update(layered(new))
        if tap.hasValue { evaluate() }
    }

    override func evaluate() {
        isDirty = false
        graph.statistics.bodiesEvaluated += 1
        slot.give(recordingReads { view.modifier.makeLayer(tap.value) })
    }

    override func forEachChild(_ body: (_Node) -> Void) { if let child { body(child) } }
}

/// Follows what views inside hand up for a key.
private struct PreferenceTap<K: PreferenceKey>: ViewModifier {
    typealias Body = Never
    let source: Source

    /// The value that was read last.
    @MainActor final class Source {
        fileprivate(set) var hasValue = false
        fileprivate(set) var value = K.defaultValue
        var didChange: (() -> Void)?
    }

    static func _makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, _ inputs: _NodeInputs
    ) -> _ViewNode<ModifiedContent<V, Self>> { PreferenceTapNode(view, inputs) }
}

private final class PreferenceTapNode<V: View, K: PreferenceKey>: KeptViewNode<ModifiedContent<V, PreferenceTap<K>>>,
    PreferenceReader
{
    private var child: _ViewNode<V>?
    private var isQueued = false

    override init(_ view: ModifiedContent<V, PreferenceTap<K>>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        child = V._makeNode(view.content, inputsForChild())
        queue()
    }

    private func queue() {
        if isQueued { return }
        isQueued = true
        graph.queueForLayers(self)
    }

    override func update(_ new: ModifiedContent<V, PreferenceTap<K>>) { child?.update(new.content) }

    override func preferenceDidChange(_ key: ObjectIdentifier?) {
        if key == nil || key == ObjectIdentifier(K.self) { queue() }
        super.preferenceDidChange(key)
    }

    func readPreference() {
        isQueued = false
        var value: K.Value?
        child?.reducePreference(K.self, into: &value)
        let new = value ?? K.defaultValue
        let source = view.modifier.source
        if source.hasValue, areEqual(source.value, new) { return }
        source.value = new
        source.hasValue = true
        source.didChange?()
    }

    override func forEachChild(_ body: (_Node) -> Void) { if let child { body(child) } }
}

/// Holds the place of a view that is made later.
struct LayerSlot<Layer: View>: View {
    typealias Body = Never
    let source: Source

    /// Where the view comes from.
    @MainActor final class Source {
        fileprivate var layer: Layer?
        fileprivate weak var node: LayerSlotNode<Layer>?

        func give(_ new: Layer) {
            layer = new
            node?.take(new)
        }
    }

    static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> { LayerSlotNode(view, inputs) }
}

private final class LayerSlotNode<Layer: View>: KeptViewNode<LayerSlot<Layer>> {
    private var child: _ViewNode<Layer>?

    override init(_ view: LayerSlot<Layer>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        view.source.node = self
        if let layer = view.source.layer { child = Layer._makeNode(layer, inputsForChild()) }
    }

    override func update(_ new: LayerSlot<Layer>) {}

    func take(_ layer: Layer) {
        if let child { return child.update(layer) }
        child = Layer._makeNode(layer, inputsForChild())
        childListDidChange()
    }

    override func forEachChild(_ body: (_Node) -> Void) { if let child { body(child) } }
}

extension View {
    /// Puts a view in front of this one that is made from what views inside hand up for a key, offered this one's size.
    public nonisolated func overlayPreferenceValue<Key: PreferenceKey, T: View>(
        _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
    ) -> some View { modifier(_PreferenceLayer<Key, T>(alignment: .center, isBehind: false, makeLayer: transform)) }

    /// Puts a view in front of this one that is made from what views inside hand up for a key, offered this one's size.
    public nonisolated func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View { modifier(_PreferenceLayer<K, V>(alignment: alignment, isBehind: false, makeLayer: transform)) }

    /// Puts a view behind this one that is made from what views inside hand up for a key, offered this one's size.
    public nonisolated func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
        _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
    ) -> some View { modifier(_PreferenceLayer<Key, T>(alignment: .center, isBehind: true, makeLayer: transform)) }

    /// Puts a view behind this one that is made from what views inside hand up for a key, offered this one's size.
    public nonisolated func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View { modifier(_PreferenceLayer<K, V>(alignment: alignment, isBehind: true, makeLayer: transform)) }
}
