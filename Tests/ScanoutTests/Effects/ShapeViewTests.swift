import Scanout
import ScanoutTesting
import XCTest

/// Shapes drawn several times over, shapes of unknown types, and whole turns.
@MainActor
final class ShapeViewTests: XCTestCase {
    private let colors: [Character: UInt32] = ["b": 0x007AFF, "r": 0xFF3B30]

    private func line<V: View>(_ view: V) -> Surface {
        let display = MemoryDisplay(width: 8, height: 1)
        _ = render(
            ZStack {
                Color.white
                view
            }, on: display)
        return display.surface
    }

    func testEachIsDrawnOnce() async {
        // Half of black over white, and nothing more over that.
        let surface = line(Rectangle().fill(.black.opacity(0.5)).fill(.clear))
        XCTAssertEqual(Double(surface.rgb(4, 0) & 0xFF), 127.5, accuracy: 0.5)
    }

    /// A line of 4 points along the edges at 2 and 6 reaches from 0 to 4 and from 4 to 8, one of 2 from 1 to 3 and 5 to 7.
    func testLinesGoAlongTheShapeAndNotAlongOtherLines() async throws {
        let shape = Rectangle().size(width: 4, height: 40).offset(x: 2, y: -20)
        try expect(
            line(shape.stroke(.red, lineWidth: 4).stroke(.blue, lineWidth: 2)), shows: "rbbrrbbr", where: colors)
        try expect(line(shape.stroke(.red, lineWidth: 4).fill(.blue)), shows: "rrbbbbrr", where: colors)
        try expect(line(shape.fill(.red).stroke(.blue, lineWidth: 2)), shows: ".bbrrbb.", where: colors)
    }

    func testBordersLieInside() async {
        let display = MemoryDisplay(width: 8, height: 8)
        _ = render(Rectangle().fill(.red).strokeBorder(.blue, lineWidth: 2), on: display)
        XCTAssertEqual(display.surface.rgb(0, 0), 0x007AFF)
        XCTAssertEqual(display.surface.rgb(1, 4), 0x007AFF)
        XCTAssertEqual(display.surface.rgb(2, 2), 0xFF3B30)
        XCTAssertEqual(display.surface.rgb(5, 5), 0xFF3B30)
        XCTAssertEqual(display.surface.rgb(6, 5), 0x007AFF)
    }

    func testShapesOfUnknownTypesMove() async throws {
        let panel = SwitchingPanel(false) { isWide in
            ZStack {
                Color.white
                AnyShape(Rectangle().scale(x: isWide ? 1 : 0.5, y: 1, anchor: .leading)).fill(.black)
            }
        }
        panel.set(true)
        panel.host.advance(by: 0.5)
        try expect(panel.display.surface, shows: "######..")
    }

    func testWholeTurnsAreCirclesWhicheverWayTheyGo() async {
        for (start, end, clockwise) in [
            (0.0, 360.0, true), (0, 360, false), (360, 0, true), (360, 0, false), (-90, 270, true), (0, 720, true),
        ] {
            let path = Scanout.Path {
                $0.addArc(
                    center: CGPoint(x: 50, y: 50), radius: 40, startAngle: .degrees(start), endAngle: .degrees(end),
                    clockwise: clockwise)
            }
            let bounds = path.boundingRect
            XCTAssertEqual(bounds.minX, 10, accuracy: 0.1, "\(start) to \(end), \(clockwise)")
            XCTAssertEqual(bounds.width, 80, accuracy: 0.1, "\(start) to \(end), \(clockwise)")
            XCTAssertEqual(bounds.height, 80, accuracy: 0.1, "\(start) to \(end), \(clockwise)")
        }
    }

    func testPartsOfTurns() async {
        // A quarter the short way, and three quarters the other way round.
        let short = Scanout.Path {
            $0.addArc(center: .zero, radius: 10, startAngle: .degrees(0), endAngle: .degrees(90), clockwise: false)
        }
        let long = Scanout.Path {
            $0.addArc(center: .zero, radius: 10, startAngle: .degrees(0), endAngle: .degrees(90), clockwise: true)
        }
        XCTAssertEqual(short.boundingRect.width, 10, accuracy: 0.1)
        XCTAssertEqual(long.boundingRect.width, 20, accuracy: 0.1)
    }

    func testAngles() async {
        var angle = Angle(degrees: 90) / 2
        XCTAssertEqual(angle.degrees, 45, accuracy: 1e-9)
        angle *= 4
        XCTAssertEqual(angle.degrees, 180, accuracy: 1e-9)
        angle /= 3
        XCTAssertEqual(angle.degrees, 60, accuracy: 1e-9)
    }
}
