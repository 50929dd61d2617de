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

    private func alphas(
        of value: Double, size: Double = 14, _ transform: Raster.AffineTransform = .identity, clips: Bool = false
    ) -> [UInt8] {
        let typesetter = Typesetter(sources: .init(files: [TestFont.sans], directories: [], usesFontconfig: false))
        let layout = typesetter.layout(
            [TextSpan(text: "g|", font: FontRequest(pixelSize: size))], options: TextOptions())
        let surface = Surface(width: 40, height: 40)
        let renderer = Renderer()
        renderer.begin(on: surface, clip: surface.bounds)
        if clips {
            var triangle = Path()
            triangle.move(to: Point(x: 0, y: 0))
            triangle.line(to: Point(x: 40, y: 0))
            triangle.line(to: Point(x: 0, y: 40))
            triangle.close()
            renderer.pushClip(triangle, rule: .nonZero, transform: .identity)
        }
        typesetter.draw(layout, with: renderer, transform: transform) { _ in
            .solid(RGBA(red: value, green: value, blue: value))
        }
        renderer.end()
        return (0..<1600).map { surface[$0 % 40, $0 / 40].alpha }
    }

    /// The same letters, dark on light and light on dark: pixel for pixel what the table says.
    func testLightLettersAreHeavier() {
        XCTAssertEqual(alphas(of: 1), alphas(of: 0).map { GlyphTone.lightCoverage[Int($0)] })
    }

    /// Letters that are drawn as outlines likewise: turned, stretched and large ones.
    func testLightOutlinesAreHeavier() {
        let turned = Raster.AffineTransform(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 12, ty: 0)
        let large = Raster.AffineTransform.translation(x: -30, y: -60)
        for (size, transform) in [(14.0, turned), (20.0, .scale(x: 1.5, y: 1)), (170.0, large)] {
            let dark = alphas(of: 0, size: size, transform)
            XCTAssertGreaterThan(dark.filter { $0 > 0 && $0 < 255 }.count, 20)
            XCTAssertEqual(alphas(of: 1, size: size, transform), dark.map { GlyphTone.lightCoverage[Int($0)] })
        }
    }

    /// A clip's edge is no letter's edge: what it leaves of a pixel stays a share of the heavier letter's.
    func testClipsStayAsTheyAre() {
        let turned = Raster.AffineTransform(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 12, ty: 0)
        let (whole, clipped) = (alphas(of: 1, turned), alphas(of: 1, turned, clips: true))
        for index in whole.indices where index % 40 + index / 40 != 39 {
            XCTAssertEqual(clipped[index], index % 40 + index / 40 < 39 ? whole[index] : 0)
        }
    }
}
