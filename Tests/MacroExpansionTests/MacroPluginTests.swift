import XCTest

@testable import MacroExpansion

/// What compilers ask and are answered.
final class MacroPluginTests: XCTestCase {
    private func answer(_ message: String) -> String {
        String(decoding: MacroPlugin.answer(to: Array(message.utf8)), as: UTF8.self)
    }

    /// A request to expand `@Entry`, as compilers write it.
    private func entryRequest(
        _ role: String, _ declaration: String, in context: String? = "extension EnvironmentValues {}"
    )
        -> String
    {
        let location = JSONValue.object([("fileName", .string("/a.swift")), ("offset", .number(12))])
        let macro = JSONValue.object([("moduleName", .string("ScanoutMacros")), ("typeName", .string("EntryMacro"))])
        var members: [(name: String, value: JSONValue)] = [
            ("macro", macro), ("macroRole", .string(role)),
            ("declSyntax", .object([("source", .string(declaration)), ("location", location)])),
        ]
        if let context { members.append(("lexicalContext", .array([.object([("source", .string(context))])]))) }
        return JSONValue.object([("expandAttachedMacro", .object(members))]).text
    }

    private func expansion(_ answer: String) -> String? {
        JSONReader.value(of: Array(answer.utf8))?["expandMacroResult"]["expandedSource"].string
    }

    private func diagnostic(_ answer: String) -> JSONValue {
        JSONReader.value(of: Array(answer.utf8))?["expandMacroResult"]["diagnostics"].elements.first ?? .null
    }

    func testSaysWhatItSpeaks() {
        XCTAssertEqual(
            answer(#"{"getCapability":{"capability":{"protocolVersion":7}}}"#),
            #"{"getCapabilityResult":{"capability":{"protocolVersion":7,"features":[]}}}"#)
    }

    func testPreviewsLeaveNothing() {
        XCTAssertEqual(
            answer(#"{"expandFreestandingMacro":{"macro":{"typeName":"PreviewMacro"},"syntax":{"source":"x"}}}"#),
            #"{"expandMacroResult":{"expandedSource":"","diagnostics":[]}}"#)
    }

    func testEntryWithType() {
        XCTAssertEqual(
            expansion(answer(entryRequest("peer", "\n@Entry public var accent: Color = .red // ours"))),
            """
            private struct __Key_accent: Scanout._Entry {
                static let _default = Scanout._EntryDefault<Color>(
                    .red
                )
            }
            """)
        XCTAssertEqual(
            expansion(answer(entryRequest("accessor", "@Entry public var accent: Color = .red"))),
            """
            {
                get { self[Scanout._EntryKey<__Key_accent>.self] }
                set { self[Scanout._EntryKey<__Key_accent>.self] = newValue }
            }
            """)
    }

    func testEntryWithoutTypeOrValue() {
        let inferred = expansion(answer(entryRequest("peer", "@Entry var steps = 3")))
        XCTAssertEqual(inferred?.split(separator: "\n")[1], "    static let _default = Scanout._EntryDefault(")
        let optional = expansion(answer(entryRequest("peer", "@Entry var name: String?")))
        XCTAssertEqual(optional?.split(separator: "\n")[1], "    static let _default = Scanout._EntryDefault<String?>(")
        XCTAssertEqual(optional?.split(separator: "\n")[2], "        nil")
        let unwrapped = expansion(answer(entryRequest("peer", "@Entry var name: String!")))
        XCTAssertEqual(
            unwrapped?.split(separator: "\n")[1], "    static let _default = Scanout._EntryDefault<String?>(")
    }

    func testFocusedValuesAreOptional() {
        let context = "\nextension SwiftUI.FocusedValues {}"
        XCTAssertEqual(
            expansion(answer(entryRequest("peer", "@Entry var count: Binding<Int>?", in: context))),
            """
            private struct __Key_count: Scanout.FocusedValueKey {
                typealias Value = Binding<Int>
            }
            """)
        XCTAssertEqual(
            diagnostic(answer(entryRequest("peer", "@Entry var count: Int", in: context)))["message"].string,
            "'count' of FocusedValues needs an optional type, such as 'Int?'")
    }

    func testMistakesAreToldOnce() {
        let messages = [
            ("@Entry var a: Int", "'a' needs a default value: write 'var a: Type = value'"),
            ("@Entry let a = 3", "'@Entry' belongs to a variable, declared with 'var'"),
            ("@Entry var a: Int { 3 }", "'@Entry' belongs to a variable without accessors of its own"),
            ("@Entry var (a, b) = (1, 2)", "'@Entry' belongs to a variable that is declared alone"),
            ("@Entry var a: Int, b: Int", "'@Entry' belongs to a variable that is declared alone"),
        ]
        for (declaration, message) in messages {
            let found = diagnostic(answer(entryRequest("peer", declaration)))
            XCTAssertEqual(found["message"].string, message)
            XCTAssertEqual(found["severity"].string, "error")
            XCTAssertEqual(found["position"]["offset"].number, 12)
            XCTAssertEqual(
                answer(entryRequest("accessor", declaration)),
                #"{"expandMacroResult":{"expandedSource":null,"diagnostics":[]}}"#)
        }
        let elsewhere = diagnostic(answer(entryRequest("peer", "@Entry var a = 1", in: "struct Panel {}")))
        XCTAssertEqual(elsewhere["message"].string, EntryMacro.misplaced)
    }

    func testNoiseIsAnsweredByAnError() {
        let noise = ["", "{", "3", "[]", "{}", #"{"dance":{}}"#, #"{"expandAttachedMacro":{}}"#, "\u{0}", "{\"a\":"]
        for message in noise + [String(repeating: "[", count: 100_000)] {
            XCTAssertEqual(diagnostic(answer(message))["severity"].string, "error", message)
        }
        let whole = entryRequest("peer", "@Entry var a: [String: (Int) -> Int] = [\"\\(1)\": { $0 }]")
        for length in 0..<whole.utf8.count {
            let part = MacroPlugin.answer(to: Array(whole.utf8.prefix(length)))
            XCTAssertEqual(diagnostic(String(decoding: part, as: UTF8.self))["severity"].string, "error")
        }
    }
}
