import Scanout
import ScanoutTesting
import XCTest

@MainActor
final class LifecycleTests: XCTestCase {
    private let display = MemoryDisplay(width: 40, height: 40)

    func testAppearingAndDisappearing() async {
        let journal = Journal<String>()
        let remote = Remote<Bool>()
        let host = render(
            Stage(true, remote) { isShown in
                VStack {
                    if isShown {
                        Color.red.onAppear { journal.add("+") }.onDisappear { journal.add("-") }
                    }
                    Color.blue.onAppear { journal.add("other") }
                }
            }, on: display)
        XCTAssertEqual(journal.entries.sorted(), ["+", "other"])
        journal.clear()
        host.advance(by: 1)
        for value in [false, true, false] {
            remote.value = value
            host.advance(by: 0)
        }
        XCTAssertEqual(journal.entries, ["-", "+", "-"])
    }

    func testStateWrittenOnAppearanceIsInTheFirstFrame() async {
        struct Late: View {
            @State private var isBlack = false
            var body: some View { (isBlack ? Color.black : .red).onAppear { isBlack = true } }
        }
        let host = render(Late(), on: display)
        XCTAssertEqual(host.statistics.frames, 1)
        XCTAssertEqual(display.surface.count(of: 0x000000), 1600)
    }

    func testElementsOfACollectionComeAndGo() async {
        let journal = Journal<String>()
        let remote = Remote<[Int]>()
        let host = render(
            Stage([1, 2], remote) { list in
                VStack {
                    ForEach(list, id: \.self) { id in
                        Color.red.onAppear { journal.add("+\(id)") }.onDisappear { journal.add("-\(id)") }
                    }
                }
            }, on: display)
        journal.clear()
        remote.value = [2, 3, 1]
        host.advance(by: 0)
        XCTAssertEqual(journal.entries, ["+3"])
        remote.value = [1]
        host.advance(by: 0)
        XCTAssertEqual(journal.entries.sorted(), ["+3", "-2", "-3"])
    }

    // MARK: Publishers

    func testPublishedValuesAreReceivedWhileTheViewIsThere() async {
        let subject = PassthroughSubject<Int, Never>()
        let journal = Journal<Int>()
        let remote = Remote<Bool>()
        let host = render(
            Stage(true, remote) { isShown in
                if isShown { Color.red.onReceive(subject) { journal.add($0) } } else { Color.blue }
            }, on: display)
        subject.send(1)
        subject.send(2)
        remote.value = false
        host.advance(by: 0)
        subject.send(3)
        XCTAssertEqual(journal.entries, [1, 2])
    }

    func testReceivedValuesMayWriteState() async {
        struct Meter: View {
            let subject: PassthroughSubject<Int, Never>
            @State private var width = 0
            var body: some View {
                Color.black.frame(width: CGFloat(width)).onReceive(subject) { width = $0 }
            }
        }
        let subject = PassthroughSubject<Int, Never>()
        let host = render(Meter(subject: subject), on: display)
        subject.send(30)
        host.advance(by: 0)
        XCTAssertEqual(display.surface.extent(of: 0x000000), box(5, 0, 30, 40))
    }

    func testASubjectWithAValueIsReceivedAtOnce() async {
        let subject = CurrentValueSubject<Int, Never>(5)
        let journal = Journal<Int>()
        let host = render(Color.red.onReceive(subject) { journal.add($0) }, on: display)
        subject.send(6)
        host.advance(by: 0)
        XCTAssertEqual(journal.entries, [5, 6])
    }

    /// The action sees the state as it is when it runs, not as it was when the view was made.
    func testActionsSeeTheStateOfTheirTime() async {
        struct Counter: View {
            let subject: PassthroughSubject<Void, Never>
            let journal: Journal<Int>
            @State private var count = 0
            var body: some View {
                Color.red.onReceive(subject) {
                    count += 1
                    journal.add(count)
                }
            }
        }
        let subject = PassthroughSubject<Void, Never>()
        let journal = Journal<Int>()
        let host = render(Counter(subject: subject, journal: journal), on: display)
        subject.send()
        subject.send()
        host.advance(by: 0)
        subject.send()
        XCTAssertEqual(journal.entries, [1, 2, 3])
    }

    func testAPublishedTimerFollowsTheHostsClock() async {
        struct Clock: View {
            let journal: Journal<Int>
            private let ticks = Timer.publish(every: 0.25, on: .main, in: .common).autoconnect()
            @State private var count = 0

            init(_ journal: Journal<Int>) { self.journal = journal }

            var body: some View {
                let _ = journal.add(count)
                Color.red.onReceive(ticks) { _ in count += 1 }
            }
        }
        let journal = Journal<Int>()
        let host = render(Clock(journal), on: display)
        host.advance(by: 0.24)
        XCTAssertEqual(journal.entries, [0])
        host.advance(by: 0.02)
        XCTAssertEqual(journal.entries, [0, 1])
        host.advance(by: 1)
        XCTAssertEqual(journal.entries, [0, 1, 2, 3, 4, 5])
    }

    // MARK: Changes

    func testChangesWithTheFirstValue() async {
        let journal = Journal<[Int]>()
        let remote = Remote<Int>()
        let host = render(
            Stage(0, remote) { value in
                Color.red.onChange(of: value, initial: true) { old, new in journal.add([old, new]) }
            }, on: display)
        for value in [1, 2] {
            remote.value = value
            host.advance(by: 0)
        }
        XCTAssertEqual(journal.entries, [[0, 0], [0, 1], [1, 2]])
    }

    func testOtherFormsOfChange() async {
        let journal = Journal<String>()
        let remote = Remote<Int>()
        let host = render(
            Stage(0, remote) { value in
                Color.red
                    .onChange(of: value) { old, new in journal.add("\(old) to \(new)") }
                    .onChange(of: value / 2) { journal.add("half") }
                    .onChange(of: value < 5) { journal.add("never \($0)") }
            }, on: display)
        XCTAssertEqual(journal.entries, [])
        remote.value = 1
        host.advance(by: 0)
        XCTAssertEqual(journal.entries, ["0 to 1"])
        journal.clear()
        remote.value = 2
        host.advance(by: 0)
        XCTAssertEqual(journal.entries.sorted(), ["1 to 2", "half"])
    }
}
