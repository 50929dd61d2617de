import ScanoutTesting
import XCTest

@testable import Scanout

@MainActor
final class StyleTests: XCTestCase {
    private func pixel<V: View>(_ view: V, _ x: Int = 4, _ y: Int = 4) -> UInt32 {
        let display = MemoryDisplay(width: 8, height: 8)
        render(view, on: display)
        return display.surface.rgb(x, y)
    }

    func testLevelsOfImportance() async throws {
        let view = HStack(spacing: 0) {
            Rectangle().fill(.primary)
            Rectangle().fill(.secondary)
            Rectangle().fill(.tertiary)
            Rectangle().fill(.quaternary)
        }
        let display = MemoryDisplay(width: 8, height: 8)
        render(view.foregroundStyle(.red, .green, .blue), on: display)
        XCTAssertEqual(display.surface.rgb(0, 0), 0xFF3B30)
        XCTAssertEqual(display.surface.rgb(2, 0), 0x34C759)
        XCTAssertEqual(display.surface.rgb(4, 0), 0x007AFF)
        // Past the last one given, half of it: 255 - (255 - 0x7A) / 2 and so on.
        XCTAssertEqual(display.surface.rgb(6, 0), 0x7FBCFF)
        // A level chosen for all inside is the first one there.
        XCTAssertEqual(
            pixel(Rectangle().foregroundStyle(.secondary).foregroundStyle(.red, .green)), 0x34C759)
        // Of one style alone, levels are less and less opaque.
        XCTAssertEqual(pixel(Rectangle().foregroundStyle(.secondary).foregroundStyle(.black)), 0x7F7F7F)
        XCTAssertEqual(pixel(Rectangle().fill(Color.black.secondary)), 0x7F7F7F)
    }

    func testTint() async throws {
        XCTAssertEqual(pixel(Rectangle().fill(.tint)), 0x007AFF)
        XCTAssertEqual(pixel(Rectangle().fill(.tint).tint(.red)), 0xFF3B30)
        XCTAssertEqual(pixel(Rectangle().foregroundStyle(.tint).tint(.green)), 0x34C759)
        XCTAssertEqual(pixel(Color.accentColor.tint(.green)), 0x34C759)
    }

    func testBlendModeOfAStyle() async throws {
        let view = ZStack {
            Color(white: 0.5); Rectangle().fill(Color(white: 0.5).blendMode(.multiply))
        }
        // 128 · 128 / 255 = 64.25.
        XCTAssertEqual(pixel(view), 0x404040)
    }

    func testShadowsOfAStyle() async throws {
        let fill = Color.red.shadow(.drop(color: .black, radius: 0, x: 2, y: 0))
        let display = MemoryDisplay(width: 12, height: 4)
        render(Rectangle().fill(fill).frame(width: 4, height: 4), on: display)
        XCTAssertEqual(display.surface.extent(of: 0xFF3B30), box(4, 0, 4, 4))
        XCTAssertEqual(display.surface.extent(of: 0x000000), box(8, 0, 2, 4))
        let inner = Color.red.shadow(.inner(color: .black, radius: 0, x: 1, y: 1))
        let inside = MemoryDisplay(width: 12, height: 12)
        render(Rectangle().fill(inner).frame(width: 4, height: 4), on: inside)
        XCTAssertEqual(inside.surface.extent(of: 0xFF3B30), box(5, 5, 3, 3))
        XCTAssertEqual(inside.surface.extent(of: 0x000000), box(4, 4, 4, 4))
        // As a shape's style by its short name.
        XCTAssertEqual(pixel(Rectangle().fill(.shadow(.drop(radius: 2)))), 0x000000)
    }

    func testGradientStyles() async throws {
        let display = MemoryDisplay(width: 10, height: 10)
        let fill = Rectangle().fill(.linearGradient(colors: [.black, .white], startPoint: .top, endPoint: .bottom))
        render(fill, on: display)
        // The first row's centre lies a twentieth down.
        XCTAssertEqual(Double(display.surface[5, 0].red), 255 / 20, accuracy: 1)
        let round = Rectangle().fill(.conicGradient(colors: [.black, .white], center: .center))
        render(round, on: display)
        // Straight to the left is half way round.
        XCTAssertEqual(Double(display.surface[0, 5].red), 127.5, accuracy: 5)
        XCTAssertEqual(pixel(Rectangle().fill(Color.red.gradient), 4, 7) >> 16, 0xFF)
        XCTAssertEqual(
            pixel(Rectangle().fill(AnyShapeStyle(.ellipticalGradient(stops: [.init(color: .red, location: 0)])))),
            0xFF3B30)
        XCTAssertEqual(
            pixel(
                Rectangle().fill(.radialGradient(colors: [.red, .red], center: .center, startRadius: 0, endRadius: 4))),
            0xFF3B30)
    }

