import Scanout
import ScanoutTesting
import XCTest

/// Text in DejaVu Sans: 2048 units to the em, ascent 1901, descent 483.
@MainActor
final class TextTests: XCTestCase {
    private static let file = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
    /// Advances in font units, as the file's table gives them.
    private static let advances: [Character: Double] = [
        "H": 1540, "i": 569, "0": 1303, "1": 1303, "M": 1767, " ": 651, "n": 1298,
    ]

    override func setUp() async throws {
        guard FileManager.default.fileExists(atPath: Self.file) else { throw XCTSkip("needs \(Self.file)") }
    }

    private func width(_ text: String, _ size: Double) -> CGFloat {
        CGFloat((text.reduce(0) { $0 + (Self.advances[$1] ?? .nan) } / 2048 * size).rounded(.up))
    }

    private func height(_ size: Double) -> CGFloat { CGFloat(((1901 + 483) / 2048 * size).rounded(.up)) }

    private func size<V: View>(_ view: V) -> CGSize { sizes(of: view, for: [.unspecified])[0] }

    func testTheBodyFontHas17Points() async {
        // 2384 / 2048 * 17 = 19.79
        XCTAssertEqual(height(17), 20)
        XCTAssertEqual(size(Text("Hi")), CGSize(width: width("Hi", 17), height: 20))
    }

    func testSizesFollowFontsAndAdvances() async {
        for points in [8.0, 11, 12, 17, 24, 34, 60] {
            for string in ["0", "0110", "HHH", "n n"] {
                XCTAssertEqual(
                    size(Text(verbatim: string).font(.system(size: CGFloat(points)))),
                    CGSize(width: width(string, points), height: height(points)), "\(string) at \(points)")
            }
        }
    }

    func testTextStyles() async {
        let table: [(Font, Double)] = [
            (.largeTitle, 34), (.title, 28), (.title2, 22), (.title3, 20), (.body, 17), (.callout, 16),
            (.subheadline, 15), (.footnote, 13), (.caption, 12), (.caption2, 11),
        ]
        for (font, points) in table {
            XCTAssertEqual(size(Text("00").font(font)), CGSize(width: width("00", points), height: height(points)))
        }
    }

    func testEmptyTextHasNoWidth() async { XCTAssertEqual(size(Text("")).width, 0) }

    func testLinesAreAddedUp() async {
        let lines = size(Text("H\nHH\nH"))
        XCTAssertEqual(lines.width, width("HH", 17))
        // Three times 19.79 is 59.4.
        XCTAssertEqual(lines.height, 60, accuracy: 1)
    }

    func testTextIsBrokenWhereItDoesNotFit() async {
        let one = width("HH", 17)
        let answers = sizes(of: Text("HH HH"), for: [one + 1, 200].map { ProposedViewSize(width: $0, height: 100) })
        XCTAssertEqual(answers[0].width, one)
        XCTAssertEqual(answers[0].height, 40, accuracy: 1)
        XCTAssertEqual(answers[1], CGSize(width: width("HH HH", 17), height: 20))
    }

    func testLineLimitsCutTheHeight() async {
        let narrow = ProposedViewSize(width: width("HH", 17), height: 500)
        for (limit, lines) in [(1, 1.0), (2, 2), (3, 3), (9, 4)] {
            let size = sizes(of: Text("HH HH HH HH").lineLimit(limit), for: [narrow])[0]
            XCTAssertEqual(size.height, CGFloat((lines * 2384 / 2048 * 17).rounded(.up)), accuracy: 1, "\(limit)")
            XCTAssertLessThanOrEqual(size.width, narrow.width ?? 0)
        }
    }

    /// The ink of the first line of two, of which the second is wider.
    func testAlignmentOfLines() async {
        func inkOfFirstLine(_ alignment: TextAlignment) -> (left: Int, right: Int) {
            let display = MemoryDisplay(width: 60, height: 40)
            render(Text("H\nHHHH").multilineTextAlignment(alignment), on: display)
            let columns = (0..<60).filter { x in (0..<20).contains { display.surface.rgb(x, $0) != 0xFFFFFF } }
            return (columns.first ?? -1, columns.last ?? -1)
        }
        // Four H take 51.1 points and so 52, from 4 to 56; one takes 12.8.
        let (leading, center, trailing) = (inkOfFirstLine(.leading), inkOfFirstLine(.center), inkOfFirstLine(.trailing))
        XCTAssertEqual(Double(leading.left), 5, accuracy: 1.5)
        XCTAssertEqual(Double(center.left + center.right) / 2, 29.5, accuracy: 1.5)
        XCTAssertEqual(Double(trailing.right), 54, accuracy: 1.5)
    }

