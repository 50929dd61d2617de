/// Sets a value for the views around.
public struct _PreferenceWriter<K: PreferenceKey> {
    let value: K.Value

    /// There is none.
    public typealias Body = Never

    /// A node that answers with the value.
    @MainActor public static func _makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, _ inputs: _NodeInputs
    ) -> _ViewNode<ModifiedContent<V, Self>> { PreferenceWriterNode(view, inputs) }
}

extension _PreferenceWriter: ViewModifier {}

private final class PreferenceWriterNode<V: View, K: PreferenceKey>:
    KeptViewNode<ModifiedContent<V, _PreferenceWriter<K>>>
{
    private var child: _ViewNode<V>?

    override init(_ view: ModifiedContent<V, _PreferenceWriter<K>>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        child = V._makeNode(view.content, inputsForChild())
        announcePreferences()
        preferenceDidChange(ObjectIdentifier(K.self))
    }

    override func update(_ new: ModifiedContent<V, _PreferenceWriter<K>>) {
        let isSame = areEqual(view.modifier.value, new.modifier.value)
        view = new
        if !isSame { preferenceDidChange(ObjectIdentifier(K.self)) }
        child?.update(new.content)
    }

    override func reducePreference<Key: PreferenceKey>(_ key: Key.Type, into value: inout Key.Value?) {
        guard ObjectIdentifier(key) == ObjectIdentifier(K.self), let own = view.modifier.value as? Key.Value else {
            return super.reducePreference(key, into: &value)
        }
        if value == nil { value = own } else { key.reduce(value: &value!) { own } }
    }

    override func forEachChild(_ body: (_Node) -> Void) { if let child { body(child) } }
}

extension View {
    /// Hands a value up to the views around, in place of what views inside hand up for the key.
    public nonisolated func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        modifier(_PreferenceWriter<K>(value: value))
    }
}
