import ScanoutTesting
import XCTest

@testable import Scanout

@MainActor
final class ProgressViewTests: XCTestCase {
    private struct Share: ProgressViewStyle {
        let note: (Double?) -> Void
        func makeBody(configuration: Configuration) -> some View {
            note(configuration.fractionCompleted)
            return VStack {
                configuration.label
                configuration.currentValueLabel
            }
        }
    }

    private func share<L: View, C: View>(_ view: ProgressView<L, C>, at time: Double = 0) -> Double? {
        var share: Double?
        render(
            view.progressViewStyle(Share { share = $0 }), on: MemoryDisplay(width: 40, height: 40), at: time)
        return share
    }

    func testShares() async {
        XCTAssertEqual(share(ProgressView(value: 0.25)), 0.25)
        XCTAssertEqual(share(ProgressView(value: 30, total: 40)), 0.75)
        XCTAssertEqual(share(ProgressView("Lädt", value: 3, total: 4)), 0.75)
        XCTAssertEqual(share(ProgressView(value: -1.0)), 0)
        XCTAssertEqual(share(ProgressView(value: 9.0)), 1)
        XCTAssertEqual(share(ProgressView(value: Float.infinity)), 1)
        XCTAssertEqual(share(ProgressView(value: 1.0, total: 0)), 1)
        XCTAssertNil(share(ProgressView(value: Double.nan)))
        XCTAssertNil(share(ProgressView(value: nil as Double?)))
        XCTAssertNil(share(ProgressView()))
        XCTAssertNil(share(ProgressView("Lädt")))
    }

    func testInterval() async {
        let start = Date(timeIntervalSinceReferenceDate: 10)
        let interval = start...start.addingTimeInterval(20)
        XCTAssertEqual(share(ProgressView(timerInterval: interval, countsDown: false), at: 5), 0)
        XCTAssertEqual(share(ProgressView(timerInterval: interval, countsDown: false), at: 20), 0.5)
        XCTAssertEqual(share(ProgressView(timerInterval: interval), at: 25), 0.25)
        XCTAssertEqual(share(ProgressView(timerInterval: interval), at: 40), 0)
        XCTAssertEqual(DefaultDateProgressLabel.text(seconds: 65), "1:05")
        XCTAssertEqual(DefaultDateProgressLabel.text(seconds: 3_725), "1:02:05")
    }

    /// Past its end an interval wakes nobody.
    func testIntervalEnds() async {
        let start = Date(timeIntervalSinceReferenceDate: 0)
        let view = ProgressView(timerInterval: start...start.addingTimeInterval(3))
        let host = ViewHost(view, on: MemoryDisplay(width: 60, height: 40), clock: ManualClock())
        host.advance(by: 4)
        XCTAssertNil(host.timers.nextDue)
    }

    /// A bar 4 points high as wide as it is offered; what is done is in the accent colour.
    func testBar() async {
        let display = MemoryDisplay(width: 100, height: 4)
        render(ProgressView(value: 0.5), on: display)
        XCTAssertEqual([display.surface.rgb(10, 1), display.surface.rgb(40, 2)], [0x007AFF, 0x007AFF])
        // Grey 0x787880 at 0.2 over white: 255 - 0.2 * 135 = 228 and 255 - 0.2 * 127 = 229.6.
        XCTAssertEqual(display.surface.rgb(80, 2), 0xE4E4E6)
        render(ProgressView(value: 0.5).tint(.red), on: display)
        XCTAssertEqual(display.surface.rgb(10, 1), 0xFF3B30)
        render(ProgressView(value: 0.0), on: display)
        XCTAssertEqual(display.surface.rgb(3, 2), 0xE4E4E6)
    }

    /// The wheel is 20 points across, 37 when large, and has eight pictures a second.
    func testWheel() async {
        func size<V: View>(_ view: V) -> CGSize {
            var size = CGSize.zero
            render(
                view.background { GeometryReader { proxy in Color.clear.onAppear { size = proxy.size } } },
                on: MemoryDisplay(width: 100, height: 100))
            return size
        }
        XCTAssertEqual(size(ProgressView()), CGSize(width: 20, height: 20))
        XCTAssertEqual(size(ProgressView().controlSize(.large)), CGSize(width: 37, height: 37))
        let host = ViewHost(ProgressView(), on: MemoryDisplay(width: 40, height: 40), clock: ManualClock())
        host.advance(by: 0)
        host.advance(by: 1.01)
        // Eight moments, and the drawing of the last, the only one in the frame.
        XCTAssertEqual(host.statistics.bodiesEvaluated, 9)
    }
}
