import Scanout
import ScanoutTesting
import XCTest

/// What is animated, and by which animation.
@MainActor
final class AnimationTests: XCTestCase {
    private let linear = Animation.linear(duration: 1)
    private let colors: [Character: UInt32] = ["r": 0xFF3B30]

    // MARK: What can move

    func testOpacity() async throws {
        let remote = Remote<Bool>()
        let display = MemoryDisplay(width: 1, height: 1)
        let host = render(
            Stage(false, remote) { isOn in
                ZStack {
                    Color.black
                    Color.white.opacity(isOn ? 1 : 0)
                }
            }, on: display)
        withAnimation(linear) { remote.value = true }
        for (gray, step) in [(0x33, 0.2), (0x66, 0.2), (0xCC, 0.4), (0xFF, 0.2)] as [(UInt32, Double)] {
            host.advance(by: step)
            try expect(display.surface, shows: "a", where: ["a": gray * 0x010101])
        }
    }

    func testOffset() async throws {
        let remote = Remote<CGFloat>()
        let display = MemoryDisplay(width: 12, height: 1)
        let host = render(
            Stage(0, remote) { x in
                HStack(spacing: 0) {
                    Color.black.frame(width: 2).offset(x: x)
                    Spacer()
                }
            }, on: display)
        withAnimation(linear) { remote.value = 8 }
        for picture in ["..##........", "....##......", "......##....", "........##..", "........##.."] {
            host.advance(by: 0.25)
            try expect(display.surface, shows: picture)
        }
    }

    func testRotation() async throws {
        let remote = Remote<Double>()
        let display = MemoryDisplay(width: 6, height: 6)
        let host = render(
            Stage(0, remote) { angle in
                Color.black.frame(width: 6, height: 2).rotationEffect(.degrees(angle))
            }, on: display)
        withAnimation(linear) { remote.value = 180 }
        host.advance(by: 0.5)
        try expect(display.surface, shows: String(repeating: "..##..\n", count: 6))
        host.advance(by: 0.5)
        let empty = String(repeating: "......\n", count: 2)
        try expect(display.surface, shows: empty + String(repeating: "######\n", count: 2) + empty)
    }

    func testScale() async {
        let remote = Remote<CGFloat>()
        let display = MemoryDisplay(width: 40, height: 40)
        let host = render(Stage(1, remote) { square(.black, 10).scaleEffect($0) }, on: display)
        withAnimation(linear) { remote.value = 3 }
        host.advance(by: 0.5)
        XCTAssertEqual(display.surface.extent(of: 0x000000), box(10, 10, 20, 20))
        XCTAssertEqual(display.surface.count(of: 0x000000), 400)
    }

    func testFramesAndTheirNeighbours() async throws {
        let remote = Remote<CGFloat>()
        let display = MemoryDisplay(width: 12, height: 1)
        let host = render(
            Stage(0, remote) { width in
                HStack(spacing: 0) {
                    Color.black.frame(width: width)
                    Color.red.frame(width: 2)
                    Spacer(minLength: 0)
                }
            }, on: display)
        withAnimation(linear) { remote.value = 8 }
        for picture in ["##rr........", "####rr......", "######rr....", "########rr.."] {
            host.advance(by: 0.25)
            try expect(display.surface, shows: picture, where: colors)
        }
    }

    /// From red 255 to black's 0 in four steps: 255 - 64 = 191.
    func testColors() async throws {
        let remote = Remote<Bool>()
        let display = MemoryDisplay(width: 1, height: 1)
        let host = render(
            Stage(false, remote) { Rectangle().fill($0 ? Color.black : Color(red: 1, green: 0, blue: 0)) },
            on: display)
        withAnimation(linear) { remote.value = true }
        host.advance(by: 0.2)
        try expect(display.surface, shows: "a", where: ["a": 0xCC0000])
        host.advance(by: 0.4)
        try expect(display.surface, shows: "a", where: ["a": 0x660000])
        host.advance(by: 0.4)
        try expect(display.surface, shows: "#")
    }

