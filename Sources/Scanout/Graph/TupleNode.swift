/// The node of several views written one after the other.
final class TupleNode<T>: _ViewNode<TupleView<T>> {
    fileprivate var children: [_Node] = []

    /// The view is lent: initialisers own what they are given, so that it would be copied to be let go of. Copies of the
    /// views of a row of a dashboard were 3,000 of the 70,000 instructions of its first build.
    init(_ view: __shared TupleView<T>, _ inputs: _NodeInputs) {
        super.init(inputs)
        let inputs = inputsForChild()
        let pack = view.pack
        children = withUnsafePointer(to: view.value) { pack.makeChildren(UnsafeRawPointer($0), inputs) }
    }

    override func update(_ new: TupleView<T>) {
        withUnsafePointer(to: new.value) { new.pack.update(children, UnsafeRawPointer($0)) }
    }

    override var passesOnItsChild: Bool { false }
    override func forEachChild(_ body: (_Node) -> Void) { for child in children { body(child) } }
}

/// What is known of a tuple's element types where the tuple is built.
///
/// A metatype in the view costs no allocation; a closure over the pack would cost one for every evaluation.
@MainActor
public protocol _TuplePack {
    /// Makes the children's nodes from the tuple at a pointer.
    static func makeChildren(_ tuple: UnsafeRawPointer, _ inputs: _NodeInputs) -> [_Node]
    /// Gives the children's nodes the new values from the tuple at a pointer.
    static func update(_ children: [_Node], _ tuple: UnsafeRawPointer)
}

/// The pack of a tuple of views.
struct ViewPack<each Element: View>: _TuplePack {
    static func makeChildren(_ tuple: UnsafeRawPointer, _ inputs: _NodeInputs) -> [_Node] {
        let elements = tuple.assumingMemoryBound(to: (repeat each Element).self).pointee
        var count = 0
        func add<V: View>(_: V.Type) { count += 1 }
        repeat add((each Element).self)
        var children: [_Node] = []
        children.reserveCapacity(count)
        func make<V: View>(_ view: V) { children.append(V._makeNode(view, inputs)) }
        repeat make(each elements)
        return children
    }

    static func update(_ children: [_Node], _ tuple: UnsafeRawPointer) {
        let elements = tuple.assumingMemoryBound(to: (repeat each Element).self).pointee
        var index = 0
        func update<V: View>(_ view: V) {
            unsafeDowncast(children[index], to: _ViewNode<V>.self).update(view)
            index += 1
        }
        repeat update(each elements)
    }
}
