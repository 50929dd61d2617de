import Displays
import Raster
import XCTest

final class MemoryDisplayTests: XCTestCase {
    /// The pixel at (x, y) has red x * 16, green y * 16 and blue 0x80, all opaque.
    private func ramp(_ width: Int, _ height: Int) -> Surface {
        let surface = Surface(width: width, height: height)
        for y in 0..<height {
            for x in 0..<width { surface[x, y] = Pixel(rgb: UInt32(x * 16) << 16 | UInt32(y * 16) << 8 | 0x80) }
        }
        return surface
    }

    func test32BitPanelIsDrawnIntoDirectly() throws {
        let display = MemoryDisplay(width: 5, height: 4)
        let surface = try XCTUnwrap(display.drawingSurface)
        XCTAssertTrue(surface === display.surface)
        surface[2, 1] = Pixel(rgb: 0x123456)
        let bytes = try display.present(surface, damage: [PixelRect(x: 2, y: 1, width: 2, height: 3)])
        XCTAssertEqual(bytes, 2 * 3 * 4)
        XCTAssertEqual(display.bytesPresented, 24)
        XCTAssertEqual(Array(display.contents[(5 + 2) * 4..<(5 + 2) * 4 + 3]), [0x56, 0x34, 0x12])
    }

    func testDamageOutsideAndTwiceCountsOnce() throws {
        let display = MemoryDisplay(width: 10, height: 10)
        let damage = [
            PixelRect(x: -5, y: -5, width: 10, height: 10), PixelRect(x: 0, y: 0, width: 5, height: 5),
            PixelRect(x: 20, y: 20, width: 5, height: 5), PixelRect(x: 4, y: 4, width: 2, height: 2),
        ]
        XCTAssertEqual(try display.present(display.surface, damage: damage), (25 + 3) * 4)
        XCTAssertEqual(try display.present(display.surface, damage: []), 0)
    }

    func testAnotherSurfaceIsCopiedWhereDamaged() throws {
        let display = MemoryDisplay(width: 4, height: 4)
        let drawn = ramp(4, 4)
        _ = try display.present(drawn, damage: [PixelRect(x: 1, y: 1, width: 2, height: 2)])
        XCTAssertEqual(display.surface[1, 1], drawn[1, 1])
        XCTAssertEqual(display.surface[0, 0].value, 0)
        XCTAssertEqual(display.surface[3, 2].value, 0)
    }

    func test565KeepsWhatThePanelShows() throws {
        let display = MemoryDisplay(width: 4, height: 3, format: .rgb565)
        XCTAssertNil(display.drawingSurface)
        let drawn = Surface(width: 4, height: 3)
        drawn[1, 2] = Pixel(rgb: 0xFF0000)
        drawn[3, 0] = Pixel(rgb: 0x0000FF)
        XCTAssertEqual(try display.present(drawn, damage: [drawn.bounds]), 4 * 3 * 2)
        XCTAssertEqual(display.surface[1, 2], Pixel(rgb: 0xFF0000))
        XCTAssertEqual(display.surface[3, 0], Pixel(rgb: 0x0000FF))
        XCTAssertEqual(display.surface[0, 0], Pixel(rgb: 0))
        XCTAssertEqual(Array(display.contents[18...19]), [0x00, 0xF8])
        XCTAssertEqual(display.surface.data(as: .rgb565), display.contents)
    }

    func testDamageIsGrownToBytesOnOneBitPanels() throws {
        let display = MemoryDisplay(width: 20, height: 3, format: .mono)
        let white = Surface(width: 20, height: 3)
        for y in 0..<3 { for x in 0..<20 { white[x, y] = Pixel(rgb: 0xFFFFFF) } }
        XCTAssertEqual(try display.present(white, damage: [PixelRect(x: 7, y: 1, width: 2, height: 1)]), 2)
        XCTAssertEqual(display.contents, [0, 0, 0, 0xFF, 0xFF, 0, 0, 0, 0])
        XCTAssertEqual(try display.present(white, damage: [PixelRect(x: 19, y: 0, width: 1, height: 2)]), 2)
        XCTAssertEqual(display.contents, [0, 0, 0xF0, 0xFF, 0xFF, 0xF0, 0, 0, 0])
        XCTAssertEqual(display.surface[16, 1], Pixel(rgb: 0xFFFFFF))
        XCTAssertEqual(display.surface[15, 0], Pixel(rgb: 0))
    }

