import ScanoutTesting
import XCTest

@testable import Scanout

/// Effects on single colours, whose results follow from their definitions.
@MainActor
final class EffectPixelTests: XCTestCase {
    private func pixel<V: View>(_ view: V, _ x: Int = 4, _ y: Int = 4) -> UInt32 {
        let display = MemoryDisplay(width: 8, height: 8)
        render(view, on: display)
        return display.surface.rgb(x, y)
    }

    private func color(_ hex: UInt32) -> Color {
        Color(
            red: Double(hex >> 16 & 255) / 255, green: Double(hex >> 8 & 255) / 255, blue: Double(hex & 255) / 255)
    }

    func testColorFilters() async throws {
        // See ColorMatrixTests for the numbers.
        XCTAssertEqual(pixel(color(0x408010).brightness(0.5)), 0xC0FF90)
        XCTAssertEqual(pixel(color(0x40A0C0).contrast(0)), 0x808080)
        XCTAssertEqual(pixel(color(0x40A0C0).colorInvert()), 0xBF5F3F)
        XCTAssertEqual(pixel(color(0xFF0000).grayscale(1)), 0x363636)
        XCTAssertEqual(pixel(color(0xFF0000).saturation(0)), 0x363636)
        XCTAssertEqual(pixel(color(0xFF0000).hueRotation(.degrees(180))), 0x006D6D)
        XCTAssertEqual(pixel(color(0x408010).colorMultiply(color(0xFF8000))), 0x404000)
        // Black, 0.7154 opaque on white: 255 - 182.
        XCTAssertEqual(pixel(color(0x00FF00).luminanceToAlpha()), 0x494949)
        XCTAssertEqual(pixel(color(0x123456).saturation(1).contrast(1).brightness(0).grayscale(0)), 0x123456)
    }

    func testBlendModes() async throws {
        func blended(_ mode: Scanout.BlendMode) -> UInt32 {
            pixel(
                ZStack {
                    color(0x8040C0); color(0x4080FF).blendMode(mode)
                })
        }
        // 0x80 · 0x40 / 255 = 32.1, 0x40 · 0x80 / 255 = 32.1, 0xC0.
        XCTAssertEqual(blended(.multiply), 0x2020C0)
        // Sums less those products.
        XCTAssertEqual(blended(.screen), 0xA0A0FF)
        XCTAssertEqual(blended(.difference), 0x40403F)
        XCTAssertEqual(blended(.darken), 0x4040C0)
        XCTAssertEqual(blended(.lighten), 0x8080FF)
        XCTAssertEqual(blended(.plusLighter), 0xC0C0FF)
        XCTAssertEqual(blended(.normal), 0x4080FF)
        XCTAssertEqual(blended(.destinationOver), 0x8040C0)
        XCTAssertEqual(blended(.sourceAtop), 0x4080FF)
    }

    /// Taking away reaches no farther than the group.
    func testTakingAwayInsideAGroup() async throws {
        let hole = ZStack {
            Color.black
            Rectangle().frame(width: 4, height: 4).blendMode(.destinationOut)
        }
        XCTAssertEqual(pixel(hole.compositingGroup().background(Color.white)), 0xFFFFFF)
        XCTAssertEqual(pixel(hole.compositingGroup().background(Color.white), 0, 0), 0x000000)
        XCTAssertEqual(pixel(hole.drawingGroup().background(Color.white)), 0xFFFFFF)
    }

    func testMask() async throws {
        let masked = Color.black.mask { Rectangle().frame(width: 4, height: 4) }
        XCTAssertEqual(pixel(masked), 0x000000)
        XCTAssertEqual(pixel(masked, 1, 1), 0xFFFFFF)
        XCTAssertEqual(pixel(masked, 2, 2), 0x000000)
        XCTAssertEqual(pixel(Color.black.mask(Color.red.opacity(0.6)), 1, 1), 0x666666)
        let corner = Color.black.mask(alignment: .topLeading) { Rectangle().frame(width: 4, height: 4) }
        XCTAssertEqual(pixel(corner, 0, 0), 0x000000)
        XCTAssertEqual(pixel(corner, 5, 5), 0xFFFFFF)
        // What does not fill its frame does not show elsewhere.
        XCTAssertEqual(pixel(Color.clear.mask { Color.black }), 0xFFFFFF)
    }

