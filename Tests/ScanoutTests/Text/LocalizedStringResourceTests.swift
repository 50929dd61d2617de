import Scanout
import XCTest

/// Text that is looked up later.
@MainActor
final class LocalizedStringResourceTests: XCTestCase {
    func testKeys() async {
        let title: LocalizedStringResource = "Speed"
        XCTAssertEqual(title.key, "Speed")
        let value: LocalizedStringResource = "\(3) km/h"
        XCTAssertEqual(value.key, "%lld km/h")
        XCTAssertNil(value.table)
        XCTAssertEqual(LocalizedStringResource("Speed", table: "Units").table, "Units")
    }

    func testTextIsThatOfTheKey() async {
        XCTAssertEqual(Text(LocalizedStringResource("Speed")), Text("Speed"))
        let value: LocalizedStringResource = "\(3) km/h"
        XCTAssertEqual(Text(value), Text("\(3) km/h"))
    }
}
