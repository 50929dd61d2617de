import Scanout
import ScanoutTesting
import XCTest

/// How views come and go. All animations are linear over 1 s, so that positions and opacities can be counted.
@MainActor
final class TransitionTests: XCTestCase {
    private let linear = Animation.linear(duration: 1)
    private let colors: [Character: UInt32] = ["r": 0xFF3B30]

    private func bar<T: Transition>(_ transition: T, width: Int = 8, height: Int = 1) -> SwitchingPanel<Bool> {
        SwitchingPanel(false, width: width, height: height) { isShown in
            ZStack {
                Color.white
                if isShown { Color.black.frame(width: 4, height: CGFloat(min(height, 4))).transition(transition) }
            }
        }
    }

    private func check(
        _ panel: SwitchingPanel<Bool>, coming: [String], going: [String], line: UInt = #line
    ) throws {
        panel.set(true)
        for picture in coming {
            panel.host.advance(by: 0.25)
            try expect(panel.display.surface, shows: picture)
        }
        panel.set(false)
        for picture in going {
            panel.host.advance(by: 0.25)
            try expect(panel.display.surface, shows: picture)
        }
    }

    // MARK: The kinds

    /// Half white over black is 0x80 rounded from 127.5 up; quarters are 255·¾ = 191.25 and 255·¼ = 63.75.
    func testOpacity() async {
        let panel = bar(.opacity)
        panel.set(true)
        XCTAssertEqual(panel.gray(after: 0, 4), 0xFF)
        XCTAssertEqual(panel.gray(after: 0.2, 4), 0xCC)
        XCTAssertEqual(panel.gray(after: 0.4, 4), 0x66)
        XCTAssertEqual(panel.gray(after: 0.4, 4), 0x00)
        panel.set(false)
        XCTAssertEqual(panel.gray(after: 0, 4), 0x00)
        XCTAssertEqual(panel.gray(after: 0.6, 4), 0x99)
        XCTAssertEqual(panel.gray(after: 0.4, 4), 0xFF)
    }

    func testMove() async throws {
        try check(
            bar(.move(edge: .leading)), coming: ["###.....", "####....", ".####...", "..####.."],
            going: [".####...", "####....", "###.....", "........"])
        try check(
            bar(.move(edge: .trailing)), coming: [".....###", "....####", "...####.", "..####.."],
            going: ["...####.", "....####", ".....###", "........"])
    }

    func testSlide() async throws {
        try check(
            bar(.slide), coming: ["###.....", "####....", ".####...", "..####.."],
            going: ["...####.", "....####", ".....###", "........"])
    }

    func testOffset() async throws {
        try check(
            bar(.offset(x: 4)), coming: [".....###", "....####", "...####.", "..####.."],
            going: ["...####.", "....####", ".....###", "........"])
        try check(
            bar(.offset(CGSize(width: -4, height: 0))), coming: ["###.....", "####....", ".####...", "..####.."],
            going: [".####...", "####....", "###.....", "........"])
    }

    /// 4 by 4 in the middle of 8 by 8: half way it is 2 by 2.
    func testScale() async {
        let panel = bar(.scale, height: 8)
        panel.set(true)
        panel.host.advance(by: 0.5)
        XCTAssertEqual(panel.display.surface.extent(of: 0), box(3, 3, 2, 2))
        panel.host.advance(by: 0.5)
        XCTAssertEqual(panel.display.surface.extent(of: 0), box(2, 2, 4, 4))
        let corner = bar(.scale(0.5, anchor: .topLeading), height: 8)
        corner.set(true)
        corner.host.advance(by: 0)
        XCTAssertEqual(corner.display.surface.extent(of: 0), box(2, 2, 2, 2))
        corner.host.advance(by: 1)
        corner.set(false)
        corner.host.advance(by: 0.999999)
        XCTAssertEqual(corner.display.surface.extent(of: 0), box(2, 2, 2, 2))
        corner.host.advance(by: 0.1)
        XCTAssertNil(corner.display.surface.extent(of: 0))
    }

    func testPush() async {
        let panel = bar(.push(from: .leading))
        panel.set(true)
        panel.host.advance(by: 0.5)
        // Two pixels to the left of its place, half seen.
        XCTAssertEqual(panel.display.surface.count(of: 0xFFFFFF), 4)
        XCTAssertEqual(panel.display.surface.extent(of: panel.display.surface.rgb(0, 0)), box(0, 0, 4, 1))
        panel.host.advance(by: 0.5)
        panel.set(false)
        panel.host.advance(by: 0.5)
        XCTAssertEqual(panel.display.surface.extent(of: panel.display.surface.rgb(7, 0)), box(4, 0, 4, 1))
    }

    func testIdentityGoesAtOnce() async throws {
        let panel = bar(.identity)
        panel.set(true)
        panel.host.advance(by: 0)
        try expect(panel.display.surface, shows: "..####..")
        panel.set(false)
        panel.host.advance(by: 0)
        try expect(panel.display.surface, shows: "........")
    }

