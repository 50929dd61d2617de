import XCTest

@testable import Raster

/// Circles, ellipses, arcs and rounded rectangles beside their exact area in every pixel: nowhere off by more than a
/// level, of which rounding takes half.
final class ExactAreaTests: XCTestCase {
    /// The area of pixels inside a shape, found from where lines across it begin and end: 512 lines to a row, each one's
    /// part in a pixel exact.
    private func areas(
        _ width: Int, _ height: Int, _ insides: (Double) -> [(Double, Double)]
    ) -> [Double] {
        var areas = [Double](repeating: 0, count: width * height)
        let lines = 512
        for y in 0..<height {
            // By how much the line's part in each pixel is more than in the one before.
            var changes = [Double](repeating: 0, count: width + 2)
            for line in 0..<lines {
                for (left, right) in insides(Double(y) + (Double(line) + 0.5) / Double(lines)) where right > left {
                    for (end, sign) in [(left, 1.0), (right, -1.0)] {
                        let column = Int(end)
                        let part = end - Double(column)
                        changes[column] += sign * (1 - part) / Double(lines)
                        changes[column + 1] += sign * part / Double(lines)
                    }
                }
            }
            var sum = 0.0
            for x in 0..<width {
                sum += changes[x]
                areas[y * width + x] = sum
            }
        }
        return areas
    }

    /// Half of the line across an ellipse at a height over its centre.
    private func reach(_ radii: Point, _ height: Double) -> Double {
        let part = height / radii.y
        return abs(part) < 1 ? radii.x * (1 - part * part).squareRoot() : 0
    }

    /// The greatest and the mean difference between coverage and area, in levels of 255.
    private func differences(_ surface: Surface, _ areas: [Double]) -> (greatest: Double, mean: Double) {
        var greatest = 0.0
        var sum = 0.0
        var count = 0
        for y in 0..<surface.height {
            for x in 0..<surface.width {
                let area = areas[y * surface.width + x]
                let difference = abs(Double(surface[x, y].red) - area * 255)
                greatest = max(greatest, difference)
                if area > 0.001, area < 0.999 {
                    sum += difference
                    count += 1
                }
            }
        }
        return (greatest, sum / Double(max(count, 1)))
    }

    private func check(
        _ name: String, _ surface: Surface, _ areas: [Double], most: Double = 1, mean: Double = 0.5,
        line: UInt = #line
    ) {
        let found = differences(surface, areas)
        if found.greatest > most || found.mean > mean {
            XCTFail("\(name): at most \(found.greatest), \(found.mean) in the mean", line: line)
        }
    }

    private let places = [Point(x: 0, y: 0), Point(x: 0.5, y: 0.5), Point(x: 0.31, y: 0.77), Point(x: 0.125, y: 0.9)]

    /// Circles in one another, by turns one way and the other: some rows have up to ten sides, some of them within a
    /// column of one another.
    func testCirclesInOneAnother() {
        for radii in [[30, 24], [30, 29.2], [30, 28.7, 20, 18], [30, 28, 26, 24, 22], [30.4, 29.9, 29.4, 12.5]] {
            for place in places {
                let center = Point(x: 33 + place.x, y: 33 + place.y)
                var path = Path()
                for (index, radius) in radii.enumerated() {
                    let turn = index % 2 == 0 ? 2 * Double.pi : -2 * Double.pi
                    path.move(to: Point(x: center.x + radius, y: center.y))
                    path.addArc(center: center, radius: radius, start: 0, sweep: turn)
                    path.close()
                }
                let surface = Surface(width: 68, height: 68)
                let renderer = Renderer()
                renderer.begin(on: surface, clip: surface.bounds)
                renderer.fill(path, paint: white, transform: .identity)
                renderer.end()
                let exact = areas(68, 68) { y in
                    let reaches = radii.map { reach(Point(x: $0, y: $0), y - center.y) }
                    // What is outside of a circle in it is what lies between the two, on either side.
                    return stride(from: 0, to: reaches.count, by: 2).flatMap { index in
                        let inner = index + 1 < reaches.count ? reaches[index + 1] : 0
                        return [
                            (center.x - reaches[index], center.x - inner),
                            (center.x + inner, center.x + reaches[index]),
                        ]
                    }
                }
                // Each side may be off by as much as one alone is, before all are rounded together.
                check("\(radii) at \(place)", surface, exact, most: 1.5)
            }
        }
    }

