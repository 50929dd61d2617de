import Scanout
import ScanoutTesting
import XCTest

private struct SpeedKey: TransactionKey {
    static var defaultValue: Double { 1 }
}

extension Transaction {
    fileprivate var speed: Double {
        get { self[SpeedKey.self] }
        set { self[SpeedKey.self] = newValue }
    }
}

/// What goes along with a change, and where it reaches.
@MainActor
final class TransactionTests: XCTestCase {
    private let linear = Animation.linear(duration: 1)

    /// A bar at the left edge whose width is the stage's value.
    @MainActor
    private struct Bar {
        let display = MemoryDisplay(width: 8, height: 1)
        let remote = Remote<CGFloat>()
        let host: ViewHost

        init<V: View>(@ViewBuilder _ content: @escaping (Color, CGFloat) -> V) {
            host = render(
                Stage(0, remote) { width in
                    ZStack(alignment: .leading) {
                        Color.white
                        content(.black, width)
                    }
                }, on: display)
        }

        func width(after seconds: Double) -> Int {
            host.advance(by: seconds)
            return display.surface.count(of: 0x000000)
        }
    }

    func testValuesForKeys() async {
        let bar = Bar { color, width in
            color.frame(width: width).transaction { $0.animation = $0.animation?.speed($0.speed) }
        }
        var transaction = Transaction(animation: linear)
        XCTAssertEqual(transaction.speed, 1)
        transaction.speed = 2
        withTransaction(transaction) { bar.remote.value = 8 }
        XCTAssertEqual(bar.width(after: 0.25), 4)
        XCTAssertEqual(bar.width(after: 0.25), 8)
    }

    func testATransactionByKeyPath() async {
        let bar = Bar { color, width in color.frame(width: width) }
        withTransaction(\.animation, linear) { bar.remote.value = 8 }
        XCTAssertEqual(bar.width(after: 0.5), 4)
        withTransaction(\.disablesAnimations, true) { bar.remote.value = 2 }
        XCTAssertEqual(bar.width(after: 0), 2)
    }

    /// What a key is set to outside counts inside, where an animation is added.
    func testTransactionsNest() async {
        let bar = Bar { color, width in
            color.frame(width: width).transaction { $0.animation = $0.animation?.speed($0.speed) }
        }
        withTransaction(\.speed, 0.5) { withAnimation(linear) { bar.remote.value = 8 } }
        XCTAssertEqual(bar.width(after: 1), 4)
    }

    func testDisabledAnimationsIgnoreModifiers() async {
        let bar = Bar { color, width in color.frame(width: width).animation(.linear(duration: 1), value: width) }
        withTransaction(\.disablesAnimations, true) { bar.remote.value = 6 }
        XCTAssertEqual(bar.width(after: 0.5), 6)
        bar.remote.value = 2
        XCTAssertEqual(bar.width(after: 0.5), 4)
    }

    func testTransactionsOfAValue() async {
        let bar = Bar { color, width in
            color.frame(width: width).transaction(value: width > 4) { $0.animation = .linear(duration: 1) }
        }
        bar.remote.value = 4
        XCTAssertEqual(bar.width(after: 0), 4)
        bar.remote.value = 8
        XCTAssertEqual(bar.width(after: 0.5), 6)
    }

    /// The frame is in the body and animated; the offset inside of the view is not.
    func testAnimationsOfABodyDoNotReachTheView() async throws {
        let remote = Remote<Bool>()
        let display = MemoryDisplay(width: 8, height: 2)
        let host = render(
            Stage(false, remote) { isOn in
                VStack(alignment: .leading, spacing: 0) {
                    Color.black.frame(width: 2).offset(x: isOn ? 4 : 0)
                        .animation(.linear(duration: 1)) { $0.offset(x: isOn ? 2 : 0) }
                    Color.black.frame(width: 2)
                        .animation(.linear(duration: 1)) { $0.offset(x: isOn ? 4 : 0) }
                }
                .frame(maxWidth: .infinity, alignment: .leading)
            }, on: display)
        try expect(display.surface, shows: "##......\n##......")
        remote.value = true
        host.advance(by: 0.5)
        try expect(display.surface, shows: ".....##.\n..##....")
        host.advance(by: 0.5)
        try expect(display.surface, shows: "......##\n....##..")
    }

