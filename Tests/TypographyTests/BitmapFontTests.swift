import XCTest

@testable import Typography

final class BitmapFontTests: XCTestCase {
    private let font = BitmapFont.shared

    func testHasASCIIAndLatin1AndUsualSigns() {
        let signs = [0x2026, 0x2013, 0x2014, 0x20AC, 0x2192]
        let wanted = Array(0x20...0x7E) + Array(0xA0...0xAC) + Array(0xAE...0xFF) + signs
        XCTAssertEqual(wanted.filter { font.glyph(for: UInt32($0)) == 0 }, [])
        XCTAssertEqual(font.glyph(for: 0x65E5), 0)
    }

    func testDigitsAreTabular() {
        XCTAssertEqual(Set((0x30...0x39).map { font.advance(of: font.glyph(for: $0)) }), [6])
    }

    func testEveryCharacterHasItsOwnPicture() {
        var seen: [[UInt8]: UInt32] = [:]
        for character in font.characters {
            guard let mask = font.mask(of: font.glyph(for: character), pixelSize: 10).mask else { continue }
            let picture = [UInt8(mask.width)] + mask.coverage
            if let other = seen[picture] { XCTFail("\(character) looks like \(other)") }
            seen[picture] = character
        }
    }

    func testWholeMultiples() {
        let table: [(Double, Int)] = [(1, 1), (10, 1), (14.9, 1), (15, 2), (24, 2), (25, 3), (34, 3), (0, 0)]
        for (size, scale) in table { XCTAssertEqual(BitmapFont.scale(forPixelSize: size), scale, "\(size)") }
    }

    /// An exclamation mark is one column: five pixels, a gap, one pixel.
    func testMaskIsTheDrawingEnlarged() {
        let small = font.mask(of: font.glyph(for: 0x21), pixelSize: 10)
        XCTAssertEqual(small.mask?.coverage, [255, 255, 255, 255, 255, 0, 255, 0, 0])
        XCTAssertEqual(small.top, 7)
        let large = font.mask(of: font.glyph(for: 0x21), pixelSize: 20)
        XCTAssertEqual(large.mask?.width, 2)
        XCTAssertEqual(large.mask?.coverage.filter { $0 == 255 }.count, 6 * 4)
        XCTAssertEqual(large.top, 14)
    }
}
