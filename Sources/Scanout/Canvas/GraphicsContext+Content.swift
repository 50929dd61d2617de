import Raster

extension GraphicsContext {
    /// A text ready to be drawn.
    public struct ResolvedText {
        var text: ResolvedCanvasText
        /// What it is painted with, where it has no style of its own.
        public var shading: Shading = .foreground

        /// The size that it takes of one offered.
        public func measure(in size: CGSize) -> CGSize {
            CGSize(text.layout(width: Double(size.width), height: Double(size.height)).size(text.scale))
        }
        /// From the top to the first line's baseline in a size offered.
        public func firstBaseline(in size: CGSize) -> CGFloat {
            let layout = text.layout(width: Double(size.width), height: Double(size.height))
            return CGFloat(layout.firstBaseline / text.scale)
        }
        /// From the top to the last line's baseline in a size offered.
        public func lastBaseline(in size: CGSize) -> CGFloat {
            let layout = text.layout(width: Double(size.width), height: Double(size.height))
            return CGFloat(layout.lastBaseline / text.scale)
        }
    }

    /// A picture ready to be drawn.
    public struct ResolvedImage {
        var drawing: ImageDrawing
        /// Its own size in points.
        public var size: CGSize { CGSize(drawing.size) }
        /// From its top to where text beside it stands.
        public let baseline: CGFloat
        /// What a symbol is painted with; nil for the environment's style.
        public var shading: Shading?
    }

    /// A view of the canvas' own ready to be drawn.
    public struct ResolvedSymbol {
        let symbol: CanvasTools.Symbol
        /// Its size in points.
        public var size: CGSize { CGSize(symbol.size) }
    }

    /// Makes a text ready.
    public func resolve(_ text: Text) -> ResolvedText {
        ResolvedText(text: ResolvedCanvasText(text, environment, tools.typesetter))
    }

    /// Makes a picture ready.
    public func resolve(_ image: Image) -> ResolvedImage {
        let drawing = ImageDrawing(image, environment, tools)
        return ResolvedImage(drawing: drawing, baseline: CGFloat(drawing.baseline ?? drawing.size.height), shading: nil)
    }

    /// The canvas' own view with a tag; nil where there is none.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        tools.symbols.first { $0.tag == AnyHashable(id) }.map { ResolvedSymbol(symbol: $0) }
    }

    /// Draws a text in a rectangle: as many lines as fit.
    public func draw(_ text: ResolvedText, in rect: CGRect) {
        var drawn = text.text
        drawn.take(text.shading, environment)
        add(.text(drawn, Rect(rect)))
    }

    /// Draws a text with one of its points, in shares of its size, at a point.
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        let size = text.measure(in: CGSize(width: CGFloat.infinity, height: CGFloat.infinity))
        draw(text, in: Self.rect(size, point, anchor))
    }

    /// Draws a text in a rectangle: as many lines as fit.
    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

    /// Draws a text with one of its points, in shares of its size, at a point.
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }

    /// Draws a picture stretched to a rectangle.
    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        var drawing = image.drawing
        if let shading = image.shading { drawing.take(shading, environment) }
        add(.image(drawing, Rect(rect)))
    }

    /// Draws a picture in its own size with one of its points, in shares of its size, at a point.
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(image, in: Self.rect(image.size, point, anchor))
    }

    /// Draws a picture stretched to a rectangle.
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(resolve(image), in: rect, style: style)
    }

    /// Draws a picture in its own size with one of its points, in shares of its size, at a point.
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
    }

    /// Draws one of the canvas' own views stretched to a rectangle.
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) { add(.symbol(symbol.symbol, Rect(rect))) }

    /// Draws one of the canvas' own views with one of its points, in shares of its size, at a point.
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(symbol, in: Self.rect(symbol.size, point, anchor))
    }

    private static func rect(_ size: CGSize, _ point: CGPoint, _ anchor: UnitPoint) -> CGRect {
        CGRect(
            x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height, width: size.width,
            height: size.height)
    }
}

extension ImageDrawing {
    /// Paints symbols with a shading.
    mutating func take(_ shading: GraphicsContext.Shading, _ environment: EnvironmentValues) {
        if case .style(let style) = shading.kind { self.style = style._resolve(in: environment) }
    }
}