    /// A shadow without blur is the drawing in its colour, moved.
    func testSharpShadow() async throws {
        let view = square(.red, 4).shadow(color: Color(white: 0), radius: 0, x: 2, y: 1)
        let display = MemoryDisplay(width: 12, height: 12)
        render(view, on: display)
        try expect(
            display.surface,
            shows: """
                ............
                ............
                ............
                ............
                ....rrrr....
                ....rrrr##..
                ....rrrr##..
                ....rrrr##..
                ......####..
                ............
                ............
                ............
                """, where: ["r": 0xFF3B30])
    }

    /// Half a pixel covers half: 255 - 127.5.
    func testShadowBetweenPixels() async throws {
        let view = square(.red, 4).shadow(color: Color(white: 0), radius: 0, x: 0.5, y: 0)
        let display = MemoryDisplay(width: 12, height: 12)
        render(view, on: display)
        XCTAssertEqual(display.surface.rgb(8, 5), 0x7F7F7F)
        XCTAssertEqual(display.surface.rgb(9, 5), 0xFFFFFF)
        XCTAssertEqual(display.surface.rgb(3, 5), 0xFFFFFF)
    }

    /// The default shadow is a third black; deep inside of it all of it counts: 255 · (1 - 0.33) = 170.85.
    func testDefaultShadow() async throws {
        let display = MemoryDisplay(width: 90, height: 90)
        render(Rectangle().frame(width: 60, height: 60).shadow(radius: 3, x: 20, y: 0).offset(x: -15), on: display)
        XCTAssertEqual(display.surface.rgb(66, 45), 0xABABAB)
        // The shadow's edge lies at 15 + 60 - 15 + 20 = 80: half of the way, by symmetry.
        let left = Double(display.surface[79, 45].red)
        let right = Double(display.surface[80, 45].red)
        XCTAssertEqual((left + right) / 2, (255 + 170.85) / 2, accuracy: 1.5)
    }

    /// Blurring keeps the sum of all ink, and symmetry.
    func testBlurKeepsInkAndSymmetry() async throws {
        let display = MemoryDisplay(width: 64, height: 64)
        render(Rectangle().frame(width: 16, height: 16).blur(radius: 4), on: display)
        var sum = 0
        for y in 0..<64 {
            for x in 0..<64 {
                let value = 255 - Int(display.surface[x, y].red)
                sum += value
                XCTAssertEqual(value, 255 - Int(display.surface[63 - x, y].red))
                // Down comes before across, and each rounds.
                XCTAssertLessThanOrEqual(abs(value - 255 + Int(display.surface[y, x].red)), 1)
            }
        }
        XCTAssertEqual(Double(sum), 16 * 16 * 255, accuracy: 16 * 16 * 255 * 0.01)
        // erf(8 / (4 √2))² = 0.9545² in the middle of the square.
        XCTAssertEqual(255 - Double(display.surface[32, 32].red), 255 * 0.911, accuracy: 4)
    }

    func testOpaqueBlurFillsTheFrame() async throws {
        let display = MemoryDisplay(width: 40, height: 40)
        render(square(.red, 20).blur(radius: 5, opaque: true), on: display)
        XCTAssertEqual(display.surface.extent(of: 0xFF3B30), box(10, 10, 20, 20))
        XCTAssertEqual(display.surface.rgb(9, 20), 0xFFFFFF)
    }