    /// Half way an opaque bar would be 0x80 in its middle; blurred, it is paler there, and beside it no longer white.
    func testBlurReplaceBlursAndFades() async throws {
        let panel = bar(.blurReplace)
        panel.set(true)
        let middle = panel.gray(after: 0.5, 4)
        XCTAssertGreaterThan(middle, 0x80)
        XCTAssertLessThan(middle, 0xFF)
        XCTAssertLessThan(panel.gray(after: 0, 1), 0xFF)
        panel.host.advance(by: 0.5)
        try expect(panel.display.surface, shows: "..####..")
    }

    func testAsymmetric() async throws {
        let panel = SwitchingPanel(false) { isShown in
            ZStack {
                Color.white
                if isShown {
                    Color.black.frame(width: 4)
                        .transition(.asymmetric(insertion: .move(edge: .leading), removal: .offset(x: 4)))
                }
            }
        }
        try check(
            panel, coming: ["###.....", "####....", ".####...", "..####.."],
            going: ["...####.", "....####", ".....###", "........"])
    }

    func testCombined() async {
        let panel = SwitchingPanel(false) { isShown in
            ZStack {
                Color.white
                if isShown {
                    Color.black.frame(width: 4).transition(.opacity.combined(with: .move(edge: .leading)))
                }
            }
        }
        panel.set(true)
        XCTAssertEqual(panel.gray(after: 0.5, 0), panel.gray(after: 0, 3))
        XCTAssertEqual(panel.gray(after: 0, 4), 0xFF)
        XCTAssertTrue([0x7F, 0x80].contains(panel.gray(after: 0, 0)))
    }

    private struct Shift: ViewModifier {
        let x: CGFloat
        func body(content: Content) -> some View { content.offset(x: x) }
    }

    func testModifiers() async throws {
        let panel = SwitchingPanel(false) { isShown in
            ZStack {
                Color.white
                if isShown {
                    Color.black.frame(width: 4)
                        .transition(.modifier(active: Shift(x: 4), identity: Shift(x: 0)))
                }
            }
        }
        try check(
            panel, coming: [".....###", "....####", "...####.", "..####.."],
            going: ["...####.", "....####", ".....###", "........"])
    }

    private struct Twist: Transition {
        func body(content: Content, phase: TransitionPhase) -> some View { content.offset(x: phase.value * 4) }
    }

    func testTransitionsOfOnesOwn() async throws {
        try check(
            bar(Twist()), coming: ["###.....", "####....", ".####...", "..####.."],
            going: ["...####.", "....####", ".....###", "........"])
    }

    /// The fade has an animation of its own, so it takes place without one around; the same for a half of a pair.
    func testAnimationsOfTransitions() async {
        let panel = SwitchingPanel(false) { isShown in
            ZStack {
                Color.white
                if isShown { Color.black.transition(.opacity.animation(.linear(duration: 1))) }
            }
        }
        panel.remote.value = true
        XCTAssertEqual(panel.gray(after: 0.4), 0x99)
        XCTAssertEqual(panel.gray(after: 0.6), 0x00)
        panel.remote.value = false
        XCTAssertEqual(panel.gray(after: 0.4), 0x66)
        XCTAssertEqual(panel.gray(after: 0.6), 0xFF)
        let pair = SwitchingPanel(false) { isShown in
            ZStack {
                Color.white
                if isShown {
                    Color.black.frame(width: 4)
                        .transition(
                            .move(edge: .leading).animation(.linear(duration: 2))
                                .combined(with: .move(edge: .top).animation(.linear(duration: 1))))
                }
            }
        }
        pair.set(true, .linear(duration: 7))
        pair.host.advance(by: 1)
        XCTAssertEqual(pair.display.surface.extent(of: 0), box(0, 0, 4, 1))
    }

    // MARK: When

    func testNoTransitionWithoutAnAnimation() async throws {
        let panel = bar(.move(edge: .leading))
        panel.set(true, nil)
        panel.host.advance(by: 0)
        try expect(panel.display.surface, shows: "..####..")
        panel.set(false, nil)
        panel.host.advance(by: 0)
        try expect(panel.display.surface, shows: "........")
    }

    /// Without a transition of its own a view fades.
    func testTheDefaultIsAFade() async {
        let panel = SwitchingPanel(false) { isShown in
            ZStack {
                Color.white
                if isShown { Color.black }
            }
        }
        panel.set(true)
        XCTAssertEqual(panel.gray(after: 0.2), 0xCC)
        XCTAssertEqual(panel.gray(after: 0.8), 0x00)
        panel.set(false)
        XCTAssertEqual(panel.gray(after: 0.2), 0x33)
        XCTAssertEqual(panel.gray(after: 0.8), 0xFF)
        panel.host.advance(by: 1)
        XCTAssertEqual(panel.host.statistics, Statistics())
    }

    func testImplicitAnimationsAroundBeginTransitions() async {
        let panel = SwitchingPanel(false) { isShown in
            ZStack {
                Color.white
                if isShown { Color.black.transition(.opacity) }
            }
            .animation(.linear(duration: 1), value: isShown)
        }
        panel.remote.value = true
        XCTAssertEqual(panel.gray(after: 0.2), 0xCC)
    }

