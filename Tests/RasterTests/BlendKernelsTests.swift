import XCTest

@testable import Raster

final class BlendKernelsTests: XCTestCase {
    /// The modes of the W3C's Compositing and Blending on colours that are not premultiplied, 0...1.
    private typealias Formula = @Sendable (_ backdrop: Double, _ source: Double) -> Double
    private static let formulas: [(BlendMode, Formula)] = [
        (.multiply, { $0 * $1 }), (.screen, { $0 + $1 - $0 * $1 }), (.overlay, { hardLight($1, $0) }),
        (.darken, { min($0, $1) }), (.lighten, { max($0, $1) }),
        (.colorDodge, { b, s in b == 0 ? 0 : (s >= 1 ? 1 : min(1, b / (1 - s))) }),
        (.colorBurn, { b, s in b >= 1 ? 1 : (s <= 0 ? 0 : 1 - min(1, (1 - b) / s)) }),
        (.hardLight, { hardLight($0, $1) }),
        (.softLight, { softLight($0, $1) }), (.difference, { abs($0 - $1) }), (.exclusion, { $0 + $1 - 2 * $0 * $1 }),
    ]

    private static func hardLight(_ b: Double, _ s: Double) -> Double {
        s <= 0.5 ? b * 2 * s : b + (2 * s - 1) - b * (2 * s - 1)
    }

    private static func softLight(_ b: Double, _ s: Double) -> Double {
        if s <= 0.5 { return b - (1 - 2 * s) * b * (1 - b) }
        let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
        return b + (2 * s - 1) * (d - b)
    }

    private func blend(_ source: UInt32, _ backdrop: UInt32, _ mode: BlendMode) -> Pixel {
        var source = source
        var row = backdrop
        BlendKernels.blend(&row, 1, &source, mode)
        return Pixel(value: row)
    }

    private func premultiplied(_ generator: inout SeededGenerator) -> UInt32 {
        let alpha = Bool.random(using: &generator) ? 255 : UInt32.random(in: 0...255, using: &generator)
        let shades = (0..<3).map { _ in UInt32.random(in: 0...alpha, using: &generator) }
        return alpha << 24 | shades[0] << 16 | shades[1] << 8 | shades[2]
    }

    func testSeparableModesFollowTheStandard() {
        var generator = SeededGenerator(seed: 21)
        for (mode, formula) in Self.formulas {
            for _ in 0..<2000 {
                let s = Pixel(value: premultiplied(&generator))
                let d = Pixel(value: premultiplied(&generator))
                let result = blend(s.value, d.value, mode)
                let (sa, da) = (Double(s.alpha) / 255, Double(d.alpha) / 255)
                for (cs, cd, actual) in [(s.red, d.red, result.red), (s.blue, d.blue, result.blue)] {
                    let (ps, pd) = (Double(cs) / 255, Double(cd) / 255)
                    let mixed = sa > 0 && da > 0 ? formula(pd / da, ps / sa) : 0
                    let expected = ps * (1 - da) + pd * (1 - sa) + sa * da * mixed
                    XCTAssertEqual(Double(actual), expected * 255, accuracy: 1.01, "\(mode) \(s) \(d)")
                }
                XCTAssertEqual(Double(result.alpha), (sa + da - sa * da) * 255, accuracy: 0.51)
            }
        }
    }

    func testClearSourcesChangeNothing() {
        let modes: [BlendMode] =
            Self.formulas.map(\.0) + [
                .normal, .hue, .saturation, .color, .luminosity, .sourceAtop, .destinationOver, .destinationOut,
                .plusDarker, .plusLighter,
            ]
        for mode in modes { XCTAssertEqual(blend(0, 0x8040_2010, mode).value, 0x8040_2010, "\(mode)") }
    }

    func testPorterDuffModes() {
        let half: UInt32 = 0x8080_0000
        XCTAssertEqual(blend(0xFF00_FF00, half, .destinationOver).value, 0xFF80_7F00)
        XCTAssertEqual(blend(half, 0xFFFF_FFFF, .destinationOut).value, 0x7F7F_7F7F)
        XCTAssertEqual(blend(0xFF00_FF00, half, .sourceAtop).value, 0x8000_8000)
        XCTAssertEqual(blend(0xFF80_C010, 0xFF90_9010, .plusLighter).value, 0xFFFF_FF20)
        // 0x80 + 0x90 - 0xFF and 0xC0 + 0x90 - 0xFF.
        XCTAssertEqual(blend(0xFF80_C010, 0xFF90_9010, .plusDarker).value, 0xFF11_5100)
    }

    func testColorModes() {
        let gray: UInt32 = 0xFF80_8080
        // Luminosity weighs 0.3, 0.59 and 0.11: a grey has no hue or saturation to give.
        XCTAssertEqual(blend(gray, 0xFFFF_0000, .saturation).value, 0xFF4D_4D4D)
        XCTAssertEqual(blend(gray, 0xFFFF_0000, .color).value, 0xFF4D_4D4D)
        XCTAssertEqual(blend(gray, 0xFFFF_0000, .hue).value, 0xFF4D_4D4D)
        XCTAssertEqual(blend(gray, gray, .luminosity).value, gray)
        // Red brought to the luminosity of white is white.
        XCTAssertEqual(blend(0xFFFF_FFFF, 0xFFFF_0000, .luminosity).value, 0xFFFF_FFFF)
    }
}
