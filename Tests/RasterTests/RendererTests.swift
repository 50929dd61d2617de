import XCTest

@testable import Raster

final class RendererTests: XCTestCase {
    private let whole = Rect(x: 0, y: 0, width: 4, height: 4)

    func testOpacities() {
        // 0.6 of 255 is 153; then 0.8 white is 204, half black over it 204 · 127 / 255 = 101.6, and 56 white over that
        // 102 · 199 / 255 + 56 = 135.6.
        let one = drawn(4, 4) {
            $0.fill(whole, paint: .solid(RGBA(red: 1, green: 1, blue: 1, alpha: 0.6)), transform: .identity)
        }
        XCTAssertEqual(one[1, 1].value, 0xFF99_9999)
        let three = drawn(4, 4) { renderer in
            for (index, color) in [(1.0, 0.8), (0, 0.5), (1, 0.22)].enumerated() {
                let paint = Paint.solid(RGBA(red: color.0, green: color.0, blue: color.0, alpha: color.1))
                let rect = Rect(x: Double(index), y: 0, width: 4 - Double(index), height: 4)
                renderer.fill(rect, paint: paint, transform: .identity)
            }
        }
        XCTAssertEqual((0..<4).map { three[$0, 0].red }, [0xCC, 0x66, 0x88, 0x88])
    }

    func testGroupOpacityIsAppliedOnce() {
        let surface = drawn(4, 4) { renderer in
            renderer.pushGroup(bounds: PixelRect(x: 0, y: 0, width: 4, height: 4), opacity: 0.6)
            renderer.fill(whole, paint: white, transform: .identity)
            renderer.fill(whole, paint: white, transform: .identity)
            renderer.popGroup()
        }
        XCTAssertEqual(surface[2, 2].red, 0x99)
    }

    func testClearReplaces() {
        let surface = drawn(4, 4) { $0.clear(RGBA(red: 1, green: 0, blue: 0, alpha: 0.5)) }
        XCTAssertEqual(surface[0, 0].value, 0x8080_0000)
    }

    func testRectangularClipsNest() {
        let surface = drawn(6, 3) { renderer in
            renderer.pushClip(Path(rect: Rect(x: 1, y: 0, width: 4, height: 3)), transform: .identity)
            XCTAssertEqual(renderer.clipBounds, PixelRect(x: 1, y: 0, width: 4, height: 3))
            renderer.pushClip(Path(rect: Rect(x: 3, y: 1, width: 9, height: 1)), transform: .identity)
            XCTAssertEqual(renderer.clipBounds, PixelRect(x: 3, y: 1, width: 2, height: 1))
            renderer.fill(Rect(x: 0, y: 0, width: 6, height: 3), paint: white, transform: .identity)
            renderer.popClip()
            renderer.popClip()
            renderer.popClip()
            renderer.fill(Rect(x: 0, y: 2, width: 1, height: 1), paint: white, transform: .identity)
        }
        assertRows(surface, [".. .. .. .. .. ..", ".. .. .. FF FF ..", "FF .. .. .. .. .."])
    }

    func testClipsMultiplyCoverage() {
        let surface = drawn(3, 1) { renderer in
            renderer.pushClip(Path(rect: Rect(x: 0.5, y: 0, width: 2, height: 1)), transform: .identity)
            renderer.pushClip(Path(rect: Rect(x: 0, y: 0, width: 3, height: 0.5)), transform: .identity)
            renderer.fill(Rect(x: 0, y: 0, width: 3, height: 1), paint: white, transform: .identity)
        }
        // 128 · 128 / 255 = 64.25.
        assertRows(surface, ["40 80 40"])
    }

    func testClipOutsideLeavesNothing() {
        let surface = drawn(3, 1) { renderer in
            renderer.pushClip(Path(ellipseIn: Rect(x: 10, y: 10, width: 5, height: 5)), transform: .identity)
            XCTAssertTrue(renderer.clipBounds.isEmpty)
            renderer.fill(Rect(x: 0, y: 0, width: 3, height: 1), paint: white, transform: .identity)
        }
        assertRows(surface, [".. .. .."])
    }

    func testClipActsOnAGroupWhenItIsPutDown() {
        let surface = drawn(2, 1) { renderer in
            renderer.pushClip(Path(rect: Rect(x: 0, y: 0, width: 1.5, height: 1)), transform: .identity)
            renderer.pushGroup(bounds: PixelRect(x: 0, y: 0, width: 2, height: 1), opacity: 1)
            renderer.fill(Rect(x: 0, y: 0, width: 2, height: 1), paint: white, transform: .identity)
            renderer.popClip()
            renderer.popGroup()
        }
        assertRows(surface, ["FF 80"])
    }

    func testGroupsLeftOpenArePutDownAtTheEnd() {
        let surface = drawn(2, 1) { renderer in
            renderer.pushGroup(bounds: PixelRect(x: 0, y: 0, width: 2, height: 1), opacity: 1)
            renderer.pushClip(Path(ellipseIn: Rect(x: 0, y: 0, width: 1, height: 1)), transform: .identity)
            renderer.popClip()
            renderer.fill(Rect(x: 0, y: 0, width: 2, height: 1), paint: white, transform: .identity)
        }
        assertRows(surface, ["FF FF"])
    }

