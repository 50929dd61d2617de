import Foundation
import Scanout
import ScanoutTesting
import XCTest

/// Shapes by their areas and exact edges.
@MainActor
final class ShapeTests: XCTestCase {
    /// The area that is covered with black on white, in pixels.
    private func area<V: View>(_ size: Int, @ViewBuilder _ content: () -> V) -> Double {
        let display = MemoryDisplay(width: size, height: size)
        render(content(), on: display)
        return display.surface.values.reduce(0) { $0 + Double(255 - $1 & 0xFF) / 255 }
    }

    private func extent<V: View>(_ width: Int, _ height: Int, @ViewBuilder _ content: () -> V) -> PixelRect? {
        let display = MemoryDisplay(width: width, height: height)
        render(content(), on: display)
        return display.surface.extent(of: 0x000000)
    }

    func testAreas() async {
        let pi = Double.pi
        let table: [(AnyView, Double)] = [
            (AnyView(Circle()), pi * 2500), (AnyView(Circle().frame(width: 50, height: 80)), pi * 625),
            (AnyView(Ellipse().frame(width: 50, height: 80)), pi * 25 * 40),
            (AnyView(Capsule().frame(width: 80, height: 20)), 60 * 20 + pi * 100),
            (AnyView(Circle().stroke(lineWidth: 4).frame(width: 60, height: 60)), 2 * pi * 30 * 4),
            (AnyView(Circle().strokeBorder(lineWidth: 4).frame(width: 60, height: 60)), 2 * pi * 28 * 4),
            (
                AnyView(Circle().trim(from: 0.25, to: 0.5).stroke(lineWidth: 4).frame(width: 60, height: 60)),
                pi * 15 * 4
            ),
            // A trimmed disc without a stroke is the segment between arc and chord.
            (AnyView(Circle().trim(from: 0, to: 0.5).frame(width: 60, height: 60)), pi * 450),
            (AnyView(Circle().scale(0.5).frame(width: 60, height: 60)), pi * 225),
        ]
        for (index, row) in table.enumerated() {
            // A thousandth for curves that are drawn as short lines, and the rounding of channels.
            XCTAssertEqual(area(100) { row.0 }, row.1, accuracy: row.1 * 0.002 + 1, "row \(index)")
        }
    }

    /// The rounded corners of iOS are continuous; of circular ones each leaves out r² (1 - π / 4).
    func testRoundedCorners() async {
        let circular = area(50) { RoundedRectangle(cornerRadius: 12, style: .circular) }
        XCTAssertEqual(circular, 2500 - (4 - Double.pi) * 144, accuracy: 3)
        // A radius of more than half the side is cut down to it.
        XCTAssertEqual(
            area(50) { RoundedRectangle(cornerRadius: 99, style: .circular) }, Double.pi * 625, accuracy: 4)
    }

    func testShapesFillTheirFrames() async {
        XCTAssertEqual(extent(30, 20) { Rectangle() }, box(0, 0, 30, 20))
        XCTAssertEqual(extent(30, 20) { Rectangle().inset(by: 3) }, box(3, 3, 24, 14))
        XCTAssertEqual(
            extent(30, 20) { Rectangle().offset(x: 2, y: 5).frame(width: 10, height: 10) }, box(12, 10, 10, 10))
        XCTAssertEqual(extent(30, 20) { Rectangle().size(width: 4, height: 6) }, box(0, 0, 4, 6))
    }

    func testStrokesStandHalfOutside() async throws {
        let view = Rectangle().stroke(lineWidth: 2).frame(width: 4, height: 4)
        try expect(
            view, on: MemoryDisplay(width: 8, height: 8),
            shows: """
                ........
                .######.
                .######.
                .##..##.
                .##..##.
                .######.
                .######.
                ........
                """)
    }

    func testBordersStandInside() async throws {
        let view = Rectangle().strokeBorder(lineWidth: 1).frame(width: 4, height: 3)
        try expect(
            view, on: MemoryDisplay(width: 6, height: 5),
            shows: """
                ......
                .####.
                .#..#.
                .####.
                ......
                """)
    }

    func testDashes() async throws {
        let line = Path { path in
            path.move(to: CGPoint(x: 0, y: 0.5))
            path.addLine(to: CGPoint(x: 12, y: 0.5))
        }
        let table: [([CGFloat], CGFloat, String)] = [
            ([3], 0, "###...###..."), ([2, 1], 0, "##.##.##.##."), ([3], 3, "...###...###"),
            ([4, 2], 1, "###..####..#"),
            ([1, 2, 3], 0, "#..###.##..."), ([], 0, "############"),
        ]
        for (dash, phase, picture) in table {
            let style = StrokeStyle(lineWidth: 1, dash: dash, dashPhase: phase)
            try expect(line.stroke(style: style), on: MemoryDisplay(width: 12, height: 1), shows: picture)
        }
    }

    func testCaps() async throws {
        let line = Path { path in
            path.move(to: CGPoint(x: 4, y: 1))
            path.addLine(to: CGPoint(x: 8, y: 1))
        }
        try expect(
            line.stroke(style: StrokeStyle(lineWidth: 2, lineCap: .butt)), on: MemoryDisplay(width: 12, height: 2),
            shows: "....####....\n....####....")
        try expect(
            line.stroke(style: StrokeStyle(lineWidth: 2, lineCap: .square)), on: MemoryDisplay(width: 12, height: 2),
            shows: "...######...\n...######...")
    }

