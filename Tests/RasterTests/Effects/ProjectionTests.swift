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

    func testPartsAreTheWhole() {
        let whole = shown(hinge)
        for clip in [PixelRect(x: 0, y: 0, width: 7, height: 32), PixelRect(x: 5, y: 9, width: 13, height: 3)] {
            let part = shown(hinge, clip: clip)
            for y in clip.y0..<clip.y1 { for x in clip.x0..<clip.x1 { XCTAssertEqual(part[x, y], whole[x, y]) } }
        }
    }
}
