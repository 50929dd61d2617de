import Combine
import XCTest

final class CombiningTests: XCTestCase {
    private let a = PassthroughSubject<Int, Never>()
    private let b = PassthroughSubject<Int, Never>()
    private let c = PassthroughSubject<Int, Never>()

    func testMergeJoinsAndEndsWithTheLast() {
        let recorder = a.merge(with: b, c).recorded()
        a.send(1)
        b.send(2)
        a.send(completion: .finished)
        c.send(3)
        b.send(completion: .finished)
        XCTAssertFalse(recorder.isFinished)
        c.send(completion: .finished)
        XCTAssertEqual(recorder.values, [1, 2, 3])
        XCTAssertTrue(recorder.isFinished)
    }

    func testMergeOfFourTakesEverySource() {
        let recorder = [1].publisher.merge(with: [2].publisher, [3].publisher, [4].publisher).recorded()
        XCTAssertEqual(recorder.values, [1, 2, 3, 4])
        XCTAssertTrue(recorder.isFinished)
    }

    func testMergeManyHonoursDemand() {
        let recorder = Recorder<Int, Never>(asking: .max(3))
        Publishers.MergeMany([1, 2].publisher, [3, 4].publisher).subscribe(recorder)
        XCTAssertEqual(recorder.values, [1, 2, 3])
        XCTAssertFalse(recorder.isFinished)
        recorder.request(.max(1))
        XCTAssertEqual(recorder.values, [1, 2, 3, 4])
        XCTAssertTrue(recorder.isFinished)
        XCTAssertTrue(Publishers.MergeMany([Just<Int>]()).recorded().isFinished)
    }

    func testMergeEndsAtTheFirstError() {
        let (good, bad) = (PassthroughSubject<Int, Broken>(), PassthroughSubject<Int, Broken>())
        let recorder = good.merge(with: bad).recorded()
        bad.send(completion: .failure(Broken()))
        good.send(1)
        XCTAssertEqual(recorder.values, [])
        XCTAssertEqual(recorder.completions, [.failure(Broken())])
    }

    func testCombineLatestNeedsOneOfEachThenFollowsEither() {
        let recorder = a.combineLatest(b, c) { [$0, $1, $2] }.recorded()
        a.send(1)
        a.send(2)
        b.send(10)
        XCTAssertEqual(recorder.values, [])
        c.send(100)
        b.send(20)
        XCTAssertEqual(recorder.values, [[2, 10, 100], [2, 20, 100]])
        a.send(completion: .finished)
        c.send(200)
        XCTAssertEqual(recorder.values.last, [2, 20, 200])
        b.send(completion: .finished)
        c.send(completion: .finished)
        XCTAssertTrue(recorder.isFinished)
    }

    func testCombineLatestEndsWhenASideEndsEmpty() {
        let recorder = a.combineLatest(b).recorded()
        a.send(1)
        b.send(completion: .finished)
        XCTAssertTrue(recorder.isFinished)
    }

    func testCombineLatestOfFour() {
        let d = CurrentValueSubject<Int, Never>(4)
        let recorder = a.combineLatest(b, c, d).map { [$0.0, $0.1, $0.2, $0.3] }.recorded()
        a.send(1)
        b.send(2)
        c.send(3)
        XCTAssertEqual(recorder.values, [[1, 2, 3, 4]])
    }

    func testZipPairsInTurnAndEndsWhenNoPairCanFollow() {
        let recorder = a.zip(b) { [$0, $1] }.recorded()
        a.send(1)
        a.send(2)
        b.send(10)
        XCTAssertEqual(recorder.values, [[1, 10]])
        a.send(completion: .finished)
        XCTAssertFalse(recorder.isFinished)
        b.send(20)
        XCTAssertEqual(recorder.values, [[1, 10], [2, 20]])
        XCTAssertTrue(recorder.isFinished)
    }

