import XCTest

@testable import Raster

/// Small paths whose rows are kept draw what they would draw without.
final class ShapeCacheTests: XCTestCase {
    private func shapes() -> [Path] {
        var star = Path()
        for index in 0..<5 {
            let angle = Double(index) * 4 * Double.pi / 5
            let (sine, cosine) = sineAndCosine(angle)
            let point = Point(x: 20.3 + 17 * sine, y: 21.6 - 17 * cosine)
            if index == 0 { star.move(to: point) } else { star.line(to: point) }
        }
        star.close()
        return [
            Path(roundedRect: Rect(x: 3, y: 4, width: 60, height: 24), cornerWidth: 6, cornerHeight: 6),
            Path(ellipseIn: Rect(x: 1.25, y: 2.5, width: 31, height: 17.3)), star,
            Path(ellipseIn: Rect(x: 5, y: 5, width: 0.4, height: 90)),
        ]
    }

    /// Draws a shape again and again with one renderer, and each time with a new one.
    private func check(_ shape: Path, _ rule: FillRule, antialiased: Bool, _ paint: Paint) {
        let together = Surface(width: 150, height: 120)
        let apart = Surface(width: 150, height: 120)
        let kept = Renderer()
        let clips = [
            PixelRect(x: 0, y: 0, width: 150, height: 120), PixelRect(x: 30, y: 20, width: 41, height: 33),
            PixelRect(x: 60, y: 0, width: 1, height: 120),
        ]
        for (index, clip) in clips.enumerated() {
            for place in 0..<12 {
                let offset = Point(x: Double(place * 13 - 20) + (place % 3 == 0 ? 0.25 : 0), y: Double(place * 9 - 12))
                for (renderer, surface) in [(kept, together), (Renderer(), apart)] {
                    renderer.begin(on: surface, clip: clip)
                    if index == 1 {
                        renderer.pushClip(
                            Path(ellipseIn: Rect(x: 31, y: 21, width: 38, height: 30)), transform: .identity)
                    }
                    renderer.fill(
                        shape, rule: rule, paint: paint, transform: .translation(x: offset.x, y: offset.y),
                        antialiased: antialiased)
                    renderer.end()
                }
            }
        }
        for y in 0..<120 { for x in 0..<150 where together[x, y] != apart[x, y] { return XCTFail("\(x), \(y)") } }
        XCTAssertEqual(kept.pixelsPainted > 0, true)
    }

    func testRepeatedShapesEqualShapesDrawnOnce() {
        let ramp = ColorRamp(stops: [
            .init(color: RGBA(hex: 0xCC3366), location: 0),
            .init(color: RGBA(hex: 0x33CC66).opacity(0.4), location: 1),
        ])
        let paints: [Paint] = [
            white, .solid(RGBA(hex: 0x3366CC).opacity(0.5)), .linear(ramp, start: .zero, end: Point(x: 60, y: 20)),
            .radial(ramp, center: Point(x: 30, y: 15), startRadius: 0, endRadius: 30),
        ]
        for shape in shapes() {
            for paint in paints {
                check(shape, .nonZero, antialiased: true, paint)
                check(shape, .evenOdd, antialiased: true, paint)
                check(shape, .nonZero, antialiased: false, paint)
            }
        }
    }

    /// A rasterizer of its own, without relative places, gives the same coverage for shapes on whole pixels.
    func testRecordedCoverageIsTheRasterizers() {
        for shape in shapes() {
            for offset in [0, 7, 40] {
                let map = Raster.AffineTransform.translation(x: Double(offset), y: Double(offset / 2))
                let surface = drawn(150, 120) {
                    $0.fill(shape, paint: white, transform: .identity)
                    $0.clear(RGBA(hex: 0))
                    $0.fill(shape, paint: white, transform: map)
                }
                let rasterizer = Rasterizer()
                let area = PixelRect(x: 0, y: 0, width: 150, height: 120)
                rasterizer.edges.begin(area)
                rasterizer.edges.add(shape, transform: map)
                let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: 150 * 120, alignment: 64)
                defer { memory.deallocate() }
                memory.initializeMemory(as: UInt8.self, repeating: 0)
                var writer = MaskWriter(mask: ClipMask(bounds: area, memory: memory))
                rasterizer.sweep(rule: .nonZero, antialiased: true, into: &writer)
                for y in 0..<120 {
                    for x in 0..<150 { XCTAssertEqual(surface[x, y].red, memory[y * 150 + x], "\(x), \(y)") }
                }
            }
        }
    }

    /// More shapes than are kept, over and over.
    func testManyShapes() {
        let together = Surface(width: 100, height: 100)
        let apart = Surface(width: 100, height: 100)
        let kept = Renderer()
        for round in 0..<3 {
            for size in 1...40 {
                let path = Path(
                    ellipseIn: Rect(x: Double(size + round), y: 5, width: Double(size), height: Double(2 * size)))
                for (renderer, surface) in [(kept, together), (Renderer(), apart)] {
                    renderer.begin(on: surface, clip: surface.bounds)
                    renderer.fill(path, paint: .solid(RGBA(hex: 0x3366CC).opacity(0.3)), transform: .identity)
                    renderer.end()
                }
            }
        }
        for y in 0..<100 { for x in 0..<100 { XCTAssertEqual(together[x, y], apart[x, y]) } }
    }
}
