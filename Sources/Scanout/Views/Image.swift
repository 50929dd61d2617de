import Raster

/// A picture: one of the built-in symbols, drawn in the environment's style.
public struct Image: Equatable, Sendable {
    let symbol: String
    var isResizable = false

    /// Makes a picture of a symbol by its SF Symbols name. A name that is not known draws a placeholder and warns once.
    public nonisolated init(systemName: String) { symbol = systemName }

    /// How a picture fills a frame of another size.
    public enum ResizingMode: Hashable, Sendable {
        /// Over and over.
        case tile
        /// Stretched.
        case stretch
    }

    /// The picture stretched to the size that it is offered.
    public nonisolated func resizable(
        capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
    ) -> Image {
        var copy = self
        copy.isResizable = true
        return copy
    }
}

extension Image: View {
    /// There is none.
    public typealias Body = Never
    /// A node with the picture's box.
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        LeafNode(view, inputs) { SymbolBox(view, $0) }
    }
}

/// The box of a symbol.
private final class SymbolBox: LeafBox<Image> {
    private var image: Image
    private var symbol: Symbol

    init(_ image: Image, _ node: _Node) {
        self.image = image
        symbol = Self.find(image.symbol, node)
        super.init(node)
    }

    private static func find(_ name: String, _ node: _Node) -> Symbol {
        if let symbol = Symbol.named(name) { return symbol }
        let near = Symbol.namesNear(name)
        let hint = near.isEmpty ? "" : "; near it: \(near.joined(separator: ", "))"
        node.graph.warn("Image(systemName: \"\(name)\"): there is no symbol of that name\(hint)")
        return .placeholder
    }

    override func update(_ view: Image) {
        if view.symbol != image.symbol {
            symbol = Self.find(view.symbol, node)
            redrawGroups()
        }
        image = view
        setNeedsDisplay()
        invalidateLayout()
    }

    override func environmentDidChange() {
        setNeedsDisplay()
        invalidateLayout()
    }

    /// A symbol is a little taller than the capitals beside it: its box is 1.2 em high.
    private var ideal: Size {
        let height = (node.environment.font ?? .body).size * 1.2
        return Size(width: height * symbol.size.width / symbol.size.height, height: height)
    }

    override func computeAnswer(_ proposal: Proposal) -> SizeAnswer {
        guard image.isResizable else { return SizeAnswer(always: ideal) }
        let size = Size(width: proposal.width ?? ideal.width, height: proposal.height ?? ideal.height)
        return SizeAnswer(size, only: proposal)
    }

    /// The largest rectangle of the symbol's proportions in the middle of the frame; a resizable one is stretched.
    private func map(_ context: DrawContext) -> AffineTransform {
        let frame = context.drawnFrame(shownSize)
        return AffineTransform.scale(x: frame.width / symbol.size.width, y: frame.height / symbol.size.height)
            .concatenating(.translation(x: frame.minX, y: frame.minY)).concatenating(context.transform)
    }

    override var operations: Int { symbol.parts.count }

    override func updateContent(_ context: DrawContext) -> Rect? {
        node.graph.counters.pointee.commandsRebuilt += 1
        let map = map(context)
        return symbol.parts.reduce(Rect.zero) { $0.union(map.apply($1.bounds)) }.insetBy(dx: -1, dy: -1)
    }

    override func paintContent(_ painter: Painter, _ context: DrawContext) {
        let map = map(context)
        let frame = Rect(origin: .zero, size: symbol.size)
        let paint = painter.apply(ForegroundStyle()._resolve(in: node.environment).paint(in: frame))
        for part in symbol.parts {
            switch part {
            case .fill(let path): painter.renderer.fill(path, paint: paint, transform: map)
            case .stroke(let path, let stroke):
                painter.renderer.stroke(path, stroke: stroke, paint: paint, transform: map)
            }
        }
    }
}
