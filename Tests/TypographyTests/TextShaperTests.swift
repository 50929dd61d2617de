import XCTest

@testable import Typography

final class TextShaperTests: XCTestCase {
    private let typesetter = Typesetter(
        sources: .init(files: [TestFont.sans], directories: [], usesFontconfig: false))

    private func glyphs(_ text: String) -> [TextLayout.Glyph] {
        let span = TextSpan(text: text, font: FontRequest(pixelSize: 20))
        return typesetter.layout([span], options: TextOptions()).lines.first?.glyphs ?? []
    }

    private func nominal(_ text: String) throws -> [UInt32] {
        let tables = try FontTables(path: TestFont.sans)
        return text.unicodeScalars.map { UInt32(tables.glyph($0.value)) }
    }

    func testHebrewRunsFromRightToLeftWithNumbersAndMirroredBrackets() throws {
        XCTAssertEqual(glyphs("אבג").map(\.glyph), try nominal("גבא"))
        XCTAssertEqual(glyphs("אב 12").map(\.glyph), try nominal("12 בא"))
        XCTAssertEqual(glyphs("א(ב)").map(\.glyph), try nominal("(ב)א"))
        XCTAssertEqual(glyphs("ab אב cd").map(\.glyph), try nominal("ab בא cd"))
    }

    func testArabicLettersJoin() throws {
        let joined = glyphs("ببب").map(\.glyph)
        let isolated = try XCTUnwrap(glyphs("ب").first?.glyph)
        XCTAssertEqual(joined.count, 3)
        XCTAssertEqual(Set(joined).count, 3)
        XCTAssertFalse(joined.contains(isolated))
    }

    func testMarksTakeNoRoom() {
        let plain = glyphs("x")
        let marked = glyphs("x\u{323}")
        XCTAssertEqual(marked.count, 2)
        XCTAssertEqual(marked[0].glyph, plain[0].glyph)
        let width = typesetter.layout(
            [TextSpan(text: "x\u{323}", font: FontRequest(pixelSize: 20))], options: TextOptions()
        ).size.width
        XCTAssertEqual(width, 20 * 1212.0 / 2048, accuracy: 1e-9)
    }

    func testGlyphsRunFromLeftToRight() {
        for text in ["abc", "אבג abc 12", "مرحبا 12"] {
            let xs = glyphs(text).map(\.origin.x)
            XCTAssertEqual(xs, xs.sorted(), text)
        }
    }

    func testSimpleRunsInComplexTextTakeTheDirectPath() {
        let alone = glyphs("AVATAR").map(\.glyph)
        XCTAssertEqual(Array(glyphs("AVATAR אב").prefix(6)).map(\.glyph), alone)
        XCTAssertEqual(
            Array(glyphs("AVATAR אב").prefix(6)).map(\.origin.x), glyphs("AVATAR").map(\.origin.x))
    }

    func testWhatNoFaceHasIsTheBoxOfTheFirstOne() {
        XCTAssertEqual(glyphs("\u{E123}").map(\.glyph), [0])
        XCTAssertEqual(glyphs("\u{E123}").map(\.face), glyphs("a").map(\.face))
    }

    func testInvisibleCharactersHaveNoGlyph() {
        XCTAssertEqual(glyphs("a\u{AD}b\u{200B}c").count, 3)
        XCTAssertEqual(glyphs("a\u{0}\u{7}b").count, 2)
    }

    func testRunsMayBeginAndEndAnywhere() {
        let font = FontRequest(pixelSize: 20)
        let spans = ["", "a\n", "", "\n", "بب", "ب", ""].enumerated().map {
            TextSpan(text: $1, font: font, tag: $0)
        }
        let layout = typesetter.layout(spans, options: TextOptions(maximumWidth: 1))
        XCTAssertEqual(layout.lines.prefix(2).map { $0.glyphs.map(\.tag) }, [[1], []])
    }
}
