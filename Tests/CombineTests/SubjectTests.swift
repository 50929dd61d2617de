import Combine
import XCTest

final class SubjectTests: XCTestCase {
    func testPassthroughDropsWhatNobodyAskedFor() {
        let subject = PassthroughSubject<Int, Never>()
        let recorder = Recorder<Int, Never>(asking: .max(1))
        subject.send(0)
        subject.subscribe(recorder)
        subject.send(1)
        subject.send(2)
        recorder.request(.max(1))
        subject.send(3)
        XCTAssertEqual(recorder.values, [1, 3])
    }

    func testAnswerOfReceiveAddsToTheDemand() {
        let subject = PassthroughSubject<Int, Never>()
        let recorder = Recorder<Int, Never>(asking: .max(1))
        recorder.answer = .max(1)
        subject.subscribe(recorder)
        for value in 1...3 { subject.send(value) }
        XCTAssertEqual(recorder.values, [1, 2, 3])
    }

    func testSendInsideReceiveIsDeliveredBeforeTheCallReturns() {
        let subject = PassthroughSubject<Int, Never>()
        let recorder = Recorder<Int, Never>()
        recorder.onValue = { if $0 < 3 { subject.send($0 + 1) } }
        subject.subscribe(recorder)
        subject.send(1)
        XCTAssertEqual(recorder.values, [1, 2, 3])
    }

    func testCancelInsideReceiveStopsTheRest() {
        let subject = PassthroughSubject<Int, Never>()
        let recorder = Recorder<Int, Never>()
        recorder.onValue = { [unowned recorder] _ in recorder.cancel() }
        subject.subscribe(recorder)
        subject.send(1)
        subject.send(2)
        XCTAssertEqual(recorder.values, [1])
    }

    func testSubscribingInsideReceiveHearsOnlyLaterValues() {
        let subject = PassthroughSubject<Int, Never>()
        let (early, late) = (Recorder<Int, Never>(), Recorder<Int, Never>())
        early.onValue = { if $0 == 1 { subject.subscribe(late) } }
        subject.subscribe(early)
        subject.send(1)
        subject.send(2)
        XCTAssertEqual(early.values, [1, 2])
        XCTAssertEqual(late.values, [2])
    }

    func testCompletionIsFinalAndToldToLateSubscribers() {
        let subject = PassthroughSubject<Int, Broken>()
        let early = subject.recorded()
        subject.send(completion: .failure(Broken()))
        subject.send(1)
        subject.send(completion: .finished)
        XCTAssertEqual(early.values, [])
        XCTAssertEqual(early.completions, [.failure(Broken())])
        XCTAssertEqual(subject.recorded().completions, [.failure(Broken())])
    }

    func testCurrentValueIsGivenFirstAndKept() {
        let subject = CurrentValueSubject<Int, Never>(1)
        subject.value = 2
        let recorder = subject.recorded()
        subject.send(3)
        XCTAssertEqual(recorder.values, [2, 3])
        XCTAssertEqual(subject.value, 3)
        subject.send(completion: .finished)
        subject.send(4)
        XCTAssertEqual(subject.value, 3)
        XCTAssertTrue(recorder.isFinished)
    }

    func testCurrentValueWaitsForDemandAndSkipsWhatIsOld() {
        let subject = CurrentValueSubject<Int, Never>(1)
        let recorder = Recorder<Int, Never>(asking: .none)
        subject.subscribe(recorder)
        subject.send(2)
        subject.send(3)
        XCTAssertEqual(recorder.values, [])
        recorder.request(.max(1))
        recorder.request(.max(1))
        XCTAssertEqual(recorder.values, [3])
        subject.send(4)
        XCTAssertEqual(recorder.values, [3, 4])
    }

    func testCurrentValueIsNewInsideReceive() {
        let subject = CurrentValueSubject<Int, Never>(0)
        var seen: [Int] = []
        let cancellable = subject.sink { _ in seen.append(subject.value) }
        subject.send(5)
        XCTAssertEqual(seen, [0, 5])
        cancellable.cancel()
    }

    func testVoidSubjectNeedsNoValue() {
        let subject = PassthroughSubject<Void, Never>()
        var count = 0
        let cancellable = subject.sink { count += 1 }
        subject.send()
        subject.send(())
        XCTAssertEqual(count, 2)
        cancellable.cancel()
    }

    func testSubjectFedByAPublisherPassesTheEndingOn() {
        let subject = PassthroughSubject<Int, Never>()
        let recorder = subject.recorded()
        let feed = [1, 2].publisher.subscribe(subject)
        XCTAssertEqual(recorder.values, [1, 2])
        XCTAssertTrue(recorder.isFinished)
        feed.cancel()
    }

    func testSubjectAsksItsSourceOnlyOnceSomebodyAsks() {
        let subject = PassthroughSubject<Int, Never>()
        var asked: [Subscribers.Demand] = []
        let feed = PassthroughSubject<Int, Never>().handleEvents(receiveRequest: { asked.append($0) })
            .subscribe(subject)
        XCTAssertEqual(asked, [])
        let recorder = subject.recorded()
        XCTAssertEqual(asked, [.unlimited])
        XCTAssertEqual(recorder.values, [])
        feed.cancel()
    }

    func testManyThreadsLoseNoValue() {
        let subject = PassthroughSubject<Int, Never>()
        var sum = 0
        let cancellable = subject.sink { sum += $0 }
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for _ in 0..<1000 { subject.send(1) }
        }
        XCTAssertEqual(sum, 8000)
        cancellable.cancel()
    }
}
