import Raster

/// An effect that depends on where the view is.
@MainActor
protocol PlacedEffect {
    associatedtype Effect: VisualEffect
    /// The effect for a view in its place, and the animation it comes about with where not that of the transaction.
    func effect(at box: _LayoutNode) -> (effect: Effect, animation: Animation?)
    /// What a change of the place means nothing without.
    func place(of box: _LayoutNode) -> EffectPlace
}

/// What effects depend on.
struct EffectPlace: Equatable {
    var size: Size
    /// On the panel.
    var frame: Rect
    /// That of the scroll view around, in the view's own points.
    var visible: Rect?
}

extension PlacedEffect {
    func place(of box: _LayoutNode) -> EffectPlace {
        let rect = Rect(origin: .zero, size: box.size)
        return EffectPlace(
            size: box.size, frame: box.frame(rect, in: .global),
            visible: box.bounds(of: AnyHashable(ScrollSpace.any)))
    }
}

/// Marks a view that an effect is put around.
enum EffectContent {}

/// A view with an effect that depends on where the view is.
struct PlacedEffectView<Content: View, Effect: PlacedEffect> {
    let content: Content
    let effect: Effect
}

extension PlacedEffectView: View {
    typealias Body = Never

    static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> { PlacedEffectNode(view, inputs) }
}

/// The node of such a view: the effect is worked out once the view is laid out, and again when it has moved.
private final class PlacedEffectNode<Content: View, Effect: PlacedEffect>:
    KeptViewNode<PlacedEffectView<Content, Effect>>, WrappingNode
{
    private var slot: ContentSlot?
    private var contentNode: _ViewNode<Content>?

    override init(_ view: PlacedEffectView<Content, Effect>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        let slot = ContentSlot(ObjectIdentifier(EffectContent.self), inputsForChild())
        self.slot = slot
        contentNode = slot.fill(view.content)
        onlyChild = AnyView._makeNode(AnyView(PlaceholderContentView<EffectContent>()), inputsForChild())
        wrapContent(isNew: true)
    }

    override var offeredContent: ContentSlot? { slot }

    override func update(_ new: PlacedEffectView<Content, Effect>) {
        view = new
        slot?.update(contentNode, to: new.content)
        for box in boxes {
            let box = unsafeDowncast(box, to: PlacedEffectBox.self)
            if box.isPlaced { apply(at: box) } else { box.known = nil }
        }
    }

    func makeBox(around content: _LayoutNode?) -> _LayoutNode {
        let box = PlacedEffectBox((), self)
        box.whenMoved = { [unowned self] box in
            let place = view.effect.place(of: box)
            if box.known == place { return }
            box.known = place
            apply(at: box)
        }
        if let content { box.adopt(content) }
        graph.observeGeometry(box)
        return box
    }

    private func apply(at box: PlacedEffectBox) {
        let birth = box.birth ?? graph.updateNumber
        box.birth = birth
        let (effect, animation) = view.effect.effect(at: box)
        let content = effect._apply(to: AnyView(PlaceholderContentView<EffectContent>()))
        guard let onlyChild else { return }
        let node = unsafeDowncast(onlyChild, to: _ViewNode<AnyView>.self)
        // In the update that brings the view it is only on its way to its place.
        if birth == graph.updateNumber {
            graph.withoutAnimation { node.update(content) }
        } else if let animation {
            graph.within(Transaction(animation: animation)) { node.update(content) }
        } else {
            node.update(content)
        }
    }

    var worksWithoutView: Bool { false }
    func refreshChildren() {
        var list = LayoutNodeList()
        onlyChild?.appendLayoutNodes(to: &list)
        // The effects around a view have changed; its frame is the same.
        if list.count == 1, boxes.count == 1 { boxes[0].adoptContent(list[0]) } else { wrapContent() }
    }
    override func childListDidChange() { wrappedListDidChange() }
    override func appendLayoutNodes(to list: inout LayoutNodeList) { appendBoxes(to: &list) }
    override func forEachChild(_ body: (_Node) -> Void) {
        if let slot { body(slot) }
        if let onlyChild { body(onlyChild) }
    }
    override func willRemove() { for box in boxes { box.wrapperWasRemoved() } }
}

/// The frame of a view as it is without the effect.
private final class PlacedEffectBox: _ModifierBox<Void>, GeometryObserver {
    var whenMoved: ((PlacedEffectBox) -> Void)?
    var known: EffectPlace?
    /// The update in which the effect was first worked out.
    var birth: Int?

    override func computeAnswer(_ proposal: Proposal) -> SizeAnswer { childAnswer(proposal) }

    func geometryMayHaveChanged() {
        guard isPlaced, node.isAlive else { return }
        whenMoved?(self)
    }

    override func didRemove() {
        graph.stopObservingGeometry(self)
        whenMoved = nil
        detach()
    }
}