    /// A baseline is the ascent below the top: 15.8 points at 17, 31.6 at 34.
    func testBaselines() async {
        for alignment in [VerticalAlignment.firstTextBaseline, .lastTextBaseline] {
            let seen = frames { log in
                HStack(alignment: alignment, spacing: 0) {
                    Text("0").font(.system(size: 17)).logged("small", log)
                    Text("0").font(.system(size: 34)).logged("large", log)
                }
            }
            let distance = (seen["small"]?.minY ?? 0) - (seen["large"]?.minY ?? 0)
            XCTAssertEqual(distance, 1901.0 / 2048 * 17, accuracy: 1)
        }
    }

    func testBoldTextIsWider() async {
        XCTAssertGreaterThan(size(Text("nnnn").bold()).width, size(Text("nnnn")).width)
        XCTAssertEqual(size(Text("nnnn").fontWeight(.bold)), size(Text("nnnn").bold()))
        XCTAssertEqual(size(VStack { Text("nnnn") }.font(.body.bold())), size(Text("nnnn").bold()))
    }

    /// DejaVu Sans Mono: all advances are 1233 units.
    func testMonospacedText() async {
        let expected = CGFloat((1233.0 * 4 / 2048 * 17).rounded(.up))
        for string in ["iiii", "MMMM", "0i M"] {
            XCTAssertEqual(size(Text(verbatim: string).font(.system(.body, design: .monospaced))).width, expected)
        }
    }

    func testJoinedTextIsOneText() async {
        XCTAssertEqual(size(Text("0") + Text("11")), size(Text("011")))
        XCTAssertEqual(
            size(Text("0").font(.system(size: 10)) + Text("0").font(.system(size: 30))).width,
            CGFloat((1303.0 / 2048 * 40).rounded(.up)))
    }

    func testInterpolatedValues() async {
        let name = "n"
        let table: [(Text, String)] = [
            (Text("\(5)"), "5"), (Text("a\(-3)b"), "a-3b"), (Text("\(1.5)"), "1.500000"), (Text("\(name)"), "n"),
            (Text("\(true)"), "true"), (Text("\(UInt8(200))"), "200"), (Text("\(Float(0.25))"), "0.250000"),
            (Text("\(Int64.min)"), "-9223372036854775808"), (Text("\(UInt64.max)"), "18446744073709551615"),
            (Text("100%"), "100%"), (Text("\(1) of \(2)"), "1 of 2"),
        ]
        for (text, expected) in table { XCTAssertEqual(text, Text(verbatim: expected)) }
    }

    func testSpecifiers() async {
        let table: [(Text, String)] = [
            (Text("\(3.14159, specifier: "%.2f")"), "3.14"), (Text("\(42, specifier: "%d")"), "42"),
            (Text("\(42, specifier: "%5d")|"), "   42|"), (Text("\(7, specifier: "%03d")"), "007"),
            (Text("\(42, specifier: "%-5d")|"), "42   |"), (Text("\(42, specifier: "%+d")"), "+42"),
            (Text("\(255, specifier: "%x")"), "ff"), (Text("\(255, specifier: "%lX")"), "FF"),
            (Text("\(0.75, specifier: "%.0f%%")"), "1%"), (Text("\(1234.5, specifier: "%.1e")"), "1.2e+03"),
            (Text("\(1.0, specifier: "%g")"), "1"), (Text("\(Double.nan, specifier: "%.1f")"), "nan"),
            (Text("\(-Double.infinity, specifier: "%.1f")"), "-inf"),
            (Text("\(21.5, specifier: "%.1f °C")"), "21.5 °C"),
            (Text("\(5, specifier: "%lld")"), "5"), (Text("\(5, specifier: "%ld")"), "5"),
        ]
        for (text, expected) in table { XCTAssertEqual(text, Text(verbatim: expected)) }
    }

