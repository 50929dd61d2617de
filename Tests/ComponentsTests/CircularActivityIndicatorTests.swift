import Components
import Scanout
import Testing

@MainActor
struct CircularActivityIndicatorTests {
    /// Which of the four diagonal points of the circle are drawn: upper right, lower right, lower left, upper left.
    private func quadrants(_ panel: Panel) -> [Bool] {
        let reach = 50 * 0.5.squareRoot()
        return [(reach, -reach), (reach, reach), (-reach, reach), (-reach, -reach)].map {
            panel.rgb(at: 60 + $0.0, 60 + $0.1) == 0xFF0000
        }
    }

    /// The upper half at first, then a quarter turn clockwise every quarter of a second.
    @Test(
        arguments: [
            (0.0, [true, false, false, true]), (0.25, [true, true, false, false]), (0.5, [false, true, true, false]),
            (0.75, [false, false, true, true]), (1, [true, false, false, true]), (7.5, [false, true, true, false]),
        ] as [(Double, [Bool])])
    func turnsOnceASecond(_ time: Double, _ expected: [Bool]) {
        #expect(quadrants(Panel(120, 120, at: time) { CircularActivityIndicator(color: .pureRed) }) == expected)
    }

    @Test func ownPeriod() {
        let panel = Panel(120, 120, at: 1) { CircularActivityIndicator(color: .pureRed, period: 4) }
        #expect(quadrants(panel) == [true, true, false, false])
    }

    @Test(arguments: [0, -1, .nan, .infinity] as [Double])
    func standsStill(_ period: Double) {
        let panel = Panel(120, 120, at: 3.3) { CircularActivityIndicator(color: .pureRed, period: period) }
        #expect(quadrants(panel) == [true, false, false, true])
        #expect(panel.isAtRest())
    }

    /// Turning needs no body, no size and no place.
    @Test func costOfAFrame() {
        let panel = Panel(120, 120, at: 0.1) { CircularActivityIndicator() }
        panel.advance(by: 0.02)
        let done = panel.host.statistics
        #expect(done.frames == 1 && done.bodiesEvaluated == 0 && done.nodesMeasured == 0 && done.nodesPlaced == 0)
    }

    @Test func ownSize() {
        #expect(size(of: CircularActivityIndicator()) == CGSize(width: 104, height: 104))
        #expect(size(of: CircularActivityIndicator(thickness: 6, diameter: 20)) == CGSize(width: 26, height: 26))
    }
}
