import Glibc
import XCTest

@testable import Raster

final class TrigonometryTests: XCTestCase {
    func testQuarterTurnsAreExact() {
        let expected: [(Double, Double)] = [(0, 1), (1, 0), (0, -1), (-1, 0)]
        for quarter in -400...400 {
            let result = sineAndCosine(Double(quarter) * (.pi / 2))
            let index = ((quarter % 4) + 4) % 4
            XCTAssertEqual(result.sine, expected[index].0, "sine of \(quarter) quarters")
            XCTAssertEqual(result.cosine, expected[index].1, "cosine of \(quarter) quarters")
        }
    }

    func testWholeDegreesAtQuartersAreExact() {
        for degrees in stride(from: -1080.0, through: 1080, by: 90) {
            let (sine, cosine) = sineAndCosine(degrees * .pi / 180)
            XCTAssertEqual(abs(sine) + abs(cosine), 1, "\(degrees) degrees")
        }
    }

    func testSineAndCosineAgreeWithTheLibrary() {
        var generator = SeededGenerator(seed: 1)
        for _ in 0..<20_000 {
            let angle = Double.random(in: -1000...1000, using: &generator)
            let (sine, cosine) = sineAndCosine(angle)
            XCTAssertEqual(sine, sin(angle), accuracy: 1e-15)
            XCTAssertEqual(cosine, cos(angle), accuracy: 1e-15)
        }
    }

    func testAnglesThatAreNotFiniteCountAsZero() {
        for angle in [Double.nan, .infinity, -.infinity] {
            XCTAssertEqual(sineAndCosine(angle).sine, 0)
            XCTAssertEqual(sineAndCosine(angle).cosine, 1)
        }
        let (sine, cosine) = sineAndCosine(1e300)
        XCTAssertEqual(sine * sine + cosine * cosine, 1, accuracy: 1e-12)
    }

    func testArctangentAgreesWithTheLibrary() {
        var generator = SeededGenerator(seed: 2)
        for _ in 0..<20_000 {
            let x = Double.random(in: -10...10, using: &generator)
            let y = Double.random(in: -10...10, using: &generator)
            XCTAssertEqual(arctangent(y: y, x: x), atan2(y, x), accuracy: 1e-15)
        }
    }

    func testArctangentIsExactOnAxesAndDiagonals() {
        XCTAssertEqual(arctangent(y: 0, x: 3), 0)
        XCTAssertEqual(arctangent(y: 3, x: 3), .pi / 4)
        XCTAssertEqual(arctangent(y: 3, x: 0), .pi / 2)
        XCTAssertEqual(arctangent(y: 0, x: -3), .pi)
        XCTAssertEqual(arctangent(y: -3, x: 0), -.pi / 2)
        XCTAssertEqual(arctangent(y: 0, x: 0), 0)
        XCTAssertEqual(arctangent(y: .nan, x: 1), 0)
        XCTAssertEqual(arctangent(y: .infinity, x: 1), .pi / 2)
        XCTAssertEqual(arctangent(y: -.infinity, x: -.infinity), -.pi * 3 / 4)
    }

    func testExponentialAgreesWithTheLibrary() {
        var generator = SeededGenerator(seed: 3)
        for _ in 0..<20_000 {
            let x = Double.random(in: -700...700, using: &generator)
            XCTAssertEqual(exponential(x) / exp(x), 1, accuracy: 1e-15)
        }
        XCTAssertEqual(exponential(0), 1)
        XCTAssertEqual(exponential(1000), .infinity)
        XCTAssertEqual(exponential(-1000), 0)
        XCTAssertTrue(exponential(.nan).isNaN)
    }

    func testRotationByQuarterTurnsIsExact() {
        let quarter = Raster.AffineTransform.rotation(radians: .pi / 2)
        XCTAssertEqual(quarter, Raster.AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
        // Clockwise on screen: 3 o'clock goes to 6 o'clock, which is down.
        XCTAssertEqual(quarter.apply(Point(x: 1, y: 0)), Point(x: 0, y: 1))
    }
}
