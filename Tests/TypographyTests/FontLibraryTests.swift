import Foundation
import XCTest

@testable import Typography

final class FontLibraryTests: XCTestCase {
    private func library(
        files: [String] = [], directories: [String] = [TestFont.folder], fontconfig: Bool = false
    ) -> FontLibrary {
        FontLibrary(sources: .init(files: files, directories: directories, usesFontconfig: fontconfig))
    }

    private func name(_ library: FontLibrary, _ request: FontRequest) -> String {
        let face = library.face(for: FontStyle(request))
        let file = face.file.map { String($0.path.split(separator: "/").last ?? "") } ?? "built-in"
        return file + (face.slanted ? "+slant" : "") + (face.emboldened ? "+bold" : "")
    }

    func testDejaVuFilesByDesignAndWeight() {
        let library = library()
        let table: [(FontRequest.Design, Int, String)] = [
            (.standard, 400, "DejaVuSans.ttf"), (.rounded, 500, "DejaVuSans.ttf"),
            (.standard, 700, "DejaVuSans-Bold.ttf"), (.standard, 600, "DejaVuSans-Bold.ttf"),
            (.monospaced, 400, "DejaVuSansMono.ttf"), (.monospaced, 900, "DejaVuSansMono-Bold.ttf"),
            (.serif, 400, "DejaVuSerif.ttf"), (.serif, 800, "DejaVuSerif-Bold.ttf"),
        ]
        for (design, weight, expected) in table {
            let request = FontRequest(design: design, weight: weight, pixelSize: 12)
            XCTAssertEqual(name(library, request), expected, "\(design) \(weight)")
        }
    }

    func testMissingStylesAreMadeFromTheRegularOne() {
        let library = library(files: [TestFont.sans], directories: [])
        XCTAssertEqual(name(library, FontRequest(italic: true, pixelSize: 12)), "DejaVuSans.ttf+slant")
        XCTAssertEqual(name(library, FontRequest(weight: 700, pixelSize: 12)), "DejaVuSans.ttf+bold")
    }

    func testGivenFilesComeFirstByFamilyAndStyle() {
        let serif = TestFont.folder + "/DejaVuSerif.ttf"
        let library = library(files: [TestFont.bold, TestFont.sans, serif], directories: [])
        XCTAssertEqual(name(library, FontRequest(pixelSize: 12)), "DejaVuSans.ttf")
        XCTAssertEqual(name(library, FontRequest(weight: 900, pixelSize: 12)), "DejaVuSans-Bold.ttf")
        XCTAssertEqual(name(library, FontRequest(family: "dejavu serif", pixelSize: 12)), "DejaVuSerif.ttf")
        XCTAssertEqual(name(library, FontRequest(design: .serif, pixelSize: 12)), "DejaVuSerif.ttf")
    }

    func testFamilyMayBeAPath() {
        let library = library(directories: [])
        let request = FontRequest(family: TestFont.bold, weight: 700, pixelSize: 12)
        XCTAssertEqual(name(library, request), "DejaVuSans-Bold.ttf")
    }

    func testNothingFoundGivesTheBuiltInFontAndSaysSo() {
        let library = library(directories: ["/nowhere"])
        XCTAssertEqual(name(library, FontRequest(pixelSize: 12)), "built-in")
        XCTAssertEqual(library.problems.count, 1)
        XCTAssertTrue(library.problems[0].contains("built-in"), library.problems[0])
    }

    func testMissingAndBrokenFilesAreNotedAndPassedOver() throws {
        let broken = FileManager.default.temporaryDirectory.appendingPathComponent("broken-\(getpid()).ttf")
        try Data(String(repeating: "this is no font ", count: 64).utf8).write(to: broken)
        defer { try? FileManager.default.removeItem(at: broken) }
        let library = library(files: ["/nowhere/a.ttf", broken.path, "/usr", TestFont.sans])
        XCTAssertEqual(library.problems.count, 3)
        XCTAssertTrue(library.problems[0].contains("/nowhere/a.ttf"), library.problems[0])
        XCTAssertTrue(library.problems[0].contains("No such file or directory (errno 2)"), library.problems[0])
        XCTAssertTrue(library.problems[1].contains("unknown file format (error 2)"), library.problems[1])
        XCTAssertTrue(library.problems[2].contains("not an ordinary file"), library.problems[2])
        XCTAssertEqual(name(library, FontRequest(pixelSize: 12)), "DejaVuSans.ttf")
    }

    func testTruncatedFontsNeverCrash() throws {
        let whole = try Data(contentsOf: URL(fileURLWithPath: TestFont.sans))
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("cut-\(getpid()).ttf")
        defer { try? FileManager.default.removeItem(at: path) }
        for count in [0, 4, 12, 200, 4096, 100_000, 400_000, whole.count - 1] {
            try whole.prefix(count).write(to: path)
            let typesetter = Typesetter(sources: .init(files: [path.path], directories: [], usesFontconfig: false))
            let font = FontRequest(pixelSize: 20)
            let layout = typesetter.layout([TextSpan(text: "Ag\u{301} مرحبا", font: font)], options: TextOptions())
            _ = typesetter.inkBounds(layout)
        }
    }

    func testOneFaceForEachStyleOfAFile() {
        let library = library()
        let first = library.faceIndex(for: FontStyle(FontRequest(weight: 400, pixelSize: 12)))
        let second = library.faceIndex(for: FontStyle(FontRequest(weight: 450, pixelSize: 90)))
        XCTAssertEqual(first, second)
        XCTAssertEqual(library.faces.count, 1)
    }

    func testFallbackFindsAnotherFace() throws {
        let mono = TestFont.folder + "/DejaVuSansMono.ttf"
        let library = library(files: [mono])
        let style = FontStyle(FontRequest(design: .monospaced, pixelSize: 12))
        XCTAssertEqual(library.face(for: style).glyph(for: 0x5D0), 0)
        let other = try XCTUnwrap(library.fallback(for: 0x5D0, style: style))
        XCTAssertNotEqual(library.faces[other].glyph(for: 0x5D0), 0)
        XCTAssertNil(library.fallback(for: 0x10FFFD, style: style))
    }

    #if !SCANOUT_EMBEDDED
    func testFontconfigFindsFamiliesByName() {
        let library = library(directories: [], fontconfig: true)
        XCTAssertEqual(name(library, FontRequest(family: "DejaVu Sans Mono", pixelSize: 12)), "DejaVuSansMono.ttf")
        XCTAssertNotEqual(name(library, FontRequest(family: "No Such Family", pixelSize: 12)), "built-in")
        XCTAssertEqual(library.problems.filter { $0.contains("No Such Family") }.count, 1)
    }
    #endif
}
