import XCTest

@testable import Raster

final class ProjectionTests: XCTestCase {
    /// A hinge at x = 0: w grows by 1/100 a pixel.
    private let hinge = ProjectiveTransform((1, 0, 0.01), (0, 1, 0), (0, 0, 1))

    func testInverse() throws {
        let map = ProjectiveTransform((1.2, 0.3, 0.002), (-0.4, 0.9, 0.001), (10, 20, 1.1))
        let inverse = try XCTUnwrap(map.inverse)
        for point in [Point(x: 0, y: 0), Point(x: 30, y: 7), Point(x: -5, y: 40)] {
            let back = inverse.apply(map.apply(point).point).point
            XCTAssertEqual(back.x, point.x, accuracy: 1e-9)
            XCTAssertEqual(back.y, point.y, accuracy: 1e-9)
        }
        XCTAssertNil(ProjectiveTransform((1, 0, 0), (1, 0, 0), (0, 0, 1)).inverse)
        XCTAssertNil(ProjectiveTransform((.nan, 0, 0), (1, 0, 0), (0, 0, 1)).inverse)
    }

    func testAffineMapsStayAffine() {
        let affine = AffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        XCTAssertEqual(ProjectiveTransform(affine).affine, affine)
        XCTAssertNil(hinge.affine)
        XCTAssertEqual(ProjectiveTransform(affine).concatenating(.identity).affine, affine)
    }

    /// (100, 50) has w = 2.
    func testPathsAreDividedByDepth() {
        let path = Path(rect: Rect(x: 0, y: 0, width: 100, height: 50)).applying(hinge)
        XCTAssertEqual(
            path.elements,
            [
                .move(Point(x: 0, y: 0)), .line(Point(x: 50, y: 0)), .line(Point(x: 50, y: 25)),
                .line(Point(x: 0, y: 50)),
                .close,
            ])
    }

    /// What lies behind the eye is cut off where w is 1/64: at x = -98.4375 here, seen at -98.4375 · 64.
    func testNearPlane() {
        let bounds = hinge.bounds(of: Rect(x: -200, y: 0, width: 250, height: 10))
        XCTAssertEqual(bounds.minX, -6300, accuracy: 1e-6)
        XCTAssertEqual(bounds.maxX, 50 / 1.5, accuracy: 1e-9)
        XCTAssertEqual(bounds.maxY, 640, accuracy: 1e-6)
        XCTAssertEqual(hinge.outline(of: Rect(x: -300, y: 0, width: 100, height: 10)), [])
        XCTAssertTrue(Path(rect: Rect(x: -300, y: 0, width: 100, height: 10)).applying(hinge).isEmpty)
    }

    private func shown(_ map: ProjectiveTransform, clip: PixelRect? = nil) -> Surface {
        drawn(32, 32, clip: clip) { renderer in
            renderer.pushLayer(bounds: PixelRect(x: -8, y: -8, width: 64, height: 64), projection: map)
            renderer.fill(Path(ellipseIn: Rect(x: 3, y: 4, width: 20, height: 25)), paint: white, transform: .identity)
            renderer.popGroup()
        }
    }

    func testNoChangeIsExact() {
        let plain = drawn(32, 32) { renderer in
            renderer.fill(Path(ellipseIn: Rect(x: 3, y: 4, width: 20, height: 25)), paint: white, transform: .identity)
        }
        XCTAssertNil(firstDifference(shown(.identity), plain))
    }

    /// A layer through a projection looks as the same outline mapped and filled, to within what the layer's own
    /// smooth edge spreads.
    func testLayersFollowPaths() {
        let map = ProjectiveTransform((1, 0.05, 0.004), (0.1, 0.9, 0.002), (2, 1, 1))
        let mapped = Path(ellipseIn: Rect(x: 3, y: 4, width: 20, height: 25)).applying(map)
        let path = drawn(32, 32) { $0.fill(mapped, paint: white, transform: .identity) }
        let layer = shown(map)
        var sum = 0
        for y in 0..<32 {
            for x in 0..<32 { sum += abs(Int(path[x, y].red) - Int(layer[x, y].red)) }
        }
        // Some 75 pixels of outline.
        XCTAssertLessThan(sum, 75 * 40)
    }

