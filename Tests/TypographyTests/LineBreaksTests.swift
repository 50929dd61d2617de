import XCTest

@testable import Typography

final class LineBreaksTests: XCTestCase {
    /// Whether a line may end after each character.
    private func opportunities(_ text: String.UnicodeScalarView, findsWords: Bool = false) -> [Bool] {
        var breaker = LineBreaker(findsWords: findsWords)
        let scalars = text.map(\.value)
        breaker.read(scalars, 0..<scalars.count)
        return breaker.opportunities
    }

    /// The text with a stroke wherever a line may end inside it.
    private func marked(_ text: String, findsWords: Bool = false) -> String {
        let allowed = opportunities(text.unicodeScalars, findsWords: findsWords)
        var result = String.UnicodeScalarView()
        for (index, scalar) in text.unicodeScalars.enumerated() {
            result.append(scalar)
            if allowed[index] && index + 1 < allowed.count { result.append("|") }
        }
        return String(result)
    }

    func testOpportunities() {
        let table = [
            "one |two", "one  |two", "well-|known", "-5 |or |- |6", "3-4", "10-|bit", "a\u{2013}|b", "a\u{2011}b",
            "no\u{A0}break", "a\u{2060}b", "a--|b", "日|本|語", "「日|本」|語。", "abc|日", "ls |-l", "soft\u{AD}|hyphen",
            "a\u{200B}|b", "a/|b", "$100.00 |net", "1,234.56 |kg", "50% |of", "(see |this) |or",
            "e\u{301}t |e", "\u{1F468}\u{200D}\u{1F469}|\u{1F1E9}\u{1F1EA}|\u{1F1EB}\u{1F1F7}", "สวัสดี |ครับ",
            "アァ", "각|사", "שלום |עולם", "a|\u{FFFC}|b", "e.g. |this", "a, |b", "x=1", "http://|a.b/|c",
        ]
        for expected in table {
            XCTAssertEqual(marked(expected.replacingOccurrences(of: "|", with: "")), expected)
        }
    }

    /// "Hello, people of the world", "the room's temperature is high", "the battery is nearly empty": each word is in the
    /// dictionary of libthai.
    func testThaiBreaksBetweenWords() throws {
        guard ThaiWords.isInstalled else { throw XCTSkip("libthai0 is not installed") }
        for expected in ["สวัสดี|ชาว|โลก", "อุณหภูมิ|ห้อง|สูง", "แบตเตอรี่|เหลือ|น้อย", "ก |ข", "12 |ห้อง|สูง |kg"] {
            let text = expected.replacingOccurrences(of: "|", with: "")
            XCTAssertEqual(marked(text, findsWords: true), expected)
        }
        // Longer than what is looked at in one piece.
        let long = String(repeating: "ห้อง", count: 1000)
        let allowed = opportunities(long.unicodeScalars, findsWords: true)
        XCTAssertEqual(allowed.count, 4000)
        XCTAssertGreaterThan(allowed.filter { $0 }.count, 990)
    }

    /// The samples of the standard's own test file, where Debian's package unicode-data of the table's version has it.
    func testCasesOfTheStandard() throws {
        let path = "/usr/share/unicode/auxiliary/LineBreakTest.txt"
        guard let text = try? String(contentsOfFile: path, encoding: .utf8), text.hasPrefix("# LineBreakTest-15.0.0")
        else { throw XCTSkip("\(path) of Unicode 15.0 is not there; Debian 12's package unicode-data has it") }
        var count = 0
        for line in text.split(separator: "\n") where line.hasPrefix("×") {
            let fields = line.prefix { $0 != "#" }.split { $0 == " " || $0 == "\t" }
            let scalars = fields.enumerated().filter { $0.offset % 2 == 1 }.compactMap {
                UInt32($0.element, radix: 16).flatMap(Unicode.Scalar.init)
            }
            var view = String.UnicodeScalarView()
            view.append(contentsOf: scalars)
            let expected = fields.enumerated().filter { $0.offset % 2 == 0 && $0.offset > 0 }.map { $0.element == "÷" }
            let found = opportunities(view)
            count += 1
            if found == expected { continue }
            // A hyphen that begins a word: rule LB20a is of a later version.
            let values = view.map(\.value)
            let differ = found.indices.filter { found[$0] != expected[$0] }
            XCTAssertTrue(
                differ.allSatisfy { !found[$0] && values[...$0].contains(0x2D) }, "\(line): \(found)")
        }
        XCTAssertGreaterThan(count, 7000)
    }
}
