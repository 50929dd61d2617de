import Raster
import XCTest

@testable import Typography

final class TypesetterTests: XCTestCase {
    private let typesetter = Typesetter(
        sources: .init(files: [TestFont.sans], directories: [TestFont.folder], usesFontconfig: false))

    private func layout(_ text: String, size: Double, _ options: TextOptions = TextOptions()) -> TextLayout {
        typesetter.layout([TextSpan(text: text, font: FontRequest(pixelSize: size))], options: options)
    }

    func testWidthsAreTheFontsOwnAdvancesAndKerning() throws {
        let tables = try FontTables(path: TestFont.sans)
        for text in ["0123456789", "Hamburgefonstiv", "AVATAR Te", "21.5 °C", "Größe: 4 µm", "Ωμέγα", "Привет"] {
            for size in [9, 11, 17, 24.5] {
                let expected = Double(tables.width(text)) * size / Double(tables.unitsPerEm)
                XCTAssertEqual(layout(text, size: size).size.width, expected, accuracy: 1e-9, "\(text) at \(size)")
            }
        }
    }

    func testKnownUnitsOfDejaVuSans() {
        XCTAssertEqual(layout("7", size: 2048).size.width, 1303, accuracy: 1e-9)
        XCTAssertEqual(layout("7", size: 2048).size.height, 1901 + 483, accuracy: 1e-9)
        XCTAssertEqual(layout("7", size: 20).size.height, (1901 + 483) * 20 / 2048, accuracy: 1e-9)
    }

    func testKerningPairMovesTheSecondGlyph() throws {
        let tables = try FontTables(path: TestFont.sans)
        let kerning = tables.kerning(0x41, 0x56)
        XCTAssertLessThan(kerning, 0)
        let second = layout("AV", size: 2048).lines[0].glyphs[1]
        XCTAssertEqual(second.origin.x, Double(tables.advance(0x41) + kerning), accuracy: 1e-9)
    }

    func testMetricsComeFromTheFont() throws {
        let tables = try FontTables(path: TestFont.sans)
        let metrics = typesetter.metrics(for: FontRequest(pixelSize: 2048), rendering: .unhinted)
        XCTAssertEqual(metrics.ascent, Double(tables.ascent))
        XCTAssertEqual(metrics.descent, Double(tables.descent))
        XCTAssertEqual(metrics.leading, Double(tables.lineGap))
        XCTAssertEqual(metrics.capHeight, 1493)
        XCTAssertEqual(metrics.xHeight, 1120)
    }

    func testEmptyTextHasNoLinesAndNoSize() {
        let empty = layout("", size: 17)
        XCTAssertTrue(empty.lines.isEmpty)
        XCTAssertEqual(empty.size, .zero)
        XCTAssertEqual(typesetter.layout([], options: TextOptions()).size, .zero)
        XCTAssertEqual(typesetter.inkBounds(empty), .zero)
    }

    func testLineFeedsBeginLinesAndEmptyLinesKeepTheirHeight() {
        let line = (1901.0 + 483) * 16 / 2048
        for (text, count) in [("a\nb", 2), ("a\r\nb", 2), ("a\n", 2), ("\n", 2), ("a\n\nb", 3), ("a\u{2028}b", 2)] {
            let layout = layout(text, size: 16)
            XCTAssertEqual(layout.lines.count, count, text.debugDescription)
            XCTAssertEqual(layout.size.height, line * Double(count), accuracy: 1e-9, text.debugDescription)
        }
    }

    func testSizesThatAreNoSizes() {
        for size in [0, -5, .nan, -Double.infinity] {
            let layout = layout("Text\nmore", size: size, TextOptions(maximumWidth: 10))
            XCTAssertEqual(layout.size, .zero, "\(size)")
            XCTAssertEqual(typesetter.inkBounds(layout), .zero)
        }
        XCTAssertEqual(layout("a", size: .infinity).size, layout("a", size: 16_384).size)
        XCTAssertTrue(layout("a", size: 10_000).size.width.isFinite)
    }

    func testTagsAndFontsOfRuns() {
        let spans = [
            TextSpan(text: "48", font: FontRequest(weight: 700, pixelSize: 32), tag: 1),
            TextSpan(text: " %", font: FontRequest(pixelSize: 16), tag: 2),
        ]
        let layout = typesetter.layout(spans, options: TextOptions())
        XCTAssertEqual(layout.lines[0].glyphs.map(\.tag), [1, 1, 2, 2])
        XCTAssertEqual(layout.lines[0].glyphs.map(\.pixelSize), [32, 32, 16, 16])
        XCTAssertEqual(layout.lines[0].baseline, 1901.0 * 32 / 2048, accuracy: 1e-9)
    }

    func testTabularDigitsTakeTheWidestDigitsWidth() {
        let request = FontRequest(family: "URW Bookman", pixelSize: 20, tabularDigits: true)
        let widths = "0123456789".map { digit in
            typesetter.layout([TextSpan(text: String(digit), font: request)], options: TextOptions()).size.width
        }
        XCTAssertEqual(Set(widths).count, 1)
    }

    func testTextIsCachedByFaceNotByLayout() {
        let first = layout("Warm", size: 17)
        let second = layout("Warm", size: 17)
        XCTAssertEqual(first.lines.map(\.glyphs), second.lines.map(\.glyphs))
    }
}