    func testTransactionsOfABody() async {
        let bar = Bar { color, width in
            color.frame(width: 1).transaction(
                { $0.animation = .linear(duration: 1) },
                body: {
                    $0.scaleEffect(x: width, anchor: .leading)
                })
        }
        bar.remote.value = 4
        XCTAssertEqual(bar.width(after: 0.5), 2)
        XCTAssertEqual(bar.width(after: 0.5), 4)
    }

    /// The state of a view inside stays when the body around it is made anew.
    func testViewsInABodyStay() async {
        struct Counter: View {
            let journal: Journal<String>
            var body: some View { Color.black.onAppear { journal.add("appeared") } }
        }
        let journal = Journal<String>()
        let remote = Remote<Double>()
        let host = render(
            Stage(0.0, remote) { value in
                Counter(journal: journal).animation(.linear) { $0.opacity(value) }
            }, on: MemoryDisplay(width: 2, height: 2))
        remote.value = 1
        host.advance(by: 1)
        XCTAssertEqual(journal.entries, ["appeared"])
    }

    func testAModifierWithAnAnimationOfItsOwn() async {
        struct Shift: ViewModifier {
            let x: CGFloat
            func body(content: Content) -> some View { content.offset(x: x) }
        }
        let bar = Bar { color, width in
            color.frame(width: 2).modifier(Shift(x: width).animation(.linear(duration: 1)))
        }
        bar.remote.value = 4
        bar.host.advance(by: 0.5)
        XCTAssertEqual(bar.display.surface.extent(of: 0x000000), box(2, 0, 2, 1))
    }

    // MARK: Completions

    /// A spring with a response of 0.5 s has logically arrived after that, but settles later.
    func testBothCriteria() async {
        let bar = Bar { color, width in color.frame(width: width) }
        let journal = Journal<String>()
        var transaction = Transaction(animation: .spring(duration: 0.5, bounce: 0.5))
        transaction.addAnimationCompletion { journal.add("complete") }
        transaction.addAnimationCompletion(criteria: .removed) { journal.add("removed") }
        withTransaction(transaction) { bar.remote.value = 4 }
        bar.host.advance(by: 0.49)
        XCTAssertEqual(journal.entries, [])
        bar.host.advance(by: 0.02)
        XCTAssertEqual(journal.entries, ["complete"])
        bar.host.advance(by: 0.3)
        XCTAssertEqual(journal.entries, ["complete"])
        bar.host.advance(by: 3)
        XCTAssertEqual(journal.entries, ["complete", "removed"])
    }

    /// The first change's logical end is kept when another spring takes over; its removal is the removal of that one.
    func testTakingOver() async {
        let bar = Bar { color, width in color.frame(width: width) }
        let journal = Journal<String>()
        var transaction = Transaction(animation: .spring(duration: 0.5))
        transaction.addAnimationCompletion { journal.add("complete") }
        transaction.addAnimationCompletion(criteria: .removed) { journal.add("removed") }
        withTransaction(transaction) { bar.remote.value = 4 }
        bar.host.advance(by: 0.3)
        withAnimation(.spring(duration: 5)) { bar.remote.value = 8 }
        bar.host.advance(by: 0.25)
        XCTAssertEqual(journal.entries, ["complete"])
        bar.host.advance(by: 4)
        XCTAssertEqual(journal.entries, ["complete"])
        bar.host.advance(by: 20)
        XCTAssertEqual(journal.entries, ["complete", "removed"])
    }

    /// Each change begins when the one before ends, though one advance of time covers all: 1 s to 4, 1 s to 8, half way
    /// back to 0.
    func testCompletionsThatBeginAnimations() async {
        let bar = Bar { color, width in color.frame(width: width) }
        let remote = bar.remote
        withAnimation(.linear(duration: 1)) {
            remote.value = 4
        } completion: {
            withAnimation(.linear(duration: 1)) {
                remote.value = 8
            } completion: {
                withAnimation(.linear(duration: 1)) { remote.value = 0 }
            }
        }
        XCTAssertEqual(bar.width(after: 2.5), 4)
    }

    func testLogicalCompletionAfterATime() async {
        let bar = Bar { color, width in color.frame(width: width) }
        let journal = Journal<String>()
        withAnimation(.linear(duration: 1).logicallyComplete(after: 0.25)) {
            bar.remote.value = 8
        } completion: {
            journal.add("complete")
        }
        XCTAssertEqual(bar.width(after: 0.25), 2)
        XCTAssertEqual(journal.entries, ["complete"])
        XCTAssertEqual(bar.width(after: 0.25), 4)
    }
}
