import Foundation
import Raster
import XCTest

@testable import Typography

/// Fonts that are more than outlines in one weight: of pixels, of layers, with axes.
final class FontKindsTests: XCTestCase {
    private func temporary(_ name: String) -> String {
        let path = NSTemporaryDirectory() + "scanout-\(getpid())-" + name
        addTeardownBlock { try? FileManager.default.removeItem(atPath: path) }
        return path
    }

    private func typesetter(_ path: String) -> Typesetter {
        Typesetter(sources: .init(files: [path], directories: [TestFont.folder], usesFontconfig: false))
    }

    /// Two letters of 4 by 5 pixels on an em of 6; A is a frame, B is full.
    private static let bdf = """
        STARTFONT 2.1
        FONT -test-small-medium-r-normal--6-60-75-75-c-50-iso10646-1
        SIZE 6 75 75
        FONTBOUNDINGBOX 4 6 0 -1
        STARTPROPERTIES 3
        FONT_ASCENT 5
        FONT_DESCENT 1
        PIXEL_SIZE 6
        ENDPROPERTIES
        CHARS 2
        STARTCHAR A
        ENCODING 65
        SWIDTH 833 0
        DWIDTH 5 0
        BBX 4 5 0 0
        BITMAP
        F0
        90
        90
        90
        F0
        ENDCHAR
        STARTCHAR B
        ENCODING 66
        SWIDTH 833 0
        DWIDTH 5 0
        BBX 4 5 0 0
        BITMAP
        F0
        F0
        F0
        F0
        F0
        ENDCHAR
        ENDFONT

        """

    private func picture(_ layout: TextLayout, _ typesetter: Typesetter, _ width: Int, _ height: Int) -> String {
        let surface = Surface(width: width, height: height)
        let renderer = Renderer()
        renderer.begin(on: surface, clip: surface.bounds)
        typesetter.draw(layout, with: renderer, transform: .identity) { _ in
            .solid(RGBA(red: 0, green: 0, blue: 0))
        }
        renderer.end()
        return (0..<height).map { y in
            (0..<width).map { surface[$0, y].alpha == 0 ? "." : surface[$0, y].alpha == 255 ? "#" : "+" }.joined()
        }.joined(separator: "\n")
    }

    func testPixelFontsAreDrawnAtTheirOwnSizes() throws {
        let path = temporary("small.bdf")
        try FontKindsTests.bdf.write(toFile: path, atomically: true, encoding: .utf8)
        let typesetter = typesetter(path)
        XCTAssertEqual(typesetter.problems, [])
        for rendering in [GlyphRendering.mono, .lightHinting, .unhinted] {
            let layout = typesetter.layout(
                [TextSpan(text: "AB", font: FontRequest(family: path, pixelSize: 7))],
                options: TextOptions(rendering: rendering))
            XCTAssertEqual(layout.size, Size(width: 10, height: 6))
            XCTAssertEqual(
                picture(layout, typesetter, 10, 6),
                """
                ####.####.
                #..#.####.
                #..#.####.
                #..#.####.
                ####.####.
                ..........
                """)
        }
        // Twice as large from one and a half times on.
        let double = typesetter.layout(
            [TextSpan(text: "A", font: FontRequest(family: path, pixelSize: 11))], options: TextOptions())
        XCTAssertEqual(double.size, Size(width: 10, height: 12))
        XCTAssertEqual(
            picture(double, typesetter, 8, 2),
            """
            ########
            ########
            """)
    }

    /// A is made of the glyphs of a full stop in red and of an underscore in the text's own colour.
    func testLayersHaveTheirColors() throws {
        var font = try ComposedFont(path: TestFont.sans)
        let tables = try FontTables(path: TestFont.sans)
        let (letter, stop, underscore) = (tables.glyph(0x41), tables.glyph(0x2E), tables.glyph(0x5F))
        font.add(
            "COLR",
            ComposedFont.u16(0, 1) + ComposedFont.u32(14, 20) + ComposedFont.u16(2)
                + ComposedFont.u16(letter, 0, 2) + ComposedFont.u16(stop, 0, underscore, 0xFFFF))
        // One palette of one entry: blue, green, red, alpha.
        font.add("CPAL", ComposedFont.u16(0, 1, 1, 1) + ComposedFont.u32(14) + ComposedFont.u16(0) + [0, 0, 255, 255])
        let path = temporary("layers.ttf")
        try font.write(to: path)
        let typesetter = typesetter(path)
        let layout = typesetter.layout(
            [TextSpan(text: "A", font: FontRequest(family: path, pixelSize: 40))],
            options: TextOptions(rendering: .unhinted))
        XCTAssertEqual(layout.size.width, Double(tables.advance(0x41)) * 40 / 2048, accuracy: 1e-9)
        let surface = Surface(width: 32, height: 48)
        let renderer = Renderer()
        renderer.begin(on: surface, clip: surface.bounds)
        typesetter.draw(layout, with: renderer, transform: .identity) { _ in
            .solid(RGBA(red: 0, green: 0, blue: 1))
        }
        renderer.end()
        var found: Set<UInt32> = []
        for y in 0..<48 { for x in 0..<32 where surface[x, y].alpha == 255 { found.insert(surface[x, y].value) } }
        XCTAssertEqual(found, [0xFFFF_0000, 0xFF00_00FF])
    }