    /// The pixel a projection shows, by plain arithmetic: the mean at 4 by 4 places round its centre, to which the map is
    /// followed exactly, and straight on from there. Nil where a place is so near to a border between the layer's pixels
    /// that rounding decides.
    private func reference(_ image: Surface, _ inverse: ProjectiveTransform, _ x: Int, _ y: Int) -> [Int]? {
        let center = Point(x: Double(x) + 0.5, y: Double(y) + 0.5)
        let (place, w) = inverse.apply(center)
        let right = Point(x: (inverse.m11 - place.x * inverse.m13) / w, y: (inverse.m12 - place.y * inverse.m13) / w)
        let down = Point(x: (inverse.m21 - place.x * inverse.m23) / w, y: (inverse.m22 - place.y * inverse.m23) / w)
        var sums = [0, 0, 0, 0]
        for row in 0..<4 {
            for column in 0..<4 {
                let (i, j) = ((Double(column) - 1.5) / 4, (Double(row) - 1.5) / 4)
                let point = Point(x: place.x + right.x * i + down.x * j, y: place.y + right.y * i + down.y * j)
                let near = min(abs(point.x - point.x.rounded()), abs(point.y - point.y.rounded()))
                if near < 1e-3 { return nil }
                let (u, v) = (Int(point.x.rounded(.down)), Int(point.y.rounded(.down)))
                guard (0..<image.width).contains(u), (0..<image.height).contains(v) else { continue }
                let pixel = image[u, v]
                for (index, value) in [pixel.alpha, pixel.red, pixel.green, pixel.blue].enumerated() {
                    sums[index] += Int(value)
                }
            }
        }
        return sums.map { ($0 + 8) / 16 }
    }

    func testPixelsAreMeansOfTheirPlaces() throws {
        var generator = SeededGenerator(seed: 31)
        let image = Surface(width: 40, height: 30)
        for y in 0..<30 {
            for x in 0..<40 { image[x, y] = Pixel(rgb: .random(in: 0...0xFFFFFF, using: &generator)) }
        }
        let maps = [
            ProjectiveTransform((1, 0.05, 0.004), (0.1, 0.9, 0.002), (2, 1, 1)), hinge,
            ProjectiveTransform((0.5, 0.2, -0.003), (-0.3, 1.4, 0.006), (9, 3, 1)),
            ProjectiveTransform((2.1, 0, 0.01), (0.2, 1.9, 0), (-20, -9, 1)),
        ]
        for (index, map) in maps.enumerated() {
            let inverse = try XCTUnwrap(map.inverse)
            let shown = drawn(48, 40, background: nil) { renderer in
                renderer.pushLayer(bounds: image.bounds, projection: map)
                renderer.draw(
                    image, in: Rect(x: 0, y: 0, width: 40, height: 30), opacity: 1, transform: .identity)
                renderer.popGroup()
            }
            var compared = 0
            for y in 0..<40 {
                for x in 0..<48 {
                    guard let expected = reference(image, inverse, x, y) else { continue }
                    let pixel = shown[x, y]
                    let actual = [pixel.alpha, pixel.red, pixel.green, pixel.blue].map { Int($0) }
                    if actual != expected { return XCTFail("map \(index), \(x), \(y): \(actual), not \(expected)") }
                    compared += 1
                }
            }
            // 32 chances of 0.002 a pixel to be left out.
            XCTAssertGreaterThan(compared, 48 * 40 * 8 / 10)
        }
    }

    func testPartsAreTheWhole() {
        let whole = shown(hinge)
        for clip in [PixelRect(x: 0, y: 0, width: 7, height: 32), PixelRect(x: 5, y: 9, width: 13, height: 3)] {
            let part = shown(hinge, clip: clip)
            for y in clip.y0..<clip.y1 { for x in clip.x0..<clip.x1 { XCTAssertEqual(part[x, y], whole[x, y]) } }
        }
    }
}
