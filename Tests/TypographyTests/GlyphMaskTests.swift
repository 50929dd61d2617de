import XCTest

@testable import Typography

final class GlyphMaskTests: XCTestCase {
    private let library = FontLibrary(
        sources: .init(files: [TestFont.sans], directories: [], usesFontconfig: false))

    private func mask(
        _ character: Unicode.Scalar, size: Double, phase: Int = 0, _ rendering: GlyphRendering
    ) -> GlyphMask {
        let face = library.face(for: FontStyle(FontRequest(pixelSize: size)))
        return GlyphMask(
            face: face, glyph: face.glyph(for: character.value), size: Int(size * 64), phase: phase,
            rendering: rendering)
    }

    func testMonoMasksAreOnOrOff() throws {
        for character in "Rg@&8".unicodeScalars {
            let coverage = try XCTUnwrap(mask(character, size: 13, .mono).mask).coverage
            XCTAssertEqual(Set(coverage), [0, 255])
        }
    }

    /// The stem of an l is 184 units wide and 1556 high: at an em of 64 pixels 5.75 by 48.625 pixels.
    func testCoverageIsTheOutlinesArea() throws {
        let coverage = try XCTUnwrap(mask("l", size: 64, .unhinted).mask).coverage
        let area = coverage.reduce(0.0) { $0 + Double($1) / 255 }
        XCTAssertEqual(area, 184.0 / 32 * 1556 / 32, accuracy: 1)
    }

    /// Coverage counts for the middle of its column, so a centre is known to a tenth of a pixel here.
    func testAPhaseMovesInkByAQuarterPixel() throws {
        func center(_ phase: Int) throws -> Double {
            let glyph = mask("l", size: 20, phase: phase, .unhinted)
            let mask = try XCTUnwrap(glyph.mask)
            var (sum, weight) = (0.0, 0.0)
            for (index, value) in mask.coverage.enumerated() {
                sum += Double(value) * (Double(index % mask.width + glyph.left) + 0.5)
                weight += Double(value)
            }
            return sum / weight
        }
        for phase in 1...3 {
            XCTAssertEqual(try center(phase) - center(0), Double(phase) / 4, accuracy: 0.1)
        }
    }

    func testLightHintingPutsTheBaselineOnThePixelGrid() throws {
        let glyph = mask("H", size: 17, .lightHinting)
        let mask = try XCTUnwrap(glyph.mask)
        XCTAssertEqual(glyph.top, mask.height)
        let first = mask.coverage[..<mask.width].max()
        let last = mask.coverage[(mask.height - 1) * mask.width..<mask.height * mask.width].max()
        XCTAssertEqual(first, last)
    }

    func testSpaceHasNoInk() {
        XCTAssertNil(mask(" ", size: 20, .unhinted).mask)
    }
}
