import Raster
import XCTest

@testable import Typography

/// Runs with spacing, offsets, lines and pictures. All lengths are DejaVu Sans's own at an em of 2048 pixels, where a
/// pixel is a design unit.
final class TextSpanTests: XCTestCase {
    private let typesetter = Typesetter(
        sources: .init(files: [TestFont.sans], directories: [TestFont.folder], usesFontconfig: false))
    private let em = 2048.0

    private func span(_ text: String, _ change: (inout TextSpan) -> Void = { _ in }) -> TextSpan {
        var span = TextSpan(text: text, font: FontRequest(pixelSize: em))
        change(&span)
        return span
    }

    private func layout(_ spans: TextSpan..., change: (inout TextOptions) -> Void = { _ in }) -> TextLayout {
        var options = TextOptions(rendering: .unhinted)
        change(&options)
        return typesetter.layout(spans, options: options)
    }

    func testSpacingFollowsEveryLetter() throws {
        let tables = try FontTables(path: TestFont.sans)
        let width = Double(3 * tables.advance(0x6E))
        XCTAssertEqual(layout(span("nnn")).size.width, width)
        XCTAssertEqual(layout(span("nnn") { $0.letterSpacing = 100 }).size.width, width + 300)
        XCTAssertEqual(layout(span("nnn") { $0.letterSpacing = -50 }).size.width, width - 150)
        XCTAssertEqual(layout(span("nnn") { $0.letterSpacing = .nan }).size.width, width)
    }

    func testRaisedRunsMakeLinesHigher() throws {
        let tables = try FontTables(path: TestFont.sans)
        let height = Double(tables.ascent + tables.descent)
        let raised = layout(span("n"), span("n") { $0.baselineOffset = 300 })
        XCTAssertEqual(raised.size.height, height + 300)
        XCTAssertEqual(raised.firstBaseline, Double(tables.ascent + 300))
        XCTAssertEqual(raised.lines[0].glyphs.map(\.origin.y), [raised.firstBaseline, raised.firstBaseline - 300])
        XCTAssertEqual(layout(span("n"), span("n") { $0.baselineOffset = -300 }).size.height, height + 300)
    }

    func testLinesLieWhereTheFontsTablesSay() throws {
        let tables = try FontTables(path: TestFont.sans)
        let text = layout(
            span("nn") { $0.underline = .init(tag: 7) }, span("n"), span("n") { $0.strikethrough = .init(tag: 8) })
        let lines = text.lines[0].decorations
        XCTAssertEqual(lines.map(\.tag), [7, 8])
        let advance = Double(tables.advance(0x6E))
        XCTAssertEqual(lines.map(\.x), [0, 3 * advance])
        XCTAssertEqual(lines.map(\.width), [2 * advance, advance])
        // FreeType gives whole units of the middle of the underline.
        let (top, thickness) = (Double(tables.underline.top), Double(tables.underline.thickness))
        XCTAssertEqual(lines[0].y - text.firstBaseline, -(top - thickness / 2), accuracy: 1)
        XCTAssertEqual(lines[0].thickness, thickness)
        let strike = (top: Double(tables.strikeout.top), thickness: Double(tables.strikeout.thickness))
        XCTAssertEqual(lines[1].y - text.firstBaseline, -(strike.top - strike.thickness / 2))
        XCTAssertEqual(lines[1].thickness, strike.thickness)
    }

    func testPicturesStandInTheLine() throws {
        let tables = try FontTables(path: TestFont.sans)
        let advance = Double(tables.advance(0x6E))
        let picture = span(TextSpan.attachmentCharacter) {
            $0.attachment = .init(width: 500, ascent: 4000, descent: 10)
            $0.tag = 3
        }
        let text = layout(span("n"), picture, span("n"))
        XCTAssertEqual(text.size, Size(width: 2 * advance + 500, height: 4000 + Double(tables.descent)))
        XCTAssertEqual(text.lines[0].glyphs[1].face, TextLayout.Glyph.attachmentFace)
        XCTAssertEqual(text.lines[0].glyphs[1].origin, Point(x: advance, y: 4000))
    }

    // MARK: Lines that do not fit

    /// What is shown, by the characters that have the glyphs: all distinct in these texts.
    private func shown(_ layout: TextLayout, of text: String) -> [String] {
        let glyphs = Dictionary(
            (text + "…\u{2010}").unicodeScalars.map { (typesetter.library.faces[0].glyph(for: $0.value), String($0)) },
            uniquingKeysWith: { first, _ in first })
        return layout.lines.map { $0.glyphs.map { glyphs[$0.glyph] ?? "?" }.joined() }
    }

