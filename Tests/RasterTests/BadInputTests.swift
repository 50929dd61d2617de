import XCTest

@testable import Raster

/// Input that no honest program gives has a defined result, in bounded time.
final class BadInputTests: XCTestCase {
    private let odd: [Double] = [
        .nan, .infinity, -.infinity, 1e30, -1e30, 1e308, -1e308, 0, -0.0, 33, 1_048_577, 4e6,
    ]

    private func oddPath(_ generator: inout SeededGenerator) -> Path {
        func point() -> Point {
            func coordinate() -> Double {
                if Bool.random(using: &generator) { return .random(in: 0...64, using: &generator) }
                return odd.randomElement(using: &generator) ?? 0
            }
            return Point(x: coordinate(), y: coordinate())
        }
        var path = Path()
        for _ in 0..<Int.random(in: 0...6, using: &generator) {
            switch Int.random(in: 0..<6, using: &generator) {
            case 0: path.move(to: point())
            case 1: path.quad(to: point(), control: point())
            case 2: path.cubic(to: point(), control1: point(), control2: point())
            case 3: path.close()
            case 4: path.addArc(center: point(), radius: point().x, start: point().y, sweep: point().x)
            default: path.line(to: point())
            }
        }
        return path
    }

    func testOddCoordinatesDrawTheSameWholeOrInParts() {
        var generator = SeededGenerator(seed: 31)
        for round in 0..<400 {
            let path = oddPath(&generator)
            let stroke = Stroke(
                width: odd.randomElement(using: &generator) ?? 1, join: .round,
                dash: round % 2 == 0 ? [] : [odd.randomElement(using: &generator) ?? 1, 3], dashPhase: odd[round % 12])
            func draw(_ renderer: Renderer) {
                renderer.fill(path, paint: white, transform: .identity)
                renderer.stroke(
                    path, stroke: stroke, paint: .solid(RGBA(red: 1, green: 0, blue: 0, alpha: 0.5)),
                    transform: .identity)
                renderer.stroke(path, stroke: Stroke(width: 3), paint: white, transform: .scale(x: 1, y: 0.1))
            }
            let whole = drawn(64, 64, draw)
            let part = drawn(64, 64, clip: PixelRect(x: 20, y: 9, width: 17, height: 30), draw)
            for y in 9..<39 { for x in 20..<37 where whole[x, y] != part[x, y] { XCTFail("round \(round)") } }
            _ = path.bounds
            _ = path.trimmed(from: 0.2, to: 0.7)
            _ = path.contains(Point(x: 3, y: 3))
        }
    }

    func testFarAwayCornersKeepTheSlope() {
        // A triangle whose hypotenuse is y = x, with corners far outside.
        var path = Path()
        path.move(to: Point(x: -1e7, y: -1e7))
        path.line(to: Point(x: 1e7, y: 1e7))
        path.line(to: Point(x: -1e7, y: 1e7))
        let surface = drawn(4, 4) { $0.fill(path, paint: white, transform: .identity) }
        assertRows(surface, ["80 .. .. ..", "FF 80 .. ..", "FF FF 80 ..", "FF FF FF 80"])
    }

