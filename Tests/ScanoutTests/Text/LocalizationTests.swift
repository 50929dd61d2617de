import XCTest

@testable import Scanout

final class LocalizationTests: XCTestCase {
    func testStringsFiles() {
        let text = """
            /* A comment. */
            "Hello" = "Hallo"; // another one
            "Quote \\"x\\"" = "Zitat\\n\\U00e4";
            key.word = "Wort";
            "broken" = 
            """
        XCTAssertEqual(
            StringsFile(text).values, ["Hello": "Hallo", "Quote \"x\"": "Zitat\nä", "key.word": "Wort"])
        let wide: [UInt8] = [0xFF, 0xFE] + "\"a\"=\"ä\";".utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
        XCTAssertEqual(StringsFile(StringsFile.text(wide)).values, ["a": "ä"])
    }

    func testLanguages() {
        XCTAssertEqual(Language("de_AT.UTF-8").names, ["de-AT", "de"])
        XCTAssertEqual(Language("zh-Hans-CN").names, ["zh-Hans-CN", "zh-Hans", "zh"])
        XCTAssertEqual(Language("").names, [""])
        let forms: [(String, Int64, String)] = [
            ("en", 1, "one"), ("en", 0, "other"), ("fr", 0, "one"), ("ru", 3, "few"), ("ru", 11, "many"),
            ("pl", 22, "few"), ("ja", 1, "other"), ("ar", 2, "two"), ("cs", 3, "few"),
        ]
        for (language, count, form) in forms { XCTAssertEqual(Language(language).pluralForm(of: count), form) }
    }

    private func folder() throws -> String {
        let folder = NSTemporaryDirectory() + "scanout-strings-\(getpid())"
        try FileManager.default.createDirectory(atPath: folder + "/de.lproj", withIntermediateDirectories: true)
        addTeardownBlock { try? FileManager.default.removeItem(atPath: folder) }
        let strings = """
            "Level %@" = "Stand %@";
            "%lld of %lld" = "%2$lld, davon %1$lld";
            "Tank" = "**Tank** leer";
            """
        try strings.write(toFile: folder + "/de.lproj/Localizable.strings", atomically: true, encoding: .utf8)
        let catalog = """
            {"sourceLanguage": "en", "version": "1.0", "strings": {
              "Off": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Aus"}}}},
              "%lld files": {"localizations": {"de": {"variations": {"plural": {
                "one": {"stringUnit": {"state": "translated", "value": "%lld Datei"}},
                "other": {"stringUnit": {"state": "translated", "value": "%lld Dateien"}}}}}}}}}
            """
        try catalog.write(toFile: folder + "/Localizable.xcstrings", atomically: true, encoding: .utf8)
        return folder
    }

    private func translated(_ key: LocalizedStringKey, _ folder: String, _ language: String = "de-AT") -> String {
        LocalizedText(key: key, table: nil, folder: folder).pieces(Text.Style(), language: Language(language))
            .map { $0.style.weight == .bold ? "<\($0.string)>" : $0.string }.joined()
    }

    func testTranslations() throws {
        let folder = try folder()
        XCTAssertEqual(translated("Level \("5")", folder), "Stand 5")
        XCTAssertEqual(translated("\(1) of \(2)", folder), "2, davon 1")
        XCTAssertEqual(translated("Tank", folder), "<Tank> leer")
        XCTAssertEqual(translated("Off", folder), "Aus")
        XCTAssertEqual(translated("\(1) files", folder), "1 Datei")
        XCTAssertEqual(translated("\(3) files", folder), "3 Dateien")
        XCTAssertEqual(translated("Unknown \(5)%", folder), "Unknown 5%")
        XCTAssertEqual(translated("Off", folder, "fr"), "Off")
    }

    @MainActor func testTheEnvironmentsLocaleDecides() async throws {
        let folder = try folder()
        let bundle = try XCTUnwrap(Bundle(path: folder))
        var environment = EnvironmentValues()
        environment.locale = Locale(identifier: "de_DE")
        let text = Text("Off", bundle: bundle)
        XCTAssertEqual(TextContent(text, environment.textDefaults, environment).spans.map(\.text), ["Aus"])
        environment.locale = Locale(identifier: "en_US")
        XCTAssertEqual(TextContent(text, environment.textDefaults, environment).spans.map(\.text), ["Off"])
    }

    func testValuesKeepTheirPlaceAmongMarks() {
        XCTAssertEqual(translated("**\("a*b")** and \(2)", "/nowhere"), "<a*b> and 2")
    }
}
