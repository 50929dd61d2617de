/// A view for each element of a collection, each known by an id that outlives the element's place.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// The elements.
    public var data: Data
    /// Makes an element's view.
    public var content: (Data.Element) -> Content
    let id: (Data.Element) -> ID
}

extension ForEach where Content: View {
    /// A view for each element, known by its own id.
    public nonisolated init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data: data, content: content, id: { $0.id })
    }

    /// A view for each element, known by what is at a key path.
    public nonisolated init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, id: { $0[keyPath: id] })
    }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
    /// A view for each number of a range.
    public nonisolated init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, content: content, id: { $0 })
    }
}

extension ForEach where Content: View {
    /// A view for each element of a collection that someone else owns, with a binding to it.
    public nonisolated init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == BoundElements<C>, C.Element: Identifiable, C.Index: Hashable, ID == C.Element.ID {
        self.init(data: BoundElements(data), content: content, id: { $0.unrecordedValue.id })
    }
    /// A view for each element of a collection that someone else owns, with a binding to it.
    public nonisolated init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == BoundElements<C>, C.Index: Hashable {
        self.init(data: BoundElements(data), content: content, id: { $0.unrecordedValue[keyPath: id] })
    }
}

/// The elements of a collection that someone else owns, as bindings.
public struct BoundElements<Base: MutableCollection & RandomAccessCollection>: RandomAccessCollection {
    private let base: Binding<Base>
    private let elements: Base

    init(_ base: Binding<Base>) {
        self.base = base
        elements = base.wrappedValue
    }

    /// The first index.
    public var startIndex: Base.Index { elements.startIndex }
    /// One past the last index.
    public var endIndex: Base.Index { elements.endIndex }
    /// The next index.
    public func index(after i: Base.Index) -> Base.Index { elements.index(after: i) }
    /// The index before.
    public func index(before i: Base.Index) -> Base.Index { elements.index(before: i) }
    /// A binding to an element. Once the element is gone it keeps the last value and writes nothing.
    public subscript(position: Base.Index) -> Binding<Base.Element> { base[position] }
}

extension ForEach: View where Content: View {
    /// There is none.
    public typealias Body = Never
    /// The elements' nodes in their order.
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        if Data.self is any LateCollection.Type, let late = view.data as? any LateCollection {
            return makeLateNode(view, late, inputs)
        }
        return inputs.isLazy ? LazyForEachNode(view, inputs) : ForEachNode(view, inputs)
    }

    @MainActor private static func makeLateNode<C: LateCollection>(
        _ view: Self, _ collection: C, _ inputs: _NodeInputs
    ) -> _ViewNode<Self> {
        LateForEachNode(view, inputs) { ($0.data as? C ?? collection).loop }
    }
}

/// The node of a collection: children are kept by id, wherever their elements move.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
    KeptViewNode<ForEach<Data, ID, Content>>, LoopNode
{
    private var children: [(id: ID, node: _ViewNode<Content>)] = []
    private var departures: Departures?
    private var isBuilt = false

    override init(_ view: ForEach<Data, ID, Content>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        evaluate()
        isBuilt = true
    }

    override func update(_ new: ForEach<Data, ID, Content>) {
        view = new
        evaluate()
    }

    override func evaluate() {
        isDirty = false
        let elements = recordingReads { makeElements() }
        if elements.elementsEqual(children, by: { $0.id == $1.id }) {
            for (element, child) in zip(elements, children) { child.node.update(element.content) }
        } else {
            rebuild(elements)
        }
    }

    private func makeElements() -> [(id: ID, content: Content)] {
        var elements: [(id: ID, content: Content)] = []
        elements.reserveCapacity(view.data.count)
        for element in view.data { elements.append((view.id(element), view.content(element))) }
        return elements
    }

    private func rebuild(_ elements: [(id: ID, content: Content)]) {
        var old: [ID: _ViewNode<Content>] = Dictionary(minimumCapacity: children.count)
        for child in children { old[child.id] = child.node }
        // By their hashes: a set of any type of id looks types up for each, 1,300 instructions a row.
        var hashes = Set<Int>(minimumCapacity: elements.count)
        // Of all before, once two hashes are alike.
        var seen: Set<ID> = []
        var next: [(id: ID, node: _ViewNode<Content>)] = []
        next.reserveCapacity(elements.count)
        for element in elements {
            if !hashes.insert(element.id.hashValue).inserted, seen.isEmpty { seen = Set(next.lazy.map(\.id)) }
            if !seen.isEmpty, !seen.insert(element.id).inserted {
                graph.warn("ForEach: the id \(element.id) occurs twice; only the first element with it is shown")
                continue
            }
            if !old.isEmpty, let node = old.removeValue(forKey: element.id) {
                node.update(element.content)
                next.append((element.id, node))
            } else if let node = departures?.revive(element.id, as: _ViewNode<Content>.self) {
                node.update(element.content)
                next.append((element.id, node))
            } else {
                let node = Content._makeNode(element.content, inputsForChild())
                next.append((element.id, node))
                if isBuilt { welcome(node) }
            }
        }
        // In their order, and not in that of the dictionary: callbacks tell it.
        let gone = children.filter { old[$0.id] === $0.node }
        children = next
        for child in gone { dismiss(child.node, key: child.id, in: &departures) }
        if isBuilt { childListDidChange() }
    }

    override func ownBox(named id: AnyHashable) -> _LayoutNode? {
        children.first { AnyHashable($0.id) == id }?.node.firstBox
    }
    override func forEachOwnBox(_ body: (AnyHashable, _LayoutNode) -> Void) {
        for child in children { if let box = child.node.firstBox { body(AnyHashable(child.id), box) } }
    }
    override var passesOnItsChild: Bool { false }
    override func forEachChild(_ body: (_Node) -> Void) {
        for child in children { body(child.node) }
        departures?.forEachNode(body)
    }
}
