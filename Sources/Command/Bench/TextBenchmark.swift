import Displays
import Raster
import Scanout
import Typography

/// Times text: a value that changes on a panel that is warm, and a paragraph that gets another width.
///
/// On a busy virtual machine of a server's x86-64 cores the value took 15 microseconds from the write to the last pixel,
/// of which setting the line took 2 and drawing it 1.5; the rest is the body, the engine's passes and the frame. The
/// paragraph took 32, since glyphs that were shaped are kept and only lines are filled anew.
@MainActor
enum TextBenchmark {
    static func run() {
        print("text\tvalue\t\(changedValue())\ta value of 6 digits laid out and drawn anew")
        print("text\tparagraph\t\(paragraph())\t2000 glyphs set at another width")
    }

    /// The shortest of many rounds, in nanoseconds.
    private static func shortest(_ rounds: Int, _ body: (Int) -> Void) -> UInt64 {
        var best = UInt64.max
        for round in 0..<rounds { best = min(best, TreeBenchmark.nanoseconds { body(round) }) }
        return best
    }

    private final class Value: ObservableObject {
        @Published var number = 100_000
    }

    private struct Panel: View {
        @ObservedObject var value: Value
        var body: some View { Text("\(value.number)").font(.title).monospacedDigit() }
    }

    private static func changedValue() -> UInt64 {
        let value = Value()
        let host = ViewHost(
            Panel(value: value), on: MemoryDisplay(width: 320, height: 240), clock: ManualClock())
        host.advance(by: 0)
        return shortest(2000) { round in
            value.number = 100_000 + round * 37 % 900_000
            host.advance(by: 0)
        }
    }

    private static func paragraph() -> UInt64 {
        let typesetter = Typesetter()
        let words = "Status panels show what matters, 24.5 kg or well-known names, to whoever passes by. "
        let text = String(String(repeating: words, count: 40).prefix(2000))
        let span = TextSpan(text: text, font: FontRequest(pixelSize: 17))
        return shortest(300) { round in
            _ = typesetter.layout([span], options: TextOptions(maximumWidth: Double(300 + round)))
        }
    }
}
