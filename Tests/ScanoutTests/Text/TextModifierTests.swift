import XCTest

@testable import Scanout

/// Modifiers of texts, by the sizes that follow from DejaVu Sans's advances: digits 1303, n 1298, H 1540, the ellipsis
/// 2048 of 2048 units.
@MainActor
final class TextModifierTests: XCTestCase {
    override func setUp() async throws {
        let file = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
        guard FileManager.default.fileExists(atPath: file) else { throw XCTSkip("needs \(file)") }
    }

    private func content(_ view: Text, _ change: (inout EnvironmentValues) -> Void = { _ in }) -> TextContent {
        var environment = EnvironmentValues()
        change(&environment)
        return TextContent(view, environment.textDefaults, environment)
    }

    func testSpacingOfTextAndOfViews() async {
        XCTAssertEqual(content(Text("a").kerning(2)).spans[0].letterSpacing, 2)
        XCTAssertTrue(content(Text("a").kerning(2)).spans[0].usesLigatures)
        XCTAssertEqual(content(Text("a").tracking(3).kerning(2)).spans[0].letterSpacing, 3)
        XCTAssertFalse(content(Text("a").tracking(3)).spans[0].usesLigatures)
        XCTAssertEqual(content(Text("a")) { $0.textAttributes.tracking = 4 }.spans[0].letterSpacing, 4)
        XCTAssertEqual(content(Text("a").kerning(1)) { $0.textAttributes.kerning = 4 }.spans[0].letterSpacing, 1)
        XCTAssertEqual(content(Text("a").baselineOffset(5)) { $0.displayScale = 2 }.spans[0].baselineOffset, 10)
    }

    func testLines() async {
        let text = content(Text("a").underline(true, pattern: .dash, color: .red) + Text("b").strikethrough())
        XCTAssertEqual(text.spans[0].underline?.pattern, .dash)
        XCTAssertNotEqual(text.spans[0].underline?.tag, text.spans[0].tag)
        XCTAssertEqual(text.spans[1].strikethrough?.tag, text.spans[1].tag)
        let around = content(Text("a") + Text("b").underline(false)) { $0.textAttributes.underline = .single }
        XCTAssertNotNil(around.spans[0].underline)
        XCTAssertNil(around.spans[1].underline)
    }

    func testCapitals() async {
        XCTAssertEqual(content(Text("Straße")) { $0.textCase = .uppercase }.spans[0].text, "STRASSE")
        XCTAssertEqual(content(Text("AbC")) { $0.textCase = .lowercase }.spans[0].text, "abc")
        let small = content(Text("Ab").font(.system(size: 20).lowercaseSmallCaps())).spans
        XCTAssertEqual(small.map(\.text), ["A", "B"])
        XCTAssertEqual(small.map(\.font.pixelSize), [20, 15])
    }

    /// Apple's table of dynamic type sizes.
    func testSizesOfText() async {
        func points(_ font: Font, _ size: DynamicTypeSize) -> Double {
            content(Text("a").font(font)) { $0.dynamicTypeSize = size }.spans[0].font.pixelSize
        }
        XCTAssertEqual(points(.body, .xSmall), 14)
        XCTAssertEqual(points(.body, .xxxLarge), 23)
        XCTAssertEqual(points(.largeTitle, .accessibility5), 60)
        XCTAssertEqual(points(.caption2, .xLarge), 13)
        XCTAssertEqual(points(.system(size: 20), .xxxLarge), 20)
        XCTAssertEqual(points(.custom("DejaVu Sans", size: 34), .accessibility5), 34 * 53 / 17)
        XCTAssertEqual(points(.custom("DejaVu Sans", size: 34, relativeTo: .largeTitle), .accessibility5), 60)
        XCTAssertEqual(points(.custom("DejaVu Sans", fixedSize: 34), .accessibility5), 34)
    }

    func testInnerSettingsWin() async {
        let text = content(Text("a").font(.title).font(.caption))
        XCTAssertEqual(text.spans[0].font.pixelSize, 28)
        XCTAssertEqual(content(Text("a").textScale(.secondary)).spans[0].font.pixelSize, 17 * 0.8)
        XCTAssertEqual(content(Text("a").fontWidth(.condensed)).spans[0].font.width, 75)
    }

    private func size<V: View>(_ view: V, width: CGFloat) -> CGSize {
        sizes(of: view, for: [ProposedViewSize(width: width, height: 100)])[0]
    }

    /// Ten digits at 17 points take 108.2; at 85 % of that 91.9.
    func testTextShrinksToFit() async {
        let full = 13030.0 / 2048 * 17
        let text = Text(verbatim: "0123456789").lineLimit(1).minimumScaleFactor(0.5)
        XCTAssertEqual(size(text, width: 200).width, CGFloat(full.rounded(.up)))
        let shrunk = size(text, width: 92)
        XCTAssertLessThanOrEqual(shrunk.width, 92)
        XCTAssertGreaterThan(shrunk.width, 89)
        XCTAssertEqual(shrunk.height, (2384.0 / 2048 * 17 * 92 / full).rounded(.up), accuracy: 1)
    }

