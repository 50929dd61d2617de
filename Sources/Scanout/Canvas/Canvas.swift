import Raster

/// A view that is drawn by commands.
///
/// The renderer runs when the view's value, size or environment changes, or state that it read; what it drew is kept and
/// played back when a part has to be shown again. Nothing is drawn outside of the view's frame. It takes all the space
/// that it is offered.
public struct Canvas<Symbols: View> {
    /// The views that the renderer can draw.
    public var symbols: Symbols
    /// Draws into a context of a size in points.
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    /// Whether the drawing is opaque; changes nothing.
    public var isOpaque: Bool
    /// How colours are mixed; changes nothing.
    public var colorMode: ColorRenderingMode
    /// Whether drawing may take place on another thread; changes nothing.
    public var rendersAsynchronously: Bool

    /// Makes a canvas with views of its own, which the renderer finds by their tags.
    public nonisolated init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) {
        isOpaque = opaque
        self.colorMode = colorMode
        self.rendersAsynchronously = rendersAsynchronously
        self.renderer = renderer
        self.symbols = symbols()
    }
}

extension Canvas where Symbols == EmptyView {
    /// Makes a canvas.
    public nonisolated init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.init(
            opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer,
            symbols: { EmptyView() })
    }
}

extension Canvas: View {
    /// There is none.
    public typealias Body = Never
    /// The canvas' node.
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> { CanvasNode(view, inputs) }
}

/// The tag of a view.
enum CanvasTagKey: LayoutValueKey {
    static var defaultValue: AnyHashable? { nil }
}

/// The node of a canvas.
private final class CanvasNode<Symbols: View>: KeptViewNode<Canvas<Symbols>>, LayoutOwner {
    private var box: CanvasBox?
    private var child: _ViewNode<Symbols>?

    override init(_ view: Canvas<Symbols>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        box = CanvasBox(self)
        box?.render = { [unowned self] context, size in render(&context, size) }
        child = Symbols._makeNode(view.symbols, inputsForChild())
        refreshChildren()
    }

    /// What the renderer reads, it depends on.
    private func render(_ context: inout GraphicsContext, _ size: CGSize) {
        graph.counters.pointee.bodiesEvaluated += 1
        recordingReads { view.renderer(&context, size) }
    }

    override func update(_ new: Canvas<Symbols>) {
        view = new
        child?.update(new.symbols)
        box?.setNeedsRendering()
    }

    override func evaluate() {
        isDirty = false
        box?.setNeedsRendering()
    }

    override func environmentDidChange() { box?.setNeedsRendering() }

    func refreshChildren() {
        var list = LayoutNodeList()
        child?.appendLayoutNodes(to: &list)
        box?.setChildren(list)
    }

    override func childListDidChange() { if child != nil { graph.queueForStructure(self) } }
    override func appendLayoutNodes(to list: inout LayoutNodeList) { if let box { list.append(box) } }
    override func forEachChild(_ body: (_Node) -> Void) { if let child { body(child) } }
}

/// The box of a canvas: keeps what was drawn.
private final class CanvasBox: _LayoutNode {
    var render: ((inout GraphicsContext, CGSize) -> Void)?
    private var recording: CanvasRecording?
    private var renderedSize = Size.zero

    func setNeedsRendering() {
        recording = nil
        setNeedsDisplay()
    }

    override var operations: Int { 2 }
    override func computeSize(_ proposal: Proposal) -> Size { proposal.size(orIdeal: 10) }

    /// The views to draw lie at the origin in their ideal size, and are drawn where the renderer wants them.
    override func placeChildren(in size: Size, proposal: Proposal) {
        for child in children {
            child.pending = PendingPlacement(position: .zero, anchor: .zero, proposal: .unspecified)
        }
        setNeedsRendering()
    }

    override func contextForChildren(_ context: DrawContext) -> DrawContext {
        let frame = PixelRect(covering: context.transform.apply(context.drawnFrame(shownSize)))
        return context.entering(
            cache.stage(.anywhere(frame.intersection(context.clip)), outer: context.stage),
            clip: PixelRect(x: -16_384, y: -16_384, width: 32_768, height: 32_768))
    }
    private let cache = StageCache()

    override func updateContent(_ context: DrawContext) -> Rect? {
        if recording == nil || renderedSize != shownSize {
            node.graph.counters.pointee.commandsRebuilt += 1
            let recording = CanvasRecording()
            let size = CGSize(shownSize)
            var drawing = GraphicsContext(
                recording, size: size, environment: node.environment,
                tools: CanvasTools(node.graph, symbols: Array(children)))
            render?(&drawing, size)
            self.recording = recording
            renderedSize = shownSize
        }
        return context.transform.apply(context.drawnFrame(shownSize))
    }

    override func paintAll(_ painter: Painter, _ context: DrawContext) {
        guard let recording else { return }
        let frame = context.drawnFrame(shownSize)
        painter.renderer.pushClip(Raster.Path(rect: frame), transform: context.transform)
        if painter.opacity < 1 {
            painter.renderer.pushGroup(bounds: painter.renderer.clipBounds, opacity: painter.opacity)
            painter.drawApart { play(recording, frame, painter, context) }
        } else {
            play(recording, frame, painter, context)
        }
        painter.renderer.popClip()
    }

    private func play(_ recording: CanvasRecording, _ frame: Rect, _ painter: Painter, _ context: DrawContext) {
        recording.play(
            painter, AffineTransform.translation(x: frame.minX, y: frame.minY).concatenating(context.transform))
    }
}
