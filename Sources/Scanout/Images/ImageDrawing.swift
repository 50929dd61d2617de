import Raster

/// A picture with everything known but where it goes.
struct ImageDrawing {
    private enum Content {
        case symbol(Symbol)
        case bitmap(Surface, scale: Double)
        case recording(CanvasRecording)
    }

    private let image: Image
    private let content: Content
    /// Its own size in points.
    let size: Size
    /// The style that symbols and templates are drawn in.
    var style: _ResolvedStyle

    init(_ image: Image, _ environment: EnvironmentValues, _ tools: CanvasTools) {
        self.image = image
        style = ForegroundStyle()._resolve(in: environment)
        switch image.source {
        case .symbol(let name):
            let symbol = Self.find(name, tools)
            content = .symbol(symbol)
            // A symbol is a little taller than the capitals beside it: its box is 1.2 em high.
            let height = (environment.font ?? .body).size * 1.2 * environment.imageScale.factor
            size = Size(width: height * symbol.size.width / symbol.size.height, height: height)
        case .bitmap(let picture, let scale, let orientation):
            let surface = orientation == .up ? picture.surface : orientation.turned(picture.surface)
            let scale = Double(scale) > 0 && Double(scale).isFinite ? Double(scale) : 1
            content = .bitmap(surface, scale: scale)
            size = Size(width: Double(surface.width) / scale, height: Double(surface.height) / scale)
        case .drawn(let drawn):
            let recording = CanvasRecording()
            var context = GraphicsContext(
                recording, size: drawn.size, environment: environment, tools: tools)
            drawn.draw(&context)
            content = .recording(recording)
            size = Size(width: Double(drawn.size.width).asExtent, height: Double(drawn.size.height).asExtent)
        }
    }

    private static func find(_ name: String, _ tools: CanvasTools) -> Symbol {
        if let symbol = Symbol.named(name) { return symbol }
        let near = Symbol.namesNear(name)
        let hint = near.isEmpty ? "" : "; near it: \(near.joined(separator: ", "))"
        tools.warn("Image(systemName: \"\(name)\"): there is no symbol of that name\(hint)")
        return .placeholder
    }

    /// Whether it is drawn in the style and not in colours of its own.
    var isInStyle: Bool {
        if case .symbol = content { return true }
        return image.renderingMode == .template
    }

    /// Operations that draw it.
    var operations: Int {
        switch content {
        case .symbol(let symbol): symbol.parts.count
        case .bitmap: image.resizing == nil ? 1 : 2
        case .recording: 2
        }
    }

    /// What it touches, on the device.
    func ink(in frame: Rect, _ transform: AffineTransform) -> Rect {
        guard case .symbol(let symbol) = content else { return transform.apply(frame) }
        let map = map(symbol, frame, transform)
        return symbol.parts.reduce(Rect.zero) { $0.union(map.apply($1.bounds)) }.insetBy(dx: -1, dy: -1)
    }

    private func map(_ symbol: Symbol, _ frame: Rect, _ transform: AffineTransform) -> AffineTransform {
        AffineTransform.scale(x: frame.width / symbol.size.width, y: frame.height / symbol.size.height)
            .concatenating(.translation(x: frame.minX, y: frame.minY)).concatenating(transform)
    }

    /// Draws it into a rectangle, in points.
    @MainActor
    func draw(in frame: Rect, _ painter: Painter, _ transform: AffineTransform) {
        switch content {
        case .symbol(let symbol): draw(symbol, frame, painter, transform)
        case .bitmap(let surface, let scale):
            if image.renderingMode == .template {
                drawTemplate(frame, painter, transform) { draw(surface, scale, frame, painter, transform) }
            } else {
                draw(surface, scale, frame, painter, transform)
            }
        case .recording(let recording):
            let map = AffineTransform.scale(x: frame.width / size.width, y: frame.height / size.height)
                .concatenating(.translation(x: frame.minX, y: frame.minY)).concatenating(transform)
            if image.renderingMode == .template {
                drawTemplate(frame, painter, transform) { recording.play(painter, map) }
            } else {
                recording.play(painter, map)
            }
        }
    }

    @MainActor
    private func draw(_ symbol: Symbol, _ frame: Rect, _ painter: Painter, _ transform: AffineTransform) {
        let map = map(symbol, frame, transform)
        let paint = painter.apply(style.paint(in: Rect(origin: .zero, size: symbol.size)))
        for part in symbol.parts {
            switch part {
            case .fill(let path): painter.renderer.fill(path, paint: paint, transform: map)
            case .stroke(let path, let stroke):
                painter.renderer.stroke(path, stroke: stroke, paint: paint, transform: map)
            }
        }
    }

    /// Draws the style where the picture is opaque.
    @MainActor
    private func drawTemplate(
        _ frame: Rect, _ painter: Painter, _ transform: AffineTransform, _ draw: () -> Void
    ) {
        painter.renderer.pushGroup(
            bounds: PixelRect(covering: transform.apply(frame)), opacity: painter.opacity)
        painter.drawApart {
            draw()
            painter.renderer.pushGroup(
                bounds: PixelRect(covering: transform.apply(frame)), opacity: 1, blendMode: .sourceIn)
            painter.renderer.fill(frame, paint: style.paint(in: frame), transform: transform, antialiased: false)
            painter.renderer.popGroup()
        }
    }

    @MainActor
    private func draw(
        _ surface: Surface, _ scale: Double, _ frame: Rect, _ painter: Painter, _ transform: AffineTransform
    ) {
        guard let resizing = image.resizing else {
            return draw(surface, nil, frame, painter, transform)
        }
        for patch in NinePatch(surface, scale: scale, resizing, frame: frame, size: size).patches {
            if patch.isTiled {
                let tile = TiledImage(
                    surface, source: patch.source,
                    transform: AffineTransform.scale(x: 1 / scale, y: 1 / scale)
                        .concatenating(.translation(x: patch.target.minX, y: patch.target.minY)),
                    isSharp: image.interpolation == .none)
                painter.renderer.fill(
                    patch.target, paint: painter.apply(.image(tile)), transform: transform,
                    antialiased: image.isAntialiased)
            } else {
                draw(surface, patch.source, patch.target, painter, transform)
            }
        }
    }

    @MainActor
    private func draw(
        _ surface: Surface, _ source: PixelRect?, _ target: Rect, _ painter: Painter, _ transform: AffineTransform
    ) {
        painter.renderer.draw(
            surface, source: source, in: target, interpolation: image.interpolation == .none ? .nearest : .smooth,
            opacity: painter.opacity, transform: transform, antialiased: image.isAntialiased)
    }
}
