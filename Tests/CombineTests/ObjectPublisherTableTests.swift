import XCTest

@testable import Combine

final class ObjectPublisherTableTests: XCTestCase {
    private final class Plain {}

    func testDeadObjectsAreSweptAsTheTableGrows() {
        let table = ObjectPublisherTable()
        let living = (0..<50).map { _ in Plain() }
        for object in living { _ = table.publisher(for: object) }
        for _ in 0..<10_000 {
            let passing = (0..<2).map { _ in Plain() }
            for object in passing { _ = table.publisher(for: object) }
        }
        XCTAssertLessThanOrEqual(table.count, 2 * 64)
        for object in living { XCTAssertNotNil(table.existingPublisher(for: object)) }
    }

    func testNobodyListeningMeansNoEntry() {
        let table = ObjectPublisherTable()
        let object = Plain()
        XCTAssertNil(table.existingPublisher(for: object))
        XCTAssertEqual(table.count, 0)
        XCTAssertTrue(table.publisher(for: object) === table.existingPublisher(for: object))
    }
}
