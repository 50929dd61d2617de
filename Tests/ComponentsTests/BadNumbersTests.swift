import Components
import Scanout
import Testing

/// Lengths and times that make no sense: nothing crashes, and what is drawn comes to rest.
@MainActor
struct BadNumbersTests {
    private nonisolated static let lengths: [CGFloat] = [0, -7, .nan, .infinity, -.infinity, 1e30]

    @Test(arguments: lengths)
    func bars(_ length: CGFloat) {
        let panel = Panel(60, 60) {
            ProgressBar(value: 0.5, shade: Double(length), thickness: length)
            CircularProgressBar(value: 0.5, thickness: length)
            CircularProgressBar(value: 0.5, diameter: length)
        }
        #expect(panel.isAtRest())
    }

    @Test(arguments: lengths)
    func gauges(_ length: CGFloat) {
        let panel = Panel(60, 60) {
            RingGauge(value: 50.0, thickness: length)
            RingGauge(value: 50.0, colors: [], ratio: length)
        }
        #expect(panel.isAtRest())
    }

    @Test(arguments: lengths)
    func moving(_ length: CGFloat) {
        let panel = Panel(60, 60) {
            CircularActivityIndicator(thickness: length, diameter: 40)
            CircularActivityIndicator(diameter: length)
            KnightRider(size: length)
        }
        panel.advance(by: 0.5)
        #expect(panel.host.statistics.bodiesEvaluated > 0)
    }

    @Test(arguments: lengths)
    func legends(_ length: CGFloat) {
        let items = [AdaptiveLegend.Item("a", color: .red)]
        let panel = Panel(60, 60) {
            AdaptiveLegend("Title", items: items, titleWidth: length, swatch: CGSize(width: length, height: length))
        }
        #expect(panel.isAtRest())
    }
}
