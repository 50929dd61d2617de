import AllocationCounter
import XCTest

@testable import Raster

/// Frame after frame allocates nothing, once everything was drawn before.
final class AllocationTests: XCTestCase {
    override func setUpWithError() throws {
        #if DEBUG
        throw XCTSkip("code that is not optimised allocates for what optimised code keeps in registers")
        #endif
    }

    private let surface = Surface(width: 160, height: 120)
    private let renderer = Renderer()
    private let whole = Rect(x: 0, y: 0, width: 160, height: 120)
    private let ramp = ColorRamp(stops: [
        .init(color: RGBA(hex: 0xCC3366), location: 0), .init(color: RGBA(hex: 0x3366CC), location: 1),
    ])

    private func check(
        _ name: String, file: StaticString = #filePath, line: UInt = #line, _ body: (Renderer) -> Void
    ) {
        assertAllocatesNothing(name, file: file, line: line) {
            renderer.begin(on: surface, clip: surface.bounds)
            body(renderer)
            renderer.end()
        }
    }

    func testTheCounterCounts() throws {
        startCountingAllocations()
        let memory = UnsafeMutablePointer<UInt64>.allocate(capacity: 100)
        let count = stopCountingAllocations()
        memory.deallocate()
        if count < 0 { throw XCTSkip("allocations cannot be counted under the address sanitizer") }
        XCTAssertEqual(count, 1)
    }

    func testFills() {
        let ellipse = Path(ellipseIn: whole)
        check("ellipse") { $0.fill(ellipse, paint: white, transform: .identity) }
        check("even-odd") { $0.fill(ellipse, rule: .evenOdd, paint: white, transform: .rotation(radians: 0.3)) }
        check("rectangle") { $0.fill(whole, paint: white, transform: .scale(x: 0.7, y: 0.7)) }
        check("turned rectangle") { $0.fill(whole, paint: white, transform: .rotation(radians: 0.3)) }
        let mask = CoverageMask(width: 3, height: 2, coverage: [255, 128, 0, 0, 64, 255])
        check("mask") { $0.fill(mask, x: 5, y: 6, paint: white, transform: .identity) }
        check("clear") { $0.clear(RGBA(hex: 0x123456)) }
    }

    /// Shapes at a new place each time, so that nothing kept of them is used.
    func testShapesThatMove() {
        var moves = 0.0
        var arc = Path()
        arc.addArc(center: Point(x: 80, y: 60), radius: 40, start: 1, sweep: 4)
        let ellipse = Path(ellipseIn: Rect(x: 2, y: 2, width: 140, height: 110))
        let sweep = Paint.angular(ramp, center: Point(x: 80, y: 60), start: 0, end: 2 * .pi)
        for paint in [white, sweep] {
            check("ellipse") {
                moves += 1.0 / 16
                $0.fill(ellipse, paint: paint, transform: .translation(x: moves, y: moves))
            }
            check("arc") {
                moves += 1.0 / 16
                $0.stroke(arc, stroke: Stroke(width: 12), paint: paint, transform: .translation(x: 0, y: -moves))
            }
        }
    }

    func testGradients() {
        let center = Point(x: 80, y: 60)
        let paints: [(String, Paint)] = [
            ("linear", .linear(ramp, start: .zero, end: center)),
            ("radial", .radial(ramp, center: center, startRadius: 0, endRadius: 60)),
            ("angular", .angular(ramp, center: center, start: 0, end: 6)),
            (
                "elliptical",
                .elliptical(ramp, center: center, radii: Size(width: 9, height: 5), startFraction: 0, endFraction: 1)
            ),
        ]
        for (name, paint) in paints {
            check(name) { $0.fill(whole, paint: paint, transform: .identity) }
            check("faint \(name)") {
                $0.opacity = 0.3
                $0.fill(whole, paint: paint, transform: .identity)
            }
        }
    }

    func testStrokes() {
        let path = Path(roundedRect: Rect(x: 20, y: 20, width: 100, height: 70), cornerWidth: 9, cornerHeight: 9)
        for dash in [[], [5, 3], [4]] as [[Double]] {
            for cap in [.butt, .round, .square] as [Stroke.Cap] {
                let stroke = Stroke(width: 4, cap: cap, join: .round, dash: dash, dashPhase: 2)
                check("\(cap), dash \(dash)") {
                    $0.stroke(path, stroke: stroke, paint: white, transform: .identity)
                }
            }
        }
        check("hairline") {
            $0.stroke(path, stroke: Stroke(width: 0.1), paint: white, transform: .rotation(radians: 0.2))
        }
    }

    func testClipsGroupsAndImages() {
        let ellipse = Path(ellipseIn: whole)
        let image = Surface(width: 9, height: 7)
        check("clip and groups") { renderer in
            renderer.pushClip(ellipse, transform: .identity)
            renderer.pushGroup(bounds: surface.bounds, opacity: 0.5)
            renderer.fill(whole, paint: white, transform: .identity)
            renderer.pushGroup(bounds: PixelRect(x: 8, y: 8, width: 20, height: 20), opacity: 1, blendMode: .multiply)
            renderer.fill(ellipse, paint: white, transform: .identity)
            renderer.popGroup()
            renderer.popGroup()
            renderer.popClip()
        }
        check("image") { $0.draw(image, in: whole, opacity: 0.7, transform: .identity) }
    }

    func testConversions() {
        let bytes = UnsafeMutableRawPointer.allocate(byteCount: 160 * 120 * 4, alignment: 16)
        defer { bytes.deallocate() }
        for format in [.xrgb8888, .rgb888, .rgb565, .gray8, .gray4, .palette8, .mono] as [PixelFormat] {
            for rotation in Rotation.allCases {
                let converter = PixelConverter(format: format, rotation: rotation)
                let rowBytes = format.bytesPerRow(width: converter.nativeSize(width: 160, height: 120).width)
                assertAllocatesNothing("\(format.bitsPerPixel) bits, turned by \(rotation.rawValue)") {
                    converter.convert(surface, surface.bounds, to: bytes, bytesPerRow: rowBytes)
                }
            }
        }
    }
}
