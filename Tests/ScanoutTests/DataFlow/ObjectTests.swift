import Scanout
import ScanoutTesting
import XCTest

@MainActor
final class ObjectTests: XCTestCase {
    private let display = MemoryDisplay(width: 40, height: 40)

    private final class Model: ObservableObject {
        @Published var level = 1
        var hidden = 1
        let objectID = Model.next()

        @MainActor private static var count = 0
        private static func next() -> Int {
            MainActor.assumeIsolated {
                count += 1
                return count
            }
        }
    }

    /// An object that says itself when it changes.
    private final class Plain: ObservableObject {
        var value = 1
    }

    private struct Flag: View {
        let isOn: Bool
        let journal: Journal<String>
        var body: some View {
            let _ = journal.add("flag \(isOn)")
            Rectangle().opacity(isOn ? 1 : 0.5)
        }
    }

    private struct Owner: View {
        @StateObject private var model = Model()
        let round: Int
        let journal: Journal<String>
        let remote: Journal<Model>
        var body: some View {
            let _ = journal.add("owner")
            let _ = remote.add(model)
            VStack {
                Flag(isOn: model.level > 1, journal: journal)
                Flag(isOn: model.hidden > 1, journal: journal)
            }
        }
    }

    /// The owner and the one view whose value became another: 1 + 1 after 1 + 2 at first.
    func testAPublishedChangeEvaluatesTheOwnerAndWhatDiffers() async {
        let journal = Journal<String>()
        let models = Journal<Model>()
        let host = render(Owner(round: 0, journal: journal, remote: models), on: display)
        XCTAssertEqual(journal.entries, ["owner", "flag false", "flag false"])
        journal.clear()
        models.entries[0].level = 2
        host.advance(by: 0)
        XCTAssertEqual(journal.entries, ["owner", "flag true"])
        XCTAssertEqual(host.statistics.bodiesEvaluated, 2)
        models.entries[0].hidden = 2
        host.advance(by: 0)
        XCTAssertEqual(host.statistics, Statistics())
    }

    func testAStateObjectIsMadeOnceAndKept() async {
        let models = Journal<Model>()
        let remote = Remote<Int>()
        let host = render(Stage(0, remote) { Owner(round: $0, journal: Journal(), remote: models) }, on: display)
        for round in 1...3 {
            remote.value = round
            host.advance(by: 0)
        }
        XCTAssertEqual(models.entries.count, 4)
        XCTAssertEqual(Set(models.entries.map(\.objectID)).count, 1)
    }

    private struct Follower: View {
        @ObservedObject var model: Plain
        let journal: Journal<Int>
        var body: some View {
            let _ = journal.add(model.value)
            Color.red
        }
    }

    func testAnObjectThatSaysItselfThatItChanges() async {
        let model = Plain()
        let journal = Journal<Int>()
        let host = render(Follower(model: model, journal: journal), on: display)
        model.value = 2
        host.advance(by: 0)
        XCTAssertEqual(journal.entries, [1])
        for value in 3...9 {
            model.objectWillChange.send()
            model.value = value
        }
        host.advance(by: 0)
        XCTAssertEqual(journal.entries, [1, 9])
    }

    private struct EnvironmentReader: View {
        @EnvironmentObject private var model: Model
        let journal: Journal<Int>
        let remote: Remote<Int>
        var body: some View {
            let _ = remote.connect($model.level)
            let _ = journal.add(model.level)
            Color.red
        }
    }

    func testObjectsHandedDown() async {
        let (one, two) = (Model(), Model())
        two.level = 20
        let journal = Journal<Int>()
        let level = Remote<Int>()
        let remote = Remote<Bool>()
        let host = render(
            Stage(true, remote) { isFirst in
                EnvironmentReader(journal: journal, remote: level).environmentObject(isFirst ? one : two)
                    .environmentObject(Plain())
            }, on: display)
        level.value = 2
        host.advance(by: 0)
        remote.value = false
        host.advance(by: 0)
        level.value = 21
        host.advance(by: 0)
        one.level = 3
        host.advance(by: 0)
        XCTAssertEqual(host.statistics, Statistics())
        XCTAssertEqual(journal.entries, [1, 2, 20, 21])
    }

    func testWritesOfAnotherThread() async {
        let model = Model()
        let journal = Journal<String>()
        struct Reader: View {
            @ObservedObject var model: Model
            let journal: Journal<String>
            var body: some View {
                let _ = journal.add("\(model.level)")
                Color.red
            }
        }
        let host = render(Reader(model: model, journal: journal), on: display)
        nonisolated(unsafe) let shared = model
        await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                for level in 2...50 { shared.level = level }
                continuation.resume()
            }
        }
        host.advance(by: 0)
        XCTAssertEqual(journal.entries, ["1", "50"])
    }

    // MARK: State of a class

    private final class Box {
        var value = 0
    }

    /// The same object is the same value; another one is another value.
    func testStateOfAClass() async {
        let remote = Remote<Box>()
        let journal = Journal<Int>()
        let host = render(
            Stage(Box(), remote) { box in
                let _ = journal.add(box.value)
                Color.red
            }, on: display)
        let box = remote.value
        box.value = 5
        remote.value = box
        host.advance(by: 0)
        XCTAssertEqual(host.statistics, Statistics())
        let other = Box()
        other.value = 7
        remote.value = other
        host.advance(by: 0)
        XCTAssertEqual(journal.entries, [0, 7])
    }

    // MARK: Properties of one's own

    /// Counts how often it is brought up to date, over state of its own and a value of the environment.
    private struct Tally: DynamicProperty {
        @State private var count = 10
        @Environment(\.lineLimit) private var limit
        private(set) var updates = 0
        var total: Int { count + (limit ?? 0) }
        func add(_ number: Int) { count += number }
        mutating func update() { updates += 1 }
    }

    func testADynamicPropertyOfOnesOwn() async {
        struct Reader: View {
            private var tally = Tally()
            let journal: Journal<[Int]>
            let subject: PassthroughSubject<Int, Never>

            init(_ journal: Journal<[Int]>, _ subject: PassthroughSubject<Int, Never>) {
                self.journal = journal
                self.subject = subject
            }

            var body: some View {
                let _ = journal.add([tally.total, tally.updates > 0 ? 1 : 0])
                Color.red.onReceive(subject) { tally.add($0) }
            }
        }
        let journal = Journal<[Int]>()
        let subject = PassthroughSubject<Int, Never>()
        let remote = Remote<Int>()
        let host = render(Stage(3, remote) { Reader(journal, subject).lineLimit($0) }, on: display)
        subject.send(5)
        host.advance(by: 0)
        remote.value = 4
        host.advance(by: 0)
        XCTAssertEqual(journal.entries, [[13, 1], [18, 1], [19, 1]])
    }
}
