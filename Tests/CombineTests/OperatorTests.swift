import Combine
import XCTest

final class OperatorTests: XCTestCase {
    private let numbers = [1, 2, 2, 3, 5, 5, 8].publisher

    func testTransforming() {
        XCTAssertEqual(numbers.map { $0 * 10 }.recorded().values, [10, 20, 20, 30, 50, 50, 80])
        XCTAssertEqual(numbers.filter { $0 % 2 == 1 }.recorded().values, [1, 3, 5, 5])
        XCTAssertEqual(["1", "x", "3"].publisher.compactMap { Int($0) }.recorded().values, [1, 3])
        XCTAssertEqual(numbers.removeDuplicates().recorded().values, [1, 2, 3, 5, 8])
        XCTAssertEqual(numbers.scan(0, +).recorded().values, [1, 3, 5, 8, 13, 18, 26])
        XCTAssertEqual([1, nil, 3].publisher.replaceNil(with: 0).recorded().values, [1, 0, 3])
    }

    func testSelecting() {
        XCTAssertEqual(numbers.prefix(2).recorded().values, [1, 2])
        XCTAssertEqual(numbers.prefix(0).recorded().values, [])
        XCTAssertEqual(numbers.prefix { $0 < 3 }.recorded().values, [1, 2, 2])
        XCTAssertEqual(numbers.dropFirst(5).recorded().values, [5, 8])
        XCTAssertEqual(numbers.drop { $0 < 5 }.recorded().values, [5, 5, 8])
        XCTAssertEqual(numbers.first().recorded().values, [1])
        XCTAssertEqual(numbers.first { $0 > 3 }.recorded().values, [5])
        XCTAssertEqual(numbers.last().recorded().values, [8])
        XCTAssertEqual(numbers.last { $0 < 5 }.recorded().values, [3])
        XCTAssertTrue(numbers.ignoreOutput().recorded().isFinished)
    }

    func testFolding() {
        XCTAssertEqual(numbers.reduce(0, +).recorded().values, [26])
        XCTAssertEqual(numbers.count().recorded().values, [7])
        XCTAssertEqual(numbers.max().recorded().values, [8])
        XCTAssertEqual(numbers.min().recorded().values, [1])
        XCTAssertEqual(numbers.collect().recorded().values, [[1, 2, 2, 3, 5, 5, 8]])
        XCTAssertEqual(numbers.collect(3).recorded().values, [[1, 2, 2], [3, 5, 5], [8]])
        XCTAssertEqual(numbers.contains { $0 == 3 }.recorded().values, [true])
        XCTAssertEqual(numbers.allSatisfy { $0 < 8 }.recorded().values, [false])
    }

    func testFoldWaitsForDemand() {
        let recorder = Recorder<Int, Never>(asking: .none)
        numbers.reduce(0, +).subscribe(recorder)
        XCTAssertEqual(recorder.values, [])
        XCTAssertFalse(recorder.isFinished)
        recorder.request(.max(1))
        XCTAssertEqual(recorder.values, [26])
        XCTAssertTrue(recorder.isFinished)
    }

    func testWhatIsFilteredOutIsAskedForAgain() {
        let recorder = Recorder<Int, Never>(asking: .max(2))
        numbers.filter { $0 > 2 }.subscribe(recorder)
        XCTAssertEqual(recorder.values, [3, 5])
        recorder.request(.max(1))
        XCTAssertEqual(recorder.values, [3, 5, 5])
    }

    func testPrefixCancelsItsSource() {
        var cancels = 0
        let subject = PassthroughSubject<Int, Never>()
        let recorder = subject.handleEvents(receiveCancel: { cancels += 1 }).prefix(2).recorded()
        for value in 1...3 { subject.send(value) }
        XCTAssertEqual(recorder.values, [1, 2])
        XCTAssertTrue(recorder.isFinished)
        XCTAssertEqual(cancels, 1)
    }

    func testPrefixUntilOutputEndsOnTheOther() {
        let (values, stop) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
        let recorder = values.prefix(untilOutputFrom: stop).recorded()
        values.send(1)
        stop.send("enough")
        values.send(2)
        XCTAssertEqual(recorder.values, [1])
        XCTAssertTrue(recorder.isFinished)
    }

    func testErrors() {
        let failing = [1, 2, 3].publisher.tryMap { value -> Int in
            guard value < 3 else { throw Broken() }
            return value
        }
        XCTAssertEqual(failing.replaceError(with: 9).recorded().values, [1, 2, 9])
        XCTAssertEqual(failing.catch { _ in [7, 8].publisher }.recorded().values, [1, 2, 7, 8])
        XCTAssertEqual(failing.retry(1).replaceError(with: 0).recorded().values, [1, 2, 1, 2, 0])
        let mapped = failing.mapError { _ in Broken() }.recorded()
        XCTAssertEqual(mapped.completions, [.failure(Broken())])
        XCTAssertEqual(Just(1).setFailureType(to: Broken.self).recorded().completions, [.finished])
    }

    func testErrorsAreNotMadeUpAfterCatchCarriesDemandOver() {
        let recorder = Recorder<Int, Never>(asking: .max(2))
        Fail<Int, Broken>(error: Broken()).prepend(1).catch { _ in [2, 3].publisher }.subscribe(recorder)
        XCTAssertEqual(recorder.values, [1, 2])
        recorder.request(.max(1))
        XCTAssertEqual(recorder.values, [1, 2, 3])
        XCTAssertTrue(recorder.isFinished)
    }

    func testHandleEventsHearsInOrder() {
        var events: [String] = []
        let cancellable = [1, 2].publisher.handleEvents(
            receiveSubscription: { _ in events.append("subscription") },
            receiveOutput: { events.append("value \($0)") },
            receiveCompletion: { _ in events.append("completion") },
            receiveCancel: { events.append("cancel") },
            receiveRequest: { events.append("request \($0)") }
        ).sink { _ in }
        cancellable.cancel()
        XCTAssertEqual(events, ["subscription", "request unlimited", "value 1", "value 2", "completion"])
    }

    func testSourcesOfOneValueOrNone() {
        XCTAssertEqual(Just(4).recorded().values, [4])
        XCTAssertTrue(Empty<Int, Never>().recorded().isFinished)
        XCTAssertFalse(Empty<Int, Never>(completeImmediately: false).recorded().isFinished)
        XCTAssertEqual(Empty<Int, Never>().replaceEmpty(with: 6).recorded().values, [6])
        XCTAssertEqual(Just(1).replaceEmpty(with: 6).recorded().values, [1])
        XCTAssertEqual(Int?.none.publisher.recorded().values, [])
        XCTAssertEqual(Int?.some(2).publisher.recorded().values, [2])
        XCTAssertEqual(Result<Int, Broken>.failure(Broken()).publisher.recorded().completions, [.failure(Broken())])
        XCTAssertEqual(Deferred { Just(8) }.recorded().values, [8])
    }

    func testFutureAnswersEarlyAndLateSubscribers() {
        var promise: Future<Int, Never>.Promise?
        let future = Future<Int, Never> { promise = $0 }
        let early = future.recorded()
        XCTAssertEqual(early.values, [])
        promise?(.success(5))
        promise?(.success(6))
        XCTAssertEqual(early.values, [5])
        XCTAssertTrue(early.isFinished)
        XCTAssertEqual(future.recorded().values, [5])
    }
}
