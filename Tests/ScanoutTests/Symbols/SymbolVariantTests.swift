import ScanoutTesting
import XCTest

@testable import Scanout

@MainActor
final class SymbolVariantTests: XCTestCase {
    private func pixels<V: View>(_ view: V) -> [UInt32] {
        let display = MemoryDisplay(width: 48, height: 48)
        render(view.font(.system(size: 32)), on: display)
        return (0..<48 * 48).map { display.surface.rgb($0 % 48, $0 / 48) }
    }

    func testVariantsAreTheNames() async {
        func check(_ variant: SymbolVariants, _ name: String, of base: String = "heart") {
            XCTAssertEqual(
                pixels(Image(systemName: base).symbolVariant(variant)), pixels(Image(systemName: name)), name)
        }
        check(.fill, "heart.fill")
        check(.circle, "heart.circle")
        check(.circle.fill, "heart.circle.fill")
        check(.slash, "heart.slash")
        check(.slash.fill, "heart.slash.fill")
        check(.square, "heart.square")
        check(.none, "heart")
        check(.fill, "bell.slash.fill", of: "bell.slash")
        // There is no such thing: it stays.
        check(.fill, "wifi", of: "wifi")
        check(.circle, "heart.circle", of: "heart.circle")
        XCTAssertEqual(
            pixels(Image(systemName: "heart").symbolVariant(.fill).symbolVariant(.circle)),
            pixels(Image(systemName: "heart.circle.fill")))
    }

    func testNames() async {
        XCTAssertEqual(SymbolVariants.fill.names(of: "a.b"), ["a.b.fill", "a.b"])
        XCTAssertEqual(
            SymbolVariants.slash.circle.names(of: "a"), ["a.slash.circle", "a.slash", "a.circle", "a"])
        XCTAssertTrue(SymbolVariants.circle.fill.contains(.fill))
        XCTAssertFalse(SymbolVariants.circle.contains(.fill))
    }

    func testComposedNames() async {
        let names = [
            "7.circle", "42.square.fill", "0.circle.fill", "50.circle", "wifi.circle", "bolt.slash.circle.fill",
            "person.badge.plus", "p.circle",
        ]
        for name in names {
            XCTAssertNotNil(Symbol.named(name), name)
        }
        for name in ["51.circle", "07.circle", "circle.fill.fill", ".circle", ".fill", "nothing.circle", "."] {
            XCTAssertNil(Symbol.named(name), name)
        }
    }

    /// Heavier text has symbols of wider lines.
    func testWeights() async {
        func ink(_ weight: Font.Weight) -> Int {
            pixels(Image(systemName: "circle").fontWeight(weight)).reduce(0) { $0 + 255 - Int($1 & 255) }
        }
        let inks = [Font.Weight.ultraLight, .regular, .bold, .black].map { ink($0) }
        XCTAssertEqual(inks, inks.sorted())
        XCTAssertLessThan(inks[0] * 3, inks[3])
    }

    /// Of three arcs and the dot two show in full at a half.
    func testVariableValue() async {
        func dark(_ value: Double?) -> Int {
            pixels(Image(systemName: "wifi", variableValue: value)).filter { $0 == 0 }.count
        }
        XCTAssertEqual(dark(nil), dark(1))
        XCTAssertLessThan(dark(0.3), dark(0.6))
        XCTAssertLessThan(dark(0), dark(0.3))
        XCTAssertEqual(dark(-4), dark(0))
        XCTAssertEqual(dark(.nan), dark(0))
    }

    func testPaletteAndLevels() async {
        let palette = pixels(Image(systemName: "heart.circle.fill").foregroundStyle(.red, .blue))
        XCTAssertTrue(palette.contains(0xFF3B30))
        XCTAssertTrue(palette.contains(0x007AFF))
        let levels = pixels(
            Image(systemName: "heart.circle.fill").symbolRenderingMode(.hierarchical).foregroundStyle(.black))
        // The circle at a half of black over white.
        XCTAssertTrue(levels.contains(0x808080) || levels.contains(0x7F7F7F))
        XCTAssertTrue(levels.contains(0x000000))
        let mono = pixels(
            Image(systemName: "heart.circle.fill").symbolRenderingMode(.monochrome).foregroundStyle(.red, .blue))
        XCTAssertFalse(mono.contains(0x007AFF))
    }

    func testUnknownNameIsWarnedOfOnce() async {
        let host = ViewHost(
            HStack {
                Image(systemName: "wifi.nonsense")
                Image(systemName: "wifi.nonsense")
            }, on: MemoryDisplay(width: 60, height: 30), clock: ManualClock())
        var warnings: [String] = []
        host.onWarning = { warnings.append($0) }
        host.advance(by: 0)
        XCTAssertEqual(warnings.count, 1)
        // More names follow where an icon font is installed.
        let expected =
            "Image(systemName: \"wifi.nonsense\"): there is no symbol of that name; near it: wifi, wifi.router"
        XCTAssertTrue(warnings.first?.hasPrefix(expected) == true, "\(warnings)")
    }
}
