import Pictures
import Raster

/// A picture with everything known but where it goes.
struct ImageDrawing {
    private enum Content {
        case symbol(Symbol, SymbolInk)
        case bitmap(Surface, scale: Double)
        case recording(CanvasRecording)
        case loaded(LoadedPicture)
        /// Being decoded.
        case pending
        /// Not to be seen.
        case redacted
    }

    private let image: Image
    private var content: Content
    private let isTemplate: Bool
    /// Its own size in points.
    let size: Size
    /// From its top to where text beside it stands; nil for its lower edge.
    let baseline: Double?
    /// The style that symbols and templates are drawn in.
    var style: _ResolvedStyle { didSet { styles[0] = style } }
    private var styles: [_ResolvedStyle]
    /// Which frame of a picture of several shows.
    var frame = 0

    /// - Parameter whenReady: is called on another thread when a picture that has to be decoded is there; nil to wait for
    ///   it here.
    init(
        _ image: Image, _ environment: EnvironmentValues, _ tools: CanvasTools,
        whenReady: (@Sendable () -> Void)? = nil
    ) {
        self.image = image
        style = ForegroundStyle()._resolve(in: environment)
        styles = [style]
        switch image.source {
        case .symbol(let name):
            let placed = PlacedSymbol(Self.find(name, environment, tools), environment, tools)
            let ink = SymbolInk(image, placed.symbol, environment)
            styles = ink.styles(style, environment)
            (content, size, baseline) = (.symbol(placed.symbol, ink), placed.size, placed.baseline)
            isTemplate = false
        case .bitmap(let picture, let scale, let orientation):
            let surface = orientation == .up ? picture.surface : orientation.turned(picture.surface)
            let scale = Double(scale) > 0 && Double(scale).isFinite ? Double(scale) : 1
            content = .bitmap(surface, scale: scale)
            size = Size(width: Double(surface.width) / scale, height: Double(surface.height) / scale)
            (baseline, isTemplate) = (nil, image.renderingMode == .template)
        case .drawn(let drawn):
            content = .recording(drawn.recording(environment, tools))
            size = Size(width: Double(drawn.size.width).asExtent, height: Double(drawn.size.height).asExtent)
            (baseline, isTemplate) = (nil, image.renderingMode == .template)
        case .loaded(let picture, let scale):
            let scale = Double(scale) > 0 && Double(scale).isFinite ? Double(scale) : 1
            content = .loaded(picture)
            size = Size(width: picture.picture.width / scale, height: picture.picture.height / scale)
            (baseline, isTemplate) = (nil, image.renderingMode == .template)
        case .file(let name):
            let found = FoundPicture(name, environment, tools, whenReady: whenReady)
            baseline = nil
            isTemplate = image.renderingMode.map { $0 == .template } ?? found.isTemplate
            if let picture = found.picture {
                (content, size) = (.loaded(picture), found.size)
            } else if found.isPending {
                (content, size) = (.pending, found.size)
            } else {
                let placed = PlacedSymbol(.placeholder, environment, tools)
                (content, size) = (.symbol(.placeholder, SymbolInk()), placed.size)
            }
        }
        if environment.hidesContent { content = .redacted }
    }

    private static func find(_ name: String, _ environment: EnvironmentValues, _ tools: CanvasTools) -> Symbol {
        let weight = (environment.fontWeight ?? (environment.font ?? .body).weight).value
        if let symbol = SymbolTable.shared.symbol(name, environment.symbolVariants, weight: weight) { return symbol }
        if let symbol = IconSymbols.symbol(name, environment.symbolVariants, tools.typesetter) { return symbol }
        let near = Symbol.namesNear(name, among: Symbol.names + IconSymbols.names(in: tools.typesetter))
        let hint = near.isEmpty ? "" : "; near it: \(near.joined(separator: ", "))"
        tools.warn("Image(systemName: \"\(name)\"): there is no symbol of that name\(hint)")
        return .placeholder
    }

    /// Whether it is drawn in the style and not in colours of its own.
    var isInStyle: Bool {
        switch content {
        case .symbol, .redacted: true
        default: isTemplate
        }
    }

