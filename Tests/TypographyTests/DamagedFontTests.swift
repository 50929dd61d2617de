import Foundation
import Raster
import XCTest

@testable import Typography

/// Fonts with bytes changed at random, by a fixed seed: whatever FreeType and HarfBuzz make of them, nothing crashes.
final class DamagedFontTests: XCTestCase {
    private struct Random {
        var state: UInt64
        mutating func next(below bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
    }

    func testChangedBytesNeverCrash() throws {
        let whole = [UInt8](try Data(contentsOf: URL(fileURLWithPath: TestFont.sans)))
        var random = Random(state: 20_260_101)
        for round in 0..<24 {
            var bytes = whole
            // The first kilobyte holds the tables' places, where a change does the most harm.
            for _ in 0..<(1 << (round % 8)) { bytes[random.next(below: 1024)] = UInt8(random.next(below: 256)) }
            for _ in 0..<(64 << (round % 8)) { bytes[random.next(below: bytes.count)] = UInt8(random.next(below: 256)) }
            try use(bytes)
        }
    }

    private func use(_ bytes: [UInt8]) throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("damaged-\(getpid()).ttf")
        try Data(bytes).write(to: path)
        defer { try? FileManager.default.removeItem(at: path) }
        let typesetter = Typesetter(sources: .init(files: [path.path], directories: [], usesFontconfig: false))
        let surface = Surface(width: 100, height: 50)
        let renderer = Renderer()
        renderer.begin(on: surface, clip: surface.bounds)
        for rendering in [GlyphRendering.lightHinting, .unhinted, .mono] {
            let span = TextSpan(text: "Agö 123 \u{645}\u{631}\u{62D} e\u{301}", font: FontRequest(pixelSize: 20))
            let layout = typesetter.layout([span], options: TextOptions(maximumWidth: 60, rendering: rendering))
            _ = typesetter.inkBounds(layout)
            for transform in [Raster.AffineTransform.identity, .scale(x: 1.5, y: 1)] {
                typesetter.draw(layout, with: renderer, transform: transform) { _ in .solid(RGBA(hex: 0)) }
            }
        }
        renderer.end()
    }
}