    func testInvertedOneBitPanelStartsBlack() {
        let display = MemoryDisplay(width: 8, height: 1, format: .monoInverted)
        XCTAssertEqual(display.contents, [0xFF])
        XCTAssertEqual(display.surface[0, 0], Pixel(rgb: 0))
    }

    func testRotationTurnsMemoryAndNotTheSurface() throws {
        // The upper left pixel comes to lie in memory at the corner that the clockwise turn leads to.
        let corners: [(Rotation, Int)] = [
            (.none, 0), (.clockwise90, 1), (.half, 3 * 2 - 1), (.clockwise270, (3 - 1) * 2),
        ]
        for (rotation, index) in corners {
            let display = MemoryDisplay(width: 3, height: 2, format: .rgb565, rotation: rotation)
            let drawn = Surface(width: 3, height: 2)
            drawn[0, 0] = Pixel(rgb: 0x00FF00)
            _ = try display.present(drawn, damage: [PixelRect(x: 0, y: 0, width: 1, height: 1)])
            XCTAssertEqual(display.surface[0, 0], Pixel(rgb: 0x00FF00), "\(rotation)")
            let pixels = stride(from: 0, to: 12, by: 2).map { display.contents[$0 + 1] }
            XCTAssertEqual(pixels.firstIndex(of: 0x07), index, "\(rotation)")
        }
    }

    func testPartsGiveTheSameBytesAsTheWhole() throws {
        for format in [PixelFormat.rgb565, .gray4, .mono, .rgb666, .palette8] {
            for rotation in Rotation.allCases {
                let drawn = ramp(13, 11)
                let whole = MemoryDisplay(width: 13, height: 11, format: format, rotation: rotation)
                _ = try whole.present(drawn, damage: [drawn.bounds])
                let parts = MemoryDisplay(width: 13, height: 11, format: format, rotation: rotation)
                for y in stride(from: 0, to: 11, by: 3) {
                    for x in stride(from: 0, to: 13, by: 5) {
                        _ = try parts.present(drawn, damage: [PixelRect(x: x, y: y, width: 5, height: 3)])
                    }
                }
                XCTAssertEqual(parts.contents, whole.contents, "\(format.name) \(rotation)")
            }
        }
    }

    func testBoardGivesSizeFormatAndScale() throws {
        let display = try MemoryDisplay(board: "pitft28r")
        XCTAssertEqual(display.width, 320)
        XCTAssertEqual(display.height, 240)
        XCTAssertEqual(display.format, .rgb565)
        XCTAssertEqual(display.contents.count, 320 * 240 * 2)
        XCTAssertEqual(display.profile?.nativePixels.width, 240)
        XCTAssertEqual(display.name, "memory:pitft28r")
        // The diagonal of 320x240 is 400 pixels, that of 58x43 mm the root of 5213.
        XCTAssertEqual(try XCTUnwrap(display.dotsPerInch), 400 * 25.4 / 5213.0.squareRoot(), accuracy: 1e-9)
    }

    func testExtremeArgumentsAreTamed() throws {
        for (width, height) in [(0, 0), (-5, 3), (Int.min, Int.max)] {
            let display = MemoryDisplay(width: width, height: height, format: .mono, scale: .nan)
            XCTAssertTrue((1...32_768).contains(display.width) && (1...32_768).contains(display.height))
            XCTAssertEqual(display.scale, 1)
        }
        for bits in [0, -8, 3, 64] {
            let display = MemoryDisplay(width: 9, height: 3, format: PixelFormat(kind: .gray, bitsPerPixel: bits))
            _ = try display.present(Surface(width: 9, height: 3), damage: [PixelRect(x: 1, y: 1, width: 2, height: 1)])
        }
    }

    func testUnknownBoardNamesTheNearest() {
        XCTAssertThrowsError(try MemoryDisplay(board: "pitf28r")) { error in
            XCTAssertEqual("\(error)", "unknown board \"pitf28r\": nearest pitft28r, pitft28c, pitft22")
        }
    }

    func testPNGThatCannotBeWritten() {
        XCTAssertThrowsError(try MemoryDisplay(width: 1, height: 1).writePNG(to: "/nowhere/x.png")) { error in
            XCTAssertEqual(
                "\(error)",
                "cannot write /nowhere/x.png: No such file or directory (ENOENT): choose another file")
        }
    }
}
