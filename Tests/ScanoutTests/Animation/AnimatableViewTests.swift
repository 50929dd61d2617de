import Scanout
import ScanoutTesting
import XCTest

/// Views and modifiers of one's own with a part that is animated.
@MainActor
final class AnimatableViewTests: XCTestCase {
    private struct Counter: View, Animatable {
        var number: Double
        let journal: Journal<Double>
        nonisolated var animatableData: Double {
            get { number }
            set { number = newValue }
        }
        var body: some View {
            let _ = journal.add(number)
            Color.black.frame(width: number)
        }
    }

    func testAViewIsEvaluatedInEachFrame() async {
        let journal = Journal<Double>()
        let remote = Remote<Double>()
        let display = MemoryDisplay(width: 8, height: 1)
        let host = render(Stage(0, remote) { Counter(number: $0, journal: journal) }, on: display)
        journal.clear()
        withAnimation(.linear(duration: 1)) { remote.value = 8 }
        for _ in 0..<4 { host.advance(by: 0.25) }
        XCTAssertEqual(journal.entries, [0, 2, 4, 6, 8])
        XCTAssertEqual(display.surface.count(of: 0), 8)
        host.advance(by: 1)
        XCTAssertEqual(host.statistics, Statistics())
        remote.value = 2
        host.advance(by: 0)
        XCTAssertEqual(journal.entries.last, 2)
        XCTAssertEqual(display.surface.count(of: 0), 2)
    }

    private struct Clip: Animatable, ViewModifier {
        var share: CGFloat
        nonisolated var animatableData: CGFloat {
            get { share }
            set { share = newValue }
        }
        func body(content: Content) -> some View { content.frame(width: 8 * share) }
    }

    private struct OldClip: AnimatableModifier {
        var share: CGFloat
        nonisolated var animatableData: CGFloat {
            get { share }
            set { share = newValue }
        }
        func body(content: Content) -> some View { content.frame(width: 8 * share) }
    }

    func testModifiers() async throws {
        let remote = Remote<CGFloat>()
        let display = MemoryDisplay(width: 8, height: 2)
        let host = render(
            Stage(0, remote) { share in
                VStack(alignment: .leading, spacing: 0) {
                    Color.black.modifier(Clip(share: share))
                    Color.black.modifier(OldClip(share: share))
                }
                .frame(maxWidth: .infinity, alignment: .leading)
            }, on: display)
        withAnimation(.linear(duration: 1)) { remote.value = 1 }
        host.advance(by: 0.5)
        try expect(display.surface, shows: "####....\n####....")
    }

    /// A shape of one's own needs no word about actors.
    private struct Level: Shape {
        var level: CGFloat
        var animatableData: CGFloat {
            get { level }
            set { level = newValue }
        }
        func path(in rect: CGRect) -> Path { Path(filled(rect)) }
        private func filled(_ rect: CGRect) -> CGRect {
            CGRect(x: 0, y: 0, width: rect.width * level, height: rect.height)
        }
    }

    func testShapesAsTheyAreWritten() async throws {
        let remote = Remote<CGFloat>()
        let display = MemoryDisplay(width: 8, height: 1)
        let host = render(Stage(0, remote) { Level(level: $0) }, on: display)
        withAnimation(.linear(duration: 1)) { remote.value = 1 }
        host.advance(by: 0.5)
        try expect(display.surface, shows: "####....")
    }

    /// The shape in the middle moves by 4 to the left when its neighbour grows by 4: it is not itself animated.
    func testAnimationsDoNotLeakOutOfViews() async throws {
        let journal = Journal<Double>()
        let remote = Remote<Double>()
        let display = MemoryDisplay(width: 8, height: 2)
        let host = render(
            Stage(2, remote) { number in
                VStack(alignment: .leading, spacing: 0) {
                    Counter(number: number, journal: journal).animation(.linear(duration: 1), value: number)
                    Color.black.frame(width: number)
                }
                .frame(maxWidth: .infinity, alignment: .leading)
            }, on: display)
        remote.value = 6
        host.advance(by: 0.5)
        try expect(display.surface, shows: "####....\n######..")
    }

