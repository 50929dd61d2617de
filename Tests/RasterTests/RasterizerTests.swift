import XCTest

@testable import Raster

final class RasterizerTests: XCTestCase {
    private func polygon(_ points: (Double, Double)...) -> Path {
        var path = Path()
        for (index, point) in points.enumerated() {
            let p = Point(x: point.0, y: point.1)
            if index == 0 { path.move(to: p) } else { path.line(to: p) }
        }
        path.close()
        return path
    }

    private func filled(_ path: Path, _ width: Int, _ height: Int, rule: FillRule = .nonZero, antialiased: Bool = true)
        -> Surface
    {
        drawn(width, height) {
            $0.fill(path, rule: rule, paint: white, transform: .identity, antialiased: antialiased)
        }
    }

    func testDiagonalHalvesPixels() {
        // Half of 255 is 127.5, and halves go up: 128 = 0x80.
        assertRows(
            filled(polygon((0, 0), (4, 4), (0, 4)), 4, 4),
            ["80 .. .. ..", "FF 80 .. ..", "FF FF 80 ..", "FF FF FF 80"])
    }

    func testSlantOfOneInTwo() {
        // Each row falls by one over two pixels: areas 1/4 and 3/4, so 63.75 and 191.25.
        assertRows(filled(polygon((0, 0), (4, 0), (0, 2)), 4, 2), ["FF FF BF 40", "BF 40 .. .."])
    }

    func testSteepSlant() {
        // A quarter pixel to the right in each row: areas 1/8, 3/8, 5/8, 7/8.
        assertRows(filled(polygon((0, 0), (1, 4), (0, 4)), 2, 4), ["20 ..", "60 ..", "9F ..", "DF .."])
    }

    func testFractionsOfPixels() {
        // From (0.5, 0.5) to (2.25, 1.5): 1/4, 1/2, 1/8 in both rows.
        assertRows(filled(Path(rect: Rect(x: 0.5, y: 0.5, width: 1.75, height: 1)), 3, 2), ["40 80 20", "40 80 20"])
    }

    func testRectangleAndItsPathGiveTheSame() {
        var generator = SeededGenerator(seed: 11)
        for round in 0..<300 {
            let rect = Rect(
                x: .random(in: -4...20, using: &generator), y: .random(in: -4...20, using: &generator),
                width: .random(in: 0...12, using: &generator), height: .random(in: 0...12, using: &generator))
            let antialiased = round % 3 != 0
            let fast = drawn(17, 17) { $0.fill(rect, paint: white, transform: .identity, antialiased: antialiased) }
            // A sixth step keeps the path from being taken for a rectangle.
            var path = Path()
            path.move(to: rect.origin)
            path.line(to: Point(x: rect.maxX, y: rect.minY))
            path.line(to: Point(x: rect.maxX, y: rect.maxY))
            path.line(to: Point(x: rect.minX, y: rect.maxY))
            path.line(to: rect.origin)
            path.close()
            let slow = filled(path, 17, 17, antialiased: antialiased)
            XCTAssertNil(firstDifference(fast, slow), "\(rect)")
        }
    }

    func testRules() {
        var path = Path(rect: Rect(x: 0, y: 0, width: 5, height: 3))
        path.addRect(Rect(x: 1, y: 1, width: 3, height: 1))
        assertRows(filled(path, 5, 3), ["FF FF FF FF FF", "FF FF FF FF FF", "FF FF FF FF FF"])
        assertRows(filled(path, 5, 3, rule: .evenOdd), ["FF FF FF FF FF", "FF .. .. .. FF", "FF FF FF FF FF"])
        var ring = Path(rect: Rect(x: 0, y: 0, width: 5, height: 3))
        ring.addRect(Rect(x: 4, y: 1, width: -3, height: 1))
        assertRows(filled(ring, 5, 3), ["FF FF FF FF FF", "FF .. .. .. FF", "FF FF FF FF FF"])
    }

