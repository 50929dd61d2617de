import Scanout
import ScanoutTesting
import XCTest

@MainActor
final class CallbackOrderTests: XCTestCase {
    private let display = MemoryDisplay(width: 40, height: 40)

    /// Lets tasks of the main actor run.
    private func letTasksRun() async { for _ in 0..<10 { await Task.yield() } }

    /// What SwiftUI prints for these views, as https://android.benigumo.com/20240328/onappear-onchange-task shows.
    func testAppearancesFirstValuesAndTasksOfNestedViews() async {
        let journal = Journal<String>()
        let host = render(
            Group {
                VStack {
                    Color.red
                        .task { journal.add("text task") }
                        .onChange(of: true, initial: true) { journal.add("text change") }
                        .onAppear { journal.add("text appear") }
                }
                .task { journal.add("stack task") }
                .onChange(of: true, initial: true) { journal.add("stack change") }
                .onAppear { journal.add("stack appear") }
            }
            .task { journal.add("group task") }
            .onChange(of: true, initial: true) { journal.add("group change") }
            .onAppear { journal.add("group appear") }, on: display)
        await letTasksRun()
        XCTAssertEqual(
            journal.entries,
            [
                "text change", "text appear", "stack change", "stack appear", "group change", "group appear",
                "text task", "stack task", "group task",
            ])
        withExtendedLifetime(host) {}
    }

    func testModifiersOfOneViewAreCalledAsTheyAreWritten() async {
        let journal = Journal<String>()
        render(
            Color.red
                .onAppear { journal.add("1") }
                .onChange(of: 0, initial: true) { old, new in journal.add("2 \(old) \(new)") }
                .onAppear { journal.add("3") }, on: display)
        XCTAssertEqual(journal.entries, ["1", "2 0 0", "3"])
    }

    func testSiblingsAreCalledAsTheyAreDeclared() async {
        let journal = Journal<Int>()
        render(HStack { ForEach(0..<5) { i in Color.red.onAppear { journal.add(i) } } }, on: display)
        XCTAssertEqual(journal.entries, [0, 1, 2, 3, 4])
    }

    func testViewsThatGoTogetherGoInsideOutAndInTheirOrder() async {
        let journal = Journal<String>()
        let remote = Remote<[Int]>()
        let host = render(
            Stage(Array(0..<8), remote) { list in
                VStack {
                    ForEach(list, id: \.self) { i in
                        HStack { Color.red.onDisappear { journal.add("\(i)") } }.onDisappear { journal.add("row \(i)") }
                    }
                }
            }, on: display)
        remote.value = [3]
        host.advance(by: 0)
        XCTAssertEqual(journal.entries, [0, 1, 2, 4, 5, 6, 7].flatMap { ["\($0)", "row \($0)"] })
    }

    /// As SwiftUI does with the default transition: A for appears, D for disappears, and the flag as the closure sees it.
    func testANewIdentityAppearsBeforeTheOldOneGoes() async {
        struct Content: View {
            @State private var flag = false
            let journal: Journal<String>
            let remote: Remote<Bool>
            var body: some View {
                let _ = remote.connect($flag)
                Color.red
                    .onAppear { journal.add("A" + (flag ? "T" : "F")) }
                    .onDisappear { journal.add("D" + (flag ? "T" : "F")) }
                    .id(flag)
            }
        }
        let journal = Journal<String>()
        let remote = Remote<Bool>()
        let host = render(Content(journal: journal, remote: remote), on: display)
        remote.value = true
        host.advance(by: 0)
        XCTAssertEqual(journal.entries, ["AF", "AT", "DT"])
    }

    /// An id inside of the modifier leaves it alone.
    func testAnIdentityInsideDoesNotAppearAnewOutside() async {
        let journal = Journal<String>()
        let remote = Remote<Int>()
        let host = render(
            Stage(0, remote) { id in
                Color.red.onAppear { journal.add("in") }.id(id).onAppear { journal.add("out") }
            }, on: display)
        remote.value = 1
        host.advance(by: 0)
        XCTAssertEqual(journal.entries, ["in", "out", "in"])
    }

    /// Where a view is all there is, its callbacks come though it is nothing.
    func testNothingAppearsAsTheOnlyView() async {
        let journal = Journal<String>()
        let remote = Remote<Bool>()
        let host = render(
            Stage(true, remote) { isEmpty in
                (isEmpty ? AnyView(EmptyView()) : AnyView(Color.red))
                    .onAppear { journal.add("A") }.onDisappear { journal.add("D") }
            }, on: display)
        XCTAssertEqual(journal.entries, ["A"])
        remote.value = false
        host.advance(by: 0)
        XCTAssertEqual(journal.entries, ["A"])
        XCTAssertEqual(display.surface.extent(of: 0xFF3B30), box(0, 0, 40, 40))
        render(VStack { EmptyView().onAppear { journal.add("never") } }, on: display)
        XCTAssertEqual(journal.entries, ["A"])
    }

