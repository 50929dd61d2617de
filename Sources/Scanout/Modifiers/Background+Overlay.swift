import Raster

/// Puts another view behind or in front of a view, in the view's own size.
public struct _LayerModifier<Layer: View> {
    let layer: Layer
    let alignment: Alignment
    let isBehind: Bool
    /// The sides where the layer reaches beyond the safe area.
    let unsafeEdges: Edge.Set

    /// There is none.
    public typealias Body = Never

    nonisolated init(layer: Layer, alignment: Alignment, isBehind: Bool, unsafeEdges: Edge.Set = []) {
        self.layer = layer
        self.alignment = alignment
        self.isBehind = isBehind
        self.unsafeEdges = unsafeEdges
    }

    /// The box with both views.
    @MainActor public static func _makeBox(_ modifier: Self, _ node: _Node) -> _ModifierBox<Self> {
        LayerBox(modifier, node)
    }
}

extension _LayerModifier: _UnaryModifier {}

/// The box of a view with another one in its size.
class _LayerBox<M, Layer: View>: _ModifierBox<M> {
    private var layerNode: LayoutContainerNode<LayerStack<Layer>, ZStackLayout, Layer>?
    private var layerBox: _LayoutNode? { children.count > 1 ? children[1] : nil }

    /// The other view, and where its guides go.
    func layer(_ modifier: M) -> (content: Layer, alignment: Alignment) {
        preconditionFailure("\(Self.self) does not say what its layer is")
    }

    override func adopt(_ child: _LayoutNode) {
        let view = LayerStack(layer(modifier))
        let node = LayoutContainerNode(
            view, self.node.inputsForChild(), layout: \LayerStack<Layer>.layout, content: \LayerStack<Layer>.content)
        layerNode = node
        var list = LayoutNodeList(child)
        node.appendLayoutNodes(to: &list)
        setChildren(list)
    }

    override func update(_ new: M) {
        modifier = new
        layerNode?.update(LayerStack(layer(new)))
        setNeedsDisplay(moved: true)
        invalidatePlacement()
    }

    override func forEachOwnNode(_ body: (_Node) -> Void) { if let layerNode { body(layerNode) } }

    override func computeAnswer(_ proposal: Proposal) -> SizeAnswer { childAnswer(proposal) }

    override func placeChildren(in size: Size, proposal: Proposal) {
        super.placeChildren(in: size, proposal: proposal)
        guard let box = layerBox, let child else { return }
        let alignment = layer(modifier).alignment
        let offer = Proposal(size)
        let layerSize = box.measure(offer).bounded
        let dimensions = child.dimensions(size)
        let x = Double(dimensions[alignment.horizontal]).asLength
        let y = Double(dimensions[alignment.vertical]).asLength
        box.pending = PendingPlacement(
            position: Point(
                x: x - box.guide(alignment.horizontal.key, in: layerSize),
                y: y - box.guide(alignment.vertical.key, in: layerSize)),
            anchor: .zero, proposal: offer)
    }
}

private final class LayerBox<Layer: View>: _LayerBox<_LayerModifier<Layer>, Layer>, GeometryObserver {
    private var insets = SideInsets.zero
    private var isObserving = false

    override func layer(_ modifier: _LayerModifier<Layer>) -> (content: Layer, alignment: Alignment) {
        (modifier.layer, modifier.alignment)
    }

    override func placeChildren(in size: Size, proposal: Proposal) {
        super.placeChildren(in: size, proposal: proposal)
        guard graph.usesSafeArea, !modifier.unsafeEdges.isEmpty, children.count > 1 else { return }
        observe()
        insets = currentInsets
        if insets == .zero { return }
        children[1].pending = PendingPlacement(
            position: Point(x: -insets.left, y: -insets.top), anchor: .zero, proposal: Proposal(size).grown(by: insets))
    }

    private var currentInsets: SideInsets {
        unsafeInsets(of: Rect(origin: .zero, size: size), edges: modifier.unsafeEdges)
    }

    private func observe() {
        if isObserving { return }
        isObserving = true
        graph.observeGeometry(self)
    }

    func geometryMayHaveChanged() {
        if isPlaced, node.isAlive, currentInsets != insets { invalidatePlacement() }
    }

    override func didRemove() { if isObserving { graph.stopObservingGeometry(self) } }

    override var childrenInDrawingOrder: LayoutNodeList {
        modifier.isBehind ? LayoutNodeList(children.reversed()) : children
    }
}

/// The views of a layer, one upon the other.
private struct LayerStack<Content: View>: View {
    typealias Body = Never
    let layout: ZStackLayout
    let content: Content

    init(_ layer: (content: Content, alignment: Alignment)) {
        layout = ZStackLayout(alignment: layer.alignment)
        content = layer.content
    }
}

extension View {
    /// Puts a view behind this one, offered this one's size.
    @_disfavoredOverload
    public nonisolated func background<Background: View>(
        _ background: Background, alignment: Alignment = .center
    ) -> some View { modifier(_LayerModifier(layer: background, alignment: alignment, isBehind: true)) }

    /// Puts views behind this one, offered this one's size.
    public nonisolated func background<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View { modifier(_LayerModifier(layer: content(), alignment: alignment, isBehind: true)) }

    /// Fills the frame behind this view, and the unsafe area beyond it along sides where the frame ends at its edge.
    public nonisolated func background<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        modifier(
            _LayerModifier(
                layer: _ShapeView(shape: Rectangle(), style: style), alignment: .center, isBehind: true,
                unsafeEdges: edges))
    }

    /// Fills a shape behind this view.
    public nonisolated func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        modifier(
            _LayerModifier(
                layer: _ShapeView(shape: shape, style: style, fillStyle: fillStyle), alignment: .center, isBehind: true)
        )
    }

    /// Fills the frame behind this view with the background's colour, and the unsafe area beyond it.
    public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
    }

    /// Fills a shape behind this view with the background's colour.
    public nonisolated func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
        background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
    }

    /// Puts a view in front of this one, offered this one's size.
    @_disfavoredOverload
    public nonisolated func overlay<Overlay: View>(
        _ overlay: Overlay, alignment: Alignment = .center
    ) -> some View { modifier(_LayerModifier(layer: overlay, alignment: alignment, isBehind: false)) }

    /// Puts views in front of this one, offered this one's size.
    public nonisolated func overlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View { modifier(_LayerModifier(layer: content(), alignment: alignment, isBehind: false)) }

    /// Fills the frame in front of this view, and the unsafe area beyond it along sides where the frame ends at its
    /// edge.
    public nonisolated func overlay<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        modifier(
            _LayerModifier(
                layer: _ShapeView(shape: Rectangle(), style: style), alignment: .center, isBehind: false,
                unsafeEdges: edges))
    }

    /// Fills a shape in front of this view.
    public nonisolated func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        modifier(
            _LayerModifier(
                layer: _ShapeView(shape: shape, style: style, fillStyle: fillStyle), alignment: .center,
                isBehind: false))
    }

    /// Draws a border inside the view's frame.
    public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        overlay(Rectangle().strokeBorder(content, lineWidth: width))
    }
}
