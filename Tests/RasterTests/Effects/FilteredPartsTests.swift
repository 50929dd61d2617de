import XCTest

@testable import Raster

/// Layers with filters, drawn part by part, give the bytes of the whole.
final class FilteredPartsTests: XCTestCase {
    private let size = 48

    private func filters(_ generator: inout SeededGenerator) -> [LayerFilter] {
        func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &generator) }
        let shadow = LayerShadow(
            color: RGBA(hex: 0x204080).opacity(number(0...1)), across: number(0...4), down: number(0...4),
            x: number(-6...6), y: number(-6...6))
        let all: [LayerFilter] = [
            .blur(across: number(0...5), down: number(0...5)), .shadow(shadow), .innerShadow(shadow),
            .colors(.hueRotation(radians: number(-3...3))), .colors(.contrast(number(-1...3))),
            .opaqueBlur(across: number(0...3), down: number(0...3), PixelRect(x: 5, y: 7, width: 30, height: 20)),
            .alphaThreshold(least: 0.3, greatest: 0.9, RGBA(hex: 0xFF8000)),
        ]
        return (0..<Int.random(in: 1...3, using: &generator)).map { _ in
            all[Int.random(in: 0..<all.count, using: &generator)]
        }
    }

    private func draw(_ seed: UInt64, _ renderer: Renderer) {
        var generator = SeededGenerator(seed: seed)
        let filters = filters(&generator)
        let reach = filters.reduce(PixelReach.none) { $0 + $1.reach }
        let mode: BlendMode = [.normal, .multiply, .xor, .destinationOut][Int.random(in: 0..<4, using: &generator)]
        renderer.clear(RGBA(hex: 0x808890))
        renderer.pushLayer(
            bounds: renderer.clipBounds.grown(by: reach.reversed), filters: filters,
            opacity: .random(in: 0.3...1, using: &generator), blendMode: mode)
        for _ in 0..<3 {
            let rect = Rect(
                x: .random(in: -10...40, using: &generator), y: .random(in: -10...40, using: &generator),
                width: .random(in: 1...30, using: &generator), height: .random(in: 1...30, using: &generator))
            let color = RGBA(hex: UInt32.random(in: 0...0xFFFFFF, using: &generator))
            renderer.fill(
                Path(ellipseIn: rect), paint: .solid(color.opacity(.random(in: 0.2...1, using: &generator))),
                transform: .identity)
        }
        renderer.popGroup()
    }

    func testPartsGiveTheSameBytesAsTheWhole() {
        for seed in 0..<24 {
            let whole = drawn(size, size) { draw(UInt64(seed), $0) }
            let parts = Surface(width: size, height: size)
            let renderer = Renderer()
            for y in stride(from: 0, to: size, by: 17) {
                for x in stride(from: 0, to: size, by: 13) {
                    renderer.begin(on: parts, clip: PixelRect(x: x, y: y, width: 13, height: 17))
                    draw(UInt64(seed), renderer)
                    renderer.end()
                }
            }
            XCTAssertNil(firstDifference(whole, parts), "seed \(seed)")
        }
    }

    /// What is clear changes nothing but in the ways that say so.
    func testWaysOfPorterAndDuff() {
        func blend(_ source: UInt32, _ backdrop: UInt32, _ mode: BlendMode) -> UInt32 {
            var source = source
            var row = backdrop
            BlendKernels.blend(&row, 1, &source, mode)
            return row
        }
        let half: UInt32 = 0x8080_0000
        let green: UInt32 = 0xFF00_FF00
        XCTAssertEqual(blend(half, green, .clear), 0)
        XCTAssertEqual(blend(half, green, .copy), half)
        XCTAssertEqual(blend(green, half, .sourceIn), 0x8000_8000)
        XCTAssertEqual(blend(green, half, .sourceOut), 0x7F00_7F00)
        XCTAssertEqual(blend(half, green, .destinationIn), 0x8000_8000)
        XCTAssertEqual(blend(half, green, .destinationAtop), 0x8000_8000)
        XCTAssertEqual(blend(half, green, .xor), 0x7F00_7F00)
        XCTAssertEqual(blend(0, green, .xor), green)
        XCTAssertEqual(blend(0, green, .destinationIn), 0)
    }
}