    func testChangesInsideComeBeforeChangesAround() async {
        let journal = Journal<String>()
        let remote = Remote<Int>()
        let host = render(
            Stage(0, remote) { value in
                VStack {
                    Color.red
                        .onChange(of: value) { journal.add("inner \($0) \($1)") }
                        .onChange(of: value) { journal.add("outer") }
                }
                .onChange(of: value) { new in journal.add("stack \(new)") }
            }, on: display)
        remote.value = 3
        host.advance(by: 0)
        XCTAssertEqual(journal.entries, ["inner 0 3", "outer", "stack 3"])
    }

    /// A value that is written twice before an update has changed once.
    func testAChangeIsFromUpdateToUpdate() async {
        let journal = Journal<[Int]>()
        let remote = Remote<Int>()
        let host = render(
            Stage(0, remote) { value in Color.red.onChange(of: value) { journal.add([$0, $1]) } }, on: display)
        remote.value = 1
        remote.value = 2
        host.advance(by: 0)
        remote.value = 5
        remote.value = 2
        host.advance(by: 0)
        XCTAssertEqual(journal.entries, [[0, 2]])
    }

    /// Values 0, 1 and 2, the second written on appearance, the third later: old [0, 0, 1] and new [0, 1, 2].
    func testFirstValueThenTheOneWrittenOnAppearance() async {
        struct Content: View {
            @State private var value = 0
            let journal: Journal<[Int]>
            let remote: Remote<Int>
            var body: some View {
                let _ = remote.connect($value)
                Color.red.onAppear { value = 1 }.onChange(of: value, initial: true) { journal.add([$0, $1]) }
            }
        }
        let journal = Journal<[Int]>()
        let remote = Remote<Int>()
        let host = render(Content(journal: journal, remote: remote), on: display)
        remote.value = 2
        host.advance(by: 0)
        XCTAssertEqual(journal.entries, [[0, 0], [0, 1], [1, 2]])
    }

    // MARK: Tasks

    func testATaskIsCancelledWithItsView() async throws {
        let journal = Journal<String>()
        let remote = Remote<Bool>()
        let host = render(
            Stage(true, remote) { isShown in
                if isShown {
                    Color.red.task {
                        journal.add("begun")
                        try? await Task.sleep(nanoseconds: 60_000_000_000)
                        journal.add(Task.isCancelled ? "cancelled" : "slept")
                    }
                }
            }, on: display)
        await letTasksRun()
        XCTAssertEqual(journal.entries, ["begun"])
        remote.value = false
        host.advance(by: 0)
        try await wait { journal.entries.count == 2 }
        XCTAssertEqual(journal.entries, ["begun", "cancelled"])
    }

    func testATaskBeginsAnewWithAnotherId() async throws {
        let journal = Journal<String>()
        let remote = Remote<Int>()
        let host = render(
            Stage(1, remote) { id in
                Color.red.task(id: id / 10, priority: .high) {
                    journal.add("begun \(id)")
                    try? await Task.sleep(nanoseconds: 60_000_000_000)
                    journal.add("ended \(id) \(Task.isCancelled)")
                }
            }, on: display)
        await letTasksRun()
        for id in [2, 10] {
            remote.value = id
            host.advance(by: 0)
            await letTasksRun()
        }
        try await wait { journal.entries.count == 3 }
        XCTAssertEqual(Set(journal.entries), ["begun 1", "ended 1 true", "begun 10"])
        XCTAssertEqual(journal.entries.first, "begun 1")
    }

    /// State written by a task is in the next update.
    func testATaskWritesState() async {
        struct Content: View {
            @State private var width: CGFloat = 10
            var body: some View { Color.black.frame(width: width).task { width = 20 } }
        }
        let host = render(Content(), on: display)
        await letTasksRun()
        host.advance(by: 0)
        XCTAssertEqual(display.surface.extent(of: 0x000000), box(10, 0, 20, 40))
        XCTAssertEqual(host.statistics.bodiesEvaluated, 1)
    }

    /// Waits, at most for five seconds, which only a failure needs.
    private func wait(_ condition: () -> Bool) async throws {
        for _ in 0..<500 where !condition() { try await Task.sleep(nanoseconds: 10_000_000) }
    }
}
