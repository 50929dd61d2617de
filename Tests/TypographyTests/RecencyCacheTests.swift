import XCTest

@testable import Typography

final class RecencyCacheTests: XCTestCase {
    func testTheLongestUnusedGoesFirst() {
        var cache = RecencyCache<Int, String>(capacity: 30)
        for key in 1...3 { cache.insert("\(key)", for: key, cost: 10) }
        XCTAssertEqual(cache.value(for: 1), "1")
        cache.insert("4", for: 4, cost: 10)
        XCTAssertNil(cache.value(for: 2))
        XCTAssertEqual([1, 3, 4].map { cache.value(for: $0) }, ["1", "3", "4"])
        XCTAssertEqual(cache.evictions, 1)
        XCTAssertEqual(cache.hits, 4)
        XCTAssertEqual(cache.misses, 1)
    }

    func testCostStaysWithinTheCapacity() {
        var cache = RecencyCache<Int, Int>(capacity: 100)
        for key in 0..<1000 {
            cache.insert(key, for: key, cost: key % 37 + 1)
            XCTAssertLessThanOrEqual(cache.cost, 100)
        }
        XCTAssertEqual(cache.value(for: 999), 999)
    }

    func testWhatIsTooLargeIsNotKept() {
        var cache = RecencyCache<Int, Int>(capacity: 10)
        cache.insert(1, for: 1, cost: 10)
        cache.insert(2, for: 2, cost: 11)
        XCTAssertEqual(cache.value(for: 1), 1)
        XCTAssertNil(cache.value(for: 2))
        XCTAssertEqual(cache.count, 1)
    }
}
