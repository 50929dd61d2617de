import XCTest

@testable import Typography

final class RecencyCacheTests: XCTestCase {
    func testTheLongestUnusedGoesFirst() {
        let cache = RecencyCache<Int, String>(capacity: 30)
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
        let cache = RecencyCache<Int, Int>(capacity: 100)
        for key in 0..<1000 {
            cache.insert(key, for: key, cost: key % 37 + 1)
            XCTAssertLessThanOrEqual(cache.cost, 100)
        }
        XCTAssertEqual(cache.value(for: 999), 999)
    }

    func testWhatIsTooLargeIsNotKept() {
        let cache = RecencyCache<Int, Int>(capacity: 10)
        cache.insert(1, for: 1, cost: 10)
        cache.insert(2, for: 2, cost: 11)
        XCTAssertEqual(cache.value(for: 1), 1)
        XCTAssertNil(cache.value(for: 2))
        XCTAssertEqual(cache.count, 1)
    }

    /// Against a dictionary and a list in order of use: keys that meet in one place are moved up when one goes.
    func testAgreesWithAPlainCache() {
        let cache = RecencyCache<Int, Int>(capacity: 50)
        var order: [Int] = []
        var state: UInt64 = 1
        for step in 0..<20_000 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let key = Int(state >> 58) * 0x1_0000
            let expected = order.contains(key)
            XCTAssertEqual(cache.value(for: key), expected ? key : nil, "step \(step)")
            order.removeAll { $0 == key }
            order.append(key)
            if !expected { cache.insert(key, for: key, cost: 1) }
            if order.count > 50 { order.removeFirst() }
            XCTAssertEqual(cache.count, order.count)
        }
    }
}
