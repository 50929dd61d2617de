import XCTest

@testable import Scanout

final class MarkdownTests: XCTestCase {
    /// Runs with their marks: b strong, i emphasis, c code, d deleted, a link.
    private func marked(_ text: String) -> String {
        Markdown.runs(text).map { run in
            var marks = ""
            if run.isStrong { marks += "b" }
            if run.isEmphasized { marks += "i" }
            if run.isCode { marks += "c" }
            if run.isDeleted { marks += "d" }
            if let link = run.link { marks += "a:" + link }
            return marks.isEmpty ? run.text : "<\(marks)>\(run.text)</>"
        }.joined()
    }

    func testMarks() {
        let table = [
            ("plain", "plain"), ("**strong** end", "<b>strong</> end"), ("*it* and _it_", "<i>it</> and <i>it</>"),
            ("***both***", "<bi>both</>"), ("__strong__", "<b>strong</>"), ("a `code *x*` b", "a <c>code *x*</> b"),
            ("~~gone~~ ~this~", "<d>gone</> <d>this</>"), ("[here](https://a.b) now", "<a:https://a.b>here</> now"),
            ("**a *b* c**", "<b>a </><bi>b</><b> c</>"), ("5 * 3 * 2", "5 * 3 * 2"),
            ("snake_case_name", "snake_case_name"),
            ("2 ** 3", "2 ** 3"), ("\\*not\\*", "*not*"), ("**open", "**open"), ("*", "*"), ("`open", "`open"),
            ("[no](", "[no]("), ("a\\b", "a\\b"), ("**[x](y)**", "<ba:y>x</>"),
        ]
        for (text, expected) in table { XCTAssertEqual(marked(text), expected, text) }
    }

    func testBadMarksEnd() {
        for text in [
            String(repeating: "*", count: 2000), String(repeating: "**a ", count: 500),
            String(repeating: "[", count: 2000),
        ] {
            XCTAssertEqual(Markdown.runs(text).map(\.text).joined(), text)
        }
    }
}
