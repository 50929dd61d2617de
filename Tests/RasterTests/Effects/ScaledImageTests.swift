import XCTest

@testable import Raster

final class ScaledImageTests: XCTestCase {
    private func noise(_ width: Int, _ height: Int, seed: UInt64) -> Surface {
        var generator = SeededGenerator(seed: seed)
        let surface = Surface(width: width, height: height)
        for y in 0..<height {
            for x in 0..<width {
                let alpha = Bool.random(using: &generator) ? 255 : UInt32.random(in: 0...255, using: &generator)
                let shades = (0..<3).map { _ in UInt32.random(in: 0...alpha, using: &generator) }
                surface[x, y] = Pixel(value: alpha << 24 | shades[0] << 16 | shades[1] << 8 | shades[2])
            }
        }
        return surface
    }

    private func channels(_ pixel: Pixel) -> [Int] {
        [pixel.alpha, pixel.red, pixel.green, pixel.blue].map { Int($0) }
    }

    private func drawn(
        _ image: Surface, width: Int, height: Int, _ interpolation: ImageInterpolation, source: PixelRect? = nil
    ) -> Surface {
        RasterTests.drawn(width, height, background: nil) { renderer in
            renderer.draw(
                image, source: source, in: Rect(x: 0, y: 0, width: Double(width), height: Double(height)),
                interpolation: interpolation, opacity: 1, transform: .identity)
        }
    }

    /// The mean over a share of the pixels, by plain sums over 256ths.
    func testMeansOnAllWidths() {
        for width in 1...67 {
            let image = noise(width, 6, seed: UInt64(width))
            let target = 1 + width / 3
            let result = drawn(image, width: target, height: 2, .smooth)
            for y in 0..<2 {
                for x in 0..<target {
                    let edges = [x, x + 1].map {
                        Int((Double(width) / Double(target) * Double($0) * 256).rounded())
                    }
                    var sums = [0, 0, 0, 0]
                    for place in edges[0]..<edges[1] {
                        for row in (y * 3)..<(y * 3 + 3) {
                            for (index, value) in channels(image[place / 256, row]).enumerated() {
                                sums[index] += value
                            }
                        }
                    }
                    let count = (edges[1] - edges[0]) * 3
                    let expected = sums.map { (2 * $0 + count) / (2 * count) }
                    let actual = channels(result[x, y])
                    // A border may lie a 256th of a pixel off, where its place is rounded.
                    for (a, b) in zip(actual, expected) { XCTAssertEqual(Double(a), Double(b), accuracy: 1) }
                }
            }
        }
    }

    func testNearestOnAllWidths() {
        for width in 1...67 {
            let image = noise(width, 2, seed: UInt64(width))
            let result = drawn(image, width: width * 2, height: 4, .nearest)
            for y in 0..<4 {
                for x in 0..<width * 2 { XCTAssertEqual(result[x, y].value, over(image[x / 2, y / 2].value, 0)) }
            }
        }
    }

    /// Between two centres: the pixel before a place, the one after it, and how far it is on the way in 256ths.
    private func between(_ place: Double, _ count: Int) -> (before: Int, after: Int, part: Int) {
        let whole = Int(place.rounded(.down))
        let last = count - 1
        let part = Int(((place - Double(whole)) * 256).rounded(.down))
        return (min(max(whole, 0), last), min(max(whole + 1, 0), last), part)
    }

    private func bilinear(_ image: Surface, _ x: Double, _ y: Double) -> [Int] {
        let (across, down) = (between(x, image.width), between(y, image.height))
        func mix(_ a: [Int], _ b: [Int], _ part: Int) -> [Int] {
            zip(a, b).map { ($0 * (256 - part) + $1 * part + 128) / 256 }
        }
        func row(_ y: Int) -> [Int] {
            mix(channels(image[across.before, y]), channels(image[across.after, y]), across.part)
        }
        return mix(row(down.before), row(down.after), down.part)
    }

    /// Enlarged by powers of 2, where every place is a whole number of 256ths, and by others, where it may be rounded to
    /// either side of one.
    func testEnlargingOnAllWidths() {
        for width in 1...67 {
            let image = noise(width, 2, seed: UInt64(width))
            for (target, height) in [(2 * width, 4), (4 * width, 4), (3 * width, 6), (2 * width + 1, 5)] {
                let result = drawn(image, width: target, height: height, .smooth)
                for y in 0..<height {
                    for x in 0..<target {
                        let column = (Double(x) + 0.5) * Double(width) / Double(target) - 0.5
                        let row = (Double(y) + 0.5) * 2 / Double(height) - 0.5
                        let actual = channels(result[x, y])
                        if bilinear(image, column, row) == actual { continue }
                        let isExact = target % (2 * width) == 0 && height == 4
                        let near = [-1e-6, 1e-6].flatMap { dx in
                            [-1e-6, 1e-6].map { bilinear(image, column + dx, row + $0) }
                        }
                        if isExact || !near.contains(actual) {
                            return XCTFail("\(width) to \(target) by \(height), pixel \(x), \(y): \(actual)")
                        }
                    }
                }
            }
        }
    }

    /// At the scale of 1 all ways give the pixels themselves.
    func testSameSize() {
        let image = noise(19, 7, seed: 3)
        for interpolation in [ImageInterpolation.nearest, .smooth] {
            XCTAssertNil(firstDifference(drawn(image, width: 19, height: 7, interpolation), image))
        }
    }

    /// Nothing of what surrounds the part shows.
    func testPartsKeepToThemselves() {
        let image = Surface(width: 9, height: 9)
        for y in 0..<9 { for x in 0..<9 { image[x, y] = Pixel(rgb: 0xFF0000) } }
        for y in 3..<6 { for x in 3..<6 { image[x, y] = Pixel(rgb: 0x00FF00) } }
        for (width, interpolation) in [(2, ImageInterpolation.smooth), (17, .smooth), (17, .nearest), (3, .smooth)] {
            let result = drawn(
                image, width: width, height: width, interpolation, source: PixelRect(x: 3, y: 3, width: 3, height: 3))
            for y in 0..<width { for x in 0..<width { XCTAssertEqual(result[x, y].value, 0xFF00_FF00) } }
        }
    }

    func testTilesOnAllWidths() {
        for width in 1...67 {
            let image = noise(width, 3, seed: UInt64(width))
            for isSharp in [true, false] {
                let result = RasterTests.drawn(80, 7, background: nil) { renderer in
                    let tile = TiledImage(image, transform: .translation(x: -5, y: 2), isSharp: isSharp)
                    renderer.fill(
                        Rect(x: 0, y: 0, width: 80, height: 7), paint: .image(tile), transform: .identity)
                }
                for y in 0..<7 {
                    for x in 0..<80 { XCTAssertEqual(result[x, y], image[(x + 5) % width, (y + 1) % 3]) }
                }
            }
        }
    }

    func testNothingToDraw() {
        let image = Surface(width: 2, height: 2)
        for rect in [Rect(x: 0, y: 0, width: 0, height: 4), Rect(x: .nan, y: 0, width: 4, height: 4)] {
            _ = RasterTests.drawn(4, 4) { renderer in
                renderer.draw(
                    image, source: PixelRect(x: 5, y: 5, width: 1, height: 1), in: rect, interpolation: .smooth,
                    opacity: 1, transform: .identity)
                renderer.draw(
                    image, source: nil, in: rect, interpolation: .smooth, opacity: .nan,
                    transform: .scale(x: 1e300, y: 1e-300))
                renderer.fill(
                    rect, paint: .image(TiledImage(image, source: .empty, transform: .identity)),
                    transform: .identity)
            }
        }
    }
}
