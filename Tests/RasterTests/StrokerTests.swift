import XCTest

@testable import Raster

final class StrokerTests: XCTestCase {
    private func line(_ points: (Double, Double)..., closed: Bool = false) -> Path {
        var path = Path()
        for (index, point) in points.enumerated() {
            let p = Point(x: point.0, y: point.1)
            if index == 0 { path.move(to: p) } else { path.line(to: p) }
        }
        if closed { path.close() }
        return path
    }

    func testCaps() {
        let path = line((10, 10), (20, 10))
        XCTAssertEqual(path.stroked(Stroke(width: 4, cap: .butt)).bounds, Rect(x: 10, y: 8, width: 10, height: 4))
        XCTAssertEqual(path.stroked(Stroke(width: 4, cap: .square)).bounds, Rect(x: 8, y: 8, width: 14, height: 4))
        XCTAssertEqual(path.stroked(Stroke(width: 4, cap: .round)).bounds, Rect(x: 8, y: 8, width: 14, height: 4))
    }

    func testJoinsOfARightAngle() {
        let path = line((0, 0), (10, 0), (10, 10))
        let corner = Point(x: 11.9, y: -1.9)
        XCTAssertTrue(path.stroked(Stroke(width: 4, join: .miter)).contains(corner))
        XCTAssertFalse(path.stroked(Stroke(width: 4, join: .round)).contains(corner))
        XCTAssertFalse(path.stroked(Stroke(width: 4, join: .bevel)).contains(corner))
        // The round join reaches 2 from the corner, the bevel 2 cos 45° = 1.414.
        let onRound = Point(x: 10 + 1.35, y: -1.35)
        XCTAssertTrue(path.stroked(Stroke(width: 4, join: .round)).contains(onRound))
        XCTAssertFalse(path.stroked(Stroke(width: 4, join: .bevel)).contains(onRound))
        XCTAssertTrue(path.stroked(Stroke(width: 4, join: .bevel)).contains(Point(x: 10.9, y: -0.9)))
    }

    func testMiterLimitIsInWidths() {
        // A right angle's miter is √2 widths long.
        let path = line((0, 0), (10, 0), (10, 10))
        let corner = Point(x: 11.9, y: -1.9)
        XCTAssertTrue(path.stroked(Stroke(width: 4, join: .miter, miterLimit: 1.42)).contains(corner))
        XCTAssertFalse(path.stroked(Stroke(width: 4, join: .miter, miterLimit: 1.41)).contains(corner))
    }

    func testClosedContoursAreJoinedAllRound() {
        let path = line((0, 0), (10, 0), (10, 10), (0, 10), closed: true)
        let outline = path.stroked(Stroke(width: 2))
        XCTAssertEqual(outline.bounds, Rect(x: -1, y: -1, width: 12, height: 12))
        XCTAssertTrue(outline.contains(Point(x: -0.9, y: -0.9)))
        XCTAssertFalse(outline.contains(Point(x: 5, y: 5)))
    }

    func testOverlapsLeaveNoHoles() {
        var generator = SeededGenerator(seed: 7)
        for _ in 0..<8 {
            var path = Path()
            path.move(to: Point(x: 50, y: 50))
            for _ in 0..<4 {
                func point() -> Point {
                    Point(
                        x: .random(in: 20...80, using: &generator), y: .random(in: 20...80, using: &generator))
                }
                path.cubic(to: point(), control1: point(), control2: point())
            }
            let outline = path.stroked(Stroke(width: 14, cap: .round, join: .round))
            for contour in path.contours {
                for segment in contour.segments {
                    for step in 0...10 {
                        XCTAssertTrue(outline.contains(segment.point(at: Double(step) / 10)))
                    }
                }
            }
        }
    }

    func testDashes() {
        let path = line((0, 5), (20, 5))
        func covered(_ stroke: Stroke) -> String {
            let outline = path.stroked(stroke)
            return (0..<20).map { outline.contains(Point(x: Double($0) + 0.5, y: 5)) ? "#" : "." }.joined()
        }
        XCTAssertEqual(covered(Stroke(width: 2, dash: [3, 2])), "###..###..###..###..")
        XCTAssertEqual(covered(Stroke(width: 2, dash: [3, 2], dashPhase: 1)), "##..###..###..###..#")
        XCTAssertEqual(covered(Stroke(width: 2, dash: [3, 2], dashPhase: -1)), ".###..###..###..###.")
        XCTAssertEqual(covered(Stroke(width: 2, dash: [4])), "####....####....####")
        XCTAssertEqual(covered(Stroke(width: 2, dash: [2, 1, 1])), "##.#..#.##.#..#.##.#")
        XCTAssertEqual(covered(Stroke(width: 2, dash: [0, 0])), "####################")
        XCTAssertEqual(covered(Stroke(width: 2, dash: [-1, 5])), "####################")
        XCTAssertEqual(covered(Stroke(width: 2, dash: [.nan, 5])), "####################")
    }

    func testDotsOfRoundCaps() {
        let outline = line((0, 0), (20, 0)).stroked(Stroke(width: 4, cap: .round, dash: [0, 10]))
        for x in [0.0, 10] { XCTAssertTrue(outline.contains(Point(x: x, y: 1.9))) }
        XCTAssertFalse(outline.contains(Point(x: 5, y: 0)))
    }

    func testDashAcrossTheStartOfAClosedContourIsJoined() {
        // A square of 40 round; the dash that ends with it and the one that begins it meet in the corner.
        let path = line((0, 0), (10, 0), (10, 10), (0, 10), closed: true)
        let outline = path.stroked(Stroke(width: 2, dash: [6, 4], dashPhase: 3))
        XCTAssertTrue(outline.contains(Point(x: -0.9, y: -0.9)))
        let open = path.stroked(Stroke(width: 2, dash: [6, 4], dashPhase: 0))
        XCTAssertFalse(open.contains(Point(x: -0.9, y: -0.9)))
    }

    func testWidthsThatDrawNothing() {
        let path = line((0, 0), (10, 0))
        for width in [0, -1, Double.nan, .infinity] {
            XCTAssertTrue(path.stroked(Stroke(width: width)).isEmpty, "width \(width)")
        }
    }

    func testLinesOfNoLength() {
        let path = line((5, 5), (5, 5))
        XCTAssertTrue(path.stroked(Stroke(width: 4, cap: .butt)).isEmpty)
        XCTAssertEqual(path.stroked(Stroke(width: 4, cap: .square)).bounds, Rect(x: 3, y: 3, width: 4, height: 4))
        XCTAssertEqual(path.stroked(Stroke(width: 4, cap: .round)).bounds, Rect(x: 3, y: 3, width: 4, height: 4))
    }
}
