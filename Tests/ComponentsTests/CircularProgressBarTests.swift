import Components
import Scanout
import Testing

@MainActor
struct CircularProgressBarTests {
    /// The points of the line's middle at the eighths of a circle of diameter 100, clockwise from the top, that lie in
    /// the middle of the eight sectors.
    private static let sectors: [(x: Double, y: Double)] = (0..<8).map { index in
        let turn = (Double(index) + 0.5) * .pi / 4
        return (60 + 50 * sin(turn), 60 - 50 * cos(turn))
    }

    private func sectorsDrawn(_ panel: Panel) -> [Bool] {
        Self.sectors.map { panel.rgb(at: $0.x, $0.y) == 0xFF0000 }
    }

    private func circle(_ value: Double, in range: ClosedRange<Double> = 0...1) -> some View {
        CircularProgressBar(value: value, in: range, showsLabel: false, color: .pureRed)
    }

    @Test(arguments: [(0.0, 0), (0.25, 2), (0.5, 4), (0.875, 7), (1, 8), (4, 8), (-1, 0), (.nan, 0)])
    func clockwiseFromTheTop(_ value: Double, _ count: Int) {
        let panel = Panel(120, 120) { circle(value) }
        #expect(sectorsDrawn(panel) == (0..<8).map { $0 < count })
        #expect(panel.hasColor == (count > 0))
        #expect(panel.isAtRest())
    }

    @Test func range() {
        #expect(sectorsDrawn(Panel(120, 120) { circle(15, in: 10...20) }) == (0..<8).map { $0 < 4 })
    }

    /// 100 points to the middle of a line of 5: 52.5 around the centre, all inside the view's own 105.
    @Test func ownSize() {
        let view = circle(1)
        #expect(size(of: view) == CGSize(width: 105, height: 105))
        let panel = Panel(105, 105) { view }
        #expect(panel.bounds { $0 != 0xFFFFFF } == panel.display.surface.bounds)
        #expect(panel.rgb(52, 4) == 0xFF0000)
        #expect(panel.rgb(52, 6) == 0xFFFFFF)
        #expect(
            size(of: CircularProgressBar(value: 1, thickness: 8, diameter: 60)) == CGSize(width: 68, height: 68))
    }

    /// Without an animation a new value shows in the frame in which it comes.
    @Test func changesAtOnce() {
        let panel = Panel(120, 120, at: 0.4) {
            Changing(from: 0.25, to: 0.5) { CircularProgressBar(value: $0, showsLabel: false, color: .pureRed) }
        }
        #expect(sectorsDrawn(panel) == (0..<8).map { $0 < 2 })
        panel.advance(by: 0.1)
        #expect(sectorsDrawn(panel) == (0..<8).map { $0 < 4 })
        #expect(panel.isAtRest())
    }

    @Test(arguments: [(0.411, "42 %"), (.nan, "-- %"), (2, "100 %"), (-2, "0 %")])
    func label(_ value: Double, _ expected: String) {
        let panel = Panel(120, 120) { CircularProgressBar(value: value, color: .clear) }
        let reference = Panel(120, 120) { Text(expected).monospacedDigit().frame(width: 105, height: 105) }
        #expect(panel.picture == reference.picture)
    }

    @Test func track() {
        let panel = Panel(120, 120) {
            CircularProgressBar(value: 0.25, showsLabel: false, color: .pureRed, trackColor: .pureBlue)
        }
        #expect(Self.sectors.map { panel.rgb(at: $0.x, $0.y) } == (0..<8).map { $0 < 2 ? 0xFF0000 : 0x0000FF })
    }

    @Test func otherFormats() {
        #expect(sectorsDrawn(Panel(120, 120, format: .rgb565) { circle(0.5) }) == (0..<8).map { $0 < 4 })
        let mono = Panel(120, 120, format: .mono) {
            CircularProgressBar(value: 0.5, showsLabel: false, color: .black)
        }
        #expect(Self.sectors.map { mono.rgb(at: $0.x, $0.y) == 0 } == (0..<8).map { $0 < 4 })
    }
}
