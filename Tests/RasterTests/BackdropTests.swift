import XCTest

@testable import Raster

/// A background that is written only where it stays in sight.
final class BackdropTests: XCTestCase {
    private let red = Paint.solid(RGBA(hex: 0xFF0000))
    private let all = Rect(x: 0, y: 0, width: 10, height: 10)

    /// Draws after a clear that waits; returns the surface and the pixels written.
    private func later(_ clip: PixelRect, _ draw: (Renderer) -> Void) -> (surface: Surface, painted: Int) {
        let surface = Surface(width: 10, height: 10)
        let renderer = Renderer()
        renderer.begin(on: surface, clip: clip)
        renderer.clearLater(RGBA(hex: 0x123456))
        draw(renderer)
        renderer.end()
        return (surface, renderer.pixelsPainted)
    }

    func testABackgroundAloneIsWrittenInTheEnd() {
        let (surface, painted) = later(PixelRect(x: 1, y: 2, width: 3, height: 4)) { _ in }
        XCTAssertEqual(painted, 12)
        XCTAssertEqual(surface[1, 2].value, 0xFF12_3456)
        XCTAssertEqual(surface[3, 5].value, 0xFF12_3456)
        XCTAssertEqual(surface[0, 2].value, 0)
        XCTAssertEqual(surface[4, 2].value, 0)
    }

    func testWhatCoversAllOfItReplacesIt() {
        let clip = PixelRect(x: 0, y: 0, width: 10, height: 10)
        XCTAssertEqual(later(clip) { $0.fill(all, paint: red, transform: .identity) }.painted, 100)
        let twice = later(clip) {
            $0.fill(all, paint: red, transform: .identity)
            $0.fill(all, paint: .solid(RGBA(hex: 0x00FF00)), transform: .identity)
        }
        XCTAssertEqual(twice.painted, 100)
        XCTAssertEqual(twice.surface[9, 9].value, 0xFF00_FF00)
    }

    /// Each leaves some of it in sight: a part of the clip, a part of a pixel, a part of the light, a part of a group.
    func testWhatLeavesAnyOfItInSightDoesNot() {
        let clip = PixelRect(x: 0, y: 0, width: 10, height: 10)
        let nearly = Rect(x: 0, y: 0, width: 10, height: 9.5)
        XCTAssertEqual(later(clip) { $0.fill(nearly, paint: red, transform: .identity) }.painted, 200)
        let faint = Paint.solid(RGBA(red: 1, green: 0, blue: 0, alpha: 0.5))
        XCTAssertEqual(later(clip) { $0.fill(all, paint: faint, transform: .identity) }.painted, 200)
        let clipped = later(clip) {
            $0.pushClip(Path(rect: Rect(x: 0, y: 0, width: 5, height: 10)), transform: .identity)
            $0.fill(all, paint: red, transform: .identity)
            $0.popClip()
        }
        XCTAssertEqual(clipped.painted, 150)
        XCTAssertEqual([clipped.surface[4, 0].value, clipped.surface[5, 0].value], [0xFFFF_0000, 0xFF12_3456])
        let grouped = later(clip) {
            $0.pushGroup(bounds: clip, opacity: 0.5)
            $0.fill(all, paint: red, transform: .identity)
            $0.popGroup()
        }
        XCTAssertEqual(grouped.painted, 200)
        // Half of 0xFF over half of 0x12, by 128 parts of 255.
        XCTAssertEqual(grouped.surface[0, 0].red, 0x89)
    }

    func testScenesAreTheSameAsAfterAClearAtOnce() {
        for seed in 300..<340 as Range<UInt64> {
            let scene = RandomScene(seed: seed, size: 48)
            let background = RGBA(hex: 0x204060)
            let expected = Surface(width: 48, height: 48)
            let surface = Surface(width: 48, height: 48)
            let renderer = Renderer()
            for (target, waits) in [(expected, false), (surface, true)] {
                renderer.begin(on: target, clip: target.bounds)
                if waits { renderer.clearLater(background) } else { renderer.clear(background) }
                if seed % 2 == 0 {
                    let whole = Rect(x: -1, y: 0, width: 50, height: 48)
                    renderer.fill(whole, paint: red, transform: .identity)
                }
                scene.draw(with: renderer)
                renderer.end()
            }
            XCTAssertNil(firstDifference(expected, surface), "scene \(seed)")
        }
    }
}
