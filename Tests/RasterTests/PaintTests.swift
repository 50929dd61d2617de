import XCTest

@testable import Raster

final class PaintTests: XCTestCase {
    private let black = RGBA(hex: 0)
    private let bright = RGBA(hex: 0xFFFFFF)

    private func ramp(_ stops: (RGBA, Double)...) -> ColorRamp {
        ColorRamp(stops: stops.map { ColorRamp.Stop(color: $0.0, location: $0.1) })
    }

    private func row(_ width: Int, _ paint: Paint, transform: Raster.AffineTransform = .identity) -> [UInt8] {
        let surface = drawn(width, 1) {
            $0.fill(Rect(x: 0, y: 0, width: 1000, height: 1000), paint: paint, transform: transform)
        }
        return (0..<width).map { surface[$0, 0].red }
    }

    func testPixelsOfColors() {
        XCTAssertEqual(RGBA(hex: 0x336699).pixel.value, 0xFF33_6699)
        XCTAssertEqual(RGBA(red: 1, green: 0.5, blue: 0, alpha: 0.5).pixel.value, 0x8080_4000)
        XCTAssertEqual(RGBA(red: 7, green: -1, blue: .nan, alpha: .infinity).pixel.value, 0xFFFF_0000)
        XCTAssertEqual(RGBA(red: 1, green: 1, blue: 1, alpha: .nan).pixel.value, 0)
    }

    func testLinearGradientIsEvenAtPixelCentres() {
        let paint = Paint.linear(ramp((black, 0), (bright, 1)), start: .zero, end: Point(x: 5, y: 0))
        // Centres at 0.1, 0.3 ... of the way; the table's entries are 1/1023 apart, a quarter of a level.
        for (x, value) in row(5, paint).enumerated() {
            XCTAssertEqual(Double(value), (Double(x) + 0.5) / 5 * 255, accuracy: 0.75)
        }
    }

    func testLinearGradientGoesOnPastItsEnds() {
        let paint = Paint.linear(
            ramp((RGBA(hex: 0x400000), 0), (RGBA(hex: 0xC00000), 1)), start: Point(x: 2, y: 0), end: Point(x: 3, y: 0))
        XCTAssertEqual(row(5, paint), [0x40, 0x40, 0x80, 0xC0, 0xC0])
    }

    func testGradientFollowsTheTransform() {
        let paint = Paint.linear(ramp((black, 0), (bright, 1)), start: .zero, end: Point(x: 1, y: 0))
        let plain = Paint.linear(ramp((black, 0), (bright, 1)), start: .zero, end: Point(x: 8, y: 0))
        XCTAssertEqual(row(8, paint, transform: .scale(x: 8, y: 8)), row(8, plain))
    }

    func testStopsThatShareAPlaceJump() {
        let paint = Paint.linear(
            ramp((black, 0), (black, 0.5), (bright, 0.5), (bright, 1)), start: .zero, end: Point(x: 6, y: 0))
        XCTAssertEqual(row(6, paint), [0, 0, 0, 255, 255, 255])
    }

    func testStopsOutOfOrderAreRaised() {
        let table = ramp((black, 0), (bright, 0.6), (black, 0.2), (black, 1)).table
        XCTAssertEqual(table, ramp((black, 0), (bright, 0.6), (black, 0.6), (black, 1)).table)
        XCTAssertEqual(
            ramp((black, -5), (bright, 9)).table, ramp((black, 0), (bright, 1)).table, "locations are clamped")
        XCTAssertEqual(ramp((black, .nan), (bright, 1)).table, ramp((black, 0), (bright, 1)).table)
    }

    func testRampsOfFewStops() {
        XCTAssertEqual(Set(ramp().table), [0])
        XCTAssertEqual(Set(ramp((bright, 0.3)).table), [0xFFFF_FFFF])
    }

    func testFadingToClearKeepsTheHue() {
        // Colour.clear is black without alpha: half way there is half of the red, not a darker one.
        let fade = ramp((RGBA(red: 1, green: 0, blue: 0), 0), (RGBA(red: 0, green: 0, blue: 0, alpha: 0), 1))
        for pixel in fade.table { XCTAssertEqual(pixel >> 16 & 255, pixel >> 24) }
        XCTAssertEqual(fade.pixel(at: 0.5).alpha, 128, accuracy: 1)
    }