    func testContoursThatAreNotFiniteAreLeftOut() {
        var path = Path(rect: Rect(x: 1, y: 0, width: 1, height: 1))
        path.move(to: Point(x: 0, y: 0))
        path.line(to: Point(x: .nan, y: 9))
        path.line(to: Point(x: 9, y: 9))
        let surface = drawn(3, 1) { $0.fill(path, paint: white, transform: .identity) }
        assertRows(surface, [".. FF .."])
        let lost = drawn(3, 1) {
            $0.fill(path, paint: white, transform: Raster.AffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0))
        }
        assertRows(lost, [".. .. .."])
    }

    func testHugeRectanglesCoverAll() {
        let rect = Rect(x: -1e30, y: -1e30, width: 2e30, height: 2e30)
        let surface = drawn(2, 2) { $0.fill(rect, paint: white, transform: .identity) }
        assertRows(surface, ["FF FF", "FF FF"])
        let turned = drawn(2, 2) { $0.fill(rect, paint: white, transform: .rotation(radians: 0.3)) }
        assertRows(turned, ["FF FF", "FF FF"])
    }

    func testManySegmentsTakeBoundedTime() {
        var path = Path()
        path.move(to: .zero)
        for index in 0..<200_000 {
            path.line(to: Point(x: Double(index * 7919 % 64), y: Double(index * 104_729 % 64)))
        }
        let start = ContinuousClock.now
        _ = drawn(64, 64) { $0.fill(path, rule: .evenOdd, paint: white, transform: .identity) }
        XCTAssertLessThan(ContinuousClock.now - start, .seconds(20))
    }

    func testManyDashesTakeBoundedTime() {
        var path = Path()
        path.move(to: .zero)
        path.line(to: Point(x: 1e12, y: 1e12))
        let start = ContinuousClock.now
        let surface = drawn(4, 4) {
            $0.stroke(path, stroke: Stroke(width: 2, dash: [1e-6, 1e-6]), paint: white, transform: .identity)
        }
        XCTAssertEqual(surface[2, 2].red, 255)
        XCTAssertLessThan(ContinuousClock.now - start, .seconds(5))
    }

    /// Wide round caps have thousands of points each.
    func testManyDashesWithWideCapsTakeBoundedTime() {
        var path = Path()
        path.move(to: .zero)
        path.line(to: Point(x: 1e6, y: 1e6))
        let start = ContinuousClock.now
        let stroke = Stroke(width: 1e6, cap: .round, dash: [5, 5])
        let surface = drawn(4, 4) { $0.stroke(path, stroke: stroke, paint: white, transform: .identity) }
        XCTAssertEqual(surface[2, 2].red, 255)
        XCTAssertLessThan(ContinuousClock.now - start, .seconds(20))
    }

    func testOddGradients() {
        let ramp = ColorRamp(stops: [
            .init(color: RGBA(hex: 0), location: 0), .init(color: RGBA(hex: 0xFF), location: 1),
        ])
        for a in odd {
            for b in odd {
                let p = Point(x: a, y: b)
                let paints: [Paint] = [
                    .linear(ramp, start: p, end: Point(x: 5, y: 5)), .linear(ramp, start: .zero, end: p),
                    .radial(ramp, center: p, startRadius: 0, endRadius: 4),
                    .radial(ramp, center: .zero, startRadius: a, endRadius: b),
                    .elliptical(
                        ramp, center: .zero, radii: Size(width: a, height: b), startFraction: 0, endFraction: 1),
                    .angular(ramp, center: p, start: 0, end: 6), .angular(ramp, center: .zero, start: a, end: b),
                ]
                for paint in paints {
                    let surface = drawn(3, 3) {
                        $0.fill(Rect(x: 0, y: 0, width: 3, height: 3), paint: paint, transform: .identity)
                    }
                    XCTAssertEqual(surface[1, 1].alpha, 255)
                }
            }
        }
    }

    func testOddImagesAndGroups() {
        let image = Surface(width: -5, height: 0)
        XCTAssertEqual(image.width, 1)
        XCTAssertEqual(image.height, 1)
        for value in odd {
            _ = drawn(4, 4) { renderer in
                renderer.draw(
                    image, in: Rect(x: value, y: 0, width: 3, height: value), opacity: value, transform: .identity)
                renderer.draw(
                    image, in: Rect(x: 0, y: 0, width: 3, height: 3), opacity: 1,
                    transform: Raster.AffineTransform(a: value, b: 1, c: 0, d: 1, tx: value, ty: 0))
                renderer.pushGroup(bounds: PixelRect(x: -3, y: 2, width: 100, height: -4), opacity: value)
                renderer.popGroup()
            }
        }
    }
}