    /// One axis of weights from 100 to 900, by which nothing moves: what counts is that it is set.
    func testAxesTakeTheWeightAskedFor() throws {
        var font = try ComposedFont(path: TestFont.sans)
        let fixed = { (value: Int) in ComposedFont.u32(value << 16) }
        font.add(
            "fvar",
            ComposedFont.u16(1, 0, 16, 2, 1, 20, 0, 8) + Array("wght".utf8) + fixed(100) + fixed(400) + fixed(900)
                + ComposedFont.u16(0, 256))
        let count = font.glyphCount
        font.add(
            "gvar",
            ComposedFont.u16(1, 0, 1, 0) + ComposedFont.u32(20 + 2 * (count + 1)) + ComposedFont.u16(count, 0)
                + ComposedFont.u32(20 + 2 * (count + 1)) + [UInt8](repeating: 0, count: 2 * (count + 1)))
        let path = temporary("axes.ttf")
        try font.write(to: path)
        let library = FontLibrary(sources: .init(files: [path], directories: [], usesFontconfig: false))
        XCTAssertEqual(library.problems, [])
        for (asked, expected) in [(400, 400), (700, 700), (950, 900), (50, 100)] {
            let face = library.face(for: FontStyle(FontRequest(family: path, weight: asked, pixelSize: 17)))
            XCTAssertEqual(face.file?.description.weight, expected)
            XCTAssertFalse(face.emboldened)
        }
        // The file is read once for all of them.
        XCTAssertEqual(library.filesOpened, 1)
    }

    func testCondensedFacesByTheirFilesNames() throws {
        let path = TestFont.folder + "/DejaVuSansCondensed.ttf"
        guard FileManager.default.fileExists(atPath: path) else { throw XCTSkip("needs \(path)") }
        let typesetter = Typesetter(
            sources: .init(files: [], directories: [TestFont.folder], usesFontconfig: false))
        var request = FontRequest(pixelSize: 17)
        request.width = 75
        XCTAssertEqual(typesetter.fontPath(for: request), path)
        request.width = 100
        XCTAssertEqual(typesetter.fontPath(for: request), TestFont.sans)
    }

    func testEmojiInColors() throws {
        let path = "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf"
        guard FileManager.default.fileExists(atPath: path) else { throw XCTSkip("needs fonts-noto-color-emoji") }
        let typesetter = Typesetter(
            sources: .init(files: [TestFont.sans, path], directories: [], usesFontconfig: false))
        // A family is one picture, a flag is one, a digit with its key another; letters stay as they are.
        let text = typesetter.layout(
            [TextSpan(text: "a👩‍👩‍👧🇩🇪❤️", font: FontRequest(pixelSize: 20))], options: TextOptions())
        let glyphs = text.lines[0].glyphs.filter { $0.face == text.lines[0].glyphs.last?.face }
        XCTAssertEqual(glyphs.count, 3)
        let surface = Surface(width: 120, height: 30)
        let renderer = Renderer()
        renderer.begin(on: surface, clip: surface.bounds)
        typesetter.draw(text, with: renderer, transform: .identity) { _ in .solid(RGBA(red: 0, green: 0, blue: 0)) }
        renderer.end()
        var colored = 0
        for y in 0..<30 {
            for x in 0..<120 where surface[x, y].red > surface[x, y].blue.addingReportingOverflow(60).partialValue {
                colored += 1
            }
        }
        XCTAssertGreaterThan(colored, 100)
        let mono = typesetter.layout(
            [TextSpan(text: "😀", font: FontRequest(pixelSize: 20))], options: TextOptions(rendering: .mono))
        XCTAssertEqual(mono.lines[0].glyphs[0].face, 0)
    }

    func testWhatNoFontHas() throws {
        let typesetter = Typesetter(sources: .init(files: [TestFont.sans], directories: [], usesFontconfig: false))
        let missing = typesetter.charactersWithoutGlyph(
            in: "ok\n\u{E123} \u{E123}\u{AD}\t\n\u{12000}", font: FontRequest(pixelSize: 17))
        XCTAssertEqual(missing.map(\.scalar.value), [0xE123, 0x12000])
        XCTAssertEqual(missing.map(\.count), [2, 1])
        XCTAssertEqual(missing.map(\.line), [2, 3])
    }
}
