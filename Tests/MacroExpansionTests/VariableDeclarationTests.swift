import XCTest

@testable import MacroExpansion

/// Declarations taken apart.
final class VariableDeclarationTests: XCTestCase {
    private func expectParts(
        _ source: String, name: String, type: String?, value: String?, line: UInt = #line
    ) throws {
        let found = try VariableDeclaration(parsing: source)
        XCTAssertEqual(found.name, name, line: line)
        XCTAssertEqual(found.type, type, line: line)
        XCTAssertEqual(found.initialValue, value, line: line)
    }

    func testNamesTypesAndValues() throws {
        try expectParts("@Entry var a = 3", name: "a", type: nil, value: "3")
        try expectParts("@Entry var a:Int=3", name: "a", type: "Int", value: "3")
        try expectParts("@Entry var `default`: Int = 3", name: "default", type: "Int", value: "3")
        try expectParts("@Entry var größe = 3", name: "größe", type: nil, value: "3")
        try expectParts("@Entry var a: Int?", name: "a", type: "Int?", value: nil)
    }

    func testWhatStandsInFront() throws {
        try expectParts(
            "/// Says `var x = 1`.\n@available(*, deprecated, message: \"var y = 2\")\n@Entry public var a = 3",
            name: "a", type: nil, value: "3")
        try expectParts("/* var x /* = */ 1 */ @Entry @MainActor var a = 3", name: "a", type: nil, value: "3")
        try expectParts("@Entry private(set) var a = 3", name: "a", type: nil, value: "3")
    }

    func testTypes() throws {
        try expectParts(
            "@Entry var a: [String: Int] = [\"=\": 1]", name: "a", type: "[String: Int]", value: "[\"=\": 1]")
        try expectParts(
            "@Entry var a: Dictionary<String, Int> = [:]", name: "a", type: "Dictionary<String, Int>", value: "[:]")
        try expectParts(
            "@Entry var a: (Int, Int) -> Void = { _, _ in }", name: "a", type: "(Int, Int) -> Void",
            value: "{ _, _ in }")
        try expectParts("@Entry var a: any P = q /* r */", name: "a", type: "any P", value: "q")
    }

    func testValues() throws {
        try expectParts(
            "@Entry var a = { let b = 2; return b }()", name: "a", type: nil, value: "{ let b = 2; return b }()")
        try expectParts("@Entry var a = #\"}\"#\n", name: "a", type: nil, value: "#\"}\"#")
        try expectParts("@Entry var a = \"\\(b(\")\"))\" // )", name: "a", type: nil, value: "\"\\(b(\")\"))\"")
        try expectParts(
            "@Entry var a = \"\"\"\n  \" }\n  \"\"\"", name: "a", type: nil, value: "\"\"\"\n  \" }\n  \"\"\"")
    }

    func testOptionalTypes() throws {
        XCTAssertEqual(try VariableDeclaration(parsing: "var a: Int?").wrappedType, "Int")
        XCTAssertEqual(try VariableDeclaration(parsing: "var a: Optional<Int>").wrappedType, "Int")
        XCTAssertEqual(try VariableDeclaration(parsing: "var a: (() -> Void)?").wrappedType, "(() -> Void)")
        XCTAssertNil(try VariableDeclaration(parsing: "var a: Int").wrappedType)
        XCTAssertNil(try VariableDeclaration(parsing: "var a = 3").wrappedType)
    }

    func testAnythingEndsTheScan() {
        let whole = Array("@Entry(a: \"\\(b)\") /* c */ var `d`: [E<F>?] = { #\"g\\#(h)\"# }, i = \"\"\"\n\"\"\"".utf8)
        for start in 0..<whole.count {
            for end in start...whole.count {
                _ = try? VariableDeclaration(parsing: String(decoding: whole[start..<end], as: UTF8.self))
            }
        }
    }
}
