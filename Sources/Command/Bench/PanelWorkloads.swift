import Raster
import Typography

/// What is drawn for `scanout bench`, straight with the renderer. Geometry is made anew for every operation; ramps,
/// dash patterns and set text are kept, as a view keeps them.
final class PanelWorkloads {
    let surface = Surface(width: 800, height: 480)
    private let renderer = Renderer()
    private let typesetter = Typesetter()
    private let paints = PanelPaints()
    private let table: GlyphRun
    private let label: GlyphRun
    private let percent: GlyphRun
    private let tableLines: [String]
    private let words: UnsafeMutableRawPointer
    private let copy: Surface
    private let dashes = Stroke(width: 3, dash: [5, 5])
    private var moves = 0
    private var place = AffineTransform.identity
    private let smallFont = FontRequest(family: "DejaVu Sans", pixelSize: 14)

    init() {
        tableLines = (0..<40).map { Self.tableLine($0) }
        var table = GlyphRun(tableLines, pixelSize: 14, typesetter: typesetter)
        table.setBaselines { Double(11 + 12 * $0) }
        self.table = table
        var label = GlyphRun(["Progress: 42 %"], pixelSize: 24, typesetter: typesetter)
        label.setBaselines { _ in 0 }
        self.label = label
        var percent = GlyphRun(["42 %"], pixelSize: 24, typesetter: typesetter)
        percent.setBaselines { _ in 0 }
        self.percent = percent
        // As a panel's memory, which begins with a page.
        words = UnsafeMutableRawPointer.allocate(byteCount: 800 * 480 * 2, alignment: 4096)
        words.initializeMemory(as: UInt16.self, repeating: 0, count: 800 * 480)
        copy = Surface(width: 800, height: 480)
    }

    /// 60 of the 94 printable characters, in an order without repeats.
    private static func tableLine(_ row: Int) -> String {
        var line = ""
        for column in 0..<60 {
            let code = 33 + ((row * 60 + column) * 7) % 94
            line.unicodeScalars.append(Unicode.Scalar(UInt8(code)))
        }
        return line
    }

    deinit { words.deallocate() }

    func clear() { draw { $0.clear(PanelPaints.background) } }

    let operations: [(name: String, run: (PanelWorkloads) -> Void)] = [
        ("W1", { $0.fillAll(PanelPaints.blue) }), ("W2", { $0.fillAll(PanelPaints.blue.opacity(128.0 / 255)) }),
        ("W3", { $0.fillAll($0.paints.diagonal) }), ("W3v", { $0.fillAll($0.paints.vertical) }),
        ("W4", { $0.fillAll($0.paints.sweep) }), ("W4r", { $0.fillAll($0.paints.radial) }),
        ("W5", { $0.disc() }), ("W6", { work in work.draw { work.arc($0, Stroke(width: 20), work.paints.blue) } }),
        ("W7", { work in work.draw { work.arc($0, Stroke(width: 20), work.paints.sweep) } }),
        ("W8", { work in work.draw { work.arc($0, work.dashes, work.paints.blue) } }),
        ("W9", { $0.roundedRectangles() }),
        ("W10", { work in work.draw { work.table.draw(with: $0, x: 8, y: 0, color: PanelPaints.text) } }),
        ("W10s", { $0.setAndDrawLines() }), ("W11", { work in work.draw { work.panel($0) } }),
        ("W12", { $0.spinnerPart() }),
        ("W12s", { work in work.draw(PanelWorkloads.spinnerClip) { work.panel($0) } }),
        ("W5n", { $0.moved { $0.disc() } }),
        ("W6n", { $0.moved { work in work.draw { work.arc($0, Stroke(width: 20), work.paints.blue) } } }),
        ("W7n", { $0.moved { work in work.draw { work.arc($0, Stroke(width: 20), work.paints.sweep) } } }),
        ("W8n", { $0.moved { work in work.draw { work.arc($0, work.dashes, work.paints.blue) } } }),
        ("W13", { $0.convert(dither: false) }), ("W13d", { $0.convert(dither: true) }),
        ("W13p", { $0.convertPanel() }),
        ("W13cpy", { $0.copyAll() }), ("W13set", { $0.setAll() }),
    ]

    private func draw(_ clip: PixelRect? = nil, _ body: (Renderer) -> Void) {
        renderer.begin(on: surface, clip: clip ?? surface.bounds)
        body(renderer)
        renderer.end()
    }

    private func fillAll(_ color: RGBA) { fillAll(.solid(color)) }

    private func fillAll(_ paint: Paint) {
        draw { $0.fill(Rect(x: 0, y: 0, width: 800, height: 480), paint: paint, transform: .identity) }
    }

    private func disc() {
        draw {
            $0.fill(
                Path(ellipseIn: Rect(x: 200, y: 40, width: 400, height: 400)), paint: .solid(PanelPaints.green),
                transform: place)
        }
    }

    /// Draws at a place by itself, so that nothing kept of a shape can be used, too near to change the picture.
    private func moved(_ operation: (PanelWorkloads) -> Void) {
        moves = (moves + 1) % 4096
        place = .translation(x: Double(moves) / 16_777_216, y: 0)
        operation(self)
        place = .identity
    }

    private func arc(_ renderer: Renderer, _ stroke: Stroke, _ paint: Paint) {
        ring(renderer, Point(x: 400, y: 240), 180, stroke, from: -90, sweep: 270, paint)
    }

