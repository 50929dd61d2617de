import Scanout
import ScanoutTesting
import XCTest

private struct Names: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct Widest: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

@MainActor
final class PreferenceTests: XCTestCase {
    private let display = MemoryDisplay(width: 100, height: 100)

    private func named(_ name: String) -> some View { Color.red.preference(key: Names.self, value: [name]) }

    private func names<V: View>(@ViewBuilder _ content: () -> V) -> [[String]] {
        let journal = Journal<[String]>()
        render(content().onPreferenceChange(Names.self) { journal.add($0) }, on: display)
        return journal.entries
    }

    func testValuesAreReducedInTheOrderOfViews() async {
        XCTAssertEqual(
            names {
                HStack {
                    self.named("a")
                    VStack {
                        self.named("b")
                        Color.red
                        self.named("c")
                    }
                    ForEach(["d", "e"], id: \.self) { self.named($0) }
                }
            }, [["a", "b", "c", "d", "e"]])
    }

    func testBackgroundsAndOverlaysCount() async {
        XCTAssertEqual(
            names { self.named("a").background(self.named("b")).overlay { self.named("c") } },
            [["a", "b", "c"]])
    }

    func testAnOuterValueReplacesInnerOnes() async {
        XCTAssertEqual(
            names {
                HStack {
                    HStack {
                        self.named("a")
                        self.named("b")
                    }
                    .preference(key: Names.self, value: ["c"])
                    self.named("d")
                }
            }, [["c", "d"]])
    }

    func testTheDefaultComesWhereNothingIsSet() async {
        XCTAssertEqual(names { Color.red }, [[]])
    }

    func testChangesAndRemovalsAreTold() async {
        let journal = Journal<[String]>()
        let remote = Remote<[String]>()
        let host = render(
            Stage(["a"], remote) { list in
                HStack { ForEach(list, id: \.self) { self.named($0) } }
                    .onPreferenceChange(Names.self) { journal.add($0) }
            }, on: display)
        for list in [["a", "b"], ["b"], ["b"], []] {
            remote.value = list
            host.advance(by: 0)
        }
        XCTAssertEqual(journal.entries, [["a"], ["a", "b"], ["b"], []])
    }

    /// A ring as large as its label's width, which only layout knows.
    private struct Gauge: View {
        @State private var diameter: CGFloat = 0

        var body: some View {
            ZStack {
                Color.red.frame(width: 30, height: 4)
                    .background(
                        GeometryReader { Color.clear.preference(key: Widest.self, value: $0.size.width) })
                Rectangle().frame(width: diameter, height: diameter)
            }
            .onPreferenceChange(Widest.self) { diameter = $0 }
        }
    }

    func testSelfSizingSettlesWithinTheFrame() async {
        let host = render(Gauge(), on: display)
        XCTAssertEqual(host.statistics.frames, 1)
        XCTAssertEqual(display.surface.extent(of: 0x000000), box(35, 35, 30, 30))
        host.advance(by: 1)
        XCTAssertEqual(host.statistics, Statistics())
    }

    /// Two gauges side by side: each takes the room that it needs once it has found its size.
    func testSelfSizingViewsMakeRoomInAStack() async {
        render(
            HStack(spacing: 10) {
                Gauge()
                Gauge()
            }, on: display)
        // 30 + 10 + 30, centred.
        XCTAssertEqual(display.surface.extent(of: 0x000000), box(15, 35, 70, 30))
        XCTAssertEqual(display.surface.count(of: 0x000000), 2 * 30 * 30)
    }

    /// Wants to be one point wider than it is.
    private struct Growing: View {
        @State private var width: CGFloat = 10

        var body: some View {
            Color.red.frame(width: width, height: 10)
                .background(GeometryReader { Color.clear.preference(key: Widest.self, value: $0.size.width) })
                .onPreferenceChange(Widest.self) { width = $0 + 1 }
        }
    }

    func testACycleEndsWithOneWarningThatNamesTheView() async throws {
        let warnings = Journal<String>()
        let host = ViewHost(
            HStack {
                Growing()
                Color.blue.frame(width: 5)
            }, on: display, clock: ManualClock())
        host.onWarning = { warnings.add($0) }
        host.advance(by: 0)
        XCTAssertEqual(host.statistics.frames, 1)
        XCTAssertEqual(warnings.entries.count, 1)
        XCTAssertTrue(warnings.entries.first?.contains("Growing") ?? false, "\(warnings.entries)")
        host.advance(by: 0.1)
        host.advance(by: 0.1)
        XCTAssertEqual(warnings.entries.count, 1)
    }
}