    func testEvenOddFilling() async throws {
        let rings = Path { path in
            path.addRect(CGRect(x: 0, y: 0, width: 6, height: 3))
            path.addRect(CGRect(x: 2, y: 1, width: 2, height: 1))
        }
        try expect(
            rings.fill(style: FillStyle(eoFill: true)), on: MemoryDisplay(width: 6, height: 3),
            shows: "######\n##..##\n######")
        try expect(rings.fill(), on: MemoryDisplay(width: 6, height: 3), shows: "######\n######\n######")
    }

    /// With y down, not clockwise in SwiftUI's sense runs from the right over the bottom to the left.
    func testDirectionOfArcs() async {
        func half(_ clockwise: Bool) -> PixelRect? {
            extent(20, 20) {
                Path {
                    $0.addArc(
                        center: CGPoint(x: 10, y: 10), radius: 10, startAngle: .degrees(0), endAngle: .degrees(180),
                        clockwise: clockwise)
                }
            }
        }
        XCTAssertEqual(half(false).map { $0.y0 }, 10)
        XCTAssertEqual(half(true).map { $0.y1 }, 10)
    }

    func testCircleBeginsAtTheRightAndRunsOverTheBottom() async {
        let quarter = extent(20, 20) { Circle().trim(from: 0, to: 0.25).stroke(lineWidth: 2).padding(1) }
        XCTAssertEqual(quarter.map { $0.x0 >= 9 && $0.y0 >= 9 }, true)
    }

    // MARK: Styles

    private func colors<V: View>(_ width: Int, @ViewBuilder _ content: () -> V) -> [UInt32] {
        let display = MemoryDisplay(width: width, height: 1)
        render(content(), on: display)
        return (0..<width).map { display.surface.rgb($0, 0) }
    }

    /// Pixel centres are at 1/8, 3/8, 5/8 and 7/8.
    func testLinearGradients() async {
        let black = Color(red: 0, green: 0, blue: 0)
        let shown = colors(4) { LinearGradient(colors: [black, .white], startPoint: .leading, endPoint: .trailing) }
        for (pixel, share) in zip(shown, [0.125, 0.375, 0.625, 0.875]) {
            XCTAssertEqual(Double(pixel & 0xFF), share * 255, accuracy: 1)
        }
        let stops = [Gradient.Stop(color: black, location: 0.5), Gradient.Stop(color: .white, location: 0.5)]
        XCTAssertEqual(
            colors(4) { LinearGradient(stops: stops, startPoint: .leading, endPoint: .trailing) },
            [0, 0, 0xFFFFFF, 0xFFFFFF])
    }

    func testAngularGradientsBeginAtTheRight() async {
        let display = MemoryDisplay(width: 40, height: 40)
        let stops = [0.0, 0.25, 0.25, 0.5, 0.5, 0.75, 0.75, 1].enumerated().map {
            Gradient.Stop(color: [Color.red, .green, .blue, .black][$0 / 2], location: CGFloat($1))
        }
        render(AngularGradient(gradient: Gradient(stops: stops), center: .center), on: display)
        let corners = [(35, 35), (5, 35), (5, 5), (35, 5)].map { display.surface.rgb($0.0, $0.1) }
        XCTAssertEqual(corners, [0xFF3B30, 0x34C759, 0x007AFF, 0x000000])
    }

    func testRadialGradients() async {
        let display = MemoryDisplay(width: 41, height: 41)
        render(
            RadialGradient(
                stops: [
                    .init(color: .red, location: 0), .init(color: .red, location: 0.5),
                    .init(color: .blue, location: 0.5),
                ], center: .center, startRadius: 0, endRadius: 20), on: display)
        XCTAssertEqual(display.surface.rgb(20, 20), 0xFF3B30)
        XCTAssertEqual(display.surface.rgb(20, 12), 0xFF3B30)
        XCTAssertEqual(display.surface.rgb(20, 8), 0x007AFF)
        XCTAssertEqual(display.surface.rgb(0, 0), 0x007AFF)
    }

    func testColorsByTheirParts() async {
        let table: [(Color, UInt32)] = [
            (Color(red: 1, green: 0.2, blue: 0), 0xFF3300), (Color(white: 0.4), 0x666666),
            (Color(hue: 0, saturation: 1, brightness: 1), 0xFF0000),
            (Color(hue: 1.0 / 3, saturation: 1, brightness: 1), 0x00FF00),
            (Color(hue: 2.0 / 3, saturation: 0.5, brightness: 0.8), 0x6666CC),
            (Color(red: 7, green: -1, blue: .nan), 0xFF0000),
            (Color(red: 0, green: 0, blue: 0, opacity: 0.2), 0xCCCCCC),
            (Color.black.opacity(0.5).opacity(0.4), 0xCCCCCC), (Color.secondary, 0x808080),
        ]
        for (color, expected) in table {
            let shown = colors(1) { color }[0]
            for shift in [0, 8, 16] as [UInt32] {
                XCTAssertEqual(
                    Double(shown >> shift & 0xFF), Double(expected >> shift & 0xFF), accuracy: 1, "\(color)")
            }
        }
    }

    func testStylesFromAround() async {
        XCTAssertEqual(colors(1) { Rectangle().foregroundColor(.red) }, [0xFF3B30])
        XCTAssertEqual(colors(1) { Rectangle().foregroundStyle(.green).foregroundStyle(.red) }, [0x34C759])
        XCTAssertEqual(colors(1) { Rectangle().fill(.blue).foregroundColor(.red) }, [0x007AFF])
        XCTAssertEqual(colors(1) { Rectangle() }, [0x000000])
        XCTAssertEqual(colors(1) { Rectangle().fill(Color.accentColor).tint(.orange) }, [0xFF9500])
    }
}