    func testRadialGradient() {
        let paint = Paint.radial(
            ramp((black, 0), (bright, 1)), center: Point(x: 0.5, y: 0.5), startRadius: 2, endRadius: 4)
        let values = row(6, paint)
        XCTAssertEqual(values[0], 0)
        XCTAssertEqual(values[2], 0)
        XCTAssertEqual(values[3], 127, accuracy: 1)
        XCTAssertEqual(values[4], 255)
        XCTAssertEqual(values[5], 255)
    }

    func testEllipticalGradientIsStretched() {
        let ends = ramp((black, 0), (bright, 1))
        let surface = drawn(21, 21) {
            $0.fill(
                Rect(x: 0, y: 0, width: 21, height: 21),
                paint: .elliptical(
                    ends, center: Point(x: 10.5, y: 10.5), radii: Size(width: 10, height: 5), startFraction: 0,
                    endFraction: 1), transform: .identity)
        }
        for step in 1...4 { XCTAssertEqual(surface[10 + 2 * step, 10], surface[10, 10 + step]) }
        XCTAssertEqual(surface[20, 10].red, 255)
    }

    /// The colour of the pixel in a direction from the centre of a surface of 41 x 41.
    private func angular(_ paint: Paint, _ dx: Int, _ dy: Int) -> UInt8 {
        let surface = drawn(41, 41) {
            $0.fill(Rect(x: 0, y: 0, width: 41, height: 41), paint: paint, transform: .identity)
        }
        return surface[20 + dx, 20 + dy].red
    }

    func testAngularGradientRunsClockwiseFromItsStart() {
        let center = Point(x: 20.5, y: 20.5)
        let ends = ramp((RGBA(hex: 0x000000), 0), (RGBA(hex: 0xFFFFFF), 1))
        let paint = Paint.angular(ends, center: center, start: 0, end: 2 * .pi)
        XCTAssertEqual(angular(paint, 10, 0), 0)
        XCTAssertEqual(angular(paint, 0, 10), 64, accuracy: 1)
        XCTAssertEqual(angular(paint, -10, 0), 127, accuracy: 1)
        XCTAssertEqual(angular(paint, 0, -10), 191, accuracy: 1)
        XCTAssertEqual(angular(paint, 10, 10), 32, accuracy: 1)
    }

    func testSeamIsSharpAtTheStart() {
        let center = Point(x: 20.5, y: 20.5)
        let ends = ramp((RGBA(hex: 0x000000), 0), (RGBA(hex: 0xFFFFFF), 1))
        let seams: [(Double, (Int, Int), (Int, Int))] = [
            (0.0, (20, 0), (20, -1)), (.pi / 2, (0, 20), (1, 20)), (-.pi / 2, (0, -20), (-1, -20)),
            (.pi / 4, (15, 15), (15, 14)), (.pi, (-20, 0), (-20, 1)), (-.pi / 4, (15, -15), (14, -15)),
        ]
        for (start, ahead, before) in seams {
            let paint = Paint.angular(ends, center: center, start: start, end: start + 2 * .pi)
            XCTAssertEqual(angular(paint, ahead.0, ahead.1), 0, "on the seam at \(start)")
            XCTAssertGreaterThan(angular(paint, before.0, before.1), 250, "before the seam at \(start)")
        }
    }

    func testPartOfATurnLeavesAGapOfBothEnds() {
        let center = Point(x: 20.5, y: 20.5)
        let ends = ramp((RGBA(hex: 0x400000), 0), (RGBA(hex: 0xC00000), 1))
        let paint = Paint.angular(ends, center: center, start: 0, end: .pi)
        XCTAssertEqual(angular(paint, 0, 10), 0x80, accuracy: 1)
        XCTAssertEqual(angular(paint, -10, -2), 0xC0)
        XCTAssertEqual(angular(paint, 10, -2), 0x40)
        let reversed = Paint.angular(ends, center: center, start: .pi, end: 0)
        XCTAssertEqual(angular(reversed, 0, 10), 0x80, accuracy: 1)
        XCTAssertEqual(angular(reversed, -10, 1), 0x40, accuracy: 6)
        XCTAssertEqual(angular(reversed, 10, 1), 0xC0, accuracy: 6)
    }

