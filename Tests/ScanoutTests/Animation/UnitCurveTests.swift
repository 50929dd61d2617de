import Foundation
import Scanout
import XCTest

/// Curves as functions. Expected values are points of the cubic Bézier curve at the parameter ½, where both components
/// are `(3·p1 + 3·p2 + 1) / 8`, and points of circles.
final class UnitCurveTests: XCTestCase {
    func testEndsAndClamping() {
        for curve in [
            UnitCurve.linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
        ] {
            XCTAssertEqual(curve.value(at: 0), 0)
            XCTAssertEqual(curve.value(at: 1), 1)
            XCTAssertEqual(curve.value(at: -3), 0)
            XCTAssertEqual(curve.value(at: 7), 1)
            XCTAssertEqual(curve.value(at: .nan), 0)
        }
    }

    func testBezierCurves() {
        // easeIn has x control points .42 and 1: at ½, x = (1.26 + 3 + 1) / 8 = 0.6575, y = (0 + 3 + 1) / 8 = 0.5.
        XCTAssertEqual(UnitCurve.easeIn.value(at: 0.6575), 0.5, accuracy: 1e-12)
        // easeOut has 0 and .58: x = (1.74 + 1) / 8 = 0.3425, y = 0.5.
        XCTAssertEqual(UnitCurve.easeOut.value(at: 0.3425), 0.5, accuracy: 1e-12)
        XCTAssertEqual(UnitCurve.easeInOut.value(at: 0.5), 0.5, accuracy: 1e-12)
        XCTAssertEqual(UnitCurve.linear.value(at: 0.3), 0.3)
        let steep = UnitCurve.bezier(
            startControlPoint: UnitPoint(x: 0, y: 1), endControlPoint: UnitPoint(x: 0, y: 1))
        XCTAssertEqual(steep.value(at: 0.125), 0.875, accuracy: 1e-12)
        // x counts as within 0...1.
        XCTAssertEqual(
            UnitCurve.bezier(startControlPoint: UnitPoint(x: -2, y: 1), endControlPoint: UnitPoint(x: -9, y: 1)),
            steep)
    }

    /// The slope at the parameter ½ is `Δy / Δx` with `Δ = 3/4·(1 + p2 - p1)`.
    func testSlopes() {
        XCTAssertEqual(UnitCurve.linear.velocity(at: 0.4), 1, accuracy: 1e-12)
        // easeInOut: (1 + 1 - 0) / (1 + .58 - .42) = 2 / 1.16.
        XCTAssertEqual(UnitCurve.easeInOut.velocity(at: 0.5), 2 / 1.16, accuracy: 1e-9)
        // easeIn: (1 + 1) / (1 + 1 - .42).
        XCTAssertEqual(UnitCurve.easeIn.velocity(at: 0.6575), 2 / 1.58, accuracy: 1e-9)
        XCTAssertEqual(UnitCurve.easeIn.velocity(at: 0), 0)
        // Where the control point lies on the end, the next one tells the direction: 1 / .58.
        XCTAssertEqual(UnitCurve.easeOut.velocity(at: 0), 1 / 0.58, accuracy: 1e-9)
        XCTAssertEqual(UnitCurve.easeOut.velocity(at: 1), 0)
    }

    func testInverses() {
        for curve in [UnitCurve.linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseInOut] {
            for x in [0.0, 0.1, 0.3, 0.5, 0.7, 0.95, 1] {
                XCTAssertEqual(curve.inverse.value(at: curve.value(at: x)), x, accuracy: 1e-9)
                XCTAssertEqual(curve.inverse.inverse.value(at: x), curve.value(at: x))
            }
        }
        XCTAssertEqual(UnitCurve.easeInOut.inverse.velocity(at: 0.5), 1.16 / 2, accuracy: 1e-9)
        XCTAssertEqual(UnitCurve.circularEaseIn.inverse.value(at: 0.4), UnitCurve.circularEaseOut.value(at: 0.4))
    }

    /// With the triangle 3-4-5: a quarter circle is at 1 - 0.8 after 0.6 of the time.
    func testCircles() {
        XCTAssertEqual(UnitCurve.circularEaseIn.value(at: 0.6), 0.2, accuracy: 1e-12)
        XCTAssertEqual(UnitCurve.circularEaseOut.value(at: 0.4), 0.8, accuracy: 1e-12)
        XCTAssertEqual(UnitCurve.circularEaseInOut.value(at: 0.3), 0.1, accuracy: 1e-12)
        XCTAssertEqual(UnitCurve.circularEaseInOut.value(at: 0.7), 0.9, accuracy: 1e-12)
        XCTAssertEqual(UnitCurve.circularEaseIn.velocity(at: 0.6), 0.75, accuracy: 1e-12)
        XCTAssertEqual(UnitCurve.circularEaseOut.velocity(at: 0.4), 0.75, accuracy: 1e-12)
        XCTAssertEqual(UnitCurve.circularEaseInOut.velocity(at: 0.3), 0.75, accuracy: 1e-12)
    }
}
