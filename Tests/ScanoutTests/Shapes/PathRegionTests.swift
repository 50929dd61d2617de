import Scanout
import ScanoutTesting
import XCTest

/// Operations with the regions and lines of paths.
@MainActor
final class PathRegionTests: XCTestCase {
    private func area(_ path: Path) -> Double {
        var (sum, start, last) = (0.0, CGPoint.zero, CGPoint.zero)
        func line(to p: CGPoint) {
            sum += Double(last.x * p.y - p.x * last.y) / 2
            last = p
        }
        path.forEach { element in
            switch element {
            case .move(let to):
                line(to: start)
                (start, last) = (to, to)
            case .line(let to): line(to: to)
            case .quadCurve, .curve: XCTFail("regions are made of lines")
            case .closeSubpath: line(to: start)
            }
        }
        line(to: start)
        return abs(sum)
    }

    private func corners(_ path: Path) -> Set<[Int]> {
        var result: Set<[Int]> = []
        path.forEach { element in
            switch element {
            case .move(let p), .line(let p): result.insert([Int(p.x), Int(p.y)])
            default: break
            }
        }
        return result
    }

    private let left = Path(CGRect(x: 0, y: 0, width: 4, height: 4))
    private let right = Path(CGRect(x: 2, y: 1, width: 4, height: 2))

    /// Squares of 16 and 8 square points that have 2 by 2 in common.
    func testAreasOfRectangles() async {
        XCTAssertEqual(area(left.union(right)), 20)
        XCTAssertEqual(area(left.intersection(right)), 4)
        XCTAssertEqual(area(left.subtracting(right)), 12)
        XCTAssertEqual(area(right.subtracting(left)), 4)
        XCTAssertEqual(area(left.symmetricDifference(right)), 16)
    }

    /// Nothing is left of where the outlines cross, and no corner where nothing turns.
    func testOutlines() async {
        XCTAssertEqual(
            corners(left.union(right)), [[0, 0], [4, 0], [4, 1], [6, 1], [6, 3], [4, 3], [4, 4], [0, 4]])
        XCTAssertEqual(corners(left.intersection(right)), [[2, 1], [4, 1], [4, 3], [2, 3]])
        let halves = Path(CGRect(x: 0, y: 0, width: 2, height: 2)).union(Path(CGRect(x: 2, y: 0, width: 2, height: 2)))
        XCTAssertEqual(corners(halves), [[0, 0], [4, 0], [4, 2], [0, 2]])
    }

    func testNothingAndAll() async {
        let far = Path(CGRect(x: 9, y: 9, width: 1, height: 1))
        XCTAssertTrue(left.intersection(far).isEmpty)
        XCTAssertEqual(area(left.union(far)), 17)
        XCTAssertTrue(left.subtracting(left).isEmpty)
        XCTAssertEqual(area(left.intersection(left)), 16)
        XCTAssertEqual(area(left.union(left)), 16)
        XCTAssertTrue(Path().union(Path()).isEmpty)
        XCTAssertTrue(left.symmetricDifference(left).isEmpty)
    }

    /// A hole goes the other way round, so that it stays one under both rules.
    func testHolesStay() async {
        let ring = left.subtracting(Path(CGRect(x: 1, y: 1, width: 2, height: 2)))
        XCTAssertEqual(area(ring), 12)
        for eoFill in [false, true] {
            XCTAssertFalse(ring.contains(CGPoint(x: 2, y: 2), eoFill: eoFill))
            XCTAssertTrue(ring.contains(CGPoint(x: 0.5, y: 2), eoFill: eoFill))
        }
    }

    /// Two squares one over the other that go the same way round: by the even-odd rule what both cover is outside.
    func testRules() async {
        var both = left
        both.addPath(Path(CGRect(x: 2, y: 2, width: 4, height: 4)))
        XCTAssertEqual(area(both.normalized(eoFill: false)), 28)
        XCTAssertEqual(area(both.normalized()), 24)
        let all = Path(CGRect(x: 0, y: 0, width: 8, height: 8))
        XCTAssertEqual(area(all.subtracting(both)), 36)
        XCTAssertEqual(area(all.subtracting(both, eoFill: true)), 40)
    }

    /// A pentagram drawn in one line: by the non-zero rule its middle, a pentagon, is inside. With corners on a circle of
    /// radius 1 the star's outline has ten corners, by the even-odd rule five points and no middle.
    func testLinesThatCrossThemselves() async {
        let star = Path { path in
            path.addLines(
                (0..<5).map { index in
                    let angle = Double(index) * 2 * 2 * Double.pi / 5 - Double.pi / 2
                    return CGPoint(x: 100 * cos(angle), y: 100 * sin(angle))
                })
            path.closeSubpath()
        }
        // Five triangles around a pentagon: the star's area is 1.12257 of the radius squared, its pentagon's 0.34687.
        XCTAssertEqual(area(star.normalized(eoFill: false)), 11_225.7, accuracy: 1)
        XCTAssertEqual(area(star.normalized(eoFill: true)), 11_225.7 - 3_468.7, accuracy: 2)
    }

    /// Half of a circle of radius 50: π 50² / 2 within what lines of 1/500 point lose along 157 points of its edge.
    func testCurves() async {
        let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
        let half = circle.intersection(Path(CGRect(x: 0, y: 0, width: 50, height: 100)))
        XCTAssertEqual(area(half), Double.pi * 1_250, accuracy: 157.0 / 500 + 1)
        XCTAssertEqual(half.boundingRect.maxX, 50, accuracy: 0.001)
        let rest = circle.subtracting(Path(CGRect(x: 0, y: 0, width: 50, height: 100)))
        XCTAssertEqual(area(half) + area(rest), area(circle.normalized()), accuracy: 0.1)
    }

    func testPartsOfLines() async {
        let line = Path { path in
            path.move(to: CGPoint(x: -2, y: 2))
            path.addLine(to: CGPoint(x: 6, y: 2))
        }
        XCTAssertEqual(line.lineIntersection(left).boundingRect, CGRect(x: 0, y: 2, width: 4, height: 0))
        let outside = line.lineSubtraction(left)
        XCTAssertEqual(corners(outside), [[-2, 2], [0, 2], [4, 2], [6, 2]])
        // The outline of one square inside another is all there, closed as it was.
        let inner = Path(CGRect(x: 1, y: 1, width: 2, height: 2))
        XCTAssertEqual(corners(inner.lineIntersection(left)), [[1, 1], [3, 1], [3, 3], [1, 3]])
        XCTAssertTrue(inner.lineSubtraction(left).isEmpty)
    }

    func testShapes() async throws {
        let colors: [Character: UInt32] = ["#": 0x000000]
        let display = MemoryDisplay(width: 6, height: 4)
        let wide = Rectangle().size(width: 4, height: 2)
        _ = render(
            ZStack {
                Color.white
                wide.subtracting(Rectangle().size(width: 2, height: 2, anchor: .bottomTrailing).offset(x: -1, y: -1))
                    .fill(.black)
            }, on: display)
        // The second square covers x 3...5 and y 1...3.
        try expect(
            display.surface,
            shows: """
                ####..
                ###...
                ......
                ......
                """, where: colors)
    }

    func testBadNumbersChangeNothing() async {
        let bad = Path { path in
            path.move(to: CGPoint(x: CGFloat.nan, y: 0))
            path.addLine(to: CGPoint(x: CGFloat.infinity, y: 1))
            path.addLine(to: CGPoint(x: 1e300, y: 2))
        }
        XCTAssertEqual(area(left.union(bad)), 16)
        XCTAssertTrue(left.intersection(bad).isEmpty)
    }
}
