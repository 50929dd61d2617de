import Scanout
import ScanoutTesting
import XCTest

/// Modifiers with bodies of their own, sizing, clips, symbols.
@MainActor
final class ModifierTests: XCTestCase {
    /// Surrounds a view with a frame whose colour is state of the modifier.
    private struct Framed: ViewModifier {
        let width: CGFloat
        let journal: Journal<String>
        @State private var color = Color.blue

        func body(content: Content) -> some View {
            let _ = journal.add("framed")
            content.padding(width).background(color).onAppear { color = .green }
        }
    }

    private struct Inner: View {
        let journal: Journal<String>
        var body: some View {
            let _ = journal.add("inner")
            Color.red
        }
    }

    func testModifiersHaveStateAndTheirContentIsLeftAlone() async throws {
        let journal = Journal<String>()
        let remote = Remote<CGFloat>()
        let display = MemoryDisplay(width: 6, height: 3)
        let host = render(
            Stage(1, remote) { Inner(journal: journal).modifier(Framed(width: $0, journal: journal)) }, on: display)
        let colors: [Character: UInt32] = ["r": 0xFF3B30, "g": 0x34C759]
        try expect(display.surface, shows: "gggggg\ngrrrrg\ngggggg", where: colors)
        XCTAssertEqual(journal.entries.filter { $0 == "inner" }.count, 1)
        journal.clear()
        remote.value = 0
        host.advance(by: 0)
        try expect(display.surface, shows: "rrrrrr\nrrrrrr\nrrrrrr", where: colors)
        XCTAssertEqual(journal.entries, ["framed"])
    }

    func testModifiersOfModifiers() async throws {
        struct Twice: ViewModifier {
            let inner: Framed
            func body(content: Content) -> some View { content.modifier(inner).modifier(inner) }
        }
        let view = Color.red.modifier(Twice(inner: Framed(width: 1, journal: Journal())))
        let display = MemoryDisplay(width: 6, height: 6)
        render(view, on: display)
        XCTAssertEqual(display.surface.extent(of: 0xFF3B30), box(2, 2, 2, 2))
    }

    // MARK: Sizes

    func testPriorities() async {
        let seen = frames { log in
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 10).logged("a", log)
                Color.blue.logged("b", log).layoutPriority(1)
            }
        }
        XCTAssertEqual(seen, ["a": rect(0, 0, 10, 100), "b": rect(10, 0, 90, 100)])
    }

    func testAspectRatios() async {
        XCTAssertEqual(
            frames { Color.red.logged("a", $0).aspectRatio(2, contentMode: .fit) }["a"], rect(0, 25, 100, 50))
        XCTAssertEqual(
            frames { Color.red.logged("a", $0).aspectRatio(2, contentMode: .fill) }["a"], rect(-50, 0, 200, 100))
        XCTAssertEqual(
            frames {
                Color.red.logged("a", $0).aspectRatio(CGSize(width: 1, height: 4), contentMode: .fit)
            }["a"], rect(37.5, 0, 25, 100))
    }

    // MARK: Clips

    func testClips() async throws {
        let view = square(.black, 6).frame(width: 2, height: 4).clipped()
        try expect(
            view, on: MemoryDisplay(width: 6, height: 6),
            shows: """
                ......
                ..##..
                ..##..
                ..##..
                ..##..
                ......
                """)
    }

    /// What is outside of the clip is not drawn wherever the damage is.
    func testClipsOfMovingViews() async {
        let remote = Remote<CGFloat>()
        let display = MemoryDisplay(width: 20, height: 4)
        let host = render(
            Stage(0, remote) { x in Color.black.frame(width: 4).offset(x: x).frame(width: 8).clipped() }, on: display)
        XCTAssertEqual(display.surface.extent(of: 0x000000), box(8, 0, 4, 4))
        let table: [(CGFloat, PixelRect)] = [(3, box(11, 0, 3, 4)), (-5, box(6, 0, 1, 4)), (-3, box(6, 0, 3, 4))]
        for (x, expected) in table {
            remote.value = x
            host.advance(by: 0)
            XCTAssertEqual(display.surface.extent(of: 0x000000), expected, "\(x)")
        }
        remote.value = 40
        host.advance(by: 0)
        XCTAssertNil(display.surface.extent(of: 0x000000))
    }

    // MARK: Symbols

    func testSymbolsFillTheirFrame() async {
        let display = MemoryDisplay(width: 60, height: 60)
        let host = ViewHost(
            Image(systemName: "headphones").resizable().frame(width: 40, height: 40), on: display, clock: ManualClock())
        let warnings = Journal<String>()
        host.onWarning = { warnings.add($0) }
        host.advance(by: 0)
        XCTAssertEqual(warnings.entries, [])
        let ink = display.surface.extent(of: 0x000000)
        XCTAssertNotNil(ink)
        XCTAssertEqual(ink.map { box(10, 10, 40, 40).union($0) }, box(10, 10, 40, 40))
        // Symmetric on the vertical axis, but for the rounding of coverages.
        for y in 0..<60 {
            for x in 0..<30 {
                let (left, right) = (display.surface[x, y].red, display.surface[59 - x, y].red)
                XCTAssertEqual(Int(left), Int(right), accuracy: 1, "(\(x), \(y))")
            }
        }
    }

    func testSymbolsTakeTheColorAround() async {
        let display = MemoryDisplay(width: 40, height: 40)
        render(Image(systemName: "headphones").resizable().foregroundColor(.red), on: display)
        XCTAssertGreaterThan(display.surface.count(of: 0xFF3B30), 50)
        XCTAssertEqual(display.surface.count(of: 0x000000), 0)
    }

    func testUnknownSymbolsAreNamed() async {
        let warnings = Journal<String>()
        let remote = Remote<String>()
        let host = render(
            Stage("headphones", remote) { Image(systemName: $0).resizable() }, on: MemoryDisplay(width: 20, height: 20))
        host.onWarning = { warnings.add($0) }
        remote.value = "no.such.symbol"
        host.advance(by: 0)
        XCTAssertEqual(warnings.entries.count, 1)
        XCTAssertTrue(warnings.entries.first?.contains("no.such.symbol") ?? false)
    }
}
