import XCTest

@testable import Raster

/// Scan conversion beside a plain reference: every row and column of every edge by itself, without steps carried from
/// one to the next, without bands, runs or spans.
final class ScanReferenceTests: XCTestCase {
    private struct Reference {
        let width: Int
        let height: Int
        /// Areas in halves of 1/256 by 1/256 pixels.
        var areas: [Int]

        init(width: Int, height: Int) {
            self.width = width
            self.height = height
            areas = [Int](repeating: 0, count: width * height)
        }

        /// Where an edge is on a row's border: `x0 + round((y - y0) dx / dy)`, a half up.
        private static func place(_ p: FixedPoint, _ q: FixedPoint, _ y: Int) -> Int {
            if y <= p.y { return Int(p.x) }
            if y >= q.y { return Int(q.x) }
            let rise = (y - Int(p.y)) * (Int(q.x) - Int(p.x))
            let height = Int(q.y) - Int(p.y)
            let sum = rise + height >> 1
            return Int(p.x) + (sum >= 0 ? sum / height : -((height - 1 - sum) / height))
        }

        mutating func add(_ from: FixedPoint, _ to: FixedPoint) {
            guard from.y != to.y else { return }
            let winding = from.y < to.y ? 1 : -1
            let (p, q) = from.y < to.y ? (from, to) : (to, from)
            for row in 0..<height {
                let top = max(Int(p.y), row * 256)
                let bottom = min(Int(q.y), row * 256 + 256)
                guard top < bottom else { continue }
                let ends = [Self.place(p, q, top), Self.place(p, q, bottom)].sorted()
                addRow(row, ends[0], ends[1], bottom - top, winding)
            }
        }

        private mutating func addRow(_ row: Int, _ left: Int, _ right: Int, _ height: Int, _ winding: Int) {
            /// The height at which the line crosses a column's left border, counted from its left end.
            func crossing(_ x: Int) -> Int {
                if x <= left { return 0 }
                if x >= right { return height }
                return ((x - left) * height + (right - left) >> 1) / (right - left)
            }
            for column in 0..<width {
                let begin = column * 256
                let past = crossing(begin)
                let inside = (begin + 256 > right ? height : crossing(begin + 256)) - past
                let offsets = min(max(left - begin, 0), 256) + min(max(right - begin, 0), 256)
                areas[row * width + column] += winding * (past * 512 + inside * (512 - offsets))
            }
        }

        func coverage(_ index: Int, _ rule: FillRule) -> Int {
            var area = abs(areas[index])
            if rule == .evenOdd {
                area %= 262_144
                if area > 131_072 { area = 262_144 - area }
            }
            return (min(area, 131_072) * 255 + 65_536) >> 17
        }
    }

    private func check(_ points: [Point], width: Int, height: Int, _ rule: FillRule, _ name: String) {
        var reference = Reference(width: width, height: height)
        var path = Path()
        for (index, point) in points.enumerated() {
            if index == 0 { path.move(to: point) } else { path.line(to: point) }
            reference.add(FixedPoint(point), FixedPoint(points[(index + 1) % points.count]))
        }
        path.close()
        let surface = drawn(width, height) { $0.fill(path, rule: rule, paint: white, transform: .identity) }
        for index in 0..<width * height {
            let actual = Int(surface[index % width, index / width].red)
            let expected = reference.coverage(index, rule)
            if actual != expected {
                return XCTFail("\(name), pixel \(index % width), \(index / width): \(actual), not \(expected)")
            }
        }
    }

    func testPolygonsOfAllWidths() {
        var generator = SeededGenerator(seed: 77)
        for width in 1...67 {
            for round in 0..<12 {
                let points = (0..<Int.random(in: 3...7, using: &generator)).map { _ in
                    Point(
                        x: .random(in: -30...Double(width) + 30, using: &generator),
                        y: .random(in: -9...23, using: &generator))
                }
                check(
                    points, width: width, height: 14, round % 2 == 0 ? .nonZero : .evenOdd,
                    "width \(width), round \(round)")
            }
        }
    }

    /// Steep edges, which cross one border or none in a row, on all places within a pixel.
    func testSteepEdges() {
        for sixteenth in 0..<16 {
            for slope in [-1.5, -0.9, -0.3, 0, 0.01, 0.3, 0.9, 1.5] {
                let x = 5 + Double(sixteenth) / 16
                let points = [
                    Point(x: x, y: 0.3), Point(x: x + 3, y: 0.3), Point(x: x + 3 + slope * 7, y: 7.4),
                    Point(x: x + slope * 7, y: 7.4),
                ]
                check(points, width: 20, height: 9, .nonZero, "slope \(slope), offset \(sixteenth)/16")
            }
        }
    }

    /// Bars with slanted ends, whose straight rows are handed out again: alone, cut by the area, and with another edge
    /// beside some of the rows.
    func testUprightRows() {
        for height in [3, 9, 40] {
            for x in [-4.0, 2.25, 7.5] {
                let end = Double(height) + 4.5
                let bar = [
                    Point(x: x, y: 4.5), Point(x: x + 3, y: 1.25), Point(x: x + 9, y: 1.25), Point(x: x + 12.5, y: 4.5),
                    Point(x: x + 12.5, y: end), Point(x: x + 6, y: end + 3), Point(x: x, y: end),
                ]
                let notched = bar + [Point(x: x, y: 8), Point(x: x + 2, y: 7), Point(x: x, y: 6)]
                // Begun in the middle of a side, within a row and between two.
                let middles = [8.0, 7.3].map { [Point(x: x, y: $0)] + bar }
                for rule in [FillRule.nonZero, .evenOdd] {
                    for path in middles {
                        check(path, width: 21, height: 50, rule, "height \(height), x \(x), from the middle")
                        check(path, width: 21, height: 7, rule, "height \(height), x \(x), from the middle, cut")
                    }
                    check(bar, width: 21, height: 50, rule, "height \(height), x \(x)")
                    check(bar, width: 21, height: 6, rule, "height \(height), x \(x), cut")
                    check(notched, width: 21, height: 50, rule, "height \(height), x \(x), notched")
                }
            }
        }
        // Wider than a band's rows are high.
        let wide = [
            Point(x: 3, y: 0.5), Point(x: 3000.5, y: 2), Point(x: 3000.5, y: 44.5), Point(x: 1500, y: 47),
            Point(x: 3, y: 44.5),
        ]
        check(wide, width: 3010, height: 48, .nonZero, "wide")
    }
}
