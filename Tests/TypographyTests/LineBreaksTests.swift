import XCTest

@testable import Typography

final class LineBreaksTests: XCTestCase {
    /// The text with a stroke wherever a line may end inside it.
    private func marked(_ text: String) -> String {
        let scalars = text.unicodeScalars.map(\.value)
        var result = ""
        for (index, scalar) in text.unicodeScalars.enumerated() {
            result.unicodeScalars.append(scalar)
            if index + 1 < scalars.count && LineBreaks.allowed(scalars, at: index, end: scalars.count) { result += "|" }
        }
        return result
    }

    func testOpportunities() {
        let table = [
            "one |two", "one  |two", "well-|known", "-5 |or |- |6", "3-4", "10-|bit", "a\u{2013}|b", "a\u{2011}b",
            "no\u{A0}break", "a\u{2060}b", "a--|b", "日|本|語", "「日|本」|語。", "abc|日",
        ]
        for expected in table {
            XCTAssertEqual(marked(expected.replacingOccurrences(of: "|", with: "")), expected)
        }
    }
}
