import XCTest

@testable import Raster

/// Shapes that are drawn again draw what they drew the first time.
final class RepeatedShapesTests: XCTestCase {
    private let whole = PixelRect(x: 0, y: 0, width: 300, height: 220)
    private let circle = Path(ellipseIn: Rect(x: 40.25, y: 10, width: 200, height: 190))
    private let ramp = ColorRamp(stops: [
        .init(color: RGBA(hex: 0xCC3366), location: 0), .init(color: RGBA(hex: 0x33CC66).opacity(0.4), location: 1),
    ])

    /// What can be drawn, by name: fills and strokes of more than 128 pixels and of less.
    private func drawings(_ paint: Paint) -> [(String, (Renderer) -> Void)] {
        var arc = Path()
        arc.addArc(center: Point(x: 140, y: 105), radius: 80, start: -1.6, sweep: 4.4)
        let tilt = Raster.AffineTransform.rotation(radians: 0.2)
        let small = Path(roundedRect: Rect(x: 5, y: 6, width: 30, height: 20), cornerWidth: 6, cornerHeight: 6)
        let (circle, open) = (self.circle, arc)
        return [
            ("circle", { $0.fill(circle, paint: paint, transform: .identity) }),
            ("tilted", { $0.fill(circle, rule: .evenOdd, paint: paint, transform: tilt) }),
            ("hard", { $0.fill(circle, paint: paint, transform: .identity, antialiased: false) }),
            ("ring", { $0.stroke(circle, stroke: Stroke(width: 14), paint: paint, transform: tilt) }),
            ("arc", { $0.stroke(open, stroke: Stroke(width: 9, cap: .round), paint: paint, transform: .identity) }),
            ("dashes", { $0.stroke(open, stroke: Stroke(width: 3, dash: [5, 4]), paint: paint, transform: tilt) }),
            ("hairline", { $0.stroke(small, stroke: Stroke(width: 0.1), paint: paint, transform: .identity) }),
            ("past the edge", { $0.fill(circle, paint: paint, transform: .translation(x: 130, y: -70)) }),
        ]
    }

    private func draw(_ renderer: Renderer, _ clip: PixelRect, _ drawing: (Renderer) -> Void) -> Surface {
        let surface = Surface(width: whole.width, height: whole.height)
        renderer.begin(on: surface, clip: clip)
        drawing(renderer)
        renderer.end()
        return surface
    }

    func testRepeatedShapesEqualShapesDrawnOnce() {
        let paints: [Paint] = [
            white, .solid(RGBA(hex: 0x3366CC).opacity(0.5)), .linear(ramp, start: .zero, end: Point(x: 60, y: 20)),
            .angular(ramp, center: Point(x: 140, y: 105), start: 0, end: 2 * .pi),
        ]
        let clips = [
            whole, PixelRect(x: 30, y: 20, width: 41, height: 133), PixelRect(x: 139, y: 0, width: 1, height: 220),
            PixelRect(x: 0, y: 199, width: 300, height: 2),
        ]
        for paint in paints {
            let kept = Renderer()
            for (name, drawing) in drawings(paint) {
                for round in 0..<4 {
                    for (index, clip) in clips.enumerated() {
                        let difference = firstDifference(
                            draw(kept, clip, drawing), draw(Renderer(), clip, drawing))
                        XCTAssertNil(difference, "\(name), round \(round), clip \(index)")
                    }
                }
            }
            XCTAssertEqual(kept.repeatedShapes.recordings, drawings(paint).count)
        }
    }

    func testClipsAndGroupsOfRepeatedShapes() {
        let kept = Renderer()
        for round in 0..<4 {
            let drawing = { (renderer: Renderer) in
                renderer.pushClip(self.circle, transform: .identity)
                renderer.fill(self.circle, paint: white, transform: .translation(x: 30, y: 9))
                renderer.pushGroup(bounds: PixelRect(x: 60, y: 40, width: 99, height: 88), opacity: 0.5)
                renderer.fill(self.circle, paint: .solid(RGBA(hex: 0xCC3366)), transform: .identity)
                renderer.popGroup()
                renderer.popClip()
            }
            XCTAssertNil(
                firstDifference(draw(kept, whole, drawing), draw(Renderer(), whole, drawing)), "round \(round)")
        }
    }

    func testScenesDrawnAgainInParts() {
        for seed in 300..<312 as Range<UInt64> {
            let scene = RandomScene(seed: seed, size: 180)
            let first = drawn(180, 180) { scene.draw(with: $0) }
            let again = Surface(width: 180, height: 180)
            let renderer = Renderer()
            for _ in 0..<3 {
                for y in stride(from: 0, to: 180, by: 60) {
                    renderer.begin(on: again, clip: PixelRect(x: 0, y: y, width: 180, height: 60))
                    scene.draw(with: renderer)
                    renderer.end()
                }
                XCTAssertNil(firstDifference(first, again), "scene \(seed)")
            }
        }
    }

    /// Only what is seen a second time is kept.
    func testMovingShapesAreNotKept() {
        let renderer = Renderer()
        for step in 0..<200 {
            let map = Raster.AffineTransform.rotation(radians: Double(step) / 100)
            _ = draw(renderer, whole) { $0.stroke(circle, stroke: Stroke(width: 4), paint: white, transform: map) }
        }
        XCTAssertEqual(renderer.repeatedShapes.recordings, 0)
        for _ in 0..<3 {
            _ = draw(renderer, whole) { $0.fill(circle, paint: white, transform: .identity) }
        }
        XCTAssertEqual(renderer.repeatedShapes.recordings, 1)
    }

    /// Frames of more shapes than are kept do not push shapes out in turn.
    func testMoreShapesThanAreKept() {
        let renderer = Renderer()
        for _ in 0..<20 {
            for step in 0..<40 {
                let map = Raster.AffineTransform.translation(x: Double(step), y: 0)
                _ = draw(renderer, whole) { $0.fill(circle, paint: white, transform: map) }
            }
        }
        XCTAssertGreaterThan(renderer.repeatedShapes.recordings, 10)
        XCTAssertLessThanOrEqual(renderer.repeatedShapes.recordings, 24)
    }

    /// A shape of more spans than are kept: 24 lines to and fro give about 24 spans on each of 1,000 rows.
    func testShapesOfVeryManySpans() {
        var comb = Path()
        for tooth in 0..<22 { comb.line(to: Point(x: Double(tooth * 60), y: tooth % 2 == 0 ? 0 : 1000)) }
        comb.close()
        let once = Surface(width: 1300, height: 1000)
        let often = Surface(width: 1300, height: 1000)
        let kept = Renderer()
        for (renderer, surface, count) in [(Renderer(), once, 1), (kept, often, 4)] {
            for _ in 0..<count {
                renderer.begin(on: surface, clip: surface.bounds)
                renderer.clear(RGBA(hex: 0))
                renderer.fill(comb, rule: .evenOdd, paint: white, transform: .identity)
                renderer.end()
            }
        }
        XCTAssertNil(firstDifference(once, often))
        XCTAssertEqual(kept.repeatedShapes.recordings, 1)
    }
}
