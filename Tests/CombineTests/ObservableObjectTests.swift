import Combine
import XCTest

private class Gauge: ObservableObject {
    @Published var value = 0
    @Published var label = "idle"
    var copies = 0
}

private final class Dial: Gauge {
    @Published var angle = 0.0
}

private final class Custom: ObservableObject {
    let objectWillChange = PassthroughSubject<String, Never>()
    @Published var value = 0
    var name = "" {
        willSet { objectWillChange.send(newValue) }
    }
}

@MainActor
private final class Screen: ObservableObject {
    @Published private(set) var title = "start"
    private let events = PassthroughSubject<String, Never>()
    private var cancellables = Set<AnyCancellable>()

    init() {
        events.sink { [weak self] in self?.title = $0 }.store(in: &cancellables)
        events.map { $0 + "!" }.assign(to: &$title)
    }

    func show(_ title: String) {
        let events = events
        let send: @Sendable () -> Void = { events.send(title) }
        send()
    }
}

final class ObservableObjectTests: XCTestCase {
    func testObjectAnnouncesBeforeTheValueChanges() {
        let gauge = Gauge()
        var seen: [Int] = []
        let cancellable = gauge.objectWillChange.sink { seen.append(gauge.value) }
        gauge.value = 1
        gauge.value = 2
        gauge.label = "busy"
        gauge.copies = 7
        XCTAssertEqual(seen, [0, 1, 2])
        XCTAssertEqual(gauge.value, 2)
        cancellable.cancel()
    }

    func testSubclassSharesThePublisherOfItsObject() {
        let dial = Dial()
        var count = 0
        let cancellable = dial.objectWillChange.sink { count += 1 }
        dial.angle = 0.5
        dial.value += 1
        XCTAssertEqual(count, 2)
        XCTAssertTrue(dial.objectWillChange === (dial as Gauge).objectWillChange)
        cancellable.cancel()
    }

    func testPropertyPublishesItsValueThenEachNewOneBeforeItIsStored() {
        let gauge = Gauge()
        var seen: [[Int]] = []
        let cancellable = gauge.$value.sink { seen.append([$0, gauge.value]) }
        gauge.value = 5
        gauge.value += 1
        XCTAssertEqual(seen, [[0, 0], [5, 0], [6, 5]])
        cancellable.cancel()
    }

    func testChangeInPlaceIsOneWrite() {
        final class List: ObservableObject {
            @Published var items: [Int] = []
        }
        let list = List()
        var count = 0
        let cancellable = list.objectWillChange.sink { count += 1 }
        list.items.append(1)
        list.items[0] = 2
        XCTAssertEqual(list.items, [2])
        XCTAssertEqual(count, 2)
        cancellable.cancel()
    }

    func testOwnPublisherIsLeftToItsOwner() {
        let custom = Custom()
        var names: [String] = []
        let cancellable = custom.objectWillChange.sink { names.append($0) }
        custom.value = 1
        custom.name = "new"
        XCTAssertEqual(names, ["new"])
        cancellable.cancel()
    }

    func testPropertyPublisherEndsWithItsObject() {
        var gauge: Gauge? = Gauge()
        let recorder = gauge?.$value.recorded()
        gauge = nil
        XCTAssertEqual(recorder?.values, [0])
        XCTAssertEqual(recorder?.isFinished, true)
    }

    func testAssignToAPropertyAnnouncesAndDoesNotKeepTheObject() {
        let subject = PassthroughSubject<Int, Never>()
        var gauge: Gauge? = Gauge()
        var count = 0
        let cancellable = gauge?.objectWillChange.sink { count += 1 }
        if let gauge { subject.assign(to: &gauge.$value) }
        subject.send(3)
        XCTAssertEqual(gauge?.value, 3)
        XCTAssertEqual(count, 1)
        weak var watched: Gauge?
        watched = gauge
        gauge = nil
        XCTAssertNil(watched)
        subject.send(4)
        cancellable?.cancel()
    }

    /// Objects that come and go get their memory again and again; each must have a publisher of its own.
    func testAddressUsedAgainHasANewPublisher() {
        var publishers: [ObservableObjectPublisher] = []
        for _ in 0..<300 { publishers.append(Gauge().objectWillChange) }
        XCTAssertEqual(Set(publishers.map(ObjectIdentifier.init)).count, 300)
        let gauge = Gauge()
        var count = 0
        let cancellables = publishers.map { $0.sink { count += 1 } }
        gauge.value = 1
        XCTAssertEqual(count, 0)
        for cancellable in cancellables { cancellable.cancel() }
    }

    func testMainActorModel() {
        MainActor.assumeIsolated {
            let screen = Screen()
            screen.show("menu")
            XCTAssertEqual(screen.title, "menu!")
        }
    }

    func testWriteInDeinitIsHarmless() {
        final class Last: ObservableObject {
            @Published var value = 0
            deinit { value = 1 }
        }
        var last: Last? = Last()
        var count = 0
        let cancellable = last?.objectWillChange.sink { count += 1 }
        last = nil
        XCTAssertEqual(count, 0)
        cancellable?.cancel()
    }
}