    /// A style of one's own says what other style it comes to.
    func testOwnStyle() async throws {
        XCTAssertEqual(pixel(Rectangle().fill(Alarm())), 0x34C759)
        XCTAssertEqual(pixel(Rectangle().fill(Alarm()).environment(\.isEnabled, false)), 0xFF3B30)
    }

    func testMaterialsLetSomethingThrough() async throws {
        let view = ZStack {
            Color.black; Rectangle().fill(.regularMaterial)
        }
        // 0xF7 at three quarters.
        XCTAssertEqual(pixel(view), 0xB9B9B9)
    }

    func testMixedColors() async throws {
        let environment = EnvironmentValues()
        XCTAssertEqual(pixel(Color.black.mix(with: .white, by: 0.5, in: .device)), 0x808080)
        // Half of Oklab's lightness is 1/8 of the light: sRGB 0.389.
        XCTAssertEqual(pixel(Color.black.mix(with: .white, by: 0.5)), 0x636363)
        XCTAssertEqual(pixel(Color.red.mix(with: .blue, by: 0)), 0xFF3B30)
        XCTAssertEqual(pixel(Color.red.mix(with: .blue, by: 2)), 0x007AFF)
        let resolved = Color(red: 1, green: 0.5, blue: 0).resolve(in: environment)
        XCTAssertEqual(resolved.red, 1)
        XCTAssertEqual(resolved.green, 0.5, accuracy: 1e-6)
        // ((0.5 + 0.055) / 1.055)^2.4
        XCTAssertEqual(resolved.linearGreen, 0.21404114, accuracy: 1e-6)
        XCTAssertEqual(pixel(Color(resolved)), 0xFF8000)
        XCTAssertEqual(pixel(Color(cgColor: CGColor(red: 1, green: 0, blue: 0, alpha: 1))), 0xFF0000)
    }

    func testColorSpaces() async throws {
        XCTAssertEqual(pixel(Color(.displayP3, white: 1)), 0xFFFFFF)
        XCTAssertEqual(pixel(Color(.displayP3, white: 0.5)), 0x808080)
        XCTAssertEqual(pixel(Color(.displayP3, red: 1, green: 0, blue: 0)), 0xFF0000)
        // Linear (0.2140, 0.0732, 0.0331); red is 0.2140 + 0.2249 (0.2140 - 0.0732) = 0.2457, in sRGB 0.5329.
        let inside = pixel(Color(.displayP3, red: 0.5, green: 0.3, blue: 0.2))
        XCTAssertEqual(inside >> 16, 136)
        // (128 / 255 in sRGB.)
        XCTAssertEqual(pixel(Color(.sRGBLinear, white: 0.21586)), 0x808080)
    }

    func testPathsAsText() async throws {
        var path = Scanout.Path(CGRect(x: 1, y: 2, width: 3, height: 4.5))
        XCTAssertEqual(path.description, "1 2 m 4 2 l 4 6.5 l 1 6.5 l h")
        path.addQuadCurve(to: CGPoint(x: 9, y: 8), control: CGPoint(x: 7, y: 6))
        path.addCurve(to: .zero, control1: CGPoint(x: 1, y: 0), control2: CGPoint(x: -2, y: 3))
        XCTAssertEqual(Scanout.Path(path.description), path)
        XCTAssertNil(Scanout.Path("1 2 l 3"))
        XCTAssertNil(Scanout.Path("1 m"))
        XCTAssertNil(Scanout.Path("nonsense"))
    }

    func testShapes() async throws {
        let display = MemoryDisplay(width: 20, height: 20)
        render(UnevenRoundedRectangle(topLeadingRadius: 10).fill(.black), on: display)
        XCTAssertEqual(display.surface.rgb(0, 0), 0xFFFFFF)
        XCTAssertEqual(display.surface.rgb(19, 0), 0x000000)
        XCTAssertEqual(display.surface.rgb(0, 19), 0x000000)
        let even = MemoryDisplay(width: 20, height: 20)
        let all = RectangleCornerRadii(topLeading: 5, bottomLeading: 5, bottomTrailing: 5, topTrailing: 5)
        render(UnevenRoundedRectangle(cornerRadii: all).fill(.black), on: even)
        let plain = MemoryDisplay(width: 20, height: 20)
        render(RoundedRectangle(cornerRadius: 5).fill(.black), on: plain)
        XCTAssertEqual(even.surface.values, plain.surface.values)
        XCTAssertEqual(pixel(Color.black.clipShape(.circle), 0, 0), 0xFFFFFF)
        XCTAssertEqual(pixel(Color.black.clipShape(.rect(cornerRadius: 4)), 0, 0) & 0xFF > 0xC0, true)
        XCTAssertEqual(pixel(AnyShape(Circle()).fill(.black)), 0x000000)
        XCTAssertEqual(pixel(ContainerRelativeShape().fill(.black), 0, 0), 0x000000)
    }
}

private struct Alarm: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
        environment.isEnabled ? Color.green : Color.red
    }
}
