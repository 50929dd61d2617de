#if !SCANOUT_EMBEDDED
/// A value that belongs to the scene: a panel has one, so it is kept as ``AppStorage`` keeps values, under a key of its own.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
    private let storage: AppStorage<Value>

    /// The value.
    public var wrappedValue: Value {
        get { storage.wrappedValue }
        nonmutating set { storage.wrappedValue = newValue }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> { storage.projectedValue }
}

extension SceneStorage {
    /// A value that is stored.
    public init(wrappedValue: Value, _ key: String) where Value == Bool {
        storage = AppStorage(wrappedValue: wrappedValue, "scene." + key)
    }
    /// A value that is stored.
    public init(wrappedValue: Value, _ key: String) where Value == Int {
        storage = AppStorage(wrappedValue: wrappedValue, "scene." + key)
    }
    /// A value that is stored.
    public init(wrappedValue: Value, _ key: String) where Value == Double {
        storage = AppStorage(wrappedValue: wrappedValue, "scene." + key)
    }
    /// A value that is stored.
    public init(wrappedValue: Value, _ key: String) where Value == String {
        storage = AppStorage(wrappedValue: wrappedValue, "scene." + key)
    }
}
#endif
