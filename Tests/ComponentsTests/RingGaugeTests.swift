import Components
import Scanout
import Testing

@MainActor
struct RingGaugeTests {
    private var labelWidth: CGFloat { size(of: Text("100 %").monospacedDigit()).width }

    /// The ring is as wide as the label times 1.777, in the first frame, and the label has the width of "100 %"
    /// whatever it reads.
    @Test(arguments: [0, 7, 42, 100, .nan] as [Double])
    func sizeByTheLabel(_ value: Double) {
        let recorder = SizeRecorder()
        let panel = Panel(300, 300) { RingGauge(value: value).recordingSize(recorder) }
        #expect(abs(recorder.size.width - labelWidth * 1.777) < 1e-9)
        #expect(recorder.size.height == recorder.size.width)
        #expect(panel.host.statistics.frames == 1)
        #expect(panel.isAtRest())
    }

    @Test func sizeByTheCentre() {
        let centre = Color.clear.frame(width: 40, height: 10)
        #expect(abs(size(of: RingGauge(value: 0.0) { centre }).width - 40 * 1.777) < 1e-9)
        #expect(size(of: RingGauge(value: 0.0, ratio: 3) { centre }) == CGSize(width: 120, height: 120))
    }

    @Test func sizesInAStack() {
        let row = HStack(spacing: 0) {
            RingGauge(value: 10.0, ratio: 2) { Color.clear.frame(width: 40, height: 10) }
            RingGauge(value: 10.0, ratio: 2) { Color.clear.frame(width: 30, height: 10) }
        }
        #expect(size(of: row) == CGSize(width: 140, height: 80))
    }

    /// A stack without room makes the ring no smaller than its centre asks for, and the size is found at once.
    @Test func settlesWithoutRoom() {
        let recorder = SizeRecorder()
        let host = ViewHost(
            HStack {
                RingGauge(value: 10).recordingSize(recorder)
                RingGauge(value: 20)
                Color.red.frame(width: 100)
            }, on: MemoryDisplay(width: 120, height: 40), clock: ManualClock())
        var warnings: [String] = []
        host.onWarning = { warnings.append($0) }
        host.advance(by: 0)
        #expect(abs(recorder.size.width - labelWidth * 1.777) < 1e-9)
        #expect(warnings.isEmpty)
    }

    @Test func aGaugeInAGauge() {
        let inner = RingGauge(value: 10.0, ratio: 2) { Color.clear.frame(width: 40, height: 10) }
        #expect(size(of: RingGauge(value: 10.0, ratio: 1.5) { inner }) == CGSize(width: 120, height: 120))
    }

    /// Which of the eight sectors, clockwise from the bottom, are drawn on a ring of outer diameter 100 and width 10.
    private func sectors(_ value: Double, in range: ClosedRange<Double> = 0...100) -> [Bool] {
        let panel = Panel(120, 120) {
            RingGauge(value: value, in: range, colors: [.pureRed, .pureRed], thickness: 10, ratio: 2) {
                Color.clear.frame(width: 50, height: 10)
            }
        }
        return (0..<8).map { index in
            let turn = (Double(index) + 0.5) * .pi / 4
            return panel.rgb(at: 60 - 45 * sin(turn), 60 + 45 * cos(turn)) == 0xFF0000
        }
    }

    @Test(arguments: [(0.0, 0), (25, 2), (50, 4), (87.5, 7), (100, 8), (400, 8), (-7, 0), (.nan, 0)])
    func clockwiseFromTheBottom(_ value: Double, _ count: Int) {
        #expect(sectors(value) == (0..<8).map { $0 < count })
    }

    @Test func range() { #expect(sectors(0.5, in: 0...1) == (0..<8).map { $0 < 4 }) }

    /// The ring's outer edge is the edge of its frame.
    @Test func staysInside() {
        let panel = Panel(120, 120) {
            RingGauge(value: 100.0, colors: [.pureRed, .pureRed], thickness: 10, ratio: 2) {
                Color.clear.frame(width: 50, height: 10)
            }
        }
        #expect(panel.bounds { $0 != 0xFFFFFF } == PixelRect(x: 10, y: 10, width: 100, height: 100))
    }

    @Test(arguments: [(42.4, "42 %"), (.nan, "-- %"), (1000, "100 %")])
    func label(_ value: Double, _ expected: String) {
        let panel = Panel(200, 200) { RingGauge(value: value) }
        let reference = Panel(200, 200) { Text(expected).monospacedDigit() }
        let middle = (85..<115).flatMap { y in (70..<130).map { (x: $0, y: y) } }
        #expect(middle.map { panel.rgb($0.x, $0.y) } == middle.map { reference.rgb($0.x, $0.y) })
    }

    /// Without a value there is the dashed circle alone.
    @Test func noValue() { #expect(!Panel(200, 200) { RingGauge(value: Double.nan) }.hasColor) }

    /// A binding's change redraws the ring and leaves its size alone.
    @Test func binding() {
        let recorder = SizeRecorder()
        let panel = Panel(200, 200, at: 0.4) {
            Changing(from: .nan, to: 60) { RingGauge(value: $0).recordingSize(recorder) }
        }
        let size = recorder.size
        #expect(!panel.hasColor)
        panel.advance(by: 0.2)
        #expect(panel.hasColor)
        #expect(recorder.size == size)
        #expect(panel.isAtRest())
    }
}
