import Raster
import XCTest

@testable import Typography

/// Set in the built-in font at its own size, where every small letter used here is known: a, b, n and the digits are 5
/// pixels wide and take 6, a space and a hyphen take 4, the ellipsis 6.
final class LineFillerTests: XCTestCase {
    private let typesetter = Typesetter(sources: .init(files: [], directories: [], usesFontconfig: false))

    private func layout(_ text: String, _ options: TextOptions) -> TextLayout {
        typesetter.layout([TextSpan(text: text, font: FontRequest(pixelSize: 10))], options: options)
    }

    /// The lines' characters, found again by their glyphs.
    private func lines(_ layout: TextLayout) -> [String] {
        let names = Dictionary(
            BitmapFont.shared.characters.map { (BitmapFont.shared.glyph(for: $0), $0) }, uniquingKeysWith: min)
        return layout.lines.map { line in
            String(String.UnicodeScalarView(line.glyphs.compactMap { names[$0.glyph].flatMap(Unicode.Scalar.init) }))
        }
    }

    func testWrapping() {
        let table: [(String, Double, [String])] = [
            ("aa bb", 28, ["aa bb"]), ("aa bb", 27, ["aa", "bb"]), ("aa  bb", 20, ["aa", "bb"]),
            ("aa bb ", 28, ["aa bb"]), (" aa", 16, [" aa"]), (" aa", 15, ["", "aa"]),
            ("aaaa", 18, ["aaa", "a"]), ("aa aaaa", 18, ["aa", "aaa", "a"]),
            ("aa-bb", 16, ["aa-", "bb"]), ("aa-bb", 15, ["aa", "-", "bb"]), ("a -1", 15, ["a", "-1"]),
            ("a-1", 12, ["a-", "1"]), ("aa\u{A0}bb", 27, ["aa\u{A0}b", "b"]), ("a\nbb", 6, ["a", "b", "b"]),
            ("aa", 0, ["a", "a"]), ("a a", 0, ["a", "a"]), ("aa", -3, ["a", "a"]), ("aa bb", .nan, ["aa bb"]),
            ("aa bb", .infinity, ["aa bb"]), ("aa\u{200B}bb", 20, ["aa", "bb"]),
        ]
        for (text, width, expected) in table {
            let layout = layout(text, TextOptions(maximumWidth: width))
            XCTAssertEqual(lines(layout), expected, "\(text.debugDescription) in \(width)")
            XCTAssertFalse(layout.isTruncated)
        }
    }

    func testALayoutFitsItsOwnWidth() {
        let text = "Wrapping 3.14159 and AVATAR"
        let sans = Typesetter(sources: .init(files: [TestFont.sans], directories: [], usesFontconfig: false))
        for size in stride(from: 8.0, to: 30, by: 0.7) {
            let span = TextSpan(text: text, font: FontRequest(pixelSize: size))
            let width = sans.layout([span], options: TextOptions()).size.width
            XCTAssertEqual(sans.layout([span], options: TextOptions(maximumWidth: width)).lines.count, 1)
            let throughPoints = width / 1.37 * 1.37
            XCTAssertEqual(sans.layout([span], options: TextOptions(maximumWidth: throughPoints)).lines.count, 1)
        }
    }

    func testTruncation() {
        let table: [(String, Double?, Int, [String])] = [
            ("aa bbb", 28, 1, ["aa b…"]), ("aa bb", 24, 1, ["aa…"]), ("aaaa", 20, 1, ["aa…"]),
            ("aaaa", 5, 1, ["…"]), ("aaaa", 0, 1, ["…"]), ("a\nb", nil, 1, ["a…"]), ("a\nb", 6, 1, ["…"]),
            ("aa bb nn", 17, 2, ["aa", "b…"]), ("aa bb nn", 28, 0, ["aa b…"]), ("\na", nil, 1, ["…"]),
        ]
        for (text, width, limit, expected) in table {
            let layout = layout(text, TextOptions(maximumWidth: width, lineLimit: limit))
            XCTAssertEqual(lines(layout), expected, "\(text.debugDescription) in \(String(describing: width))")
            XCTAssertTrue(layout.isTruncated)
        }
        XCTAssertFalse(layout("aa bb", TextOptions(maximumWidth: 28, lineLimit: 1)).isTruncated)
    }

    func testAsManyWholeLinesAsFitTheHeight() {
        let table: [(Double, Double, Int)] = [
            (36, 0, 3), (35, 0, 2), (24, 0, 2), (12, 0, 1), (5, 0, 1), (0, 0, 1), (-1, 0, 1), (.nan, 0, 4),
            (36, 2, 2), (40, 2, 3), (48, 0, 4),
        ]
        for (height, spacing, count) in table {
            let layout = layout("a\na\na\na", TextOptions(maximumHeight: height, lineSpacing: spacing))
            XCTAssertEqual(layout.lines.count, count, "\(height) with \(spacing)")
            XCTAssertEqual(layout.size.height, Double(12 * count) + spacing * Double(count - 1))
            XCTAssertEqual(layout.isTruncated, count < 4)
        }
    }

    func testAlignment() {
        for (alignment, x) in [(TextOptions.Alignment.leading, 0.0), (.center, 6), (.trailing, 12)] {
            let layout = layout("aaa\na", TextOptions(alignment: alignment))
            XCTAssertEqual(layout.lines[1].x, x)
            XCTAssertEqual(layout.lines[1].glyphs[0].origin, Point(x: x, y: 22))
            XCTAssertEqual(layout.size, Size(width: 18, height: 24))
        }
    }

    func testParagraphsThatFindNoRoomAreNotShaped() {
        let text = String(repeating: "aa bb nn\n", count: 1000)
        _ = layout(text, TextOptions(maximumWidth: 30, lineLimit: 4))
        XCTAssertEqual(typesetter.shaper.source.paragraphs.count, 1001)
        XCTAssertLessThan(typesetter.shaper.shaped.paragraphs.count, 5)
    }
}
