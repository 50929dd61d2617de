import Raster
import XCTest

@testable import Typography

final class GlyphToneTests: XCTestCase {
    /// Ends and middle of the parabola: a quarter of c (1 - c) is added, a sixteenth at the most.
    func testCoverageOfLightLetters() {
        let table = GlyphTone.lightCoverage
        XCTAssertEqual(table.count, 256)
        XCTAssertEqual([table[0], table[255]], [0, 255])
        XCTAssertEqual(table[128], 144)
        XCTAssertEqual(table, table.sorted())
    }

    func testColors() {
        func tone(_ red: Double, _ green: Double, _ blue: Double) -> GlyphTone {
            GlyphTone(RGBA(red: red, green: green, blue: blue))
        }
        XCTAssertEqual(tone(1, 1, 1), .light)
        XCTAssertEqual(tone(0, 0, 0), .dark)
        XCTAssertEqual(tone(1, 0.8, 0), .light)
        XCTAssertEqual(tone(0, 0, 1), .dark)
    }

    /// The same letter, dark on light and light on dark: pixel for pixel what the table says.
    func testLightLettersAreHeavier() {
        let typesetter = Typesetter(sources: .init(files: [TestFont.sans], directories: [], usesFontconfig: false))
        let layout = typesetter.layout(
            [TextSpan(text: "g", font: FontRequest(pixelSize: 14))], options: TextOptions())
        func alphas(_ value: Double) -> [UInt8] {
            let surface = Surface(width: 16, height: 20)
            let renderer = Renderer()
            renderer.begin(on: surface, clip: surface.bounds)
            typesetter.draw(layout, with: renderer, transform: .identity) { _ in
                .solid(RGBA(red: value, green: value, blue: value))
            }
            renderer.end()
            return (0..<320).map { surface[$0 % 16, $0 / 16].alpha }
        }
        XCTAssertEqual(alphas(1), alphas(0).map { GlyphTone.lightCoverage[Int($0)] })
    }
}
