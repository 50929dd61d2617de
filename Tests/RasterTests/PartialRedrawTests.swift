import XCTest

@testable import Raster

/// What is drawn in a pixel must not depend on what else is drawn at the same time.
final class PartialRedrawTests: XCTestCase {
    func testPartsGiveTheSameBytesAsTheWhole() {
        let size = 72
        var generator = SeededGenerator(seed: 99)
        for seed in 0..<60 as Range<UInt64> {
            let scene = RandomScene(seed: seed, size: size)
            let whole = drawn(size, size) { scene.draw(with: $0) }
            for _ in 0..<4 {
                let clip = PixelRect(
                    x: .random(in: -5..<size, using: &generator), y: .random(in: -5..<size, using: &generator),
                    width: .random(in: 1...50, using: &generator), height: .random(in: 1...50, using: &generator))
                let part = drawn(size, size, background: nil, clip: clip) { scene.draw(with: $0) }
                compare(whole, part, clip.intersection(whole.bounds), seed)
            }
        }
    }

    private func compare(_ whole: Surface, _ part: Surface, _ clip: PixelRect, _ seed: UInt64) {
        for y in 0..<whole.height {
            for x in 0..<whole.width {
                let isInside = clip.contains(PixelRect(x: x, y: y, width: 1, height: 1))
                let expected = isInside ? whole[x, y].value : 0
                guard part[x, y].value != expected else { continue }
                return XCTFail(
                    "scene \(seed), clip \(clip), pixel (\(x), \(y)): \(String(part[x, y].value, radix: 16)) "
                        + "should be \(String(expected, radix: 16))")
            }
        }
    }

    func testTilesGiveTheSameBytesAsTheWhole() {
        let size = 72
        for seed in 100..<120 as Range<UInt64> {
            let scene = RandomScene(seed: seed, size: size)
            let whole = drawn(size, size) { scene.draw(with: $0) }
            let tiled = Surface(width: size, height: size)
            let renderer = Renderer()
            for y in stride(from: 0, to: size, by: 17) {
                for x in stride(from: 0, to: size, by: 13) {
                    renderer.begin(on: tiled, clip: PixelRect(x: x, y: y, width: 13, height: 17))
                    scene.draw(with: renderer)
                    renderer.end()
                }
            }
            XCTAssertNil(firstDifference(whole, tiled), "scene \(seed)")
        }
    }

    func testPremultipliedChannelsNeverExceedAlpha() {
        for seed in 200..<230 as Range<UInt64> {
            let scene = RandomScene(seed: seed, size: 48)
            let surface = drawn(48, 48, background: nil) { renderer in
                renderer.pushGroup(bounds: PixelRect(x: 0, y: 0, width: 48, height: 48), opacity: 1)
                scene.draw(with: renderer)
                renderer.popGroup()
            }
            for y in 0..<48 {
                for x in 0..<48 {
                    let pixel = surface[x, y]
                    XCTAssertLessThanOrEqual(max(pixel.red, max(pixel.green, pixel.blue)), pixel.alpha)
                }
            }
        }
    }
}
