import XCTest

@testable import Raster

/// What gradients prepare for an area, and copy from one side of a row to the other, gives the same colours as each pixel
/// asked for alone; and those are as far from the ramp's true place as rounding takes them.
final class GradientRowTests: XCTestCase {
    /// Entries that are their own numbers.
    private let numbers: [UInt32] = (0..<1024).map { UInt32($0) }
    private let memory = RowMemory()
    private let scratch = RampScratch()
    private let area = PixelRect(x: 3, y: 2, width: 203, height: 61)

    private func withRamp(_ body: (RampTable) -> Void) {
        numbers.withUnsafeBufferPointer { body(RampTable(pixels: $0.baseAddress!, isOpaque: true)) }
    }

    /// Maps that turn, stretch, slant and flip, with centres on pixels, between them and elsewhere.
    private var maps: [Raster.AffineTransform] {
        let even = Raster.AffineTransform.translation(x: -100, y: -30)
        var maps: [Raster.AffineTransform] = [
            even, .translation(x: -100.5, y: -30.5), .translation(x: -99.73, y: -31.2), .translation(x: 20, y: -30),
            .translation(x: -300, y: 5),
        ]
        let changes: [Raster.AffineTransform] = [
            .rotation(radians: 0.7), .rotation(radians: Double.pi), .scale(x: 0.5, y: 1.3), .scale(x: -1, y: 1),
            .scale(x: 1, y: -2), Raster.AffineTransform(a: 1, b: 0, c: 0.4, d: 1, tx: 0, ty: 0),
            Raster.AffineTransform(a: 1, b: 0.3, c: 0, d: 1, tx: 0, ty: 0),
        ]
        for change in changes { maps.append(even.concatenating(change)) }
        return maps
    }

    private func pixels<S: Shader>(_ shader: S, _ x: Int, _ y: Int, _ count: Int) -> [UInt32] {
        var row = [UInt32](repeating: 0xABCD, count: count)
        row.withUnsafeMutableBufferPointer { shader.shade($0.baseAddress!, x: x, y: y, count: count) }
        return row
    }

    /// The colours of an area's rows, asked for one by one.
    private func singles<S: Shader>(_ shader: S) -> [[UInt32]] {
        (area.y0..<area.y1).map { y in (area.x0..<area.x1).map { pixels(shader, $0, y, 1)[0] } }
    }

    private func check<S: Shader>(_ name: String, prepared: S, _ expected: [[UInt32]]) {
        for y in area.y0..<area.y1 {
            let row = expected[y - area.y0]
            for (start, count) in [(0, 203), (0, 100), (5, 64), (17, 130), (90, 67), (98, 1), (40, 163), (140, 63)] {
                let given = pixels(prepared, area.x0 + start, y, count)
                if given != Array(row[start..<start + count]) {
                    return XCTFail("\(name), row \(y), from \(start), \(count) pixels")
                }
            }
        }
    }

    func testRadialRows() {
        withRamp { ramp in
            for (index, map) in maps.enumerated() {
                for radii: (Double, Double) in [(0, 90), (20, 60), (70, 10)] {
                    let plain = RadialShader(ramp, startRadius: radii.0, endRadius: radii.1, inverse: map)
                    var prepared = plain
                    prepared.prepare(area, memory)
                    let expected = singles(plain)
                    check("map \(index), radii \(radii)", prepared: plain, expected)
                    check("map \(index), radii \(radii), prepared", prepared: prepared, expected)
                    for (row, y) in zip(expected, area.y0...) {
                        for (entry, x) in zip(row, area.x0...) {
                            let way = map.apply(Point(x: Double(x) + 0.5, y: Double(y) + 0.5)).length
                            let place = min(max((way - radii.0) / (radii.1 - radii.0), 0), 1) * 1023
                            XCTAssertEqual(Double(entry), place, accuracy: 0.6, "map \(index), \(x), \(y)")
                        }
                    }
                }
            }
        }
    }

    func testSweepRows() {
        withRamp { ramp in
            for (index, map) in maps.enumerated() {
                for start in [0, 0.4, .pi / 2, 3, .pi, 4, 1.5 * .pi, 6] {
                    let plain = AngularShader(ramp, start: start, end: start + 2 * .pi, inverse: map)
                    var prepared = plain
                    prepared.prepare(area, memory)
                    let expected = singles(plain)
                    check("map \(index), from \(start)", prepared: plain, expected)
                    check("map \(index), from \(start), prepared", prepared: prepared, expected)
                    checkAngles("map \(index), from \(start)", expected, map, start)
                }
            }
        }
    }