    func testWithoutAntialiasingCentresDecide() {
        assertRows(
            filled(polygon((0, 0), (4, 4), (0, 4)), 4, 4, antialiased: false),
            [".. .. .. ..", "FF .. .. ..", "FF FF .. ..", "FF FF FF .."])
        assertRows(
            filled(Path(rect: Rect(x: 0.4, y: 0.6, width: 1.2, height: 1)), 3, 3, antialiased: false),
            [".. .. ..", "FF FF ..", ".. .. .."])
    }

    func testSquareTurnedByAnEighth() {
        let turned = Raster.AffineTransform.translation(x: -3, y: -3).concatenating(.rotation(radians: .pi / 4))
            .concatenating(.translation(x: 6, y: 6))
        let surface = drawn(12, 12) {
            $0.fill(Rect(x: 0, y: 0, width: 6, height: 6), paint: white, transform: turned)
        }
        // The corners are 3√2 from the middle: the tip covers 0.2426² / 2, the next pixel ∫ min(w, 1) over a row.
        let upper = [
            ".. .. .. .. .. .. .. .. .. .. .. ..",
            ".. .. .. .. .. 07 07 .. .. .. .. ..",
            ".. .. .. .. 07 B6 B6 07 .. .. .. ..",
            ".. .. .. 07 B6 FF FF B6 07 .. .. ..",
            ".. .. 07 B6 FF FF FF FF B6 07 .. ..",
            ".. 07 B6 FF FF FF FF FF FF B6 07 ..",
        ]
        assertRows(surface, upper + upper.reversed())
    }

    func testCircleHasItsArea() {
        let surface = filled(Path(ellipseIn: Rect(x: 10, y: 10, width: 80, height: 80)), 100, 100)
        var sum = 0
        for y in 0..<100 { for x in 0..<100 { sum += Int(surface[x, y].red) } }
        // Chords lose at most 1/32 of the rim's 251.3 pixels, by two thirds on average.
        XCTAssertEqual(Double(sum) / 255, .pi * 1600, accuracy: 251.4 / 32)
    }

    func testCirclesAreSymmetric() {
        for size in [10.0, 11, 33.5, 50] {
            let count = Int(size) + 3
            let offset = (Double(count) - size) / 2
            let surface = filled(Path(ellipseIn: Rect(x: offset, y: offset, width: size, height: size)), count, count)
            for y in 0..<count {
                for x in 0..<count {
                    let value = Int(surface[x, y].red)
                    XCTAssertLessThanOrEqual(abs(value - Int(surface[count - 1 - x, y].red)), 1)
                    XCTAssertLessThanOrEqual(abs(value - Int(surface[x, count - 1 - y].red)), 1)
                    XCTAssertLessThanOrEqual(abs(value - Int(surface[y, x].red)), 1)
                }
            }
        }
    }

    func testHairlinesAreOnePixelWide() {
        let line = polygon((0, 2.5), (6, 2.5))
        let surface = drawn(6, 5) {
            $0.stroke(line, stroke: Stroke(width: 0.01), paint: white, transform: .identity)
        }
        for x in 0..<6 { XCTAssertEqual((0..<5).map { Int(surface[x, $0].red) }, [0, 0, 255, 0, 0]) }
        let small = drawn(6, 5) {
            $0.stroke(
                line, stroke: Stroke(width: 1), paint: white, transform: Raster.AffineTransform.scale(x: 1, y: 0.2))
        }
        XCTAssertEqual((0..<5).map { Int(small[3, $0].red) }, [255, 0, 0, 0, 0])
    }

    func testStrokedRectIsCrisp() {
        let path = Path(rect: Rect(x: 1.5, y: 1.5, width: 3, height: 2))
        let surface = drawn(6, 5) { $0.stroke(path, stroke: Stroke(width: 1), paint: white, transform: .identity) }
        assertRows(
            surface,
            [
                ".. .. .. .. .. ..", ".. FF FF FF FF ..", ".. FF .. .. FF ..", ".. FF FF FF FF ..",
                ".. .. .. .. .. ..",
            ])
    }
}
