import Raster

/// A drawing of everything that the renderer knows, the same for the same seed.
struct RandomScene {
    private let seed: UInt64
    private let size: Double
    private let ramp = ColorRamp(stops: [
        .init(color: RGBA(hex: 0xCC3366), location: 0), .init(color: RGBA(hex: 0x33CC66).opacity(0.3), location: 0.4),
        .init(color: RGBA(hex: 0x3366CC), location: 1),
    ])
    private let image: Surface

    init(seed: UInt64, size: Int) {
        self.seed = seed
        self.size = Double(size)
        image = Surface(width: 9, height: 7)
        for y in 0..<7 { for x in 0..<9 { image[x, y] = Pixel(rgb: UInt32(x * 28) << 16 | UInt32(y * 36)) } }
    }

    func draw(with renderer: Renderer) {
        var generator = SeededGenerator(seed: seed)
        renderer.clear(RGBA(hex: 0x101418))
        for _ in 0..<8 { step(renderer, &generator, depth: 0) }
    }

    private func number(_ range: ClosedRange<Double>, _ generator: inout SeededGenerator) -> Double {
        .random(in: range, using: &generator)
    }

    private func point(_ generator: inout SeededGenerator) -> Point {
        Point(x: number(-20...size + 20, &generator), y: number(-20...size + 20, &generator))
    }

    private func rect(_ generator: inout SeededGenerator) -> Rect {
        Rect(
            origin: point(&generator),
            size: Size(width: number(1...size, &generator), height: number(1...size, &generator)))
    }

    private func path(_ generator: inout SeededGenerator) -> Path {
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: return Path(ellipseIn: rect(&generator))
        case 1: return Path(roundedRect: rect(&generator), cornerWidth: 6, cornerHeight: 4)
        case 2: return Path(rect: rect(&generator))
        default:
            var path = Path()
            path.move(to: point(&generator))
            for _ in 0..<4 {
                path.line(to: point(&generator))
                path.quad(to: point(&generator), control: point(&generator))
                path.cubic(to: point(&generator), control1: point(&generator), control2: point(&generator))
            }
            return path
        }
    }

    private func paint(_ generator: inout SeededGenerator) -> Paint {
        switch Int.random(in: 0..<6, using: &generator) {
        case 0: return .linear(ramp, start: point(&generator), end: point(&generator))
        case 1: return .radial(ramp, center: point(&generator), startRadius: 3, endRadius: 40)
        case 2: return .angular(ramp, center: point(&generator), start: 1, end: 1 + 2 * .pi)
        case 3: return .angular(ramp, center: point(&generator), start: 4, end: 1)
        case 4:
            return .elliptical(
                ramp, center: point(&generator), radii: Size(width: 30, height: 20), startFraction: 0, endFraction: 1)
        default:
            return .solid(
                RGBA(hex: UInt32.random(in: 0...0xFFFFFF, using: &generator)).opacity(number(0.2...1.2, &generator)))
        }
    }

    private func transform(_ generator: inout SeededGenerator) -> AffineTransform {
        guard Bool.random(using: &generator) else { return .identity }
        return AffineTransform.rotation(radians: number(-3...3, &generator)).concatenating(
            .scale(x: number(0.3...2, &generator), y: number(0.3...2, &generator))
        ).concatenating(.translation(x: number(0...20, &generator), y: number(0...20, &generator)))
    }

    private func step(_ renderer: Renderer, _ generator: inout SeededGenerator, depth: Int) {
        let kind = Int.random(in: 0..<(depth < 3 ? 9 : 6), using: &generator)
        switch kind {
        case 0, 1:
            renderer.fill(
                path(&generator), rule: Bool.random(using: &generator) ? .nonZero : .evenOdd,
                paint: paint(&generator), transform: transform(&generator),
                antialiased: Int.random(in: 0..<4, using: &generator) > 0)
        case 2: renderer.fill(rect(&generator), paint: paint(&generator), transform: transform(&generator))
        case 3: stroke(renderer, &generator)
        case 4:
            renderer.draw(image, in: rect(&generator), opacity: 0.7, transform: transform(&generator))
        case 5:
            let mask = CoverageMask(width: 5, height: 5, coverage: (0..<25).map { UInt8($0 * 10) })
            let place = point(&generator)
            renderer.fill(mask, x: Int(place.x), y: Int(place.y), paint: paint(&generator), transform: .identity)
        case 6, 7:
            renderer.pushClip(path(&generator), transform: transform(&generator))
            for _ in 0..<3 { step(renderer, &generator, depth: depth + 1) }
            renderer.popClip()
        default: group(renderer, &generator, depth)
        }
    }

    private func stroke(_ renderer: Renderer, _ generator: inout SeededGenerator) {
        let caps: [Stroke.Cap] = [.butt, .round, .square]
        let joins: [Stroke.Join] = [.miter, .round, .bevel]
        let stroke = Stroke(
            width: number(0.1...12, &generator), cap: caps[Int.random(in: 0..<3, using: &generator)],
            join: joins[Int.random(in: 0..<3, using: &generator)],
            dash: Bool.random(using: &generator) ? [] : [number(0...9, &generator), number(1...9, &generator)])
        renderer.stroke(
            path(&generator), stroke: stroke, paint: paint(&generator), transform: transform(&generator))
    }

    private func group(_ renderer: Renderer, _ generator: inout SeededGenerator, _ depth: Int) {
        let modes: [BlendMode] = [
            .normal, .multiply, .screen, .overlay, .softLight, .hue, .luminosity, .plusLighter, .plusDarker,
            .destinationOut, .sourceAtop, .colorDodge, .colorBurn, .difference,
        ]
        let bounds = PixelRect(covering: rect(&generator))
        renderer.pushGroup(
            bounds: bounds, opacity: number(0...1, &generator),
            blendMode: modes[Int.random(in: 0..<modes.count, using: &generator)])
        for _ in 0..<3 { step(renderer, &generator, depth: depth + 1) }
        renderer.popGroup()
    }
}