    /// Without perspective a turn by 60 degrees halves the width: cos 60° = 1/2.
    func testTurnInSpace() async throws {
        let display = MemoryDisplay(width: 40, height: 40)
        let turned = square(.black, 20).rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), perspective: 0)
        render(turned, on: display)
        XCTAssertEqual(display.surface.extent(of: 0x000000), box(15, 10, 10, 20))
        XCTAssertEqual(display.surface.rgb(14, 20), 0xFFFFFF)
        // About z it is a turn in the plane: a quarter leaves a square as it was.
        let flat = MemoryDisplay(width: 40, height: 40)
        render(square(.black, 20).rotation3DEffect(.degrees(90), axis: (x: 0, y: 0, z: 1)), on: flat)
        XCTAssertEqual(flat.surface.extent(of: 0x000000), box(10, 10, 20, 20))
        // From the edge nothing is seen.
        let edge = MemoryDisplay(width: 40, height: 40)
        render(square(.black, 20).rotation3DEffect(.degrees(90), axis: (x: 0, y: 1, z: 0)), on: edge)
        XCTAssertNil(edge.surface.extent(of: 0x000000))
        // Half a turn shows the back, as in a mirror.
        let back = MemoryDisplay(width: 40, height: 40)
        let halves = HStack(spacing: 0) {
            Color.black; Color.red
        }.frame(width: 20, height: 20)
        render(halves.rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0)), on: back)
        XCTAssertEqual(back.surface.extent(of: 0x000000), box(20, 10, 10, 20))
        XCTAssertEqual(back.surface.extent(of: 0xFF3B30), box(10, 10, 10, 20))
    }

    /// With perspective what is farther off is smaller: w = 1 + (x / d) sin, d the larger extent. At 30 degrees of a
    /// square of 100 the right edge has w = 1 + 50 · 0.5 / 100 = 1.25, the left one 0.75.
    func testPerspective() async throws {
        let effect = _Rotation3DEffect(
            angle: .degrees(30), axis: (x: 0, y: 1, z: 0), anchor: .center, anchorZ: 0, perspective: 1)
        let map = effect.effectValue(size: CGSize(width: 100, height: 100))
        let right = CGPoint(x: 100, y: 0).applying(map)
        let left = CGPoint(x: 0, y: 0).applying(map)
        let cosine = 0.75.squareRoot()
        XCTAssertEqual(Double(right.x), 50 + 50 * cosine / 1.25, accuracy: 1e-9)
        XCTAssertEqual(Double(right.y), 50 - 50 / 1.25, accuracy: 1e-9)
        XCTAssertEqual(Double(left.x), 50 - 50 * cosine / 0.75, accuracy: 1e-9)
        XCTAssertEqual(Double(left.y), 50 - 50 / 0.75, accuracy: 1e-9)
        XCTAssertTrue(map.concatenating(map.inverted()).m13.magnitude < 1e-12)
    }

    func testTransformEffect() async throws {
        let display = MemoryDisplay(width: 12, height: 12)
        render(square(.black, 4).transformEffect(CGAffineTransform(translationX: 3, y: -2)), on: display)
        XCTAssertEqual(display.surface.extent(of: 0x000000), box(7, 2, 4, 4))
        var map = ProjectionTransform()
        map.m11 = 2
        let wide = MemoryDisplay(width: 12, height: 12)
        render(square(.black, 4).projectionEffect(map), on: wide)
        XCTAssertEqual(wide.surface.extent(of: 0x000000), box(4, 4, 8, 4))
    }

    /// An effect of one's own, animated by its data.
    func testGeometryEffect() async throws {
        let display = MemoryDisplay(width: 20, height: 10)
        let remote = Remote<CGFloat>()
        let host = render(
            Stage(0, remote) { value in
                square(.black, 4).modifier(Slide(distance: value)).animation(.linear(duration: 1), value: value)
            }, on: display)
        remote.value = 6
        host.advance(by: 0)
        host.advance(by: 0.5)
        XCTAssertEqual(display.surface.extent(of: 0x000000), box(11, 3, 4, 4))
        host.advance(by: 0.6)
        XCTAssertEqual(display.surface.extent(of: 0x000000), box(14, 3, 4, 4))
    }

    /// A still effect draws nothing, and changes elsewhere leave it alone.
    func testStillEffectsCostNothing() async throws {
        let display = MemoryDisplay(width: 80, height: 40)
        let remote = Remote<Int>()
        let host = render(
            Stage(1, remote) { value in
                HStack(spacing: 20) {
                    square(.red, 16).shadow(radius: 3).blur(radius: 1)
                    square(value == 1 ? .black : .blue, 10)
                }
            }, on: display)
        host.advance(by: 5)
        XCTAssertEqual(host.statistics.frames, 0)
        remote.value = 2
        host.advance(by: 0)
        // The square of 10 by 10 covers its own damage.
        XCTAssertEqual(host.statistics.pixelsPainted, 100)
    }

    func testEffectsAnimate() async throws {
        let display = MemoryDisplay(width: 8, height: 8)
        let remote = Remote<Double>()
        let host = render(
            Stage(0, remote) { value in
                Color.black.brightness(value).animation(.linear(duration: 1), value: value)
            }, on: display)
        remote.value = 1
        host.advance(by: 0)
        host.advance(by: 0.4)
        XCTAssertEqual(display.surface.rgb(4, 4), 0x666666)
        host.advance(by: 1)
        XCTAssertEqual(display.surface.rgb(4, 4), 0xFFFFFF)
        host.advance(by: 1)
        XCTAssertEqual(host.statistics.frames, 0)
    }
}

/// Moves a view to the right.
private struct Slide: GeometryEffect {
    var distance: CGFloat
    nonisolated var animatableData: CGFloat {
        get { distance }
        set { distance = newValue }
    }
    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: distance, y: 0))
    }
}