    /// A conversion of another kind is made to fit the value; a format for several values stays as it is.
    func testWrongSpecifiers() async {
        let table: [(Text, String)] = [
            (Text("\(42, specifier: "%s")"), "42"), (Text("\(42, specifier: "%n")"), "42"),
            (Text("\(42, specifier: "%@")"), "42"), (Text("\(42, specifier: "%f")"), "42"),
            (Text("\(1.5, specifier: "%d")"), "1.500000"), (Text("\(1.5, specifier: "%s")"), "1.500000"),
            (Text("\(42, specifier: "%d %d")"), "%d %d"), (Text("\(42, specifier: "%")"), "%"),
            (Text("\(42, specifier: "none")"), "none"),
        ]
        for (text, expected) in table { XCTAssertEqual(text, Text(verbatim: expected)) }
    }

    /// Nor may they take long: C counts the blanks of a width one by one.
    func testSpecifiersThatOnlyMustNotHarm() async {
        for specifier in ["", "%*d", "%999999999d", "%.99999999f", "%hhn", "%1$d", "%ll", "%-", "%5", "é%d"] {
            XCTAssertLessThan(size(Text("\(42, specifier: specifier)").font(.system(size: 1))).width, 2_000)
            XCTAssertLessThan(size(Text("\(4.2, specifier: specifier)").font(.system(size: 1))).width, 2_000)
        }
    }

    // MARK: Drawing

    func testTextIsDrawnInsideItsFrame() async throws {
        let display = MemoryDisplay(width: 40, height: 40)
        let host = render(Text("0"), on: display)
        XCTAssertEqual(host.statistics.frames, 1)
        let frame = box(14, 10, 11, 20)
        for y in 0..<40 {
            for x in 0..<40 where display.surface.rgb(x, y) != 0xFFFFFF {
                XCTAssertEqual(frame.union(box(x, y, 1, 1)), frame, "ink at (\(x), \(y))")
            }
        }
        XCTAssertGreaterThan(1600 - display.surface.count(of: 0xFFFFFF), 20)
    }

    func testColorsOfText() async {
        func colors<V: View>(_ view: V) -> Set<UInt32> {
            let display = MemoryDisplay(width: 60, height: 60)
            render(view.font(.system(size: 50)), on: display)
            return Set(display.surface.values.map { $0 & 0xFFFFFF })
        }
        XCTAssertEqual(colors(Text("H").foregroundColor(.clear)), [0xFFFFFF])
        XCTAssertEqual(colors(Text("H").foregroundColor(.red).foregroundColor(.clear)).contains(0xFF3B30), true)
        XCTAssertTrue(colors(Text("H")).contains(0x000000))
        XCTAssertTrue(colors(VStack { Text("H") }.foregroundColor(.red)).contains(0xFF3B30))
        XCTAssertTrue(colors(Text("H").foregroundColor(.green) + Text("H").foregroundColor(.blue)).contains(0x34C759))
    }

    func testClearTextTakesItsRoom() async {
        XCTAssertEqual(size(Text("Hi").foregroundColor(.clear)), size(Text("Hi")))
    }

    func testTextOnAPanelOfOneBitIsBlackOrWhite() async {
        let display = MemoryDisplay(width: 40, height: 20, format: .mono)
        render(Text("H0"), on: display)
        XCTAssertEqual(Set(display.surface.values), [0xFF00_0000, 0xFFFF_FFFF])
    }

    func testAChangedNumberIsOneBody() async {
        struct Value: View {
            @Binding var value: Int
            var body: some View { Text("\(value)") }
        }
        let remote = Remote<Int>()
        struct Rows: View {
            @State private var value = 10
            let remote: Remote<Int>
            var body: some View {
                let _ = remote.connect($value)
                VStack {
                    Text("title")
                    Value(value: $value)
                }
            }
        }
        let host = render(Rows(remote: remote), on: MemoryDisplay(width: 100, height: 100))
        remote.value = 20
        host.advance(by: 0)
        XCTAssertEqual(host.statistics.bodiesEvaluated, 1)
        XCTAssertEqual(host.statistics.nodesCreated, 0)
        XCTAssertEqual(host.statistics.commandsRebuilt, 1)
        XCTAssertEqual(host.statistics.damageRectangles, 1)
    }
}
