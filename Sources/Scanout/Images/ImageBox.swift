import Raster

/// The box of a picture.
final class ImageBox: LeafBox<Image> {
    private var image: Image
    private var content: ImageDrawing

    init(_ image: Image, _ node: _Node) {
        self.image = image
        content = ImageDrawing(image, node.environment, CanvasTools(node.graph))
        super.init(node)
    }

    override func update(_ view: Image) {
        let old = content.operations
        image = view
        redraw()
        if content.operations != old { redrawGroups() }
    }

    override func environmentDidChange() { redraw() }

    private func redraw() {
        content = ImageDrawing(image, node.environment, CanvasTools(node.graph))
        setNeedsDisplay()
        invalidateLayout()
    }

    override func computeSize(_ proposal: Proposal) -> Size {
        let ideal = content.size
        guard image.resizing != nil else { return ideal }
        return Size(width: proposal.width ?? ideal.width, height: proposal.height ?? ideal.height)
    }

    override var operations: Int { content.operations }

    override func updateContent(_ context: DrawContext) -> Rect? {
        node.graph.counters.pointee.commandsRebuilt += 1
        let ink = content.ink(in: context.drawnFrame(shownSize), context.transform)
        return content.style.grown(ink, context.transform)
    }

    override func paintContent(_ painter: Painter, _ context: DrawContext) {
        let frame = context.drawnFrame(shownSize)
        painter.draw(content.isInStyle ? content.style : nil, of: self, context) {
            content.draw(in: frame, painter, context.transform)
        }
    }
}
