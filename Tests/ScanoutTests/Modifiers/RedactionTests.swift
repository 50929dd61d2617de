import Scanout
import ScanoutTesting
import XCTest

/// Bars and boxes in place of what is not to be read.
@MainActor
final class RedactionTests: XCTestCase {
    private func surface<V: View>(_ view: V, _ width: Int = 40, _ height: Int = 20) -> Surface {
        let display = MemoryDisplay(width: width, height: height)
        _ = render(
            ZStack {
                Color.white
                view
            }, on: display)
        return display.surface
    }

    /// Black over white with the bars' share.
    private let bar = UInt32((255 * (1 - 0.16)).rounded())

    func testTextsBecomeBars() async {
        let plain = surface(Text("mmmm"))
        let redacted = surface(Text("mmmm").redacted(reason: .placeholder))
        XCTAssertEqual(redacted.rgb(20, 10) & 0xFF, bar)
        XCTAssertEqual(redacted.count(of: 0x000000), 0)
        XCTAssertGreaterThan(plain.count(of: 0x000000), 0)
        XCTAssertEqual(surface(Text("mmmm").unredacted().redacted(reason: .placeholder)).values, plain.values)
    }

    /// A symbol's place is a box as large as it; shapes stay.
    func testPicturesBecomeBoxes() async {
        let redacted = surface(
            Image(systemName: "circle").resizable().frame(width: 10, height: 10)
                .redacted(reason: .placeholder))
        XCTAssertEqual(redacted.extent(of: bar << 16 | bar << 8 | bar), box(15, 5, 10, 10))
        let shape = surface(Color.black.frame(width: 10, height: 10).redacted(reason: .placeholder))
        XCTAssertEqual(shape.extent(of: 0x000000), box(15, 5, 10, 10))
    }

    func testWhatIsPrivate() async {
        let plain = surface(Text("mm")).values
        XCTAssertEqual(surface(Text("mm").redacted(reason: .privacy)).values, plain)
        XCTAssertEqual(surface(Text("mm").privacySensitive()).values, plain)
        XCTAssertNotEqual(surface(Text("mm").privacySensitive().redacted(reason: .privacy)).values, plain)
        XCTAssertEqual(surface(Text("mm").redacted(reason: .invalidated)).values, plain)
    }

    private struct Asking: View {
        @Environment(\.redactionReasons) private var reasons
        var body: some View {
            (reasons == [.placeholder, .privacy] ? Color.black : .white).redacted(reason: .invalidated)
        }
    }

    func testReasonsAddUp() async {
        let view = Asking().redacted(reason: .placeholder).redacted(reason: .privacy)
        XCTAssertEqual(surface(view).rgb(0, 0), 0)
    }
}
