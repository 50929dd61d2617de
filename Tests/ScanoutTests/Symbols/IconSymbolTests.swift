import Raster
import ScanoutTesting
import Typography
import XCTest

@testable import Scanout

/// Symbols of icon fonts. What needs one is left out where it is not installed.
@MainActor
final class IconSymbolTests: XCTestCase {
    private let typesetter = Typesetter()

    private func skipUnlessInstalled(_ fonts: [IconFont] = IconFont.allCases) throws {
        if !fonts.contains(where: { typesetter.iconFontPath($0) != nil }) {
            throw XCTSkip("needs " + fonts.map(\.package).joined(separator: " or "))
        }
    }

    /// Every entry can be read, none stands for a built-in symbol, and names are SF Symbols' kind.
    func testTheTable() async {
        let names = IconSymbols.names
        XCTAssertGreaterThan(names.count, 500)
        for name in names {
            XCTAssertNil(Symbol.catalog[name], name)
            XCTAssertTrue(name.utf8.allSatisfy { ($0 >= 97 && $0 <= 122) || ($0 >= 48 && $0 <= 57) || $0 == 46 }, name)
        }
    }

    func testEveryNameHasAGlyph() async throws {
        try skipUnlessInstalled([.materialIcons])
        let missing = IconSymbols.names.filter { IconSymbols.symbol($0, .none, typesetter) == nil }
        let both = typesetter.iconFontPath(.fontAwesome) != nil
        XCTAssertLessThanOrEqual(missing.count, both ? 0 : 20, "\(missing)")
    }

    /// A box is 24 units high, as of the built-in ones, and the ink lies inside.
    func testBoxes() async throws {
        try skipUnlessInstalled()
        for name in ["suitcase", "sailboat.fill", "dumbbell.fill", "ticket.fill", "wineglass"] {
            guard let symbol = IconSymbols.symbol(name, .none, typesetter) else { continue }
            XCTAssertEqual(symbol.size.height, 24)
            let ink = symbol.parts.reduce(Raster.Rect.zero) { $0.union($1.bounds) }
            let box = Raster.Rect(x: -0.1, y: -0.1, width: symbol.size.width + 0.2, height: 24.2)
            XCTAssertEqual(ink.union(box), box, name)
            XCTAssertGreaterThan(ink.height, 9, name)
        }
    }

    private func warnings(_ name: String) -> [String] {
        let host = ViewHost(
            Image(systemName: name), on: MemoryDisplay(width: 40, height: 40), clock: ManualClock())
        var warnings: [String] = []
        host.onWarning = { warnings.append($0) }
        host.advance(by: 0)
        return warnings
    }

    func testNamesAreDrawnFromTheFont() async throws {
        try skipUnlessInstalled()
        XCTAssertEqual(warnings("suitcase"), [])
        XCTAssertEqual(warnings("sailboat"), [])
        let display = MemoryDisplay(width: 40, height: 40)
        render(Image(systemName: "suitcase").font(.system(size: 24)), on: display)
        let placeholder = MemoryDisplay(width: 40, height: 40)
        render(Image(systemName: "no.such.symbol").font(.system(size: 24)), on: placeholder)
        XCTAssertNotEqual(display.surface.values, placeholder.surface.values)
        XCTAssertGreaterThan(display.surface.count(of: 0), 20)
    }

    func testVariants() async throws {
        try skipUnlessInstalled()
        let filled = IconSymbols.symbol("ticket", .fill, typesetter)
        let named = IconSymbols.symbol("ticket.fill", .none, typesetter)
        XCTAssertEqual(filled?.parts.map(\.bounds), named?.parts.map(\.bounds))
        // There is none in a circle: it stays.
        XCTAssertNotNil(IconSymbols.symbol("suitcase", .circle, typesetter))
    }

    /// Names of the font are near ones too.
    func testNearNames() async throws {
        try skipUnlessInstalled()
        let warning = try XCTUnwrap(warnings("dumbell.fil").first)
        XCTAssertTrue(warning.contains("dumbbell.fill"), warning)
    }

    /// Without icon fonts there are the built-in symbols alone.
    func testWithoutFonts() async {
        let typesetter = Typesetter(sources: .init(files: [], directories: [], usesFontconfig: false))
        XCTAssertNil(typesetter.iconFontPath(.materialIcons))
        XCTAssertNil(IconSymbols.symbol("suitcase", .none, typesetter))
        XCTAssertEqual(IconSymbols.names(in: typesetter), [])
    }
}
