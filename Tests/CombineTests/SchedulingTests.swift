import Combine
import XCTest

final class SchedulingTests: XCTestCase {
    private let clock = VirtualScheduler()
    private let subject = PassthroughSubject<Int, Never>()

    func testReceiveOnDeliversLaterInOrder() {
        let recorder = subject.receive(on: clock).recorded()
        subject.send(1)
        subject.send(2)
        subject.send(completion: .finished)
        XCTAssertEqual(recorder.values, [])
        clock.advance(to: 0)
        XCTAssertEqual(recorder.values, [1, 2])
        XCTAssertTrue(recorder.isFinished)
    }

    func testReceiveOnTheImmediateSchedulerDeliversAtOnce() {
        let recorder = subject.receive(on: ImmediateScheduler.shared).recorded()
        subject.send(1)
        XCTAssertEqual(recorder.values, [1])
    }

    func testDelayPostponesByTheInterval() {
        let recorder = subject.delay(for: .seconds(1), scheduler: clock).recorded()
        subject.send(1)
        clock.advance(to: 999)
        XCTAssertEqual(recorder.values, [])
        clock.advance(to: 1000)
        XCTAssertEqual(recorder.values, [1])
    }

    func testDebouncePassesWhatIsFollowedByQuiet() {
        let recorder = subject.debounce(for: .milliseconds(100), scheduler: clock).recorded()
        subject.send(1)
        clock.advance(to: 60)
        subject.send(2)
        clock.advance(to: 159)
        XCTAssertEqual(recorder.values, [])
        clock.advance(to: 160)
        XCTAssertEqual(recorder.values, [2])
        subject.send(3)
        clock.advance(to: 400)
        XCTAssertEqual(recorder.values, [2, 3])
    }

    func testThrottleKeepsTheFirstOrTheLatestOfAnInterval() {
        let first = subject.throttle(for: .milliseconds(100), scheduler: clock, latest: false).recorded()
        let latest = subject.throttle(for: .milliseconds(100), scheduler: clock, latest: true).recorded()
        for value in 1...3 { subject.send(value) }
        XCTAssertEqual(first.values, [1])
        XCTAssertEqual(latest.values, [1])
        clock.advance(to: 100)
        XCTAssertEqual(first.values, [1, 2])
        XCTAssertEqual(latest.values, [1, 3])
        clock.advance(to: 500)
        subject.send(4)
        XCTAssertEqual(first.values, [1, 2, 4])
        XCTAssertEqual(latest.values, [1, 3, 4])
    }

    func testCancelledSubscriberHearsNothingThatIsUnderWay() {
        let recorder = subject.delay(for: .milliseconds(10), scheduler: clock).recorded()
        subject.send(1)
        recorder.cancel()
        clock.advance(to: 20)
        XCTAssertEqual(recorder.values, [])
    }

    func testSubscribeOnSubscribesLater() {
        let recorder = subject.subscribe(on: clock).recorded()
        subject.send(1)
        clock.advance(to: 0)
        subject.send(2)
        XCTAssertEqual(recorder.values, [2])
    }
}
