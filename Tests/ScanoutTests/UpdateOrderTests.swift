import Scanout
import ScanoutTesting
import XCTest

/// Updates that are caused by updates, and which frame they land in.
@MainActor
final class UpdateOrderTests: XCTestCase {
    private let display = MemoryDisplay(width: 40, height: 40)

    /// A chain of three changes, each of which causes the next: all are in the same frame.
    func testChangesThatCauseChangesLandInOneFrame() async {
        struct Chain: View {
            @State private var a = 0
            @State private var b = 0
            @State private var c = 0
            let subject: PassthroughSubject<Void, Never>

            var body: some View {
                Color.black.frame(width: CGFloat(c))
                    .onReceive(subject) { a = 10 }
                    .onChange(of: a) { _, new in b = new * 2 }
                    .onChange(of: b) { _, new in c = new + 1 }
            }
        }
        let subject = PassthroughSubject<Void, Never>()
        let host = render(Chain(subject: subject), on: display)
        subject.send()
        host.advance(by: 0)
        XCTAssertEqual(host.statistics.frames, 1)
        XCTAssertEqual(display.surface.count(of: 0x000000), 21 * 40)
    }

    func testStateWrittenOnDisappearance() async {
        let subject = PassthroughSubject<Void, Never>()
        struct Farewell: View {
            @State private var isShown = true
            @State private var isOver = false
            let subject: PassthroughSubject<Void, Never>
            var body: some View {
                ZStack {
                    if isShown { Color.red.onDisappear { isOver = true } }
                    if isOver { Color.green }
                }
                .onReceive(subject) { isShown = false }
            }
        }
        let host = render(Farewell(subject: subject), on: display)
        subject.send()
        host.advance(by: 0)
        XCTAssertEqual(display.surface.count(of: 0x34C759), 1600)
        XCTAssertEqual(host.statistics.frames, 1)
    }

    /// Views that are there at once appear before the first frame, in one go.
    func testViewsMadeInCallbacksAppearInTheSameFrame() async {
        struct Nested: View {
            let depth: Int
            let journal: Journal<Int>
            @State private var isOpen = false
            var body: some View {
                ZStack {
                    Color.red.onAppear {
                        journal.add(depth)
                        isOpen = true
                    }
                    if isOpen && depth < 5 { AnyView(Nested(depth: depth + 1, journal: journal)) }
                }
            }
        }
        let journal = Journal<Int>()
        let host = render(Nested(depth: 0, journal: journal), on: display)
        XCTAssertEqual(journal.entries, [0, 1, 2, 3, 4, 5])
        XCTAssertEqual(host.statistics.frames, 1)
    }

    /// Each timer's writes are there before the next timer is called.
    func testTimersSeeWhatEarlierOnesWrote() async {
        struct Steps: View {
            let journal: Journal<Int>
            @State private var count = 0
            var body: some View {
                Color.red
                    .onChange(of: count) { _, new in journal.add(new) }
                    .onAppear {
                        for _ in 0..<3 {
                            Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in count += 1 }
                        }
                    }
            }
        }
        let journal = Journal<Int>()
        let host = render(Steps(journal: journal), on: display)
        host.advance(by: 0.2)
        XCTAssertEqual(journal.entries, [1, 2, 3])
        XCTAssertEqual(host.statistics.bodiesEvaluated, 3)
    }

    /// The first of the writes is not seen: both are there when the body is evaluated.
    func testAChangeAndItsUndoingAreNone() async {
        let journal = Journal<Int>()
        let remote = Remote<Int>()
        let host = render(
            Stage(0, remote) { value in Color.red.onChange(of: value) { _, new in journal.add(new) } }, on: display)
        remote.value = 1
        remote.value = 0
        host.advance(by: 0)
        XCTAssertEqual(journal.entries, [])
        XCTAssertEqual(host.statistics.frames, 0)
    }

    func testTransactionsReachTheViews() async throws {
        let remote = Remote<CGFloat>()
        let display = MemoryDisplay(width: 8, height: 2)
        let host = render(
            Stage(0, remote) { width in
                VStack(alignment: .leading, spacing: 0) {
                    Color.black.frame(width: width).transaction { $0.animation = nil }
                    Color.black.frame(width: width)
                }
                .frame(maxWidth: .infinity, alignment: .leading)
            }, on: display)
        withAnimation(.linear(duration: 1)) { remote.value = 8 }
        host.advance(by: 0.5)
        try expect(display.surface, shows: "########\n####....")
    }

    /// What disables animations in a transaction wins over modifiers.
    func testTransactionsThatDisableAnimations() async throws {
        let remote = Remote<CGFloat>()
        let display = MemoryDisplay(width: 8, height: 1)
        let host = render(
            Stage(0, remote) { width in
                ZStack(alignment: .leading) {
                    Color.white
                    Color.black.frame(width: width).animation(.linear(duration: 1), value: width)
                }
            }, on: display)
        var transaction = Transaction()
        transaction.disablesAnimations = true
        withTransaction(transaction) { remote.value = 8 }
        host.advance(by: 0.25)
        try expect(display.surface, shows: "########")
    }
}
