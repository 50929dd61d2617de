@_spi(Reflection) import Swift

/// A stored property of a view through which it reads what lives outside of it.
///
/// A type of one's own that holds such properties conforms too; ``update()`` is called after they were connected and
/// before the body is read.
public protocol DynamicProperty {
    /// Called before the body is read.
    mutating func update()
    /// Connects the property at `pointer` to its node. Scanout's own property wrappers implement it.
    @MainActor static func _connect(_ pointer: UnsafeMutableRawPointer, to slots: _PropertySlots)
    /// Whether two values of the property mean the same, so that a view that differs in it alone is left alone.
    static func _isEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool
}

extension DynamicProperty {
    /// Does nothing.
    public mutating func update() {}

    /// Connects the properties inside, then calls ``update()``.
    @MainActor public static func _connect(_ pointer: UnsafeMutableRawPointer, to slots: _PropertySlots) {
        PropertyLayout.of(Self.self).connect(pointer, to: slots)
        pointer.assumingMemoryBound(to: Self.self).pointee.update()
    }

    /// Compares the fields.
    public static func _isEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        TypeLayout.of(Self.self).isEqual(a, b)
    }
}

/// The places where a node keeps what its view's dynamic properties refer to, in the order of the properties.
@MainActor
public final class _PropertySlots {
    unowned let node: _Node
    /// The first lies in the slots themselves, since most views have one property.
    @exclusivity(unchecked) private var first: AnyObject?
    @exclusivity(unchecked) private var others: [AnyObject] = []
    @exclusivity(unchecked) private var next = 0

    init(node: _Node) { self.node = node }

    func begin() { next = 0 }

    /// The object of the next property, made on the first evaluation.
    func object<Object: AnyObject>(_ make: () -> Object) -> Object {
        defer { next += 1 }
        if next == 0, let first { return unsafeDowncast(first, to: Object.self) }
        if next > 0, next <= others.count { return unsafeDowncast(others[next - 1], to: Object.self) }
        let object = make()
        if next == 0 { first = object } else { others.append(object) }
        return object
    }

    func removeAll() {
        first = nil
        others.removeAll()
    }
}