    func testMasks() {
        let mask = CoverageMask(width: 3, height: 2, coverage: [255, 128, 0, 0, 64, 255])
        let surface = drawn(4, 3) { $0.fill(mask, x: 1, y: 1, paint: white, transform: .identity) }
        assertRows(surface, [".. .. .. ..", ".. FF 80 ..", ".. .. 40 FF"])
        let cut = drawn(4, 3) { $0.fill(mask, x: -1, y: -1, paint: white, transform: .identity) }
        assertRows(cut, ["40 FF .. ..", ".. .. .. ..", ".. .. .. .."])
        let far = drawn(4, 3) { $0.fill(mask, x: .max, y: .min, paint: white, transform: .identity) }
        assertRows(far, [".. .. .. ..", ".. .. .. ..", ".. .. .. .."])
    }

    func testImagesAtTheirSizeAreCopied() {
        let image = Surface(width: 2, height: 2)
        image[0, 0] = Pixel(rgb: 0x102030)
        image[1, 0] = Pixel(value: 0x8040_2010)
        image[1, 1] = Pixel(rgb: 0xFFFFFF)
        let surface = drawn(4, 4) {
            $0.draw(image, in: Rect(x: 1, y: 1, width: 2, height: 2), opacity: 1, transform: .identity)
        }
        XCTAssertEqual(surface[1, 1].value, 0xFF10_2030)
        XCTAssertEqual(surface[2, 1].value, 0xFF40_2010)
        XCTAssertEqual(surface[1, 2].value, 0xFF00_0000)
        XCTAssertEqual(surface[2, 2].value, 0xFFFF_FFFF)
        let faint = drawn(4, 4) {
            $0.draw(image, in: Rect(x: 1, y: 1, width: 2, height: 2), opacity: 0.6, transform: .identity)
        }
        XCTAssertEqual(faint[2, 2].red, 0x99)
    }

    func testImagesAreStretchedBilinearly() {
        let image = Surface(width: 2, height: 1)
        image[0, 0] = Pixel(rgb: 0)
        image[1, 0] = Pixel(rgb: 0xFFFFFF)
        let surface = drawn(4, 1) {
            $0.draw(image, in: Rect(x: 0, y: 0, width: 4, height: 1), opacity: 1, transform: .identity)
        }
        // Centres fall at -1/4, 1/4, 3/4 and 5/4 between the pixels' own.
        XCTAssertEqual((0..<4).map { surface[$0, 0].red }, [0, 0x40, 0xBF, 0xFF])
    }

    func testPixelsPainted() {
        let surface = Surface(width: 10, height: 10)
        let renderer = Renderer()
        renderer.begin(on: surface, clip: PixelRect(x: 2, y: 2, width: 4, height: 4))
        renderer.fill(Rect(x: 0, y: 0, width: 5, height: 5), paint: white, transform: .identity)
        XCTAssertEqual(renderer.pixelsPainted, 9)
        renderer.clear(RGBA(hex: 0))
        XCTAssertEqual(renderer.pixelsPainted, 25)
        renderer.pushGroup(bounds: PixelRect(x: 2, y: 2, width: 2, height: 2), opacity: 0.5)
        renderer.fill(Rect(x: 0, y: 0, width: 5, height: 5), paint: white, transform: .identity)
        XCTAssertEqual(renderer.pixelsPainted, 25)
        renderer.popGroup()
        XCTAssertEqual(renderer.pixelsPainted, 29)
        renderer.fill(Rect(x: 8, y: 8, width: 2, height: 2), paint: white, transform: .identity)
        XCTAssertEqual(renderer.pixelsPainted, 29)
        renderer.end()
    }

    func testDrawingOutsideOfBeginAndEndDoesNothing() {
        let renderer = Renderer()
        renderer.clear(RGBA(hex: 0))
        renderer.fill(whole, paint: white, transform: .identity)
        renderer.pushClip(Path(rect: whole), transform: .identity)
        renderer.popClip()
        renderer.pushGroup(bounds: .empty, opacity: 1)
        renderer.popGroup()
        renderer.end()
        XCTAssertEqual(renderer.pixelsPainted, 0)
    }

    func testScratchMemoryIsUsedAgain() {
        let surface = Surface(width: 64, height: 64)
        let renderer = Renderer()
        func frame() {
            renderer.begin(on: surface, clip: surface.bounds)
            renderer.pushClip(Path(ellipseIn: Rect(x: 0, y: 0, width: 64, height: 64)), transform: .identity)
            renderer.pushGroup(bounds: surface.bounds, opacity: 0.5)
            renderer.pushGroup(bounds: PixelRect(x: 8, y: 8, width: 20, height: 20), opacity: 0.5)
            renderer.fill(whole, paint: white, transform: .identity)
            renderer.end()
        }
        frame()
        let allocations = renderer.pool.allocations
        for _ in 0..<10 { frame() }
        XCTAssertEqual(renderer.pool.allocations, allocations)
    }
}
