import Scanout
import ScanoutTesting
import XCTest

private struct Width: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

/// Whatever goes round in circles ends after a bound, with one warning that names the view, and the panel lives.
@MainActor
final class CycleTests: XCTestCase {
    private let display = MemoryDisplay(width: 40, height: 40)

    private struct Counting: View {
        @State private var count = 0
        let trigger: Int
        var body: some View {
            Color.red.onChange(of: count + trigger) { count += 1 }
        }
    }

    private struct Layered: View {
        var body: some View {
            Stretching().overlayPreferenceValue(Width.self) { _ in Color.clear }
        }
    }

    private struct Stretching: View {
        @State private var width: CGFloat = 1
        var body: some View {
            GeometryReader { proxy in
                Color.clear.preference(key: Width.self, value: proxy.size.width)
            }
            .frame(width: width)
            .onPreferenceChange(Width.self) { width = $0 + 1 }
        }
    }

    private struct Writing: View {
        @State private var count = 0
        let trigger: Int
        var body: some View {
            let _ = count = trigger
            Color.black.frame(width: CGFloat(count))
        }
    }

    private struct Panel<Part: View>: View {
        let trigger: Int
        let part: Part
        var body: some View {
            VStack(spacing: 0) {
                part
                Color.black.frame(width: CGFloat(trigger), height: 10)
            }
        }
    }

    /// The warnings of a view, and that a bar beside it still changes: to 20 points in the second update.
    private func warnings<V: View>(_ content: @escaping (Int) -> V) -> [String] {
        let warnings = Journal<String>()
        let remote = Remote<Int>()
        let host = ViewHost(
            Stage(0, remote) { Panel(trigger: $0, part: content($0).frame(height: 10)) }, on: display,
            clock: ManualClock())
        host.onWarning = { warnings.add($0) }
        host.advance(by: 0)
        for trigger in [10, 20] {
            remote.value = trigger
            host.advance(by: 0.1)
        }
        XCTAssertEqual(display.surface.extent(of: 0x000000)?.width, 20)
        return warnings.entries
    }

    func testAChangeThatChangesItself() async {
        let warnings = warnings { Counting(trigger: $0) }
        XCTAssertEqual(warnings.count, 1, "\(warnings)")
        XCTAssertTrue(warnings[0].contains("Counting"), warnings[0])
        XCTAssertTrue(warnings[0].contains("100 rounds"), warnings[0])
    }

    func testAPreferenceThatChangesItself() async {
        let warnings = warnings { _ in Layered() }
        XCTAssertEqual(warnings.count, 1, "\(warnings)")
        XCTAssertTrue(warnings[0].contains("Stretching"), warnings[0])
    }

    /// State written in a body is told once, and shown by the next evaluation.
    func testStateWrittenInABodyIsToldOnceAndApplied() async {
        let warnings = warnings { Writing(trigger: $0) }
        XCTAssertEqual(warnings.count, 1, "\(warnings)")
        XCTAssertTrue(warnings[0].contains("Writing"), warnings[0])
        XCTAssertTrue(warnings[0].contains("onAppear"), warnings[0])
    }
}