    /// 5 % of 17 points off each of ten letters is 8.5 points.
    func testLettersMoveTogetherToFit() async {
        let full = 13030.0 / 2048 * 17
        let text = Text(verbatim: "0123456789").lineLimit(1).allowsTightening(true)
        let tight = size(text, width: CGFloat(full - 8))
        XCTAssertEqual(tight.width, CGFloat((full - 8.5).rounded(.up)), accuracy: 1)
    }

    func testRoomIsKeptForLines() async {
        let line = 2384.0 / 2048 * 17
        XCTAssertEqual(size(Text("a").lineLimit(3, reservesSpace: true), width: 100).height, (3 * line).rounded(.up))
        XCTAssertEqual(size(Text("a").lineLimit(3, reservesSpace: false), width: 100).height, line.rounded(.up))
        XCTAssertEqual(size(Text("a").lineLimit(2...4), width: 100).height, (2 * line).rounded(.up))
        XCTAssertEqual(size(Text("a b c d e").lineLimit(...2), width: 20).height, (2 * line).rounded(.up))
    }

    func testFormats() async {
        XCTAssertEqual(
            content(Text(12.5, format: .number.precision(.fractionLength(2)))) {
                $0.locale = Locale(identifier: "de_DE")
            }.spans.map(\.text), ["12,50"])
        XCTAssertEqual(
            content(Text("a \(0.5, format: .percent) b")) { $0.locale = Locale(identifier: "en_US") }
                .spans.map(\.text), ["a ", "50%", " b"])
    }

    func testAttributedStrings() async throws {
        var string = AttributedString("plain ")
        var red = AttributedString("red")
        red.foregroundColor = .red
        red.underlineStyle = Text.LineStyle(pattern: .dot)
        string += red
        let text = content(Text(string))
        XCTAssertEqual(text.spans.map(\.text), ["plain ", "red"])
        XCTAssertEqual(text.spans[1].underline?.pattern, .dot)
        XCTAssertTrue(text.hasOwnStyle(text.spans[1].tag))
        let marked = content(Text(try AttributedString(markdown: "a **b**")))
        XCTAssertEqual(marked.spans.map(\.font.weight), [400, 700])
    }

    /// Markdown in attributed strings: in the font around them, and as attributes.
    func testMarkdownIsKeptAsIntents() async throws {
        let string = try AttributedString(markdown: "a **b** `c` ~~d~~ [e](/f)", baseURL: URL(string: "http://g.h"))
        let text = content(Text(string).font(.title))
        XCTAssertEqual(Set(text.spans.map(\.font.pixelSize)), [28])
        XCTAssertEqual(text.spans.map(\.font.weight), [400, 700, 400, 400, 400, 400, 400, 400])
        XCTAssertEqual(text.spans[3].font.design, .monospaced)
        XCTAssertNotNil(text.spans[5].strikethrough)
        let intents = string.runs.map(\.inlinePresentationIntent)
        XCTAssertEqual(intents, [nil, .stronglyEmphasized, nil, .code, nil, .strikethrough, nil, nil])
        XCTAssertEqual(string.runs.last?.link?.absoluteString, "http://g.h/f")
        var own = AttributedString("own")
        own.inlinePresentationIntent = [.emphasized, .stronglyEmphasized]
        XCTAssertEqual(content(Text(own)).spans.map(\.font.weight), [700])
        XCTAssertEqual(content(Text(own)).spans.map(\.font.italic), [true])
    }

    func testSyntaxOfMarkdown() async throws {
        let source = "# Head\none\ntwo\n\n- item\n2. *next*\n> said  "
        func text(_ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax) throws -> String {
            String(try AttributedString(markdown: source, options: .init(interpretedSyntax: syntax)).characters)
        }
        XCTAssertEqual(try text(.full), "Headone twoitemnextsaid")
        XCTAssertEqual(try text(.inlineOnly), "# Head one two  - item 2. next > said")
        XCTAssertEqual(
            try text(.inlineOnlyPreservingWhitespace), "# Head\none\ntwo\n\n- item\n2. next\n> said  ")
    }

    func testMarksInLiterals() async {
        let text = content(Text("a **b** *c* `d` \(Text("e").bold())"))
        XCTAssertEqual(text.spans.map(\.text), ["a ", "b", " ", "c", " ", "d", " ", "e"])
        XCTAssertEqual(text.spans.map(\.font.weight), [400, 700, 400, 400, 400, 400, 400, 700])
        XCTAssertTrue(text.spans[3].font.italic)
        XCTAssertEqual(text.spans[5].font.design, .monospaced)
        XCTAssertEqual(content(Text(verbatim: "**b**")).spans.map(\.text), ["**b**"])
    }
}
