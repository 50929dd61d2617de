import XCTest

@testable import Raster

final class PathTests: XCTestCase {
    func testEllipseStartsAtThreeOClockAndGoesClockwise() {
        let path = Path(ellipseIn: Rect(x: 0, y: 0, width: 20, height: 10))
        XCTAssertEqual(path.elements.count, 6)
        XCTAssertEqual(path.elements.first, .move(Point(x: 20, y: 5)))
        guard case .cubic(let bottom, _, _) = path.elements[1] else { return XCTFail("not a cubic") }
        XCTAssertEqual(bottom, Point(x: 10, y: 10))
        XCTAssertEqual(path.bounds, Rect(x: 0, y: 0, width: 20, height: 10))
    }

    func testQuarterOfACircleGoesFromThreeToSixOClock() {
        let circle = Path(ellipseIn: Rect(x: 0, y: 0, width: 100, height: 100))
        let quarter = circle.trimmed(from: 0, to: 0.25)
        XCTAssertEqual(quarter.elements, [circle.elements[0], circle.elements[1]])
    }

    func testTrimIsByLengthOverAllContours() {
        var path = Path()
        path.move(to: Point(x: 0, y: 0))
        path.line(to: Point(x: 30, y: 0))
        path.move(to: Point(x: 0, y: 10))
        path.line(to: Point(x: 10, y: 10))
        let trimmed = path.trimmed(from: 0.5, to: 0.875)
        XCTAssertEqual(
            trimmed.elements,
            [
                .move(Point(x: 20, y: 0)), .line(Point(x: 30, y: 0)), .move(Point(x: 0, y: 10)),
                .line(Point(x: 5, y: 10)),
            ])
    }

    func testTrimCutsCurvesAtTheirLength() {
        let circle = Path(ellipseIn: Rect(x: -50, y: -50, width: 100, height: 100))
        for fraction in [0.1, 0.3, 0.6, 0.95] {
            guard let end = circle.trimmed(from: 0, to: fraction).currentPoint else { return XCTFail("nothing left") }
            // The cubics' radius is off by up to 0.00028, and their speed a little with it.
            let angle = arctangent(y: end.y, x: end.x) + (end.y < 0 ? 2 * .pi : 0)
            XCTAssertEqual(angle / (2 * .pi), fraction, accuracy: 1e-4)
        }
    }

    func testTrimEdgeCases() {
        let circle = Path(ellipseIn: Rect(x: 0, y: 0, width: 10, height: 10))
        XCTAssertEqual(circle.trimmed(from: 0, to: 1), circle)
        XCTAssertEqual(circle.trimmed(from: -3, to: 7), circle)
        XCTAssertTrue(circle.trimmed(from: 0.75, to: 0.25).isEmpty)
        XCTAssertTrue(circle.trimmed(from: 0.5, to: 0.5).isEmpty)
        XCTAssertTrue(Path().trimmed(from: 0, to: 0.5).isEmpty)
    }

    func testArcOfAWholeTurnMeetsItself() {
        var path = Path()
        path.addArc(center: Point(x: 5, y: 5), radius: 5, start: -.pi / 2, sweep: 2 * .pi)
        XCTAssertEqual(path.elements.count, 5)
        XCTAssertEqual(path.elements.first, .move(Point(x: 5, y: 0)))
        XCTAssertEqual(path.currentPoint, Point(x: 5, y: 0))
        XCTAssertEqual(path.bounds, Rect(x: 0, y: 0, width: 10, height: 10))
    }

    func testArcStaysOnItsCircle() {
        var path = Path()
        path.addArc(center: .zero, radius: 100, start: 0.3, sweep: -4)
        for contour in path.contours {
            for segment in contour.segments {
                for step in 0...20 {
                    XCTAssertEqual(segment.point(at: Double(step) / 20).length, 100, accuracy: 0.03)
                }
            }
        }
    }

    func testBoundsAreTight() {
        var path = Path()
        path.move(to: .zero)
        path.quad(to: Point(x: 10, y: 0), control: Point(x: 5, y: 10))
        XCTAssertEqual(path.bounds, Rect(x: 0, y: 0, width: 10, height: 5))
        var cubic = Path()
        cubic.move(to: .zero)
        cubic.cubic(to: Point(x: 10, y: 0), control1: Point(x: 0, y: 8), control2: Point(x: 10, y: 8))
        XCTAssertEqual(cubic.bounds, Rect(x: 0, y: 0, width: 10, height: 6))
    }

    func testRoundedRectBeginsAtTheRightEdgesMiddle() {
        let path = Path(roundedRect: Rect(x: 0, y: 0, width: 40, height: 20), cornerWidth: 5, cornerHeight: 5)
        XCTAssertEqual(path.elements.first, .move(Point(x: 40, y: 10)))
        XCTAssertEqual(path.elements[1], .line(Point(x: 40, y: 15)))
        XCTAssertEqual(path.bounds, Rect(x: 0, y: 0, width: 40, height: 20))
        let clamped = Path(roundedRect: Rect(x: 0, y: 0, width: 40, height: 20), cornerWidth: 90, cornerHeight: 90)
        XCTAssertEqual(clamped.elements[1], .line(Point(x: 40, y: 10)))
        let plain = Path(roundedRect: Rect(x: 0, y: 0, width: 4, height: 2), cornerWidth: 0, cornerHeight: 5)
        XCTAssertEqual(plain, Path(rect: Rect(x: 0, y: 0, width: 4, height: 2)))
    }

    func testContainsFollowsTheRule() {
        var path = Path(rect: Rect(x: 0, y: 0, width: 10, height: 10))
        path.addRect(Rect(x: 2, y: 2, width: 6, height: 6))
        XCTAssertTrue(path.contains(Point(x: 5, y: 5)))
        XCTAssertFalse(path.contains(Point(x: 5, y: 5), rule: .evenOdd))
        XCTAssertTrue(path.contains(Point(x: 1, y: 1), rule: .evenOdd))
        XCTAssertFalse(path.contains(Point(x: 11, y: 5)))
        XCTAssertFalse(path.contains(Point(x: .nan, y: 5)))
        let circle = Path(ellipseIn: Rect(x: 0, y: 0, width: 10, height: 10))
        XCTAssertTrue(circle.contains(Point(x: 8.53, y: 8.53)))
        XCTAssertFalse(circle.contains(Point(x: 8.54, y: 8.54)))
    }

    func testStepsWithoutAStartBeginAContour() {
        var path = Path()
        path.line(to: Point(x: 1, y: 2))
        path.line(to: Point(x: 3, y: 4))
        XCTAssertEqual(path.elements, [.move(Point(x: 1, y: 2)), .line(Point(x: 3, y: 4))])
        path.close()
        path.line(to: Point(x: 5, y: 5))
        XCTAssertEqual(path.elements[3], .move(Point(x: 1, y: 2)))
    }

    func testContoursThatAreNotFiniteMeasureAsNothing() {
        var path = Path(rect: Rect(x: 0, y: 0, width: 2, height: 2))
        path.move(to: Point(x: .nan, y: 0))
        path.line(to: Point(x: 100, y: 100))
        XCTAssertEqual(path.bounds, Rect(x: 0, y: 0, width: 2, height: 2))
        XCTAssertEqual(path.trimmed(from: 0, to: 0.25).currentPoint, Point(x: 2, y: 0))
        XCTAssertEqual(path.stroked(Stroke(width: 2)).bounds, Rect(x: -1, y: -1, width: 4, height: 4))
    }
}