    func testGradientsWithoutRoomAreTheirLastColor() {
        let ends = ramp((black, 0), (RGBA(hex: 0x770000), 1))
        XCTAssertEqual(row(2, .linear(ends, start: Point(x: 1, y: 0), end: Point(x: 1, y: 0))), [0x77, 0x77])
        XCTAssertEqual(row(2, .linear(ends, start: Point(x: .nan, y: 0), end: .zero)), [0x77, 0x77])
        XCTAssertEqual(
            row(2, .radial(ends, center: .zero, startRadius: .infinity, endRadius: 4)), [0x77, 0x77])
        // Equal radii are a jump there.
        XCTAssertEqual(
            row(3, .radial(ends, center: Point(x: 0.5, y: 0.5), startRadius: 1.5, endRadius: 1.5)), [0, 0, 0x77])
    }

    func testOpacityOfPaints() {
        let ends = ramp((bright, 0), (bright, 1))
        let paints: [Paint] = [
            .solid(bright), .linear(ends, start: .zero, end: Point(x: 1, y: 0)),
            .radial(ends, center: .zero, startRadius: 0, endRadius: 1),
            .elliptical(
                ends, center: .zero, radii: Size(width: 1, height: 1), startFraction: 0, endFraction: 1),
            .angular(ends, center: .zero, start: 0, end: 6),
        ]
        for paint in paints { XCTAssertEqual(row(2, paint.opacity(0.6)), [0x99, 0x99]) }
    }

    func testRoot() {
        for exponent in -19...99 {
            for part in 0..<64 {
                let x = Float(Double(sign: .plus, exponent: exponent, significand: 1 + Double(part) / 64))
                XCTAssertEqual(RootPolynomial(sign: 1)(x) / x.squareRoot(), 1, accuracy: 2.5e-5)
                XCTAssertEqual(RootPolynomial(sign: -1)(x), -RootPolynomial(sign: 1)(x))
            }
        }
        XCTAssertEqual(RootPolynomial(sign: 1)(0), 0)
    }

    /// Faded ramps are kept, and paint as if they were not.
    func testFadedRampsAreKept() {
        let renderer = Renderer()
        let ramps = (0..<12).map { index in
            ColorRamp(stops: [
                .init(color: RGBA(hex: UInt32(index) * 0x112233), location: 0),
                .init(color: RGBA(hex: 0x3366CC), location: 1),
            ])
        }
        for _ in 0..<3 {
            for ramp in ramps.prefix(4) {
                for factor in [0.25, 0.75] {
                    let paint = Paint.linear(ramp, start: .zero, end: Point(x: 9, y: 0))
                    guard case .linear(let faded, _, let end) = renderer.faded(paint, opacity: factor) else {
                        return XCTFail("a linear paint stays one")
                    }
                    XCTAssertEqual(faded.table, ramp.opacity(factor).table)
                    XCTAssertEqual(end, Point(x: 9, y: 0))
                }
            }
        }
        XCTAssertEqual(renderer.fadedRamps.preparations, 8)
        for ramp in ramps {
            let paint = Paint.angular(ramp, center: .zero, start: 0, end: 1)
            guard case .angular(let faded, _, _, _) = renderer.faded(paint, opacity: 0.5) else {
                return XCTFail("an angular paint stays one")
            }
            XCTAssertEqual(faded.table, ramp.opacity(0.5).table)
        }
        XCTAssertEqual(renderer.fadedRamps.preparations, 20)
        guard case .solid(let color) = renderer.faded(.solid(RGBA(hex: 0x102030)), opacity: 0.5) else {
            return XCTFail("a colour stays one")
        }
        XCTAssertEqual(color.alpha, 0.5)
    }
}
