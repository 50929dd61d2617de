import XCTest

@testable import scanout

final class ArgumentsTests: XCTestCase {
    private let options: [Arguments.Option] = [
        .init("--at", "S", ""), .init("--dark", nil, ""), .init("--output", "F", ""),
    ]

    func testReadsOptionsInBothForms() throws {
        let arguments = try Arguments(
            ["scene", "--at", "2.5", "--output=a=b.png", "--dark"], options: options, positionals: 1)
        XCTAssertEqual(arguments.positionals, ["scene"])
        XCTAssertEqual(try arguments.seconds("--at"), 2.5)
        XCTAssertEqual(arguments["--output"], "a=b.png")
        XCTAssertTrue(arguments.has("--dark"))
        XCTAssertNil(arguments["--board"])
    }

    func testMessages() {
        let table: [(words: [String], message: String)] = [
            (["--att", "1"], "unknown option --att, did you mean --at?"),
            (["--at"], "--at needs a value: --at S"),
            (["--dark=yes"], "--dark takes no value"),
            (["a", "b"], "unexpected argument \"b\""),
        ]
        for row in table {
            XCTAssertThrowsError(try Arguments(row.words, options: options, positionals: 1)) {
                XCTAssertEqual("\($0)", row.message)
            }
        }
    }

    func testSecondsMustBeSane() throws {
        for text in ["-1", "nan", "inf", "1e10", "soon", ""] {
            let arguments = try Arguments(["--at", text], options: options, positionals: 0)
            XCTAssertThrowsError(try arguments.seconds("--at")) {
                XCTAssertEqual("\($0)", "--at takes a number of seconds, 0 or more, not \"\(text)\"")
            }
        }
    }
}
