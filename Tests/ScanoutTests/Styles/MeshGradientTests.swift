import Scanout
import ScanoutTesting
import XCTest

/// Meshes of colours.
@MainActor
final class MeshGradientTests: XCTestCase {
    private func surface<V: View>(_ view: V, _ width: Int = 8, _ height: Int = 8) -> Surface {
        let display = MemoryDisplay(width: width, height: height)
        _ = render(view, on: display)
        return display.surface
    }

    private let square: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]

    /// Black and white corners of a square: at the middle of pixel x the share of white is (x + 0.5) / 8.
    func testEvenFieldsChangeEvenly() async {
        for smooth in [true, false] {
            let mesh = MeshGradient(
                width: 2, height: 2, points: square, colors: [.black, .white, .black, .white], smoothsColors: smooth)
            let surface = surface(mesh)
            for x in 0..<8 {
                for y in [0, 5] {
                    XCTAssertEqual(
                        Double(surface.rgb(x, y) & 0xFF), (Double(x) + 0.5) / 8 * 255, accuracy: 0.51, "\(x) \(y)")
                }
            }
        }
    }

    /// Of four colours each pixel has shares by its distance from the corners: at the middle of (1, 6) that is 0.1875 from
    /// the left and 0.8125 from the top.
    func testFourColors() async {
        let surface = surface(
            MeshGradient(
                width: 2, height: 2, points: square,
                colors: [
                    Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 1, blue: 0),
                    Color(red: 0, green: 0, blue: 1),
                    Color(red: 1, green: 1, blue: 1),
                ]))
        let (u, v) = (0.1875, 0.8125)
        let pixel = surface[1, 6]
        XCTAssertEqual(Double(pixel.red), 255 * ((1 - u) * (1 - v) + u * v), accuracy: 0.51)
        XCTAssertEqual(Double(pixel.green), 255 * (u * (1 - v) + u * v), accuracy: 0.51)
        XCTAssertEqual(Double(pixel.blue), 255 * ((1 - u) * v + u * v), accuracy: 0.51)
    }

    /// A grid that covers the left half shows the background on the right.
    func testBackgroundShowsBesideTheGrid() async throws {
        let half: [SIMD2<Float>] = [[0, 0], [0.5, 0], [0, 1], [0.5, 1]]
        let mesh = MeshGradient(
            width: 2, height: 2, points: half, colors: [.black, .black, .black, .black], background: .white)
        try expect(surface(mesh, 8, 1), shows: "####....")
        let unsaid = MeshGradient(width: 2, height: 2, points: half, colors: [.black, .black, .black, .black])
        try expect(
            surface(
                ZStack {
                    Color.white; unsaid
                }, 8, 1), shows: "####....")
    }

    /// The middle of three columns moved to a quarter: what is left of it takes two pixels of eight.
    func testPointsMove() async {
        let points: [SIMD2<Float>] = [[0, 0], [0.25, 0], [1, 0], [0, 1], [0.25, 1], [1, 1]]
        let mesh = MeshGradient(
            width: 3, height: 2, points: points, colors: [.black, .white, .black, .black, .white, .black],
            smoothsColors: false)
        let row = (0..<8).map { surface(mesh).rgb($0, 3) & 0xFF }
        XCTAssertEqual(row.max(), max(row[1], row[2]))
        XCTAssertLessThan(row[0], row[1])
        for x in 2..<7 { XCTAssertGreaterThan(row[x], row[x + 1]) }
    }

    /// Control points at thirds of straight sides are what points alone come to.
    func testControlPoints() async {
        func point(_ x: Float, _ y: Float) -> MeshGradient.BezierPoint {
            MeshGradient.BezierPoint(
                position: [x, y], leadingControlPoint: [x - 1.0 / 3, y], topControlPoint: [x, y - 1.0 / 3],
                trailingControlPoint: [x + 1.0 / 3, y], bottomControlPoint: [x, y + 1.0 / 3])
        }
        let colors: [Color] = [.black, .white, .red, .blue]
        let curves = MeshGradient(
            width: 2, height: 2, bezierPoints: [point(0, 0), point(1, 0), point(0, 1), point(1, 1)], colors: colors)
        let lines = MeshGradient(width: 2, height: 2, points: square, colors: colors)
        XCTAssertEqual(surface(curves).values, surface(lines).values)
    }

    /// Half way between red and blue as they look, as `Color.mix` has it.
    func testMixingByLooks() async throws {
        let mesh = MeshGradient(
            width: 2, height: 2, points: square, colors: [.red, .blue, .red, .blue], colorSpace: .perceptual)
        let mixed = surface(Color.red.mix(with: .blue, by: 0.5))
        let shown = surface(mesh, 9, 1)[4, 0]
        XCTAssertEqual(Double(shown.red), Double(mixed[0, 0].red), accuracy: 1)
        XCTAssertEqual(Double(shown.green), Double(mixed[0, 0].green), accuracy: 1)
        XCTAssertEqual(Double(shown.blue), Double(mixed[0, 0].blue), accuracy: 1)
    }

    func testColorsAndPointsAreAnimated() async {
        let panel = SwitchingPanel(false) { [square] isWhite in
            MeshGradient(
                width: 2, height: 2, points: square,
                colors: [Color](repeating: isWhite ? .white : .black, count: 4))
        }
        panel.set(true)
        XCTAssertEqual(Double(panel.gray(after: 0.5)), 127.5, accuracy: 1)
        let moving = SwitchingPanel(false) { isWide in
            let x: Float = isWide ? 1 : 0
            ZStack {
                Color.white
                MeshGradient(
                    width: 2, height: 2, points: [[0, 0], [x, 0], [0, 1], [x, 1]],
                    colors: [Color](repeating: .black, count: 4))
            }
        }
        moving.set(true)
        XCTAssertEqual(moving.gray(after: 0.5, 3), 0)
        XCTAssertEqual(moving.gray(after: 0, 4), 0xFF)
    }

    func testMeshesWithoutSenseShowTheBackground() async throws {
        for mesh in [
            MeshGradient(width: 1, height: 2, points: square, colors: [.black, .black], background: .white),
            MeshGradient(width: 2, height: 2, points: [[0, 0]], colors: [.black], background: .white),
            MeshGradient(width: -2, height: 2, points: square, colors: [.black], background: .white),
            MeshGradient(
                width: 2, height: 2, points: [[.nan, 0], [.infinity, 0], [0, 1], [0, 1]],
                colors: [.white, .white, .white, .white], background: .white),
        ] {
            try expect(surface(mesh, 4, 1), shows: "....")
        }
    }
}