    /// Every entry within rounding of its angle; one on the seam itself is the ramp's first.
    private func checkAngles(_ name: String, _ rows: [[UInt32]], _ map: Raster.AffineTransform, _ start: Double) {
        for (row, y) in zip(rows, area.y0...) {
            for (entry, x) in zip(row, area.x0...) {
                let way = map.apply(Point(x: Double(x) + 0.5, y: Double(y) + 0.5))
                guard way.length > 1e-6 else { continue }
                let turns: Double = (atan2(way.y, way.x) - start) / (2 * Double.pi)
                let part: Double = turns - floor(turns)
                if part < 1e-9 || part > 1 - 1e-9 {
                    XCTAssertEqual(entry, 0, "\(name), on the seam, \(x), \(y)")
                } else if part > 1 - 1.0 / 30_000, entry == 0 {
                    // Less than a hair before the seam, where rows are not rows of the ramp's space.
                    continue
                } else {
                    XCTAssertEqual(Double(entry), part * 1023, accuracy: 0.6, "\(name), \(x), \(y)")
                }
            }
        }
    }

    func testLinearRows() {
        let ends = [(203, 61), (203, 0), (40, 30), (-150, 90), (900, 20), (30, 900), (3, 2), (0, 50), (4000, 4000)]
        withRamp { ramp in
            for (dx, dy) in ends {
                let end = Point(x: 20 + Double(dx), y: 10 + Double(dy))
                let plain = LinearShader(ramp, start: Point(x: 20, y: 10), end: end, inverse: .identity)
                var prepared = plain
                prepared.prepare(area, scratch)
                let expected = singles(plain)
                check("to \(dx), \(dy)", prepared: plain, expected)
                check("to \(dx), \(dy), prepared", prepared: prepared, expected)
                let axis = Point(x: Double(dx), y: Double(dy))
                for (row, y) in zip(expected, area.y0...) {
                    for (entry, x) in zip(row, area.x0...) {
                        let way = Point(x: Double(x) + 0.5 - 20, y: Double(y) + 0.5 - 10)
                        let place = min(max(way.dot(axis) / axis.lengthSquared, 0), 1) * 1023
                        // Half an entry, and half of the eighth that rows' beginnings are rounded to.
                        XCTAssertEqual(Double(entry), place, accuracy: 0.57, "to \(dx), \(dy), \(x), \(y)")
                    }
                }
            }
        }
    }

    /// Rows of long and short spans, and of parts of an area, are the same through a renderer.
    func testPartsOfLargeFills() {
        let ramp = ColorRamp(stops: [
            .init(color: RGBA(hex: 0xCC3366), location: 0), .init(color: RGBA(hex: 0x33CC66), location: 1),
        ])
        let paints: [Paint] = [
            .linear(ramp, start: .zero, end: Point(x: 300, y: 170)),
            .radial(ramp, center: Point(x: 150, y: 100), startRadius: 0, endRadius: 120),
            .angular(ramp, center: Point(x: 150, y: 100), start: 1, end: 1 + 2 * .pi),
        ]
        for paint in paints {
            let draw: (Renderer) -> Void = {
                $0.fill(Path(ellipseIn: Rect(x: 5, y: 3, width: 290, height: 190)), paint: paint, transform: .identity)
            }
            let whole = drawn(300, 200, draw)
            let parts = drawn(300, 200) { _ in }
            let renderer = Renderer()
            for tile in 0..<60 {
                renderer.begin(
                    on: parts, clip: PixelRect(x: tile % 6 * 50, y: tile / 6 * 20, width: 50, height: 20))
                draw(renderer)
                renderer.end()
            }
            for y in 0..<200 { for x in 0..<300 where whole[x, y] != parts[x, y] { return XCTFail("\(x), \(y)") } }
        }
    }

    /// Rows copied from their images on the other side of the centre are what they are drawn alone.
    func testRowsOfRadialGradients() {
        let ramp = ColorRamp(stops: [
            .init(color: RGBA(hex: 0xCC3366), location: 0), .init(color: RGBA(hex: 0x33CC66), location: 0.5),
            .init(color: RGBA(hex: 0x3366CC), location: 1),
        ])
        for centerY in [0, 13.5, 20, 20.25, 31.999_999, 39, 80, -5] {
            for map in [Raster.AffineTransform.identity, .scale(x: 1.3, y: 0.7), .rotation(radians: 0.5)] {
                let paint = Paint.radial(
                    ramp, center: Point(x: 30, y: centerY), startRadius: 2, endRadius: 37)
                let rect = Rect(x: -100, y: -100, width: 300, height: 300)
                let whole = drawn(67, 41) { $0.fill(rect, paint: paint, transform: map) }
                for y in 0..<41 {
                    let row = drawn(67, 41, clip: PixelRect(x: 0, y: y, width: 67, height: 1)) {
                        $0.fill(rect, paint: paint, transform: map)
                    }
                    let same = (0..<67).allSatisfy { whole[$0, y] == row[$0, y] }
                    XCTAssertTrue(same, "centre \(centerY), row \(y)")
                }
            }
        }
    }
}
