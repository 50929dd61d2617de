/// The node of a collection in a lazy container: an element's view is made when the container first needs it, and kept
/// from then on, by id, as long as the element is there.
final class LazyForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
    KeptViewNode<ForEach<Data, ID, Content>>, LoopNode
{
    private typealias Element = LazyElement<Data, ID, Content>
    private var elements: [Element] = []
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
        let ids = recordingReads { view.data.indices.map { (index: $0, id: view.id(view.data[$0])) } }
        if ids.elementsEqual(elements, by: { $0.id == $1.id }) {
            for (place, element) in zip(ids, elements) { element.update(view, at: place.index) }
        } else {
            rebuild(ids)
        }
    }

    private func rebuild(_ ids: [(index: Data.Index, id: ID)]) {
        var old: [ID: Element] = Dictionary(minimumCapacity: elements.count)
        for element in elements { old[element.id] = element }
        var seen = Set<ID>(minimumCapacity: ids.count)
        var next: [Element] = []
        next.reserveCapacity(ids.count)
        for place in ids {
            guard seen.insert(place.id).inserted else {
                graph.warn("ForEach: the id \(place.id) occurs twice; only the first element with it is shown")
                continue
            }
            if let element = old.removeValue(forKey: place.id) {
                element.update(view, at: place.index)
                next.append(element)
            } else {
                let element = Element(self, id: place.id, view, at: place.index, comesIn: isBuilt)
                if let node = departures?.revive(place.id, as: LazyElementNode<Content>.self) { element.adopt(node) }
                next.append(element)
            }
        }
        // In their order, and not in that of the dictionary: callbacks tell it.
        let gone = elements.filter { old[$0.id] === $0 }
        elements = next
        for element in gone {
            if let node = element.node { dismiss(node, key: element.id, in: &departures) }
        }
        if isBuilt { childListDidChange() }
    }

    override func appendLayoutNodes(to list: inout LayoutNodeList) {
        for element in elements { element.appendLayoutNodes(to: &list) }
        departures?.forEachNode { $0.appendLayoutNodes(to: &list) }
    }

    override var passesOnItsChild: Bool { false }
    override func forEachChild(_ body: (_Node) -> Void) {
        for element in elements { if let node = element.node { body(node) } }
        departures?.forEachNode(body)
    }

    override func ownBox(named id: AnyHashable) -> _LayoutNode? {
        guard let element = elements.first(where: { AnyHashable($0.id) == id }) else { return nil }
        var list = LayoutNodeList()
        element.appendLayoutNodes(to: &list)
        return list.first
    }

    override func forEachOwnBox(_ body: (AnyHashable, _LayoutNode) -> Void) {
        for element in elements {
            var list = LayoutNodeList()
            element.appendLayoutNodes(to: &list)
            if let box = list.first { body(AnyHashable(element.id), box) }
        }
    }
}

/// An element in a lazy container, with its views once they are made.
@MainActor
private final class LazyElement<Data: RandomAccessCollection, ID: Hashable, Content: View> {
    let id: ID
    private(set) var box: LazyElementBox
    private(set) var node: LazyElementNode<Content>?
    private unowned let owner: _Node
    private var view: ForEach<Data, ID, Content>
    private var index: Data.Index
    /// The update in which the element came to a collection that was there; its views come in if they are made in it,
    /// and are simply there when they are scrolled to later.
    private let arrival: Int?

    init(
        _ owner: _Node, id: ID, _ view: ForEach<Data, ID, Content>, at index: Data.Index, comesIn: Bool = false
    ) {
        self.owner = owner
        self.id = id
        self.view = view
        self.index = index
        arrival = comesIn ? owner.graph.updateNumber : nil
        box = LazyElementBox((), owner)
        box.build = { [unowned self] in make() }
    }

    private func make() {
        let (view, index) = (view, index)
        let node = LazyElementNode(owner.inputsForChild(), box) { view.content(view.data[index]) }
        self.node = node
        if arrival == owner.graph.updateNumber { owner.welcome(node) }
    }

    /// Takes back views that were on their way out.
    func adopt(_ node: LazyElementNode<Content>) {
        box = node.box
        self.node = node
        update(view, at: index)
    }

    func update(_ view: ForEach<Data, ID, Content>, at index: Data.Index) {
        self.view = view
        self.index = index
        node?.update { view.content(view.data[index]) }
    }

    /// One view stands in the element's box, made or not; none or several take the container's lines themselves.
    func appendLayoutNodes(to list: inout LayoutNodeList) {
        guard let node else { return list.append(box) }
        node.appendLayoutNodes(to: &list)
    }
}

/// The node of an element's views.
private final class LazyElementNode<Content: View>: _Node, LayoutOwner {
    private var make: () -> Content
    let box: LazyElementBox
    private var child: _ViewNode<Content>?

    init(_ inputs: _NodeInputs, _ box: LazyElementBox, _ make: @escaping () -> Content) {
        self.make = make
        self.box = box
        super.init(inputs)
        evaluate()
        refreshBox()
    }

    func update(_ new: @escaping () -> Content) {
        make = new
        evaluate()
    }

    override func evaluate() {
        isDirty = false
        let content = recordingReads { make() }
        if let child { child.update(content) } else { child = Content._makeNode(content, inputsForChild()) }
    }

    private var viewBoxes: LayoutNodeList {
        var list = LayoutNodeList()
        child?.appendLayoutNodes(to: &list)
        return list
    }

    /// Puts a single view into the element's box.
    private func refreshBox() {
        let boxes = viewBoxes
        box.setChildren(boxes.count == 1 ? boxes : LayoutNodeList())
        box.holdsOneView = boxes.count == 1
        if !box.holdsOneView { parent?.childListDidChange() }
    }

    func refreshChildren() {
        let wasOne = box.holdsOneView
        refreshBox()
        if wasOne != box.holdsOneView { parent?.childListDidChange() }
    }

    override func childListDidChange() { if child != nil { graph.queueForStructure(self) } }

    override func appendLayoutNodes(to list: inout LayoutNodeList) {
        if box.holdsOneView { list.append(box) } else { list.append(contentsOf: viewBoxes) }
    }

    override var passesOnItsChild: Bool { false }
    override func forEachChild(_ body: (_Node) -> Void) { if let child { body(child) } }
}

/// The box of an element, which is empty until the container asks for its views.
final class LazyElementBox: _ModifierBox<Void> {
    fileprivate var build: (() -> Void)?
    fileprivate var holdsOneView = true
    private var isMade = false

    override var isEstimated: Bool { !isMade }

    override func prepare() {
        if isMade { return }
        isMade = true
        build?()
    }

    override func computeAnswer(_ proposal: Proposal) -> SizeAnswer { childAnswer(proposal) }
}
