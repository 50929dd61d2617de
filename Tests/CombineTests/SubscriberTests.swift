import Combine
import XCTest

final class SubscriberTests: XCTestCase {
    private final class Model {
        var number = 0
    }

    func testDemandArithmeticSaturates() {
        XCTAssertEqual(Subscribers.Demand.max(2) + .max(3), .max(5))
        XCTAssertEqual(Subscribers.Demand.max(2) - .max(3), Subscribers.Demand.none)
        XCTAssertEqual(Subscribers.Demand.unlimited - 7, .unlimited)
        XCTAssertEqual(Subscribers.Demand.max(.max - 1) + .max(2), .unlimited)
        XCTAssertEqual(Subscribers.Demand.max(.max / 2) * 3, .unlimited)
        XCTAssertTrue(Subscribers.Demand.max(9) < .unlimited)
        XCTAssertNil(Subscribers.Demand.unlimited.max)
        XCTAssertEqual("\(Subscribers.Demand.max(3)) \(Subscribers.Demand.unlimited)", "max(3) unlimited")
    }

    func testSinkStopsOnCancelAndOnRelease() {
        let subject = PassthroughSubject<Int, Never>()
        var values: [Int] = []
        var first: AnyCancellable? = subject.sink { values.append($0) }
        let second = subject.sink { values.append(10 * $0) }
        subject.send(1)
        first = nil
        second.cancel()
        subject.send(2)
        XCTAssertNil(first)
        XCTAssertEqual(values, [1, 10])
    }

    func testCancellationReleasesClosures() {
        let subject = PassthroughSubject<Int, Never>()
        weak var watched: Model?
        var cancellable: AnyCancellable?
        do {
            let model = Model()
            watched = model
            cancellable = subject.map { $0 + model.number }.filter { _ in model.number == 0 }
                .sink { model.number = $0 }
        }
        XCTAssertNotNil(watched)
        cancellable?.cancel()
        XCTAssertNil(watched)
    }

    func testCompletionReleasesClosures() {
        let subject = PassthroughSubject<Int, Never>()
        weak var watched: Model?
        var cancellable: AnyCancellable?
        do {
            let model = Model()
            watched = model
            cancellable = subject.map { $0 + model.number }.assign(to: \.number, on: model)
        }
        subject.send(4)
        XCTAssertEqual(watched?.number, 4)
        subject.send(completion: .finished)
        XCTAssertNil(watched)
        cancellable?.cancel()
    }

    /// A value whose release cancels the subscription that delivers it: no lock may be held at that moment.
    func testReleaseInsideCancelDoesNotLock() {
        final class Owner {
            var cancellable: AnyCancellable?
            deinit { cancellable?.cancel() }
        }
        let subject = PassthroughSubject<Int, Never>()
        var owner: Owner? = Owner()
        owner?.cancellable = subject.sink { [owner] _ in _ = owner }
        weak var watched: Owner?
        watched = owner
        owner = nil
        XCTAssertNotNil(watched)
        subject.send(completion: .finished)
        XCTAssertNil(watched)
    }

    func testStoredCancellablesEndWithTheirSet() {
        let subject = PassthroughSubject<Int, Never>()
        var (set, list, count) = (Set<AnyCancellable>(), [AnyCancellable](), 0)
        subject.sink { _ in count += 1 }.store(in: &set)
        subject.sink { _ in count += 1 }.store(in: &list)
        subject.send(1)
        XCTAssertEqual(count, 2)
        set.removeAll()
        list.removeAll()
        subject.send(2)
        XCTAssertEqual(count, 2)
    }

    func testErasedPublisherIsNotWrappedTwice() {
        let recorder = Just(3).eraseToAnyPublisher().eraseToAnyPublisher().recorded()
        XCTAssertEqual(recorder.values, [3])
        XCTAssertTrue(recorder.isFinished)
    }
}
