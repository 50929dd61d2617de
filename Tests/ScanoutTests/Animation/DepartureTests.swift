import Scanout
import ScanoutTesting
import XCTest

/// Views on their way out: where they lie, what is told, and what comes back. All animations are linear over 1 s.
@MainActor
final class DepartureTests: XCTestCase {
    private let colors: [Character: UInt32] = ["r": 0xFF3B30]

    func testZIndices() async throws {
        let panel = SwitchingPanel(true) { isShown in
            ZStack(alignment: .leading) {
                Color.white
                Color.red.frame(width: 4)
                if isShown { Color.black.frame(width: 2).transition(.offset(x: 4)).zIndex(1) }
            }
        }
        panel.set(false)
        panel.host.advance(by: 0.25)
        try expect(panel.display.surface, shows: "r##r....", where: colors)
    }

    /// A view that goes lies where it lay: above what was below it, below what was above it.
    func testViewsThatGoLieWhereTheyLay() async throws {
        let panel = SwitchingPanel(true) { isShown in
            ZStack(alignment: .leading) {
                Color.white
                if isShown { Color.black.frame(width: 2).transition(.offset(x: 4)) }
                Color.red.frame(width: 2)
            }
        }
        try expect(panel.display.surface, shows: "rr......", where: colors)
        panel.set(false)
        panel.host.advance(by: 0.25)
        try expect(panel.display.surface, shows: "rr#.....", where: colors)
    }

    private struct Tally: View {
        let journal: Journal<String>
        @State private var number = 0
        var body: some View {
            Color.black.frame(width: CGFloat(number))
                .onAppear {
                    number += 4
                    journal.add("appear")
                }
                .onDisappear { journal.add("disappear") }
        }
    }

    func testDisappearanceIsToldWhenTheExitIsOver() async {
        let journal = Journal<String>()
        let panel = SwitchingPanel(true) { isShown in
            ZStack { if isShown { Tally(journal: journal).transition(.opacity) } }
        }
        panel.set(false)
        panel.host.advance(by: 0.9)
        XCTAssertEqual(journal.entries, ["appear"])
        panel.host.advance(by: 0.1)
        XCTAssertEqual(journal.entries, ["appear", "disappear"])
    }

    /// A view that comes back while it leaves is the same one, with its state, and turns round where it is.
    func testComingBack() async throws {
        let journal = Journal<String>()
        let panel = SwitchingPanel(true) { isShown in
            ZStack {
                Color.white
                if isShown { Tally(journal: journal).transition(.move(edge: .leading)) }
            }
        }
        try expect(panel.display.surface, shows: "..####..")
        panel.set(false)
        panel.host.advance(by: 0.5)
        try expect(panel.display.surface, shows: "####....")
        panel.set(true)
        panel.host.advance(by: 2)
        try expect(panel.display.surface, shows: "..####..")
        XCTAssertEqual(journal.entries, ["appear"])
        panel.set(false)
        panel.host.advance(by: 0.5)
        try expect(panel.display.surface, shows: "####....")
        panel.host.advance(by: 0.5)
        try expect(panel.display.surface, shows: "........")
        XCTAssertEqual(journal.entries, ["appear", "disappear"])
    }

    func testLeavingWhileComing() async throws {
        let panel = SwitchingPanel(false) { isShown in
            ZStack {
                Color.white
                if isShown { Color.black.frame(width: 4, height: 1).transition(.offset(x: 4)) }
            }
        }
        panel.set(true)
        panel.host.advance(by: 0.5)
        try expect(panel.display.surface, shows: "....####")
        panel.set(false, nil)
        panel.host.advance(by: 0)
        try expect(panel.display.surface, shows: "........")
        panel.host.advance(by: 2)
        panel.host.advance(by: 1)
        XCTAssertEqual(panel.host.statistics, Statistics())
    }

    /// The container goes without an animation while a view in it leaves.
    func testTheContainerGoesFirst() async {
        struct Two: Equatable {
            var outer = true
            var inner = true
        }
        let journal = Journal<String>()
        let panel = SwitchingPanel(Two()) { shown in
            ZStack {
                Color.white
                if shown.outer {
                    ZStack {
                        Color.white
                        if shown.inner { Tally(journal: journal).transition(.opacity) }
                    }
                }
            }
        }
        panel.set(Two(inner: false))
        XCTAssertEqual(panel.gray(after: 0.4, 4), 0x66)
        panel.set(Two(outer: false, inner: false), nil)
        XCTAssertEqual(panel.gray(after: 0, 4), 0xFF)
        XCTAssertEqual(journal.entries, ["appear", "disappear"])
        panel.host.advance(by: 5)
        panel.host.advance(by: 1)
        XCTAssertEqual(panel.host.statistics, Statistics())
        XCTAssertEqual(journal.entries, ["appear", "disappear"])
    }

    /// The way out of a view inside of modifiers takes these along: the padding's background fades with it.
    func testModifiersAroundLeaveToo() async {
        let panel = SwitchingPanel(true, width: 8, height: 8) { isShown in
            ZStack {
                Color.white
                Group { if isShown { Color.black.frame(width: 2, height: 2) } }.padding(2).background(Color.black)
            }
        }
        XCTAssertEqual(panel.gray(after: 0, 1, 1), 0)
        panel.set(false)
        XCTAssertEqual(panel.gray(after: 0.4, 1, 1), 0x66)
        XCTAssertEqual(panel.gray(after: 0, 4, 4), 0x66)
        XCTAssertEqual(panel.gray(after: 0.6, 1, 1), 0xFF)
    }

    /// Values that a view hands up count no more once it is on its way out.
    func testPreferencesOfViewsThatGo() async {
        struct Key: PreferenceKey {
            static var defaultValue: Int { 0 }
            static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
        }
        let journal = Journal<Int>()
        let panel = SwitchingPanel(true) { isShown in
            ZStack { if isShown { Color.black.preference(key: Key.self, value: 7).transition(.opacity) } }
                .onPreferenceChange(Key.self) { journal.add($0) }
        }
        panel.set(false)
        panel.host.advance(by: 0.1)
        XCTAssertEqual(journal.entries, [7, 0])
    }

    /// State of a view is kept when another transition takes the place of one.
    func testAnotherTransition() async {
        let journal = Journal<String>()
        let panel = SwitchingPanel(false) { isOther in
            ZStack {
                Tally(journal: journal)
                    .transition(isOther ? AnyTransition.scale : AnyTransition.opacity)
            }
        }
        panel.set(true)
        panel.host.advance(by: 0.5)
        XCTAssertEqual(journal.entries, ["appear"])
        XCTAssertEqual(panel.display.surface.extent(of: 0), box(2, 0, 4, 1))
    }
}
