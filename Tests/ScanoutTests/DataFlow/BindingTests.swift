import Scanout
import ScanoutTesting
import XCTest

@MainActor
final class BindingTests: XCTestCase {
    private let display = MemoryDisplay(width: 40, height: 40)

    private struct Item: Identifiable, Equatable {
        let id: Int
        var value: Int
    }

    private struct Row: View {
        @Binding var item: Item
        let journal: Journal<String>
        var body: some View {
            let _ = journal.add("\(item.id)=\(item.value)")
            Rectangle()
        }
    }

    private struct List: View {
        @State private var items = [Item(id: 1, value: 10), Item(id: 2, value: 20), Item(id: 3, value: 30)]
        let remote: Remote<[Item]>
        let journal: Journal<String>
        var body: some View {
            let _ = remote.connect($items)
            VStack { ForEach($items) { $item in Row(item: $item, journal: journal) } }
        }
    }

    /// The body of the list hands its items on without reading them; of the rows the one whose item changed reads it.
    func testOnlyTheRowOfAChangedElementIsEvaluated() async {
        let remote = Remote<[Item]>()
        let journal = Journal<String>()
        let host = render(List(remote: remote, journal: journal), on: display)
        XCTAssertEqual(journal.entries, ["1=10", "2=20", "3=30"])
        journal.clear()
        remote.projected[1].value.wrappedValue = 21
        XCTAssertEqual(remote.value[1], Item(id: 2, value: 21))
        host.advance(by: 0)
        XCTAssertEqual(journal.entries, ["2=21"])
        XCTAssertEqual(host.statistics.bodiesEvaluated, 1)
    }

    func testRowsOfElementsThatGoDoNotFail() async {
        let remote = Remote<[Item]>()
        let journal = Journal<String>()
        let host = render(List(remote: remote, journal: journal), on: display)
        let last = remote.projected[2]
        journal.clear()
        remote.value.removeLast()
        XCTAssertEqual(last.wrappedValue, Item(id: 3, value: 30))
        last.wrappedValue = Item(id: 3, value: 0)
        host.advance(by: 0)
        XCTAssertEqual(remote.value.count, 2)
        XCTAssertEqual(journal.entries, [])
        remote.value.removeAll()
        host.advance(by: 0)
        XCTAssertEqual(remote.projected.count, 0)
    }

    private struct Pair: Equatable {
        var first = 1
        var second = 2
    }

    private struct Part: View {
        let name: String
        @Binding var value: Int
        let journal: Journal<String>
        var body: some View {
            let _ = journal.add("\(name) \(value)")
            Rectangle()
        }
    }

    private struct Parts: View {
        @State private var pair = Pair()
        let remote: Remote<Pair>
        let journal: Journal<String>
        var body: some View {
            let _ = remote.connect($pair)
            VStack {
                Part(name: "first", value: $pair.first, journal: journal)
                Part(name: "second", value: $pair.second, journal: journal)
            }
        }
    }

    /// A view that reads a part depends on that part alone.
    func testOnlyReadersOfAChangedPartAreEvaluated() async {
        let remote = Remote<Pair>()
        let journal = Journal<String>()
        let host = render(Parts(remote: remote, journal: journal), on: display)
        journal.clear()
        remote.projected.second.wrappedValue = 5
        host.advance(by: 0)
        XCTAssertEqual(journal.entries, ["second 5"])
        XCTAssertEqual(host.statistics.bodiesEvaluated, 1)
        remote.projected.first.wrappedValue = 6
        host.advance(by: 0)
        remote.projected.second.wrappedValue = 7
        host.advance(by: 0)
        XCTAssertEqual(journal.entries, ["second 5", "first 6", "second 7"])
    }

    // MARK: Collections

    func testABindingToACollectionIsOneOfBindings() async {
        var numbers = [1, 2, 3]
        let binding = Binding(get: { numbers }, set: { numbers = $0 })
        XCTAssertEqual(binding.map(\.wrappedValue), [1, 2, 3])
        XCTAssertEqual(binding.count, 3)
        XCTAssertEqual(binding.reversed().map(\.wrappedValue), [3, 2, 1])
        binding[1].wrappedValue = 5
        for element in binding { element.wrappedValue += 1 }
        XCTAssertEqual(numbers, [2, 6, 4])
        XCTAssertEqual(Binding.constant(Item(id: 4, value: 0)).id, 4)
    }

    func testBindingsByIndexAndKeyPath() async {
        let remote = Remote<[String]>()
        let journal = Journal<String>()
        struct Names: View {
            @State private var names = ["a", "b"]
            let remote: Remote<[String]>
            let journal: Journal<String>
            var body: some View {
                let _ = remote.connect($names)
                ForEach($names, id: \.self) { $name in
                    let _ = journal.add(name)
                    Color.red
                }
            }
        }
        let host = render(Names(remote: remote, journal: journal), on: display)
        remote.value[0] = "c"
        host.advance(by: 0)
        XCTAssertEqual(journal.entries, ["a", "b", "c", "b"])
    }

    // MARK: Other bindings

    func testConstantsIgnoreWrites() async {
        let binding = Binding.constant(3)
        binding.wrappedValue = 4
        XCTAssertEqual(binding.wrappedValue, 3)
        XCTAssertEqual(binding.projectedValue.wrappedValue, 3)
        XCTAssertEqual(Binding(projectedValue: binding).wrappedValue, 3)
    }

    func testBindingsOfAnyHashable() async {
        var number = 1
        let any = Binding<AnyHashable>(Binding(get: { number }, set: { number = $0 }))
        any.wrappedValue = 5
        any.wrappedValue = "x"
        XCTAssertEqual(number, 5)
        XCTAssertEqual(any.wrappedValue, AnyHashable(5))
    }

    func testTheSetterGetsTheTransaction() async {
        let journal = Journal<Bool>()
        let binding = Binding(get: { 1 }, set: { (_: Int, transaction) in journal.add(transaction.animation != nil) })
        binding.wrappedValue = 2
        binding.animation(.linear(duration: 1)).wrappedValue = 3
        var transaction = Transaction()
        transaction.animation = .default
        binding.transaction(transaction).wrappedValue = 4
        XCTAssertEqual(journal.entries, [false, true, true])
    }

    /// Half way in a linear second from 10 to 30.
    func testAnimatedBindings() async {
        let remote = Remote<CGFloat>()
        let host = render(Stage(10, remote) { Color.black.frame(width: $0) }, on: display)
        remote.projected.animation(.linear(duration: 1)).wrappedValue = 30
        host.advance(by: 0)
        host.advance(by: 0.5)
        XCTAssertEqual(display.surface.extent(of: 0x000000), box(10, 0, 20, 40))
    }
}
