/// A property of a class that publishes its values.
///
/// In an `ObservableObject`, a write first sends the object's `objectWillChange`, then the new value to the property's
/// own publisher `$property`, and only then changes the property.
@propertyWrapper
public struct Published<Value> {
    var storage: PublishedStorage<Value>

    /// A property with its first value.
    public init(wrappedValue: Value) {
        storage = PublishedStorage(wrappedValue)
    }

    /// A property with its first value.
    public init(initialValue: Value) {
        self.init(wrappedValue: initialValue)
    }

    /// Only properties of classes can be published.
    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { storage.value }
        nonmutating set { storage.set(newValue) }
    }

    /// The property's publisher: the current value, then each new one before it is stored.
    public var projectedValue: Publisher {
        get { Publisher(storage: storage) }
        set { storage = newValue.storage }
    }

    /// Reads and writes the property of an object.
    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].storage.value }
        set { object[keyPath: storageKeyPath].storage.set(newValue, in: object) }
    }

    /// The publisher of an object's property, which knows the object.
    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        projected projectedKeyPath: KeyPath<EnclosingSelf, Publisher>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Publisher {
        get {
            let storage = object[keyPath: storageKeyPath].storage
            storage.owner = object
            return Publisher(storage: storage)
        }
        set { object[keyPath: storageKeyPath].storage = newValue.storage }
    }

    /// The publisher of one property.
    public struct Publisher: Combine.Publisher {
        /// The property's values.
        public typealias Output = Value

        /// It never fails.
        public typealias Failure = Never

        let storage: PublishedStorage<Value>

        /// Adds a subscriber; its first value is the current one.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            storage.attach(subscriber)
        }
    }
}

extension Published: Sendable where Value: Sendable {}
extension Published.Publisher: Sendable where Value: Sendable {}
