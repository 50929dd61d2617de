/// Stands in a key path for the class of an object that is handed down.
struct HandedDown<Object: AnyObject>: Hashable {}

/// An object in the environment; the same object is the same value.
private struct ObjectReference<Object: AnyObject>: Equatable {
    let object: Object?

    static func == (a: Self, b: Self) -> Bool { a.object === b.object }
}

private enum ObjectKey<Object: AnyObject>: EnvironmentKey {
    static var defaultValue: ObjectReference<Object> { ObjectReference(object: nil) }
}

extension EnvironmentValues {
    /// The object of a class that is handed down; each class is a value of its own.
    subscript<Object: AnyObject>(handedDown type: HandedDown<Object>) -> Object? {
        get { self[ObjectKey<Object>.self].object }
        set { self[ObjectKey<Object>.self] = ObjectReference(object: newValue) }
    }

    /// The observable object of a class that is handed down; nil where there is none.
    public subscript<T: AnyObject & Observable>(objectType: T.Type) -> T? {
        get { self[handedDown: HandedDown<T>()] }
        set { self[handedDown: HandedDown<T>()] = newValue }
    }
}

extension View {
    /// Hands an observable object down to all inside, by its class; nil takes away the one of a view around.
    public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        environment(\.[handedDown: HandedDown<T>()], object)
    }

    /// Hands an object down to all inside, by its class.
    public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        environment(\.[handedDown: HandedDown<T>()], object)
    }
}
