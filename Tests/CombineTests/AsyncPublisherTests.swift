import Combine
import XCTest

final class AsyncPublisherTests: XCTestCase {
    func testLoopTakesEveryValueAndEnds() async {
        var values: [Int] = []
        for await value in [1, 2, 3].publisher.values { values.append(value) }
        XCTAssertEqual(values, [1, 2, 3])
    }

    func testValuesAreAskedForOneAtATime() async {
        var requests: [Subscribers.Demand] = []
        let watched = [1, 2].publisher.handleEvents(receiveRequest: { requests.append($0) })
        var iterator = watched.values.makeAsyncIterator()
        XCTAssertEqual(requests, [])
        let first = await iterator.next()
        XCTAssertEqual(first, 1)
        XCTAssertEqual(requests, [.max(1)])
    }

    func testCancelledTaskEndsItsLoopAndTheSubscription() async {
        let cancelled = expectation(description: "cancelled")
        let listening = expectation(description: "listening")
        let subject = PassthroughSubject<Int, Never>()
        let watched = subject.handleEvents(
            receiveCancel: { cancelled.fulfill() }, receiveRequest: { _ in listening.fulfill() }
        ).eraseToAnyPublisher()
        let values = Transfer(value: watched)
        let task = Task { () -> Int in
            var count = 0
            for await _ in values.value.values { count += 1 }
            return count
        }
        await fulfillment(of: [listening], timeout: 5)
        task.cancel()
        await fulfillment(of: [cancelled], timeout: 5)
        let count = await task.value
        XCTAssertEqual(count, 0)
    }
}

/// Hands a publisher to the one task that uses it.
private struct Transfer<Value>: @unchecked Sendable {
    let value: Value
}
