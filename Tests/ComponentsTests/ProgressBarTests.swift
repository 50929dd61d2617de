import Components
import Scanout
import ScanoutTesting
import Testing

@MainActor
struct ProgressBarTests {
    private let blue: UInt32 = 0x0000FF

    private func bar(_ value: Double, in range: ClosedRange<Double> = 0...1) -> ProgressBar {
        ProgressBar(value: value, in: range, label: nil, color: .pureBlue, shade: 0)
    }

    /// 200 points at 0.42 are 84, whatever stands beside them; the rest is a tenth of black, 26 of 255, on white.
    @Test func colouredColumns() {
        let panel = Panel(200, 10) { bar(0.42) }
        for y in [0, 5, 9] {
            #expect((0..<84).allSatisfy { panel.rgb($0, y) == blue })
            #expect((84..<200).allSatisfy { panel.rgb($0, y) == 0xE5E5E5 })
        }
        #expect(panel.isAtRest())
    }

    @Test(arguments: [
        (0.0, 0), (-2, 0), (1, 200), (7, 200), (0.005, 1), (0.995, 199), (.infinity, 200), (-.infinity, 0), (.nan, 0),
    ])
    func clamping(_ value: Double, _ columns: Int) {
        #expect(Panel(200, 10) { bar(value) }.count(blue, inRow: 4) == columns)
    }

    @Test func rangeAndOtherNumbers() {
        #expect(Panel(200, 10) { bar(-5, in: -10...10) }.count(blue, inRow: 4) == 50)
        let single = Panel(200, 10) {
            ProgressBar(value: Float(0.25), label: nil, color: .pureBlue, shade: 0)
        }
        #expect(single.count(blue, inRow: 4) == 50)
    }

    /// A new value is reached over the default animation: still the old one when it comes, in between soon after.
    @Test func motion() {
        let panel = Panel(200, 10, at: 0.5) {
            Changing(from: 0.42, to: 0.8) { ProgressBar(value: $0, label: nil, color: .pureBlue, shade: 0) }
        }
        #expect(panel.count(blue, inRow: 4) == 84)
        var last = 84
        for _ in 0..<4 {
            panel.advance(by: 0.06)
            let now = panel.count(blue, inRow: 4)
            #expect(now > last && now < 160)
            last = now
        }
        panel.advance(by: 2)
        #expect(panel.count(blue, inRow: 4) == 160)
        #expect(panel.isAtRest())
    }

    /// Of a bar that grows no more is sent than the bar itself, 10 rows of 4 bytes a column.
    @Test func damage() {
        let panel = Panel(200, 10, at: 0.5) {
            Changing(from: 0.2, to: 0.4) { ProgressBar(value: $0, label: nil, color: .pureBlue, shade: 0) }
        }
        for _ in 0..<3 {
            panel.advance(by: 0.1)
            let done = panel.host.statistics
            #expect(done.frames == 1 && done.bodiesEvaluated == 0)
            #expect(done.bytesPresented <= (panel.count(0x0000FF, inRow: 4) + 1) * 10 * 4)
        }
    }

    /// The article's green lies under half of the primary colour: 0x34C759 / 2.
    @Test func articleColours() {
        let panel = Panel(100, 10) { ProgressBar(value: 0.5, label: nil) }
        let pixel = panel.display.surface[20, 5]
        for (channel, whole) in [(pixel.red, 0x34), (pixel.green, 0xC7), (pixel.blue, 0x59)] {
            #expect(abs(Double(channel) - Double(whole) / 2) <= 1)
        }
    }

    @Test func ownSize() {
        let text = size(of: Text("Progress: 42 %").monospacedDigit())
        #expect(size(of: ProgressBar(value: 0.42)) == CGSize(width: 1000, height: text.height + 4 + 10))
        #expect(size(of: ProgressBar(value: 0.42, label: nil, thickness: 24)) == CGSize(width: 1000, height: 24))
    }

    /// In a stack the bar lies between its neighbours, and the label above the bar at the right.
    @Test func standsInStacks() {
        let text = size(of: Text("Progress: 42 %").monospacedDigit())
        let panel = Panel(200, 100) {
            VStack(spacing: 0) {
                Color.pureRed
                ProgressBar(value: 0.42, color: .pureBlue, shade: 0)
                Color.pureGreen
            }
        }
        let red = panel.bounds(of: 0xFF0000)
        let green = panel.bounds(of: 0x00FF00)
        #expect(green.y0 - red.y1 == Int(text.height) + 14)
        #expect(panel.bounds(of: blue) == PixelRect(x: 0, y: green.y0 - 10, width: 84, height: 10))
        let ink = panel.bounds { $0 == 0 }
        #expect(ink.x0 >= 200 - Int(text.width) && ink.y0 >= red.y1 && ink.y1 <= green.y0 - 14)
    }

    @Test(arguments: [
        (0.42, "Load:", "Load: 42 %"), (0.42, "", "42 %"), (.nan, "Progress:", "Progress: -- %"),
        (9, "Progress:", "Progress: 100 %"),
    ])
    func label(_ value: Double, _ label: String, _ expected: String) {
        let panel = Panel(200, 40) { ProgressBar(value: value, label: label, color: .clear, shade: 0) }
        let reference = Panel(200, 40) {
            VStack(alignment: .trailing, spacing: 4) {
                Text(expected).monospacedDigit()
                Rectangle().opacity(0.1).frame(height: 10)
            }
        }
        #expect(panel.picture == reference.picture)
    }

    @Test func badThickness() {
        for thickness in [0, -5, CGFloat.nan, .infinity] {
            let panel = Panel(20, 20) { ProgressBar(value: 0.5, label: nil, thickness: thickness) }
            #expect(panel.isAtRest())
        }
    }

    // MARK: Formats

    @Test func pictureOf32Bits() throws {
        try expect(
            ProgressBar(value: 0.3, label: nil, color: .pureRed, shade: 0, thickness: 2).padding(1),
            on: MemoryDisplay(width: 12, height: 4),
            shows: """
                ............
                .RRR-------.
                .RRR-------.
                ............
                """, where: ["R": 0xFF0000, "-": 0xE5E5E5])
    }

    @Test func pictureOf16Bits() {
        let panel = Panel(200, 10, format: .rgb565) { bar(0.42) }
        #expect((0..<84).allSatisfy { panel.rgb($0, 5) == blue })
        for x in 84..<200 {
            let pixel = panel.display.surface[x, 5]
            #expect([pixel.red, pixel.green, pixel.blue].allSatisfy { abs(Int($0) - 0xE5) <= 8 })
        }
    }

    /// Of the bar every pixel is black; of the rest about one in ten, by the dither.
    @Test func pictureOfOneBit() {
        let panel = Panel(200, 10, format: .mono) {
            ProgressBar(value: 0.5, label: nil, color: .black, shade: 0)
        }
        #expect((0..<10).allSatisfy { y in (0..<100).allSatisfy { panel.rgb($0, y) == 0 } })
        let black = (0..<10).reduce(0) { sum, y in sum + (100..<200).filter { panel.rgb($0, y) == 0 }.count }
        #expect(black >= 50 && black <= 160)
    }
}
