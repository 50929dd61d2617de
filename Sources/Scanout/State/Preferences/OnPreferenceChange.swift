/// Calls back when what views inside hand up has changed.
public struct _PreferenceReader<K: PreferenceKey> where K.Value: Equatable {
    let action: (K.Value) -> Void

    /// There is none.
    public typealias Body = Never

    /// A node that follows the value.
    @MainActor public static func _makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, _ inputs: _NodeInputs
    ) -> _ViewNode<ModifiedContent<V, Self>> { PreferenceReaderNode(view, inputs) }
}

extension _PreferenceReader: ViewModifier {}

private final class PreferenceReaderNode<V: View, K: PreferenceKey>:
    KeptViewNode<ModifiedContent<V, _PreferenceReader<K>>>, PreferenceReader
where K.Value: Equatable {
    private var child: _ViewNode<V>?
    private var last: K.Value?
    private var isQueued = false

    override init(_ view: ModifiedContent<V, _PreferenceReader<K>>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        child = V._makeNode(view.content, inputsForChild())
        queue()
    }

    private func queue() {
        if isQueued { return }
        isQueued = true
        graph.queueForPreferences(self)
    }

    override func update(_ new: ModifiedContent<V, _PreferenceReader<K>>) {
        view = new
        child?.update(new.content)
    }

    override func preferenceDidChange(_ key: ObjectIdentifier?) {
        if key == nil || key == ObjectIdentifier(K.self) { queue() }
        super.preferenceDidChange(key)
    }

    func readPreference() {
        isQueued = false
        var value: K.Value?
        if let child { child.reducePreference(K.self, into: &value) }
        let new = value ?? K.defaultValue
        if new == last { return }
        last = new
        view.modifier.action(new)
    }

    override func forEachChild(_ body: (_Node) -> Void) { if let child { body(child) } }
}

extension View {
    /// Calls back with what views inside hand up, once at first and then when it has changed.
    public nonisolated func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable { modifier(_PreferenceReader<K>(action: action)) }
}