    func testZipOfThreeHonoursDemand() {
        let recorder = Recorder<Int, Never>(asking: .max(1))
        [1, 2].publisher.zip([10, 20].publisher, [100, 200].publisher).map { $0.0 + $0.1 + $0.2 }.subscribe(recorder)
        XCTAssertEqual(recorder.values, [111])
        recorder.request(.max(1))
        XCTAssertEqual(recorder.values, [111, 222])
        XCTAssertTrue(recorder.isFinished)
    }

    func testAppendAndPrependKeepOrderAndDemand() {
        let recorder = Recorder<Int, Never>(asking: .max(3))
        [2, 3].publisher.prepend(1).append(4, 5).subscribe(recorder)
        XCTAssertEqual(recorder.values, [1, 2, 3])
        recorder.request(.unlimited)
        XCTAssertEqual(recorder.values, [1, 2, 3, 4, 5])
        XCTAssertTrue(recorder.isFinished)
    }

    func testFlatMapJoinsInnerPublishers() {
        let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
        let recorder = outer.flatMap { $0 }.recorded()
        outer.send(a)
        outer.send(b)
        a.send(1)
        b.send(2)
        outer.send(completion: .finished)
        a.send(completion: .finished)
        b.send(3)
        XCTAssertFalse(recorder.isFinished)
        b.send(completion: .finished)
        XCTAssertEqual(recorder.values, [1, 2, 3])
        XCTAssertTrue(recorder.isFinished)
    }

    func testFlatMapListensToNoMoreThanItMay() {
        let subjects = [a, b]
        let recorder = [0, 1].publisher.flatMap(maxPublishers: .max(1)) { subjects[$0] }.recorded()
        b.send(10)
        a.send(1)
        a.send(completion: .finished)
        b.send(20)
        XCTAssertEqual(recorder.values, [1, 20])
    }

    func testFlatMapCancelsEverything() {
        var cancels: [String] = []
        let outer = CurrentValueSubject<Int, Never>(0)
        let inner = a.handleEvents(receiveCancel: { cancels.append("inner") })
        let cancellable = outer.handleEvents(receiveCancel: { cancels.append("outer") }).flatMap { _ in inner }
            .sink { _ in }
        cancellable.cancel()
        XCTAssertEqual(cancels.sorted(), ["inner", "outer"])
    }

    func testSwitchToLatestLeavesTheEarlierPublisher() {
        let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
        let recorder = outer.switchToLatest().recorded()
        outer.send(a)
        a.send(1)
        outer.send(b)
        a.send(2)
        b.send(3)
        outer.send(completion: .finished)
        XCTAssertFalse(recorder.isFinished)
        b.send(completion: .finished)
        XCTAssertEqual(recorder.values, [1, 3])
        XCTAssertTrue(recorder.isFinished)
    }

    func testShareSubscribesOnce() {
        var subscriptions = 0
        let shared = a.handleEvents(receiveSubscription: { _ in subscriptions += 1 }).share()
        let (one, two) = (shared.recorded(), shared.recorded())
        a.send(1)
        XCTAssertEqual(subscriptions, 1)
        XCTAssertEqual(one.values + two.values, [1, 1])
    }

    func testAutoconnectDisconnectsWithTheLastSubscriber() {
        var cancels = 0
        let shared = a.handleEvents(receiveCancel: { cancels += 1 }).makeConnectable().autoconnect()
        let (one, two) = (shared.sink { _ in }, shared.sink { _ in })
        one.cancel()
        XCTAssertEqual(cancels, 0)
        two.cancel()
        XCTAssertEqual(cancels, 1)
    }

    func testConnectableWaitsForConnect() {
        let connectable = [1, 2].publisher.makeConnectable()
        let (one, two) = (connectable.recorded(), connectable.recorded())
        XCTAssertEqual(one.values, [])
        let connection = connectable.connect()
        XCTAssertEqual(one.values, [1, 2])
        XCTAssertEqual(two.values, [1, 2])
        connection.cancel()
    }
}
