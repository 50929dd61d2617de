/// Changes the value that views inside hand up.
public struct _PreferenceTransform<K: PreferenceKey> {
    let transform: (inout K.Value) -> Void

    /// There is none.
    public typealias Body = Never

    /// A node that answers with the changed value.
    @MainActor public static func _makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, _ inputs: _NodeInputs
    ) -> _ViewNode<ModifiedContent<V, Self>> { PreferenceTransformNode(view, inputs) }
}

extension _PreferenceTransform: ViewModifier {}

private final class PreferenceTransformNode<V: View, K: PreferenceKey>:
    KeptViewNode<ModifiedContent<V, _PreferenceTransform<K>>>
{
    private var child: _ViewNode<V>?

    override init(_ view: ModifiedContent<V, _PreferenceTransform<K>>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        child = V._makeNode(view.content, inputsForChild())
        announcePreferences()
        preferenceDidChange(ObjectIdentifier(K.self))
    }

    override func update(_ new: ModifiedContent<V, _PreferenceTransform<K>>) {
        view = new
        preferenceDidChange(ObjectIdentifier(K.self))
        child?.update(new.content)
    }

    override func reducePreference<Key: PreferenceKey>(_ key: Key.Type, into value: inout Key.Value?) {
        guard ObjectIdentifier(key) == ObjectIdentifier(K.self) else {
            return super.reducePreference(key, into: &value)
        }
        var inner: K.Value?
        child?.reducePreference(K.self, into: &inner)
        var result = inner ?? K.defaultValue
        view.modifier.transform(&result)
        guard let own = result as? Key.Value else { return }
        if value == nil { value = own } else { key.reduce(value: &value!) { own } }
    }

    override func forEachChild(_ body: (_Node) -> Void) { if let child { body(child) } }
}

extension View {
    /// Changes what views inside hand up for a key.
    public nonisolated func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View { modifier(_PreferenceTransform<K>(transform: callback)) }
}