    /// What is there at first does not come in, and what is inside of something that comes in does not either.
    func testWhatIsThereAtFirstDoesNotComeIn() async throws {
        let panel = SwitchingPanel(false) { isShown in
            ZStack {
                if isShown {
                    ZStack {
                        Color.white
                        if isShown { Color.black.frame(width: 4).transition(.move(edge: .leading)) }
                    }
                    .transition(.identity)
                }
            }
        }
        panel.set(true)
        panel.host.advance(by: 0.5)
        try expect(panel.display.surface, shows: "..####..")
    }

    /// The stack grows to the left and moves; what is new stands where it belongs, what was there moves to its place.
    func testWhatIsNewIsNotTakenAlong() async throws {
        let panel = SwitchingPanel(false) { isShown in
            HStack(spacing: 0) {
                Color.black.frame(width: 2)
                if isShown { Color.red.frame(width: 4).transition(.identity) }
            }
        }
        try expect(panel.display.surface, shows: "...##...", where: colors)
        panel.set(true)
        panel.host.advance(by: 0.5)
        // The black bar goes from 3 to 1.
        try expect(panel.display.surface, shows: "..#rrrr.", where: colors)
        panel.host.advance(by: 0.5)
        try expect(panel.display.surface, shows: ".##rrrr.", where: colors)
        panel.host.advance(by: 1)
        XCTAssertEqual(panel.host.statistics, Statistics())
    }

    func testSwitches() async throws {
        let panel = SwitchingPanel(0) { number in
            ZStack(alignment: .leading) {
                Color.white
                switch number {
                case 0: Color.red.frame(width: 4).transition(.offset(x: -4))
                case 1: Color.black.frame(width: 4).transition(.offset(x: 4))
                default: EmptyView()
                }
            }
        }
        try expect(panel.display.surface, shows: "rrrr....", where: colors)
        panel.set(1)
        panel.host.advance(by: 0.25)
        // The one that goes is one to the left, the one that comes is three to the right.
        try expect(panel.display.surface, shows: "rrr####.", where: colors)
        panel.host.advance(by: 0.75)
        try expect(panel.display.surface, shows: "####....", where: colors)
        panel.set(2)
        panel.host.advance(by: 0.5)
        try expect(panel.display.surface, shows: "..####..", where: colors)
        panel.host.advance(by: 0.5)
        try expect(panel.display.surface, shows: "........", where: colors)
    }

    func testAnotherID() async throws {
        let panel = SwitchingPanel(0) { id in
            ZStack(alignment: .leading) {
                Color.white
                (id == 0 ? Color.red : Color.black).frame(width: 4).transition(.offset(x: 4)).id(id)
            }
        }
        panel.set(1)
        panel.host.advance(by: 0.5)
        // The one that goes lies below the one that comes.
        try expect(panel.display.surface, shows: "..####..", where: colors)
        panel.host.advance(by: 0.5)
        try expect(panel.display.surface, shows: "####....", where: colors)
    }

    /// Space is given up at once; the row below moves up while the one above leaves.
    func testRowsOfAForEach() async throws {
        let panel = SwitchingPanel([1, 2, 3], width: 4, height: 3) { rows in
            VStack(alignment: .leading, spacing: 0) {
                ForEach(rows, id: \.self) { row in
                    Color.black.frame(width: CGFloat(row), height: 1).transition(.move(edge: .leading))
                }
                Spacer(minLength: 0)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        try expect(panel.display.surface, shows: "#...\n##..\n###.")
        panel.set([1, 3])
        panel.host.advance(by: 0)
        try expect(panel.display.surface, shows: "#...\n##..\n###.")
        panel.host.advance(by: 0.5)
        // Two wide and half gone: one; the third row is half way up and rounded to the lower place.
        try expect(panel.display.surface, shows: "#...\n#...\n###.")
        panel.host.advance(by: 0.5)
        try expect(panel.display.surface, shows: "#...\n###.\n....")
        panel.set([1, 2, 3])
        panel.host.advance(by: 1)
        try expect(panel.display.surface, shows: "#...\n##..\n###.")
    }

    /// Rows that are made as they come into sight come and go, too.
    func testRowsOfALazyStack() async throws {
        let journal = Journal<Int>()
        let panel = SwitchingPanel([1, 2, 3], width: 4, height: 3) { rows in
            LazyVStack(alignment: .leading, spacing: 0) {
                ForEach(rows, id: \.self) { row in
                    Color.black.frame(width: CGFloat(row), height: 1).onDisappear { journal.add(row) }
                }
            }
            .frame(height: 3, alignment: .top)
        }
        try expect(panel.display.surface, shows: "#...\n##..\n###.")
        panel.set([1, 3])
        panel.host.advance(by: 2)
        try expect(panel.display.surface, shows: "#...\n###.\n....")
        XCTAssertEqual(journal.entries, [2])
        panel.set([1, 2, 3])
        panel.host.advance(by: 2)
        try expect(panel.display.surface, shows: "#...\n##..\n###.")
    }
}
