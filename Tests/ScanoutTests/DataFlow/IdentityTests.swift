import Scanout
import ScanoutTesting
import XCTest

private enum WidthKey: EnvironmentKey { static var defaultValue: Int { 5 } }

extension EnvironmentValues {
    fileprivate var barWidth: Int {
        get { self[WidthKey.self] }
        set { self[WidthKey.self] = newValue }
    }
}

@MainActor
final class IdentityTests: XCTestCase {
    private let display = MemoryDisplay(width: 40, height: 40)

    /// Equal while both numbers are even or both odd.
    private struct Parity: View, @preconcurrency Equatable {
        let number: Int
        let journal: Journal<Int>
        var body: some View {
            let _ = journal.add(number)
            Color.red
        }
        static func == (a: Parity, b: Parity) -> Bool { a.number.isMultiple(of: 2) == b.number.isMultiple(of: 2) }
    }

    private func evaluations<V: View>(@ViewBuilder _ content: @escaping (Int, Journal<Int>) -> V) -> [Int] {
        let journal = Journal<Int>()
        let remote = Remote<Int>()
        let host = render(Stage(0, remote) { content($0, journal) }, on: display)
        for number in [2, 3, 5, 6] {
            remote.value = number
            host.advance(by: 0)
        }
        return journal.entries
    }

    func testEquatableViewsAreComparedByTheirOwnEquality() async {
        XCTAssertEqual(evaluations { Parity(number: $0, journal: $1) }, [0, 3, 6])
        XCTAssertEqual(evaluations { Parity(number: $0, journal: $1).equatable() }, [0, 3, 6])
        XCTAssertEqual(evaluations { EquatableView(content: Parity(number: $0, journal: $1)) }, [0, 3, 6])
        XCTAssertEqual(
            evaluations { number, journal in VStack { Parity(number: number, journal: journal).padding() } }, [0, 3, 6])
    }

    private struct Width: View {
        @Environment(\.barWidth) private var width
        let round: Int
        let journal: Journal<String>
        var body: some View {
            let _ = journal.add("\(width) \(round)")
            Color.red
        }
    }

    /// A view whose environment and value change at once is evaluated once, with both.
    func testEnvironmentAndValueComeTogether() async {
        let journal = Journal<String>()
        let remote = Remote<Int>()
        let host = render(
            Stage(1, remote) { number in
                VStack { Width(round: number, journal: journal) }.environment(\.barWidth, number * 10)
            }, on: display)
        remote.value = 2
        host.advance(by: 0)
        XCTAssertEqual(journal.entries, ["10 1", "20 2"])
        XCTAssertEqual(host.statistics.bodiesEvaluated, 2)
    }

    func testValuesOfTheEnvironmentAreChangedOnTheWayDown() async {
        let journal = Journal<String>()
        render(
            Width(round: 0, journal: journal)
                .transformEnvironment(\.barWidth) { $0 += 1 }
                .environment(\.barWidth, 7), on: display)
        render(Width(round: 0, journal: journal), on: display)
        XCTAssertEqual(journal.entries, ["8 0", "5 0"])
    }

    // MARK: Collections

    private struct Cell: View {
        @State private var own: Int?
        let name: Int
        let counter: Counter
        let journal: Journal<String>

        final class Counter {
            private var last = 0
            func next() -> Int {
                last += 1
                return last
            }
        }

        var body: some View {
            (name == 1 ? Color.black : .red).frame(width: 10, height: 10)
                .onAppear { own = counter.next() }
                .onChange(of: own) { journal.add("\(name):\(own ?? 0)") }
        }
    }

    /// The first of two elements with one id is shown, the second is not, and a warning names the id.
    func testDuplicateIdsAreToldAndShownOnce() async {
        let warnings = Journal<String>()
        let host = ViewHost(
            HStack(spacing: 0) {
                ForEach([1, 2, 2, 3, 2], id: \.self) { _ in Color.black.frame(width: 10, height: 10) }
            }, on: display, clock: ManualClock())
        host.onWarning = { warnings.add($0) }
        host.advance(by: 0)
        XCTAssertEqual(display.surface.extent(of: 0x000000), box(5, 15, 30, 10))
        XCTAssertEqual(warnings.entries.count, 1)
        XCTAssertTrue(warnings.entries[0].contains("id 2"), warnings.entries[0])
    }

    func testDuplicateIdsInAnUpdateAreToldOnce() async {
        let warnings = Journal<String>()
        let remote = Remote<[String]>()
        let host = ViewHost(
            Stage(["a"], remote) { list in
                HStack(spacing: 0) { ForEach(list, id: \.self) { _ in Color.black.frame(width: 10, height: 10) } }
            }, on: display, clock: ManualClock())
        host.onWarning = { warnings.add($0) }
        host.advance(by: 0)
        for list in [["a", "b", "b"], ["b", "b", "a"]] {
            remote.value = list
            host.advance(by: 0)
            XCTAssertEqual(display.surface.extent(of: 0x000000), box(10, 15, 20, 10))
        }
        XCTAssertEqual(warnings.entries.count, 1)
        XCTAssertTrue(warnings.entries[0].contains("id b"), warnings.entries[0])
    }

    /// An id that changes makes a new view in the same place, whose state begins anew.
    func testAnotherIdIsAnotherView() async {
        let journal = Journal<String>()
        let counter = Cell.Counter()
        let remote = Remote<Int>()
        let host = render(
            Stage(1, remote) { Cell(name: 1, counter: counter, journal: journal).id($0 / 2) }, on: display)
        for id in [2, 3, 4] {
            remote.value = id
            host.advance(by: 0)
        }
        XCTAssertEqual(journal.entries, ["1:1", "1:2", "1:3"])
    }

    /// A modifier of a group is one of each view in it.
    func testModifiersOfAGroupAreOnesOfItsViews() async {
        render(
            HStack(spacing: 0) {
                Group {
                    Color.black
                    Color.black
                }
                .frame(width: 5, height: 5)
                .padding(.trailing, 5)
            }, on: display)
        // Two squares of 5 with 5 after each: 20 wide, centred from 10 on, ink up to 25.
        XCTAssertEqual(display.surface.extent(of: 0x000000), box(10, 18, 15, 5))
        XCTAssertEqual(display.surface.count(of: 0x000000), 50)
    }
}