    /// The picture whose frames follow each other; nil where there is nothing to follow.
    var animation: LoadedPicture? {
        guard image.isAnimated, case .loaded(let picture) = content, picture.duration > 0 else { return nil }
        return picture
    }

    /// Operations that draw it.
    var operations: Int {
        switch content {
        case .symbol(let symbol, let ink): ink.parts(symbol).count
        case .bitmap: image.resizing == nil ? 1 : 2
        case .recording: 2
        case .loaded(let picture):
            if case .vector = picture.picture.content { 2 } else { image.resizing == nil ? 1 : 2 }
        case .pending, .redacted: 1
        }
    }

    /// What it touches, on the device.
    func ink(in frame: Rect, _ transform: AffineTransform) -> Rect {
        guard case .symbol(let symbol, let ink) = content else { return transform.apply(frame) }
        let map = map(symbol, frame, transform)
        return ink.parts(symbol).reduce(Rect.zero) { $0.union(map.apply($1.part.bounds)) }.insetBy(dx: -1, dy: -1)
    }

    private func map(_ symbol: Symbol, _ frame: Rect, _ transform: AffineTransform) -> AffineTransform {
        AffineTransform.scale(x: frame.width / symbol.size.width, y: frame.height / symbol.size.height)
            .concatenating(.translation(x: frame.minX, y: frame.minY)).concatenating(transform)
    }

    /// Draws it into a rectangle, in points.
    @MainActor
    func draw(in frame: Rect, _ painter: Painter, _ transform: AffineTransform) {
        if case .redacted = content {
            return painter.renderer.fill(
                frame, paint: painter.apply(style.paint(in: frame).opacity(RedactionBars.opacity)),
                transform: transform, antialiased: image.isAntialiased)
        }
        guard isTemplate else { return drawPlainly(in: frame, painter, transform) }
        drawTemplate(frame, painter, transform) { drawPlainly(in: frame, painter, transform) }
    }

    @MainActor
    private func drawPlainly(in frame: Rect, _ painter: Painter, _ transform: AffineTransform) {
        switch content {
        case .symbol(let symbol, let ink):
            ink.draw(symbol, styles, painter, map(symbol, frame, transform))
        case .bitmap(let surface, let scale): draw(surface, scale, frame, painter, transform)
        case .recording(let recording):
            let map = AffineTransform.scale(x: frame.width / size.width, y: frame.height / size.height)
                .concatenating(.translation(x: frame.minX, y: frame.minY)).concatenating(transform)
            recording.play(painter, map)
        case .loaded(let picture): draw(picture.picture, frame, painter, transform)
        case .pending, .redacted: break
        }
    }

    @MainActor
    private func draw(_ picture: Picture, _ frame: Rect, _ painter: Painter, _ transform: AffineTransform) {
        switch picture.content {
        case .vector(let vector):
            vector.draw(in: frame, with: painter.renderer, opacity: painter.opacity, transform: transform)
        case .frames(let frames, _):
            let surface = frames[min(self.frame, frames.count - 1)].surface
            draw(surface, Double(surface.width) / max(size.width, 1e-9), frame, painter, transform)
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

extension DrawnImage {
    /// What its program draws.
    fileprivate func recording(_ environment: EnvironmentValues, _ tools: CanvasTools) -> CanvasRecording {
        let recording = CanvasRecording()
        var context = GraphicsContext(recording, size: size, environment: environment, tools: tools)
        draw(&context)
        return recording
    }
}

/// A symbol with the size and the place that it takes beside text.
///
/// Its box is 1.2 em high, and its middle is that of the capitals beside it; in other image scales likewise.
struct PlacedSymbol {
    let symbol: Symbol
    /// In points.
    let size: Size
    /// From the top of the box to the text's baseline, in points.
    let baseline: Double

    init(_ symbol: Symbol, _ environment: EnvironmentValues, _ tools: CanvasTools) {
        self.symbol = symbol
        let font = environment.font ?? .body
        let height = font.size * 1.2 * environment.imageScale.factor
        size = Size(width: height * symbol.size.width / symbol.size.height, height: height)
        let scale = Double(environment.displayScale)
        let metrics = tools.typesetter.metrics(
            for: font.request(scale: scale), rendering: environment.glyphRendering)
        baseline = (height + metrics.capHeight / scale) / 2
    }
}
