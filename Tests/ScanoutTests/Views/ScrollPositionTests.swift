import Scanout
import ScanoutTesting
import XCTest

/// Scroll views that go somewhere and tell where they are.
@MainActor
final class ScrollPositionTests: XCTestCase {
    private let colors: [Character: UInt32] = ["r": 0xFF3B30, "b": 0x007AFF, "g": 0x34C759]

    /// Five squares of 2 points, of which two find room.
    private struct Strip: View {
        var body: some View {
            HStack(spacing: 0) {
                ForEach(0..<5) { index in
                    [Color.black, .red, .blue, .green, .black][index].frame(width: 2)
                }
            }
        }
    }

    private struct Following: View {
        @State private var id: Int?
        let remote: Remote<Int?>
        let journal: Journal<Int?>
        var body: some View {
            let _ = remote.connect($id)
            ScrollViewReader { proxy in
                ScrollView(.horizontal) { Strip() }
                    .scrollPosition(id: $id)
                    .onChange(of: id) { _, new in journal.add(new) }
                    .onAppear { proxy.scrollTo(3, anchor: .leading) }
            }
        }
    }

    /// What is in sight after the scroll view has gone somewhere by other means is written; what is written is gone to.
    func testTheBindingIsWrittenAndFollowed() async throws {
        let display = MemoryDisplay(width: 4, height: 1)
        let (remote, journal) = (Remote<Int?>(), Journal<Int?>())
        let host = render(Following(remote: remote, journal: journal), on: display)
        try expect(display.surface, shows: "gg##", where: colors)
        XCTAssertEqual(remote.value, 3)
        remote.value = 1
        host.advance(by: 0)
        try expect(display.surface, shows: "rrbb", where: colors)
        XCTAssertEqual(remote.value, 1)
        XCTAssertEqual(journal.entries, [3, 1])
    }

    private struct Placed: View {
        @State private var position = ScrollPosition(idType: Int.self)
        let remote: Remote<ScrollPosition>
        var body: some View {
            let _ = remote.connect($position)
            ScrollView(.horizontal) { Strip() }.scrollPosition($position)
        }
    }

    func testPlaces() async throws {
        let display = MemoryDisplay(width: 4, height: 1)
        let remote = Remote<ScrollPosition>()
        let host = render(Placed(remote: remote), on: display)
        try expect(display.surface, shows: "##rr", where: colors)
        remote.value.scrollTo(edge: .trailing)
        host.advance(by: 0)
        try expect(display.surface, shows: "gg##", where: colors)
        XCTAssertEqual(remote.value.viewID(type: Int.self), 3)
        remote.value.scrollTo(x: 3)
        host.advance(by: 0)
        try expect(display.surface, shows: "rbbg", where: colors)
        XCTAssertEqual(remote.value.x, 3)
        remote.value.scrollTo(id: 0)
        host.advance(by: 0)
        try expect(display.surface, shows: "##rr", where: colors)
        remote.value.scrollTo(edge: .trailing)
        host.advance(by: 0)
        remote.value.scrollTo(id: 0)
        host.advance(by: 0)
        try expect(display.surface, shows: "##rr", where: colors)
        remote.value.scrollTo(x: 99)
        host.advance(by: 0)
        try expect(display.surface, shows: "gg##", where: colors)
    }

    func testWhereItBegins() async throws {
        let display = MemoryDisplay(width: 4, height: 1)
        _ = render(
            ScrollView(.horizontal) { Strip() }.scrollPosition(.constant(ScrollPosition(edge: .trailing))), on: display)
        try expect(display.surface, shows: "gg##", where: colors)
    }

    /// Margins of 1 point: content begins 1 in, may be scrolled until its end stands 1 before the other side, and shows in
    /// the margins.
    func testMargins() async throws {
        let display = MemoryDisplay(width: 6, height: 1)
        let strip = ScrollView(.horizontal) { Strip() }.contentMargins(.horizontal, 1).background(.white)
        _ = render(strip, on: display)
        try expect(display.surface, shows: ".##rrb", where: colors)
        _ = render(strip.scrollPosition(.constant(ScrollPosition(edge: .trailing))), on: display)
        try expect(display.surface, shows: "bgg##.", where: colors)
    }

    private struct Watching: View {
        @State private var position = ScrollPosition()
        let remote: Remote<ScrollPosition>
        let journal: Journal<String>
        var body: some View {
            let _ = remote.connect($position)
            ScrollView(.horizontal) {
                HStack(spacing: 0) {
                    ForEach(0..<3) { index in
                        Color.black.frame(width: 4)
                            .onScrollVisibilityChange { journal.add("\(index) \($0)") }
                    }
                }
            }
            .scrollPosition($position)
            .onScrollGeometryChange(for: CGFloat.self) {
                $0.contentOffset.x
            } action: { old, new in
                journal.add("\(old) \(new)")
            }
        }
    }

    /// Three views of 4 in 4 points: half of the next one is in sight 2 points on, and all of it at 4.
    func testGeometryAndVisibility() async {
        let display = MemoryDisplay(width: 4, height: 1)
        let (remote, journal) = (Remote<ScrollPosition>(), Journal<String>())
        let host = render(Watching(remote: remote, journal: journal), on: display)
        XCTAssertEqual(Set(journal.entries), ["0 true", "0.0 0.0"])
        journal.clear()
        remote.value.scrollTo(x: 3)
        host.advance(by: 0)
        XCTAssertEqual(Set(journal.entries), ["0 false", "1 true", "0.0 3.0"])
    }
}