    // MARK: Custom animations

    /// Goes on from where it was with the state of the one before; counts how often.
    private struct Steps: CustomAnimation {
        let duration: Double

        struct Count<Value>: AnimationStateKey {
            static var defaultValue: Int { 0 }
        }

        func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
            let begins = context.state[Count<V>.self]
            let end = duration * Double(begins + 1)
            return time >= end ? nil : value.scaled(by: time / end)
        }

        func shouldMerge<V: VectorArithmetic>(
            previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
        ) -> Bool {
            context.state[Count<V>.self] += 1
            return true
        }
    }

    /// The first goes 8 in 1 s. At 0.5 s the second takes over with one more in the count, for twice the time from the
    /// same start, and 16 as the whole: 16·0.5/2 = 4 then, 16·1/2 = 8 after another half second.
    func testMergingByState() async {
        let remote = Remote<CGFloat>()
        let display = MemoryDisplay(width: 16, height: 1)
        let host = render(
            Stage(0, remote) { width in
                ZStack(alignment: .leading) {
                    Color.white
                    Color.black.frame(width: width)
                }
            }, on: display)
        withAnimation(Animation(Steps(duration: 1))) { remote.value = 8 }
        host.advance(by: 0.5)
        XCTAssertEqual(display.surface.count(of: 0), 4)
        withAnimation(Animation(Steps(duration: 1))) { remote.value = 16 }
        host.advance(by: 0)
        XCTAssertEqual(display.surface.count(of: 0), 4)
        host.advance(by: 0.5)
        XCTAssertEqual(display.surface.count(of: 0), 8)
        host.advance(by: 1)
        XCTAssertEqual(display.surface.count(of: 0), 16)
    }

    // MARK: Bad numbers

    func testDurationsThatAreNone() async {
        for animation in [
            Animation.linear(duration: 0), .linear(duration: -1), .linear(duration: .nan),
            .easeIn(duration: -.infinity),
            .linear(duration: 1).repeatCount(0), .linear(duration: 1).repeatCount(-3),
            .linear(duration: 1).speed(.infinity), .linear(duration: 1).delay(-5), .spring(duration: 0),
            .linear(duration: 0).repeatCount(5),
        ] {
            let remote = Remote<CGFloat>()
            let display = MemoryDisplay(width: 8, height: 1)
            let host = render(Stage(0, remote) { Color.black.frame(width: $0) }, on: display)
            withAnimation(animation) { remote.value = 8 }
            host.advance(by: 0.01)
            XCTAssertEqual(display.surface.count(of: 0), 8, "\(animation)")
        }
    }

    func testDurationsWithoutAnEnd() async {
        for animation in [
            Animation.linear(duration: .infinity), .linear(duration: 1e300), .linear(duration: 1).speed(0),
            .linear(duration: 1).speed(-2), .linear(duration: 1).delay(.infinity),
        ] {
            let remote = Remote<CGFloat>()
            let display = MemoryDisplay(width: 8, height: 1)
            let host = render(Stage(0, remote) { Color.black.frame(width: $0) }, on: display)
            withAnimation(animation) { remote.value = 8 }
            host.advance(by: 1000)
            XCTAssertEqual(display.surface.count(of: 0), 0, "\(animation)")
            remote.value = 4
            host.advance(by: 0)
            XCTAssertEqual(display.surface.count(of: 0), 4, "\(animation)")
        }
    }

    /// A view that is taken away while it moves is moved no more.
    func testRemovalInMotion() async {
        let remote = Remote<Bool>()
        let moves = Remote<CGFloat>()
        let display = MemoryDisplay(width: 8, height: 1)
        let host = render(
            Stage(true, remote) { isShown in
                if isShown { Stage(0, moves) { Color.black.frame(width: $0) } }
            }, on: display)
        withAnimation(.linear(duration: 10)) { moves.value = 8 }
        host.advance(by: 1)
        remote.value = false
        host.advance(by: 0.1)
        host.advance(by: 1)
        XCTAssertEqual(host.statistics, Statistics())
    }
}