    func testTrimmedShapes() async throws {
        let remote = Remote<CGFloat>()
        let display = MemoryDisplay(width: 8, height: 2)
        let host = render(
            Stage(0, remote) { end in
                Path { path in
                    path.move(to: CGPoint(x: 0, y: 1))
                    path.addLine(to: CGPoint(x: 8, y: 1))
                }
                .trim(from: 0, to: end)
                .stroke(Color.black, lineWidth: 2)
            }, on: display)
        withAnimation(linear) { remote.value = 1 }
        for row in ["##......", "####....", "######..", "########"] {
            host.advance(by: 0.25)
            try expect(display.surface, shows: row + "\n" + row)
        }
    }

    /// A shape of one's own that says what of it is animated.
    private struct Level: Shape {
        var level: CGFloat
        nonisolated var animatableData: CGFloat {
            get { level }
            set { level = newValue }
        }
        nonisolated func path(in rect: CGRect) -> Path {
            Path(CGRect(x: 0, y: 0, width: rect.width * level, height: rect.height))
        }
    }

    func testShapesOfOnesOwn() async throws {
        let remote = Remote<CGFloat>()
        let display = MemoryDisplay(width: 8, height: 1)
        let host = render(Stage(0, remote) { Level(level: $0).fill(Color.black) }, on: display)
        withAnimation(linear) { remote.value = 1 }
        host.advance(by: 0.5)
        try expect(display.surface, shows: "####....")
    }

    // MARK: By which animation

    private struct Widths: Equatable {
        var width: CGFloat = 0
        var trigger = 0
    }

    func testAnimationOfAValueWaitsForTheValue() async throws {
        let remote = Remote<Widths>()
        let display = MemoryDisplay(width: 8, height: 1)
        let host = render(
            Stage(Widths(), remote) { widths in
                ZStack(alignment: .leading) {
                    Color.white
                    Color.black.frame(width: widths.width)
                        .animation(.linear(duration: 1), value: widths.trigger)
                }
            }, on: display)
        remote.value.width = 4
        host.advance(by: 0)
        try expect(display.surface, shows: "####....")
        remote.value = Widths(width: 8, trigger: 1)
        host.advance(by: 0.5)
        try expect(display.surface, shows: "######..")
        host.advance(by: 0.5)
        remote.value.width = 2
        host.advance(by: 0)
        try expect(display.surface, shows: "##......")
    }

    /// The first row is animated, the second one is not, though both change with the same state.
    func testAnimationDoesNotLeakToSiblings() async throws {
        let remote = Remote<CGFloat>()
        let display = MemoryDisplay(width: 4, height: 2)
        let host = render(
            Stage(0, remote) { width in
                VStack(alignment: .leading, spacing: 0) {
                    ZStack(alignment: .leading) {
                        Color.white
                        Color.black.frame(width: width)
                    }
                    .animation(.linear(duration: 1), value: width)
                    ZStack(alignment: .leading) {
                        Color.white
                        Color.black.frame(width: width)
                    }
                }
            }, on: display)
        remote.value = 4
        host.advance(by: 0.5)
        try expect(display.surface, shows: "##..\n####")
    }

    func testAnimationWithoutValueAnimatesEveryChange() async throws {
        let remote = Remote<CGFloat>()
        let display = MemoryDisplay(width: 8, height: 1)
        let host = render(
            Stage(0, remote) { width in
                ZStack(alignment: .leading) {
                    Color.white
                    Color.black.frame(width: width).animation(.linear(duration: 1))
                }
            }, on: display)
        remote.value = 8
        host.advance(by: 0.25)
        try expect(display.surface, shows: "##......")
        host.advance(by: 1)
        remote.value = 4
        host.advance(by: 0.5)
        try expect(display.surface, shows: "######..")
    }

    /// An animation of nil switches off what comes from around.
    func testNilSwitchesAnimationsOff() async throws {
        let remote = Remote<CGFloat>()
        let display = MemoryDisplay(width: 8, height: 1)
        let host = render(
            Stage(0, remote) { width in
                ZStack(alignment: .leading) {
                    Color.white
                    Color.black.frame(width: width).animation(nil, value: width)
                }
            }, on: display)
        withAnimation(linear) { remote.value = 8 }
        host.advance(by: 0.25)
        try expect(display.surface, shows: "########")
    }

