import Raster

/// What the parts of a symbol are painted with.
struct SymbolInk {
    private var kind = SymbolRenderingMode.Kind.monochrome
    /// The share that stands out.
    private var value: Double?

    /// How much of the style shows in less important parts, and in those past the share.
    private static let levels = [1, 0.5, 0.25]
    private static let faint = 0.25

    /// All in one style.
    init() {}

    init(_ image: Image, _ symbol: Symbol, _ environment: EnvironmentValues) {
        if let mode = image.symbolRenderingMode ?? environment.symbolRenderingMode {
            kind = mode.kind
        } else if !environment.foregroundLevels.isEmpty {
            kind = .palette
        }
        if let share = image.variableValue, symbol.layers.contains(where: { $0.threshold != nil }) {
            value = share.isNaN ? 0 : min(max(share, 0), 1)
        }
    }

    /// The styles of the levels of importance.
    func styles(_ first: _ResolvedStyle, _ environment: EnvironmentValues) -> [_ResolvedStyle] {
        guard kind == .palette else { return [first] }
        return [first] + environment.foregroundLevels.map { $0._resolve(in: environment) }
    }

    private var isPlain: Bool { value == nil && (kind == .monochrome || kind == .multicolor) }

    /// The parts to paint.
    func parts(_ symbol: Symbol) -> [Symbol.Layer] {
        isPlain ? symbol.parts.map { Symbol.Layer(part: $0) } : symbol.layers
    }

    /// Paints a symbol. `map` leads from its units to the device.
    @MainActor
    func draw(_ symbol: Symbol, _ styles: [_ResolvedStyle], _ painter: Painter, _ map: AffineTransform) {
        let parts = parts(symbol)
        guard parts.contains(where: { $0.part.isErasing }) else {
            return paint(parts, symbol, styles, painter, map)
        }
        let ink = parts.reduce(Rect.zero) { $0.union(map.apply($1.part.bounds)) }.insetBy(dx: -1, dy: -1)
        painter.renderer.pushGroup(bounds: PixelRect(covering: ink), opacity: painter.opacity)
        painter.drawApart { paint(parts, symbol, styles, painter, map) }
    }

    @MainActor
    private func paint(
        _ parts: [Symbol.Layer], _ symbol: Symbol, _ styles: [_ResolvedStyle], _ painter: Painter,
        _ map: AffineTransform
    ) {
        let bounds = Rect(origin: .zero, size: symbol.size)
        for layer in parts {
            let style = styles[min(layer.level, styles.count - 1)]
            var share = kind == .hierarchical ? Self.levels[min(layer.level, 2)] : 1
            if let value, let threshold = layer.threshold, value <= threshold { share *= Self.faint }
            let paint = painter.apply(style.paint(in: bounds))
            draw(layer.part, share == 1 ? paint : paint.opacity(share), painter.renderer, map)
        }
    }

    private func draw(_ part: Symbol.Part, _ paint: Paint, _ renderer: Renderer, _ map: AffineTransform) {
        switch part {
        case .fill(let path): renderer.fill(path, paint: paint, transform: map)
        case .stroke(let path, let stroke): renderer.stroke(path, stroke: stroke, paint: paint, transform: map)
        case .erase(let part):
            let ink = map.apply(part.bounds).insetBy(dx: -1, dy: -1)
            renderer.pushGroup(bounds: PixelRect(covering: ink), opacity: 1, blendMode: .destinationOut)
            draw(part, .solid(RGBA(hex: 0)), renderer, map)
            renderer.popGroup()
        }
    }
}
