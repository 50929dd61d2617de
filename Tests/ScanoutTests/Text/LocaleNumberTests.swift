import XCTest

@testable import Scanout

/// Numbers in literals: as the environment's locale writes them, which is C's where nobody names one.
@MainActor
final class LocaleNumberTests: XCTestCase {
    private func content(_ text: Text, _ locale: String?) -> String {
        var environment = EnvironmentValues()
        if let locale { environment.locale = Locale(identifier: locale) }
        return TextContent(text, environment.textDefaults, environment).spans.map(\.text).joined()
    }

    func testWholeNumbersAreGroupedByTheLocale() async {
        // The Unicode CLDR's separators; Spanish groups from five digits on, Hindi by twos after the first three.
        let table: [(String, String)] = [
            ("en_US", "1,234"), ("de_DE", "1.234"), ("en_US_POSIX", "1234"), ("es_ES", "1234"), ("de_CH", "1’234"),
        ]
        for (locale, expected) in table {
            XCTAssertEqual(content(Text("\(1234)"), locale), expected)
            XCTAssertEqual(content(Text("\(UInt16(1234)) m"), locale), expected + " m")
            XCTAssertEqual(content(Text("n \(Int64(-1234))").bold(), locale), "n -" + expected)
        }
        XCTAssertEqual(content(Text("\(1_234_567)"), "hi_IN"), "12,34,567")
        XCTAssertEqual(content(Text("\(999)"), "en_US"), "999")
        XCTAssertEqual(content(Text("**\(1234)** of \(UInt64.max)"), "en_US"), "1,234 of 18,446,744,073,709,551,615")
    }

    func testDecimalsHaveTheLocalesSigns() async {
        XCTAssertEqual(content(Text("\(1234.5)"), "en_US"), "1,234.500000")
        XCTAssertEqual(content(Text("\(21.25, specifier: "%.1f") °C"), "de_DE"), "21,2 °C")
        XCTAssertEqual(content(Text("\(1234.5, specifier: "%.0f")"), "de_DE"), "1.234")
        XCTAssertEqual(content(Text("\(0.5, specifier: "%5.2f|")"), "de_DE"), " 0,50|")
        XCTAssertEqual(content(Text("\(Double.nan, specifier: "%.1f")"), "de_DE"), "nan")
        XCTAssertEqual(content(Text("\(255, specifier: "%x") \(1234, specifier: "%d")"), "en_US"), "ff 1,234")
    }

    /// What C writes, whoever asks: strings, values described, verbatim text; numbers where no locale is named.
    func testWhatNoLocaleTouches() async {
        XCTAssertEqual(content(Text("\(String(1234)) \("1234") \([1234])"), "en_US"), "1234 1234 [1234]")
        XCTAssertEqual(content(Text(verbatim: "\(1234)"), "en_US"), "1234")
        XCTAssertEqual(content(Text(String("\(1234)")), "en_US"), "1234")
        guard !Language.isNamed else { return }
        XCTAssertEqual(content(Text("\(1234)"), nil), "1234")
        XCTAssertEqual(content(Text("\(1234)").bold() + Text(" \(1234.5, specifier: "%.1f")"), nil), "1234 1234.5")
    }

    /// A locale that is set on a living view writes its numbers anew, with as much room as that takes.
    func testTheLocaleMayChange() async {
        let host = ViewHost(Changing(), on: MemoryDisplay(width: 200, height: 40), clock: ManualClock())
        host.advance(by: 0)
        let plain = Changing.width
        Changing.switches.value = true
        host.advance(by: 0)
        XCTAssertGreaterThan(Changing.width, plain)
    }

    private struct Changing: View {
        final class Switch: ObservableObject { @Published var value = false }
        static let switches = Switch()
        static var width: CGFloat = 0
        @ObservedObject var isGerman = Changing.switches

        var body: some View {
            Text("\(1234)")
                .background(
                    GeometryReader { place -> Color in
                        Changing.width = place.size.width
                        return Color.clear
                    }
                )
                .environment(\.locale, Locale(identifier: isGerman.value ? "de_DE" : "en_US_POSIX"))
        }
    }
}
