import Scanout
import XCTest

/// Paths as Core Graphics has them.
final class CGPathTests: XCTestCase {
    func testShapes() {
        let rect = CGRect(x: 1, y: 2, width: 10, height: 20)
        XCTAssertEqual(CGPath(rect: rect).boundingBox, rect)
        XCTAssertEqual(
            CGPath(rect: rect, transform: CGAffineTransform(translationX: 5, y: 0)).boundingBox,
            CGRect(x: 6, y: 2, width: 10, height: 20))
        XCTAssertEqual(Path(CGPath(ellipseIn: rect)), Path(ellipseIn: rect))
        XCTAssertEqual(Path(ellipseIn: rect).cgPath, CGPath(ellipseIn: rect))
        XCTAssertTrue(CGMutablePath().isEmpty)
        XCTAssertEqual(CGMutablePath().currentPoint, .zero)
    }

    /// Of a quadratic curve from (0, 0) to (10, 0) that tends to (5, 10), the highest point is half as high, 5.
    func testBoxesAroundCurves() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
        XCTAssertEqual(path.boundingBox, CGRect(x: 0, y: 0, width: 10, height: 10))
        XCTAssertEqual(path.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 10, height: 5))
    }

    func testCopiesStayAsTheyAre() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 1))
        let copy = path.copy()
        let view = Path(path)
        path.addLine(to: CGPoint(x: 3, y: 1))
        XCTAssertEqual(copy?.currentPoint, CGPoint(x: 1, y: 1))
        XCTAssertEqual(view.currentPoint, CGPoint(x: 1, y: 1))
        XCTAssertEqual(path.currentPoint, CGPoint(x: 3, y: 1))
        let other = copy?.mutableCopy()
        other?.addLine(to: CGPoint(x: 3, y: 1))
        XCTAssertEqual(other, path)
    }

    func testInside() {
        let path = CGMutablePath()
        path.addRects([CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 2, y: 2, width: 6, height: 6)])
        XCTAssertTrue(path.contains(CGPoint(x: 5, y: 5)))
        XCTAssertFalse(path.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
        XCTAssertTrue(path.contains(CGPoint(x: 1, y: 5), using: .evenOdd))
    }

    /// What is transformed is what is added, not what was there: a line from (0, 0) to the arc's start, at (10 + 2, 0),
    /// and half a circle of radius 2 to (10 - 2, 0).
    func testTransformsOfWhatIsAdded() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addArc(
            center: .zero, radius: 2, startAngle: 0, endAngle: .pi, clockwise: false,
            transform: CGAffineTransform(translationX: 10, y: 0))
        var elements: [Path.Element] = []
        Path(path).forEach { elements.append($0) }
        XCTAssertEqual(elements.first, .move(to: .zero))
        XCTAssertEqual(elements[1], .line(to: CGPoint(x: 12, y: 0)))
        XCTAssertEqual(path.currentPoint.x, 8, accuracy: 1e-9)
        XCTAssertEqual(path.currentPoint.y, 0, accuracy: 1e-9)
    }
}