    private func ring(
        _ renderer: Renderer, _ center: Point, _ radius: Double, _ stroke: Stroke, from start: Double, sweep: Double,
        _ paint: Paint
    ) {
        var path = Path()
        if abs(sweep) >= 360 {
            path.addEllipse(
                in: Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
        } else {
            path.addArc(center: center, radius: radius, start: start * .pi / 180, sweep: sweep * .pi / 180)
        }
        renderer.stroke(path, stroke: stroke, paint: paint, transform: place)
    }

    private func roundedRectangles() {
        draw { renderer in
            for index in 0..<100 {
                let rect = Rect(
                    x: Double(12 + 78 * (index % 10)), y: Double(10 + 46 * (index / 10)), width: 60, height: 24)
                renderer.fill(
                    Path(roundedRect: rect, cornerWidth: 6, cornerHeight: 6), paint: paints.glass[index % 3],
                    transform: .identity)
            }
        }
    }

    private func setAndDrawLines() {
        draw { renderer in
            for (row, line) in tableLines.enumerated() {
                let layout = typesetter.layout(
                    [TextSpan(text: line, font: smallFont)], options: TextOptions(rendering: .unhinted))
                let top = Double(11 + 12 * row) - layout.firstBaseline.rounded()
                typesetter.draw(layout, with: renderer, transform: .translation(x: 8, y: top)) { _ in paints.text }
            }
        }
    }

    private func panel(_ renderer: Renderer) {
        fill(renderer, 0, 0, 800, 480, paints.background)
        label.draw(with: renderer, x: 40, y: 60, color: PanelPaints.text)
        fill(renderer, 40, 90, 720, 24, paints.track)
        fill(renderer, 40, 90, 302, 24, paints.blue)
        fill(renderer, 40, 130, 720, 24, paints.track)
        fill(renderer, 40, 130, 520, 24, paints.green)
        let center = Point(x: 160, y: 320)
        ring(renderer, center, 80, Stroke(width: 16), from: 0, sweep: 360, paints.track)
        ring(renderer, center, 80, Stroke(width: 16), from: -90, sweep: 151.2, paints.blue)
        percent.draw(with: renderer, x: (160 - percent.width / 2).rounded(), y: 329, color: PanelPaints.text)
        spinner(renderer)
        for index in 0..<6 {
            fill(
                renderer, Double(520 + 60 * (index % 3)), Double(250 + 60 * (index / 3)), 40, 40,
                paints.solids[index % 3])
        }
    }

    private func fill(
        _ renderer: Renderer, _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ paint: Paint
    ) {
        renderer.fill(Rect(x: x, y: y, width: width, height: height), paint: paint, transform: .identity)
    }

    private static let spinnerClip = PixelRect(x: 370, y: 270, width: 60, height: 60)

    private func spinnerPart() {
        draw(Self.spinnerClip) {
            fill($0, 0, 0, 800, 480, paints.background)
            spinner($0)
        }
    }

    private func spinner(_ renderer: Renderer) {
        ring(renderer, Point(x: 400, y: 300), 24, Stroke(width: 6), from: 30, sweep: 180, paints.red)
    }

    private func convert(dither: Bool) {
        PixelConverter(format: .rgb565, dither: dither).convert(
            surface, surface.bounds, to: words, bytesPerRow: 1600)
    }

    /// Converts a panel's picture, where the others convert one colour.
    private func convertPanel() {
        if surface[50, 100].value == PanelPaints.background.pixel.value { draw { panel($0) } }
        convert(dither: false)
    }

    private func copyAll() { copy.pixels.update(from: surface.pixels, count: 800 * 480) }
    private func setAll() { copy.pixels.update(repeating: 0xFF10_1418, count: 800 * 480) }
}

/// The colours and gradients of the panel.
struct PanelPaints {
    static let background = RGBA(hex: 0x10_1418)
    static let blue = RGBA(hex: 0x33_66CC)
    static let green = RGBA(hex: 0x33_CC66)
    static let red = RGBA(hex: 0xCC_3366)
    static let text = RGBA(hex: 0xE0_E0E0)

    let background = Paint.solid(Self.background)
    let track = Paint.solid(RGBA(hex: 0x30_3840))
    let text = Paint.solid(Self.text)
    let blue = Paint.solid(Self.blue)
    let green = Paint.solid(Self.green)
    let red = Paint.solid(Self.red)
    let solids = [Paint.solid(Self.blue), .solid(Self.green), .solid(Self.red)]
    let glass = [Self.blue, Self.green, Self.red].map { Paint.solid($0.opacity(128.0 / 255)) }
    let diagonal: Paint
    let vertical: Paint
    let radial: Paint
    let sweep: Paint

    init() {
        let ramp = ColorRamp(stops: [
            .init(color: Self.blue, location: 0), .init(color: Self.green, location: 0.5),
            .init(color: Self.red, location: 1),
        ])
        let round = ColorRamp(stops: [
            .init(color: Self.red, location: 0), .init(color: Self.green, location: 1.0 / 3),
            .init(color: Self.blue, location: 2.0 / 3), .init(color: Self.red, location: 1),
        ])
        diagonal = .linear(ramp, start: .zero, end: Point(x: 800, y: 480))
        vertical = .linear(ramp, start: .zero, end: Point(x: 0, y: 480))
        radial = .radial(ramp, center: Point(x: 400, y: 240), startRadius: 0, endRadius: 400)
        sweep = .angular(round, center: Point(x: 400, y: 240), start: 0, end: 2 * .pi)
    }
}
