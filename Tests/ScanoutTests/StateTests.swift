import Scanout
import ScanoutTesting
import XCTest

@MainActor
final class StateTests: XCTestCase {
    private let display = MemoryDisplay(width: 40, height: 40)

    private struct Pair: Equatable {
        var first = 1
        var second = 2
    }

    /// Notes that its body was evaluated, and the number that it got.
    private struct Number: View {
        let name: String
        @Binding var value: Int
        let journal: Journal<String>

        var body: some View {
            let _ = journal.add("\(name) \(value)")
            Rectangle()
        }
    }

    /// Hands bindings on without reading them.
    private struct Owner: View {
        @State private var pair = Pair()
        let remote: Remote<Pair>
        let journal: Journal<String>

        var body: some View {
            let _ = journal.add("owner")
            let _ = remote.connect($pair)
            VStack {
                Number(name: "first", value: $pair.first, journal: journal)
                Number(name: "second", value: $pair.second, journal: journal)
                Number(name: "constant", value: .constant(7), journal: journal)
            }
        }
    }

    func testProjectionsReadAndWriteAPart() async {
        let remote = Remote<Pair>()
        let host = render(Owner(remote: remote, journal: Journal()), on: display)
        remote.projected.second.wrappedValue = 9
        XCTAssertEqual(remote.value, Pair(first: 1, second: 9))
        host.advance(by: 0)
        XCTAssertEqual(remote.projected.second.wrappedValue, 9)
    }

    /// The owner does not read the state, so that only the two readers are evaluated; the constant is left alone.
    func testOnlyReadersAreEvaluated() async {
        let remote = Remote<Pair>()
        let journal = Journal<String>()
        let host = render(Owner(remote: remote, journal: journal), on: display)
        XCTAssertEqual(journal.entries, ["owner", "first 1", "second 2", "constant 7"])
        journal.clear()
        remote.value = Pair(first: 5, second: 6)
        host.advance(by: 0)
        XCTAssertEqual(journal.entries.sorted(), ["first 5", "second 6"])
        XCTAssertEqual(host.statistics.bodiesEvaluated, 2)
    }

    func testAnEqualValueChangesNothing() async {
        let remote = Remote<Pair>()
        let journal = Journal<String>()
        let host = render(Owner(remote: remote, journal: journal), on: display)
        journal.clear()
        remote.value = Pair()
        host.advance(by: 0)
        XCTAssertEqual(journal.entries, [])
        XCTAssertEqual(host.statistics, Statistics())
    }

    func testSeveralWritesLandInOneUpdate() async {
        let remote = Remote<Int>()
        let journal = Journal<Int>()
        let host = render(
            Stage(0, remote) { value in
                let _ = journal.add(value)
                Color.red
            }, on: display)
        for value in 1...5 { remote.value = value }
        host.advance(by: 0)
        XCTAssertEqual(journal.entries, [0, 5])
    }

    func testAConstantStaysAsItIs() async {
        let binding = Binding.constant(3)
        binding.wrappedValue = 4
        XCTAssertEqual(binding.wrappedValue, 3)
    }

    func testABindingOfTwoFunctions() async {
        var stored = 1
        let binding = Binding(get: { stored * 10 }, set: { stored = $0 })
        XCTAssertEqual(binding.wrappedValue, 10)
        binding.wrappedValue = 4
        XCTAssertEqual(stored, 4)
        XCTAssertEqual(binding.wrappedValue, 40)
    }