    func testCircles() {
        for radius in [0.7, 1, 1.5, 2, 3, 4, 4.3, 5.5, 6, 8, 10.2, 20, 33.3, 64] {
            for place in places {
                let size = Int(radius * 2) + 4
                let center = Point(x: radius + 1 + place.x, y: radius + 1 + place.y)
                let path = Path(
                    ellipseIn: Rect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2))
                let surface = drawn(size, size) { $0.fill(path, paint: white, transform: .identity) }
                let radii = Point(x: radius, y: radius)
                let areas = areas(size, size) { y in
                    let reach = reach(radii, y - center.y)
                    return [(center.x - reach, center.x + reach)]
                }
                check("radius \(radius) at \(place)", surface, areas)
                // Turned, which moves nothing.
                let turned = AffineTransform.translation(x: -center.x, y: -center.y).concatenating(
                    .rotation(radians: 0.7)
                ).concatenating(.translation(x: center.x, y: center.y))
                check(
                    "turned, radius \(radius) at \(place)",
                    drawn(size, size) { $0.fill(path, paint: white, transform: turned) }, areas)
            }
        }
    }

    func testEllipses() {
        for radii in [Point(x: 6, y: 3), Point(x: 3.5, y: 17), Point(x: 40, y: 38), Point(x: 60, y: 9.5)] {
            for place in places {
                let (width, height) = (Int(radii.x * 2) + 4, Int(radii.y * 2) + 4)
                let center = Point(x: radii.x + 1 + place.x, y: radii.y + 1 + place.y)
                let path = Path(
                    ellipseIn: Rect(
                        x: center.x - radii.x, y: center.y - radii.y, width: radii.x * 2, height: radii.y * 2))
                let surface = drawn(width, height) { $0.fill(path, paint: white, transform: .identity) }
                check(
                    "radii \(radii) at \(place)", surface,
                    areas(width, height) { y in
                        let reach = reach(radii, y - center.y)
                        return [(center.x - reach, center.x + reach)]
                    })
            }
        }
    }

    func testRoundedRectangles() {
        for radius in [2.0, 4, 6, 10.5, 12] {
            for place in places {
                let rect = Rect(x: 2 + place.x, y: 1 + place.y, width: 60, height: 24)
                let surface = drawn(70, 30) {
                    $0.fill(
                        Path(roundedRect: rect, cornerWidth: radius, cornerHeight: radius), paint: white,
                        transform: .identity)
                }
                let areas = areas(70, 30) { y in
                    guard y > rect.minY, y < rect.maxY else { return [] }
                    let depth = max(rect.minY + radius - y, y - rect.maxY + radius, 0)
                    let inset = radius - self.reach(Point(x: radius, y: radius), depth)
                    return [(rect.minX + inset, rect.maxX - inset)]
                }
                check("radius \(radius) at \(place)", surface, areas)
            }
        }
    }

    func testRings() {
        for (radius, width) in [(20.0, 8.0), (30.5, 3), (9, 2.5), (45, 20)] {
            for place in places {
                let outer = radius + width / 2
                let inner = radius - width / 2
                let size = Int(outer * 2) + 4
                let center = Point(x: outer + 1 + place.x, y: outer + 1 + place.y)
                let path = Path(
                    ellipseIn: Rect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2))
                let surface = drawn(size, size) {
                    $0.stroke(path, stroke: Stroke(width: width), paint: white, transform: .identity)
                }
                check(
                    "radius \(radius), width \(width)", surface,
                    areas(size, size) { y in
                        let far = self.reach(Point(x: outer, y: outer), y - center.y)
                        let near = self.reach(Point(x: inner, y: inner), y - center.y)
                        return [(center.x - far, center.x - near), (center.x + near, center.x + far)]
                    }, most: 1.2)
            }
        }
    }

    /// Three quarters of a ring from 12 o'clock on, with round ends: at the upper end half of a circle reaches to the
    /// left of the centre, at the left end upwards.
    func testTrimmedRingWithRoundEnds() {
        let (radius, width) = (24.0, 9.0)
        let center = Point(x: 30.25, y: 30.5)
        var path = Path()
        path.addArc(center: center, radius: radius, start: -.pi / 2, sweep: 1.5 * .pi)
        let surface = drawn(62, 62) {
            $0.stroke(path, stroke: Stroke(width: width, cap: .round), paint: white, transform: .identity)
        }
        let areas = areas(62, 62) { y in
            let far = self.reach(Point(x: 28.5, y: 28.5), y - center.y)
            let near = self.reach(Point(x: 19.5, y: 19.5), y - center.y)
            if y >= center.y { return [(center.x - far, center.x - near), (center.x + near, center.x + far)] }
            let end = self.reach(Point(x: 4.5, y: 4.5), y - center.y)
            let start = self.reach(Point(x: 4.5, y: 4.5), y - (center.y - radius))
            return [
                (center.x - start, center.x), (center.x + near, center.x + far),
                (center.x - radius - end, center.x - radius + end),
            ]
        }
        check("round ends", surface, areas, most: 1.5)
    }

    /// The parts of a picture are what the whole is, whatever its damage.
    func testPartsOfRoundShapes() {
        var generator = SeededGenerator(seed: 5)
        for round in 0..<60 {
            let center = Point(
                x: .random(in: 10...90, using: &generator), y: .random(in: 10...90, using: &generator))
            let radius = Double.random(in: 0.5...60, using: &generator)
            let sweep = Double.random(in: -7...7, using: &generator)
            let start = round % 5 == 0 ? -.pi / 2 : Double.random(in: -7...7, using: &generator)
            let width = Double.random(in: 0.5...radius * 1.5 + 1, using: &generator)
            let cap: Stroke.Cap = round % 3 == 0 ? .round : round % 3 == 1 ? .butt : .square
            let antialiased = round % 7 != 0
            var arc = Path()
            arc.addArc(center: center, radius: radius, start: start, sweep: sweep)
            let disc = Path(
                ellipseIn: Rect(
                    x: center.x - radius, y: center.y - radius * 0.95, width: radius * 2, height: radius * 1.9))
            let draw = { (renderer: Renderer) in
                renderer.fill(disc, paint: white, transform: .identity, antialiased: antialiased)
                renderer.stroke(
                    arc, stroke: Stroke(width: width, cap: cap), paint: .solid(RGBA(hex: 0x804020)),
                    transform: .identity, antialiased: antialiased)
            }
            let whole = drawn(100, 100, draw)
            for _ in 0..<6 {
                let x = Int.random(in: 0...90, using: &generator)
                let y = Int.random(in: 0...90, using: &generator)
                let clip = PixelRect(
                    x: x, y: y, width: Int.random(in: 1...40, using: &generator),
                    height: Int.random(in: 1...40, using: &generator)
                ).intersection(PixelRect(x: 0, y: 0, width: 100, height: 100))
                let part = drawn(100, 100, clip: clip, draw)
                for y in clip.y0..<clip.y1 {
                    for x in clip.x0..<clip.x1 where part[x, y] != whole[x, y] {
                        return XCTFail("round \(round), pixel \(x), \(y) of \(clip)")
                    }
                }
            }
        }
    }
}