    func testEllipsisAtTheEndBeginningAndMiddle() throws {
        let tables = try FontTables(path: TestFont.sans)
        let text = "0123456789"
        // Room for six digits and the ellipsis.
        let width = Double(6 * tables.advance(0x30) + tables.advance(0x2026))
        let table: [(TextOptions.Truncation, String)] = [
            (.tail, "012345…"), (.head, "…456789"), (.middle, "012…789"),
        ]
        for (truncation, expected) in table {
            let cut = layout(span(text)) {
                ($0.maximumWidth, $0.lineLimit, $0.truncation) = (width, 1, truncation)
            }
            XCTAssertEqual(shown(cut, of: text), [expected])
            XCTAssertTrue(cut.isTruncated)
            XCTAssertEqual(cut.size.width, width, accuracy: 1e-9)
        }
        let two = layout(span("01234 56789")) {
            ($0.maximumWidth, $0.lineLimit, $0.truncation) = (Double(4 * tables.advance(0x30)), 2, .head)
        }
        XCTAssertEqual(shown(two, of: text).first, "0123")
        XCTAssertEqual(shown(two, of: text).last?.first, "…")
    }

    func testNothingFits() {
        for truncation in [TextOptions.Truncation.head, .middle, .tail] {
            let cut = layout(span("0123456789")) {
                ($0.maximumWidth, $0.lineLimit, $0.truncation) = (1, 1, truncation)
            }
            XCTAssertEqual(shown(cut, of: "0"), ["…"])
        }
    }

    /// A soft hyphen shows where a line ends at it, if there is room for it, and nowhere else.
    func testSoftHyphens() throws {
        let tables = try FontTables(path: TestFont.sans)
        let (text, digit) = ("012\u{AD}345", Double(tables.advance(0x30)))
        let hyphen = Double(tables.advance(0x2010))
        XCTAssertEqual(shown(layout(span(text)), of: text), ["012345"])
        let broken = layout(span(text)) { $0.maximumWidth = 3 * digit + hyphen }
        XCTAssertEqual(shown(broken, of: text), ["012\u{2010}", "345"])
        XCTAssertEqual(broken.lines[0].width, 3 * digit + hyphen, accuracy: 1e-9)
        let tight = layout(span(text)) { $0.maximumWidth = 3 * digit + hyphen - 1 }
        XCTAssertEqual(shown(tight, of: text), ["012", "345"])
    }

    // MARK: Speed

    /// Lines of another width need no new glyphs, also when other texts were set meanwhile.
    func testLongTextsAreShapedOnce() {
        let long = span(String(repeating: "0123456789 ", count: 20))
        let before = typesetter.shaper.paragraphsShaped
        for width in [10_000.0, 20_000, 30_000] {
            _ = layout(long) { $0.maximumWidth = width }
            _ = layout(span("other"))
        }
        // The long one once, the short one each time but where it was the last.
        XCTAssertEqual(typesetter.shaper.paragraphsShaped - before, 1 + 3)
    }
}

/// Texts and sizes that no panel has.
final class UnusualTextTests: XCTestCase {
    private let typesetter = Typesetter(
        sources: .init(files: [TestFont.sans], directories: [TestFont.folder], usesFontconfig: false))

    func testVeryLongTextsAreCut() {
        // 115 MB.
        var text = "0123456789 "
        while text.utf8.count < 100_000_000 { text += text }
        let layout = typesetter.layout(
            [TextSpan(text: text, font: FontRequest(pixelSize: 17))],
            options: TextOptions(maximumWidth: 800, maximumHeight: 480))
        XCTAssertTrue(layout.isTruncated)
        XCTAssertLessThan(layout.size.height, 481)
        XCTAssertEqual(typesetter.shaper.source.scalars.count, SourceText.maximumCount)
        XCTAssertNil(typesetter.lineSize(of: text, font: FontRequest(pixelSize: 17), rendering: .mono))
    }

    func testSizesThatAreNone() {
        for size in [0, -5, .nan, .infinity, 10_000.0] {
            let layout = typesetter.layout(
                [TextSpan(text: "Hy", font: FontRequest(pixelSize: size))], options: TextOptions())
            XCTAssertTrue(layout.size.width.isFinite && layout.size.height.isFinite, "\(size)")
            let renderer = Renderer()
            let surface = Surface(width: 20, height: 20)
            renderer.begin(on: surface, clip: surface.bounds)
            typesetter.draw(layout, with: renderer, transform: .identity) { _ in
                .solid(RGBA(red: 0, green: 0, blue: 0))
            }
            renderer.end()
        }
    }

    func testTextThatIsNoUTF8() {
        let text = String(decoding: [0x41, 0xC3, 0x28, 0xF0, 0x9F, 0xFF, 0x42] as [UInt8], as: UTF8.self)
        let layout = typesetter.layout(
            [TextSpan(text: text, font: FontRequest(pixelSize: 17))], options: TextOptions())
        // A, a mark for what cannot be read, (, marks, B.
        XCTAssertEqual(layout.lines[0].glyphs.count, text.unicodeScalars.count)
    }
}
