import Raster

/// A stream of commands that no honest program gives, the same for the same seed.
struct OddCommands {
    private var generator: SeededGenerator
    private let image: Surface
    private static let numbers: [Double] = [
        0, -0.0, 0.5, 1, -1, 33, 64.25, .nan, .infinity, -.infinity, 1e30, -1e30, 1e300, -1e300, .leastNonzeroMagnitude,
        1e-12,
        1_048_575.9, -1_048_577, 4e6, 32_768, 2_147_483_648, -9e18, 9.3e18,
    ]

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
        image = Surface(
            width: .random(in: -2...9, using: &generator), height: .random(in: -2...9, using: &generator))
    }

    private mutating func whole(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &generator) }
    private mutating func coin() -> Bool { Bool.random(using: &generator) }

    private mutating func number() -> Double {
        whole(0...3) == 0
            ? Self.numbers[whole(0...Self.numbers.count - 1)] : .random(in: -20...90, using: &generator)
    }

    private mutating func point() -> Point { Point(x: number(), y: number()) }

    private mutating func rect() -> Rect {
        Rect(origin: point(), size: Size(width: number(), height: number()))
    }

    private mutating func transform() -> AffineTransform {
        switch whole(0...4) {
        case 0: AffineTransform(a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
        case 1: .rotation(radians: number())
        case 2: .scale(x: number(), y: number())
        default: .identity
        }
    }

    private mutating func path() -> Path {
        var path = Path()
        for _ in 0..<whole(0...7) {
            switch whole(0...8) {
            case 0: path.move(to: point())
            case 1: path.quad(to: point(), control: point())
            case 2: path.cubic(to: point(), control1: point(), control2: point())
            case 3: path.close()
            case 4: path.addArc(center: point(), radius: number(), start: number(), sweep: number())
            case 5: path.addEllipse(in: rect())
            case 6: path.addRoundedRect(rect(), cornerWidth: number(), cornerHeight: number())
            default: path.line(to: point())
            }
        }
        return coin() ? path : path.trimmed(from: number() / 50, to: number() / 50)
    }

    private mutating func ramp() -> ColorRamp {
        ColorRamp(
            stops: (0..<whole(0...4)).map { _ in
                .init(color: color(), location: coin() ? number() : number() / 64)
            })
    }

    private mutating func color() -> RGBA {
        RGBA(red: number() / 64, green: number() / 64, blue: number() / 64, alpha: number() / 64)
    }

    private mutating func paint() -> Paint {
        switch whole(0...7) {
        case 0: .linear(ramp(), start: point(), end: point())
        case 1: .radial(ramp(), center: point(), startRadius: number(), endRadius: number())
        case 2:
            .elliptical(
                ramp(), center: point(), radii: Size(width: number(), height: number()), startFraction: number(),
                endFraction: number())
        case 3: .angular(ramp(), center: point(), start: number(), end: number())
        default: .solid(color())
        }
    }

    private mutating func stroke() -> Stroke {
        Stroke(
            width: number(), cap: [.butt, .round, .square][whole(0...2)], join: [.miter, .round, .bevel][whole(0...2)],
            miterLimit: number(), dash: (0..<whole(0...3)).map { _ in number() }, dashPhase: number())
    }

    private mutating func pixelRect() -> PixelRect {
        PixelRect(x: whole(-40...90), y: whole(-40...90), width: whole(-9...120), height: whole(-9...120))
    }

    /// Draws some of them.
    mutating func draw(_ count: Int, with renderer: Renderer) {
        for _ in 0..<count {
            switch whole(0...13) {
            case 0...2:
                renderer.fill(path(), rule: coin() ? .nonZero : .evenOdd, paint: paint(), transform: transform())
            case 3: renderer.fill(path(), paint: paint(), transform: transform(), antialiased: false)
            case 4: renderer.fill(rect(), paint: paint(), transform: transform(), antialiased: coin())
            case 5...7: renderer.stroke(path(), stroke: stroke(), paint: paint(), transform: transform())
            case 8: renderer.draw(image, in: rect(), opacity: number(), transform: transform())
            case 9: drawMask(renderer)
            case 10: renderer.pushClip(path(), transform: transform(), antialiased: coin())
            case 11: renderer.popClip()
            case 12: renderer.pushGroup(bounds: pixelRect(), opacity: number(), blendMode: mode())
            default: renderer.popGroup()
            }
            renderer.opacity = coin() ? 1 : number()
        }
    }

    private mutating func mode() -> BlendMode {
        let modes: [BlendMode] = [
            .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight,
            .difference, .exclusion, .hue, .saturation, .color, .luminosity, .sourceAtop, .destinationOver,
            .destinationOut, .plusDarker, .plusLighter,
        ]
        return modes[whole(0...modes.count - 1)]
    }

    private mutating func drawMask(_ renderer: Renderer) {
        let (width, height) = (whole(0...19), whole(0...5))
        let mask = CoverageMask(
            width: width, height: height,
            coverage: (0..<width * height).map { _ in UInt8.random(in: 0...255, using: &generator) })
        renderer.fill(mask, x: whole(-30...90), y: whole(-30...90), paint: paint(), transform: transform())
    }
}
