import XCTest

@testable import Displays

final class JSONTests: XCTestCase {
    private func parse(_ text: String) throws -> JSON { try JSON(parsing: Array(text.utf8)) }

    func testValues() throws {
        let table: [(String, JSON)] = [
            ("null", .null), (" true\n", .bool(true)), ("false", .bool(false)), ("0", .number(0)),
            ("-0.5e+1", .number(-5)), ("12", .number(12)), ("\"\"", .string("")), ("[]", .array([])),
            ("[1, [2]]", .array([.number(1), .array([.number(2)])])), ("{}", .object([])),
            ("{\"b\": 1, \"a\": null}", .object([.init(key: "b", value: .number(1)), .init(key: "a", value: .null)])),
            (#""\"\\\/\b\f\n\r\t""#, .string("\"\\/\u{8}\u{C}\n\r\t")),
            (#""\u00e9 \uD83D\uDE00 é""#, .string("é 😀 é")),
        ]
        for (text, value) in table { XCTAssertEqual(try parse(text), value, text) }
    }

    func testErrorsNameLineColumnAndWhatWasExpected() {
        let table: [(String, String)] = [
            ("", "line 1, column 1: expected a value"),
            ("  ", "line 1, column 3: expected a value"),
            ("nul", "line 1, column 1: expected null"),
            ("1 2", "line 1, column 3: expected the end of the text"),
            ("{\n  \"a\" 1}", "line 2, column 7: expected \":\""),
            ("{\"a\": 1,}", "line 1, column 9: expected a key in quotes"),
            ("{a: 1}", "line 1, column 2: expected a key in quotes"),
            ("{\"a\": 1 \"b\": 2}", "line 1, column 9: expected \",\" or \"}\""),
            (
                "{\"a\": 1, \"a\": 2}",
                "line 1, column 10: expected a key that has not come before, at most 1024 of them"
            ),
            ("[1, 2", "line 1, column 6: expected \",\" or \"]\""),
            ("[1,]", "line 1, column 4: expected a value"),
            ("\"abc", "line 1, column 5: expected a closing quote"),
            (
                "\"a\nb\"",
                "line 1, column 3: expected no control character in a string; write it as an escape"
            ),
            (#""\x""#, #"line 1, column 3: expected one of \" \\ \/ \b \f \n \r \t \u"#),
            (#""\u12G4""#, "line 1, column 6: expected four hexadecimal digits"),
            (#""\uD83D""#, "line 1, column 3: expected surrogates in pairs"),
            (#""\uD83D\u0041""#, "line 1, column 3: expected surrogates in pairs"),
            (#""\uDE00""#, "line 1, column 3: expected surrogates in pairs"),
            ("01", "line 1, column 2: expected the end of the text"),
            ("1.", "line 1, column 3: expected a digit"),
            ("-", "line 1, column 2: expected a digit"),
            ("1e", "line 1, column 3: expected a digit"),
            ("1e999", "line 1, column 1: expected a number within the range of a double"),
            ("// no", "line 1, column 1: expected a value"),
            ("\u{FEFF}1", "line 1, column 1: expected a value"),
        ]
        for (text, message) in table {
            XCTAssertThrowsError(try parse(text), text) { XCTAssertEqual("\($0)", message) }
        }
    }

    func testInvalidUTF8() {
        XCTAssertThrowsError(try JSON(parsing: [0x22, 0xC3, 0x28, 0x22])) { error in
            XCTAssertEqual("\(error)", "line 1, column 2: expected a string in valid UTF-8")
        }
    }

    func testDepthAndSizeAreBounded() throws {
        func nested(_ depth: Int) -> String {
            String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        }
        XCTAssertNoThrow(try parse(nested(32)))
        XCTAssertThrowsError(try parse(nested(33))) { error in
            XCTAssertEqual("\(error)", "line 1, column 33: expected at most 32 values inside each other")
        }
        XCTAssertThrowsError(try parse(String(repeating: "[", count: 500_000)))
        XCTAssertThrowsError(try parse(String(repeating: " ", count: JSON.sizeLimit) + "1")) { error in
            XCTAssertEqual("\(error)", "line 1, column 1: expected at most 1048576 bytes")
        }
    }

    func testDamagedTextsNeverCrash() throws {
        let text = Array(BoardCatalog.embedded[0].json())
        var generator = SplitMix(state: 7)
        for _ in 0..<2000 {
            var bytes = text
            for _ in 0..<Int.random(in: 1...4, using: &generator) {
                let index = Int.random(in: 0..<bytes.count, using: &generator)
                bytes[index] = UInt8.random(in: 0...255, using: &generator)
            }
            _ = try? BoardProfile(
                json: Array(bytes.prefix(Int.random(in: 0...bytes.count, using: &generator))), file: "x")
            _ = try? BoardProfile(json: bytes, file: "x")
        }
    }
}

/// Random numbers that are the same on every run.
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    func testWhatIsWrittenIsReadAsTheSame() throws {
        let value = JSON.members([
            "text": .string("a \"quoted\"\\\n\t\u{1}é"), "empty": .array([]), "none": .members([:]),
            "numbers": .array([.number(3), .number(-0.5), .number(1e300)]), "is": .bool(true), "no": .null,
        ])
        XCTAssertEqual(try JSON(parsing: Array(value.serialized.utf8)), value)
        XCTAssertEqual(JSON.number(.nan).serialized, "null")
        XCTAssertEqual(JSON.members(["a": .array([.number(1)])]).serialized, "{\n  \"a\": [\n    1\n  ]\n}")
    }
}