    func testTheInnerAnimationWins() async throws {
        let remote = Remote<CGFloat>()
        let display = MemoryDisplay(width: 8, height: 1)
        let host = render(
            Stage(0, remote) { width in
                ZStack(alignment: .leading) {
                    Color.white
                    Color.black.frame(width: width).animation(.linear(duration: 2), value: width)
                }
            }, on: display)
        withAnimation(linear) { remote.value = 8 }
        host.advance(by: 0.5)
        try expect(display.surface, shows: "##......")
    }

    func testWritesThroughAnAnimatedBinding() async throws {
        let remote = Remote<CGFloat>()
        let display = MemoryDisplay(width: 8, height: 1)
        let host = render(
            Stage(0, remote) { width in
                ZStack(alignment: .leading) {
                    Color.white
                    Color.black.frame(width: width)
                }
            }, on: display)
        remote.projected.animation(.linear(duration: 1)).wrappedValue = 8
        host.advance(by: 0.5)
        try expect(display.surface, shows: "####....")
    }

    /// Two changes before one frame keep each its own animation.
    func testEachChangeKeepsItsTransaction() async throws {
        struct Bars: View {
            @State private var first: CGFloat = 0
            @State private var second: CGFloat = 0
            let remotes: [Remote<CGFloat>]

            var body: some View {
                let _ = remotes[0].connect($first)
                let _ = remotes[1].connect($second)
                VStack(alignment: .leading, spacing: 0) {
                    Color.black.frame(width: first)
                    Color.black.frame(width: second)
                }
                .frame(maxWidth: .infinity, alignment: .leading)
            }
        }
        let remotes = [Remote<CGFloat>(), Remote<CGFloat>()]
        let display = MemoryDisplay(width: 4, height: 2)
        let host = render(Bars(remotes: remotes), on: display)
        withAnimation(linear) { remotes[0].value = 4 }
        remotes[1].value = 4
        host.advance(by: 0.5)
        try expect(display.surface, shows: "##..\n####")
    }

    /// The timer is due in the middle of the advance: the animation that it begins is half done at the end.
    func testAnimationsBegunByATimerStartWhenItIsDue() async throws {
        struct Late: View {
            @State private var width: CGFloat = 0
            var body: some View {
                ZStack(alignment: .leading) {
                    Color.white
                    Color.black.frame(width: width)
                }
                .onAppear {
                    Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in
                        withAnimation(.linear(duration: 1)) { width = 8 }
                    }
                }
            }
        }
        let display = MemoryDisplay(width: 8, height: 1)
        let host = render(Late(), on: display)
        host.advance(by: 1)
        try expect(display.surface, shows: "####....")
    }

    /// Once the view is there, it is where it belongs: what appears does not fly in.
    func testAViewThatAppearsIsNotAnimated() async throws {
        let remote = Remote<Bool>()
        let display = MemoryDisplay(width: 8, height: 1)
        let host = render(
            Stage(false, remote) { isShown in
                HStack(spacing: 0) {
                    if isShown { Color.black.frame(width: 4) }
                    Spacer(minLength: 0)
                }
            }, on: display)
        remote.value = true
        host.advance(by: 0)
        try expect(display.surface, shows: "####....")
    }

    func testSpinnersGoOnWhileOtherStateChanges() async throws {
        struct Spinner: View {
            @State private var isTurned = false
            var body: some View {
                Color.black.frame(width: 2).offset(x: isTurned ? 4 : 0)
                    .animation(.linear(duration: 1).repeatForever(autoreverses: false))
                    .onAppear { isTurned = true }
            }
        }
        let remote = Remote<Int>()
        let display = MemoryDisplay(width: 8, height: 1)
        let host = render(
            Stage(0, remote) { _ in
                HStack(spacing: 0) {
                    Spinner()
                    Spacer(minLength: 0)
                }
            }, on: display)
        host.advance(by: 0.25)
        try expect(display.surface, shows: ".##.....")
        remote.value = 1
        host.advance(by: 0.25)
        try expect(display.surface, shows: "..##....")
        host.advance(by: 10.25)
        try expect(display.surface, shows: "...##...")
    }
}
