import ScanoutTesting
import XCTest

@testable import Scanout

@MainActor
final class ImageTests: XCTestCase {
    /// Two by two: red, green, blue, black.
    private func picture() throws -> CGImage {
        try XCTUnwrap(CGImage(width: 2, height: 2, pixels: [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFF00_0000]))
    }

    private func image() throws -> Image { Image(decorative: try picture(), scale: 1) }

    private func shown<V: View>(_ view: V, _ width: Int = 8, _ height: Int = 8) -> Surface {
        let display = MemoryDisplay(width: width, height: height)
        render(view, on: display)
        return display.surface
    }

    private let colors: [Character: UInt32] = ["r": 0xFF0000, "g": 0x00FF00, "b": 0x0000FF]

    func testKeepsItsSize() async throws {
        try expect(shown(image(), 4, 4), shows: "....\n.rg.\n.b#.\n....", where: colors)
    }

    func testNearestNeighbours() async throws {
        try expect(
            shown(image().interpolation(.none).resizable(), 4, 4), shows: "rrgg\nrrgg\nbb##\nbb##", where: colors)
    }

    /// The mean of what is covered: all four pixels are a quarter each.
    func testSmallerIsTheMean() async throws {
        let surface = shown(try image().resizable().frame(width: 1, height: 1), 1, 1)
        // 255 / 4 = 63.75.
        XCTAssertEqual(surface.rgb(0, 0), 0x404040)
        let wide = shown(try image().resizable().frame(width: 1, height: 2), 1, 2)
        XCTAssertEqual([wide.rgb(0, 0), wide.rgb(0, 1)], [0x808000, 0x000080])
    }

    /// Between the centres of pixels colours mix by distance.
    func testLargerIsBilinear() async throws {
        let surface = shown(try image().resizable(), 4, 2)
        // Centres at -0.25, 0.25, 0.75 and 1.25 of the picture's pixels; past the outer ones nothing changes.
        XCTAssertEqual((0..<4).map { surface.rgb($0, 0) }, [0xFF0000, 0xBF4000, 0x40BF00, 0x00FF00])
    }

    func testTiles() async throws {
        try expect(
            shown(image().resizable(resizingMode: .tile), 5, 4), shows: "rgrgr\nb#b#b\nrgrgr\nb#b#b", where: colors)
        let fill = Rectangle().fill(ImagePaint(image: try image(), scale: 2)).frame(width: 4, height: 4)
        XCTAssertEqual(shown(fill, 4, 4).rgb(0, 0), shown(fill, 4, 4).rgb(0, 0))
        try expect(shown(Rectangle().fill(.image(image())), 3, 2), shows: "rgr\nb#b", where: colors)
    }

    /// Caps keep their size, what is between is stretched.
    func testCapInsets() async throws {
        let pixels: [UInt32] = [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF]
        let line = try XCTUnwrap(CGImage(width: 3, height: 1, pixels: pixels))
        let view = Image(decorative: line, scale: 1)
            .resizable(capInsets: EdgeInsets(top: 0, leading: 1, bottom: 0, trailing: 1))
        try expect(shown(view, 7, 2), shows: "rgggggb\nrgggggb", where: colors)
    }

    func testTemplate() async throws {
        let pixels: [UInt32] = [0xFFFF_0000, 0, 0x8000_FF00, 0xFF00_0000]
        let picture = try XCTUnwrap(CGImage(width: 2, height: 2, pixels: pixels))
        let view = Image(decorative: picture, scale: 1).renderingMode(.template).foregroundStyle(.black)
        let surface = shown(view, 2, 2)
        XCTAssertEqual(
            [surface.rgb(0, 0), surface.rgb(1, 0), surface.rgb(0, 1), surface.rgb(1, 1)],
            [0x000000, 0xFFFFFF, 0x7F7F7F, 0x000000])
    }

    func testOrientations() async throws {
        let pixels: [UInt32] = [0xFFFF_0000, 0xFF00_FF00]
        let pair = try XCTUnwrap(CGImage(width: 2, height: 1, pixels: pixels))
        for (orientation, expected) in [
            (Image.Orientation.up, "rg"), (.upMirrored, "gr"), (.down, "gr"), (.downMirrored, "rg"),
            (.right, "r\ng"), (.left, "g\nr"), (.leftMirrored, "r\ng"), (.rightMirrored, "g\nr"),
        ] {
            let view = Image(decorative: pair, scale: 1, orientation: orientation)
            let isUpright = expected.count == 2
            try expect(shown(view, isUpright ? 2 : 1, isUpright ? 1 : 2), shows: expected, where: colors)
        }
    }

    func testDrawnImage() async throws {
        let image = Image(size: CGSize(width: 4, height: 4)) { context in
            context.fill(
                Scanout.Path(CGRect(x: 0, y: 0, width: 2, height: 4)), with: .color(Color(red: 1, green: 0, blue: 0)))
        }
        XCTAssertEqual(shown(image).extent(of: 0xFF0000), box(2, 2, 2, 4))
        XCTAssertEqual(shown(image.resizable()).extent(of: 0xFF0000), box(0, 0, 4, 8))
    }

    func testAspectRatio() async throws {
        let wide = try XCTUnwrap(CGImage(width: 2, height: 1, pixels: [0xFFFF_0000, 0xFFFF_0000]))
        let view = Image(decorative: wide, scale: 1).resizable()
        XCTAssertEqual(shown(view.scaledToFit()).extent(of: 0xFF0000), box(0, 2, 8, 4))
        XCTAssertEqual(
            shown(view.scaledToFill().frame(width: 4, height: 4).clipped()).extent(of: 0xFF0000), box(2, 2, 4, 4))
    }

    func testBadPictures() async throws {
        XCTAssertNil(CGImage(width: 2, height: 2, pixels: [0]))
        XCTAssertNil(CGImage(width: 0, height: 0, pixels: []))
        XCTAssertNil(CGImage(width: -1, height: -1, pixels: [0]))
        for scale in [0, -1, CGFloat.nan, .infinity, 1e-300] {
            _ = shown(Image(decorative: try picture(), scale: scale).resizable(resizingMode: .tile))
            _ = shown(Rectangle().fill(ImagePaint(image: Image(decorative: try picture(), scale: 1), scale: scale)))
        }
    }
}
