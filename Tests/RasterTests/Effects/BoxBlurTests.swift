import XCTest

@testable import Raster

final class BoxBlurTests: XCTestCase {
    /// The box's weights in 64ths, by hand, and rounding by division: what the running sums have to give.
    private func plain(_ line: [Int], _ blur: BoxBlur) -> [Int] {
        let weight = 64 * (2 * blur.radius + 1) + 2 * Int(blur.edge)
        return line.indices.map { x in
            var sum = 0
            for place in (x - blur.radius - 1)...(x + blur.radius + 1) where line.indices.contains(place) {
                sum += line[place] * (abs(place - x) <= blur.radius ? 64 : Int(blur.edge))
            }
            return (2 * sum + weight) / (2 * weight)
        }
    }

    private func plain(_ image: [[Int]], _ blur: BoxBlur) -> [[Int]] {
        var result = image
        for _ in 0..<BoxBlur.passes {
            for x in image[0].indices {
                let column = plain(result.map { $0[x] }, blur)
                for y in result.indices { result[y][x] = column[y] }
            }
        }
        for _ in 0..<BoxBlur.passes { for y in result.indices { result[y] = plain(result[y], blur) } }
        return result
    }

    private func pixels(_ width: Int, _ height: Int, _ generator: inout SeededGenerator) -> [UInt32] {
        (0..<width * height).map { _ in
            let alpha = UInt32.random(in: 0...255, using: &generator)
            let shades = (0..<3).map { _ in UInt32.random(in: 0...alpha, using: &generator) }
            return alpha << 24 | shades[0] << 16 | shades[1] << 8 | shades[2]
        }
    }

    func testEqualsThePlainFormulaOnAllWidths() throws {
        var generator = SeededGenerator(seed: 4)
        let pool = ScratchPool()
        for width in 1...67 {
            let height = 1 + width % 9
            let blur = try XCTUnwrap(BoxBlur(deviation: Double.random(in: 0.3...12, using: &generator)))
            let source = pixels(width, height, &generator)
            var planes = BlurPlanes(channels: 4, width: width, height: height, pool: pool)
            for y in 0..<height { planes.load(Array(source[y * width..<(y + 1) * width]), y: y) }
            planes.blur(across: blur, down: blur)
            var result = [UInt32](repeating: 0, count: width * height)
            result.withUnsafeMutableBufferPointer { row in
                for y in 0..<height { planes.store(row.baseAddress! + y * width, y: y) }
            }
            planes.give(back: pool)
            for shift in [0, 8, 16, 24] {
                let channel = (0..<height).map { y in
                    (0..<width).map { Int(source[y * width + $0] >> UInt32(shift) & 255) * 16 }
                }
                let expected = plain(channel, blur).flatMap { $0.map { ($0 + 8) / 16 } }
                let actual = result.map { Int($0 >> UInt32(shift) & 255) }
                XCTAssertEqual(actual, expected, "width \(width), radius \(blur.radius), edge \(blur.edge)")
            }
        }
        XCTAssertLessThanOrEqual(pool.allocations, 67)
    }

    /// Dividing by the reciprocal rounds as dividing does, to the largest sums there are.
    func testReciprocalIsExact() throws {
        var generator = SeededGenerator(seed: 5)
        for _ in 0..<300 {
            let blur = try XCTUnwrap(BoxBlur(deviation: Double.random(in: 0.2...1000, using: &generator)))
            let weight = UInt64(64 * (2 * blur.radius + 1)) + 2 * UInt64(blur.edge)
            for _ in 0..<200 {
                // At and about the halves, where a wrong bit shows.
                let quotient = UInt64.random(in: 0..<4080, using: &generator)
                for value in [quotient * weight, quotient * weight + weight / 2, quotient * weight + (weight + 1) / 2] {
                    let fast = (value * UInt64(blur.reciprocal) + (1 << (blur.shift - 1))) >> blur.shift
                    XCTAssertEqual(fast, (2 * value + weight) / (2 * weight))
                }
            }
        }
    }

    /// Three extended boxes have the variance asked for, to what 64ths of an end can say.
    func testDeviation() throws {
        for deviation in [0.5, 1, 2, 3.3, 5, 10, 24.5] {
            let blur = try XCTUnwrap(BoxBlur(deviation: deviation))
            let edge = Double(blur.edge) / 64
            let whole = (1...max(blur.radius, 1)).filter { $0 <= blur.radius }.reduce(0.0) { $0 + 2 * Double($1 * $1) }
            let end = Double(blur.radius + 1)
            let variance = (whole + 2 * edge * end * end) / (Double(2 * blur.radius + 1) + 2 * edge) * 3
            XCTAssertEqual(variance.squareRoot(), deviation, accuracy: 0.02 * deviation)
        }
        XCTAssertNil(BoxBlur(deviation: 0))
        XCTAssertNil(BoxBlur(deviation: -.infinity))
        XCTAssertNil(BoxBlur(deviation: .nan))
        XCTAssertEqual(BoxBlur(deviation: .infinity), BoxBlur(deviation: 1000))
    }

    /// The blurred edge of a half plane follows the Gaussian's integral: at 0, 1 and 2 deviations 0.5, 0.841 and 0.977.
    func testEdgeOfAHalfPlane() throws {
        let sigma = 8.0
        let surface = drawn(128, 96, background: nil) { renderer in
            renderer.pushLayer(
                bounds: PixelRect(x: -64, y: -64, width: 256, height: 256),
                filters: [.blur(across: sigma, down: sigma)])
            renderer.fill(
                Rect(x: 64, y: -64, width: 128, height: 256), paint: white, transform: .identity)
            renderer.popGroup()
        }
        // Pixel centres lie half a pixel past the edge.
        for (x, share) in [(64, 0.525), (72, 0.8557), (80, 0.9804), (55, 0.1441)] {
            XCTAssertEqual(Double(surface[x, 48].alpha) / 255, share, accuracy: 0.012, "column \(x)")
        }
    }

    func testUniformInsideStays() {
        let surface = drawn(64, 64, background: nil) { renderer in
            renderer.pushLayer(
                bounds: PixelRect(x: -16, y: -16, width: 96, height: 96), filters: [.blur(across: 3, down: 3)])
            renderer.fill(
                Rect(x: 0, y: 0, width: 64, height: 64), paint: .solid(RGBA(hex: 0x123456)), transform: .identity)
            renderer.popGroup()
        }
        XCTAssertEqual(surface[32, 32].value, 0xFF12_3456)
        // A corner is a quarter.
        XCTAssertEqual(Double(surface[0, 0].alpha), 255 * 0.566 * 0.566, accuracy: 3)
    }
}