    func testWritesFromAnotherThreadLand() async throws {
        let remote = Remote<Int>()
        let host = render(Stage(0, remote) { value in Color.black.frame(width: CGFloat(value)) }, on: display)
        let binding = remote.projected
        await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                for value in 1...20 { binding.wrappedValue = value }
                continuation.resume()
            }
        }
        host.advance(by: 0)
        XCTAssertEqual(remote.value, 20)
        XCTAssertEqual(display.surface.extent(of: 0x000000), box(10, 0, 20, 40))
    }

    // MARK: Identity

    /// Keeps the number of its making as its state, which a new view in the same place would not have.
    private struct Item: View {
        let name: String
        let round: Int
        let journal: Journal<String>
        let counter: Counter
        @State private var own: Int?

        final class Counter {
            private var last = 0
            func next() -> Int {
                last += 1
                return last
            }
        }

        var body: some View {
            let _ = journal.add("\(name)\(own ?? 0)")
            Color.red.onAppear { own = counter.next() }
        }
    }

    private struct Names: Equatable {
        var names: [String]
        var round = 0
    }

    private func items(_ remote: Remote<Names>, _ names: [String], _ journal: Journal<String>) -> some View {
        let counter = Item.Counter()
        return Stage(Names(names: names), remote) { value in
            HStack(spacing: 0) {
                ForEach(value.names, id: \.self) {
                    Item(name: $0, round: value.round, journal: journal, counter: counter)
                }
            }
        }
    }

    func testStateMovesWithItsElement() async {
        let remote = Remote<Names>()
        let journal = Journal<String>()
        let host = render(items(remote, ["a", "b", "c"], journal), on: display)
        journal.clear()
        remote.value = Names(names: ["c", "a", "b"], round: 1)
        host.advance(by: 0)
        XCTAssertEqual(journal.entries, ["c3", "a1", "b2"])
    }

    func testStateGoesWithItsElement() async {
        let remote = Remote<Names>()
        let journal = Journal<String>()
        let host = render(items(remote, ["a", "b"], journal), on: display)
        remote.value = Names(names: ["b"], round: 1)
        host.advance(by: 0)
        journal.clear()
        remote.value = Names(names: ["a", "b"], round: 2)
        host.advance(by: 0)
        // A new a, which first has no number and then the third.
        XCTAssertEqual(journal.entries.filter { $0.hasPrefix("a") }, ["a0", "a3"])
        XCTAssertEqual(journal.entries.filter { $0.hasPrefix("b") }, ["b2"])
    }

    func testAnotherBranchDropsState() async {
        let remote = Remote<Bool>()
        let journal = Journal<String>()
        let counter = Item.Counter()
        let host = render(
            Stage(true, remote) { isShown in
                if isShown { Item(name: "x", round: 0, journal: journal, counter: counter) }
            }, on: display)
        for value in [false, true] {
            remote.value = value
            host.advance(by: 0)
        }
        XCTAssertEqual(journal.entries, ["x0", "x1", "x0", "x2"])
    }

    func testAnotherTypeInAnyViewDropsState() async {
        let remote = Remote<Int>()
        let journal = Journal<String>()
        let counter = Item.Counter()
        let host = render(
            Stage(0, remote) { round in
                let item = Item(name: "x", round: round, journal: journal, counter: counter)
                round == 2 ? AnyView(item.opacity(0.5)) : AnyView(item)
            }, on: display)
        for round in 1...3 {
            remote.value = round
            host.advance(by: 0)
        }
        // Kept in the second round, new in the third and the fourth.
        XCTAssertEqual(journal.entries, ["x0", "x1", "x1", "x0", "x2", "x0", "x3"])
    }

    /// The same type in both branches is still another view.
    func testBranchesOfOneTypeAreTwoViews() async {
        let remote = Remote<Bool>()
        let journal = Journal<String>()
        let counter = Item.Counter()
        let host = render(
            Stage(true, remote) { flag in
                if flag {
                    Item(name: "x", round: 0, journal: journal, counter: counter)
                } else {
                    Item(name: "y", round: 0, journal: journal, counter: counter)
                }
            }, on: display)
        remote.value = false
        host.advance(by: 0)
        XCTAssertEqual(journal.entries, ["x0", "x1", "y0", "y2"])
    }

    /// A choice of values in one place is one view.
    func testAChoiceOfValuesIsOneView() async {
        let remote = Remote<Bool>()
        let journal = Journal<String>()
        let counter = Item.Counter()
        let host = render(
            Stage(true, remote) { Item(name: $0 ? "x" : "y", round: 0, journal: journal, counter: counter) },
            on: display)
        remote.value = false
        host.advance(by: 0)
        XCTAssertEqual(journal.entries, ["x0", "x1", "y1"])
    }

    func testStateOfAnEnclosingViewOutlivesItsBranches() async {
        struct Keeper: View {
            @State private var own = 0
            let subject: PassthroughSubject<Void, Never>
            let journal: Journal<Int>
            var body: some View {
                let _ = journal.add(own)
                VStack { if own.isMultiple(of: 2) { Color.red } else { Text("odd") } }
                    .onReceive(subject) { own += 1 }
            }
        }
        let subject = PassthroughSubject<Void, Never>()
        let journal = Journal<Int>()
        let host = render(Keeper(subject: subject, journal: journal), on: display)
        for _ in 0..<3 {
            subject.send()
            host.advance(by: 0)
        }
        XCTAssertEqual(journal.entries, [0, 1, 2, 3])
    }

    func testBindingsToOptionals() async {
        var stored: Int?
        let optional = Binding(get: { stored }, set: { stored = $0 })
        XCTAssertNil(Binding<Int>(optional))
        stored = 4
        let unwrapped = Binding<Int>(optional)
        unwrapped?.wrappedValue = 7
        XCTAssertEqual(stored, 7)
        let wrapped = Binding<Int?>(Binding.constant(3))
        XCTAssertEqual(wrapped.wrappedValue, 3)
    }

    func testInsertedElementsLeaveOthersAlone() async {
        let remote = Remote<Names>()
        let journal = Journal<String>()
        let host = render(items(remote, ["b", "c"], journal), on: display)
        journal.clear()
        remote.value = Names(names: ["a", "b", "c"])
        host.advance(by: 0)
        XCTAssertEqual(journal.entries, ["a0", "a3"])
    }
}
