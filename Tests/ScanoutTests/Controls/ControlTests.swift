import Scanout
import ScanoutTesting
import XCTest

/// Controls as they are drawn; nothing reacts.
@MainActor
final class ControlTests: XCTestCase {
    private func surface<V: View>(_ view: V, _ width: Int = 100, _ height: Int = 40) -> Surface {
        let display = MemoryDisplay(width: width, height: height)
        _ = render(
            ZStack {
                Color.white
                view
            }, on: display)
        return display.surface
    }

    private struct Framed: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label.padding(4).background(configuration.isPressed ? Color.red : .blue)
        }
    }

    /// A square of 10 with 4 around is 18 wide and high, in the middle of 100 by 40.
    func testButtonStylesOfOnesOwn() async {
        let button = Button {
        } label: {
            square(.black, 10)
        }
        let styled = surface(button.buttonStyle(Framed()))
        XCTAssertEqual(styled.extent(of: 0x007AFF), box(41, 11, 18, 18))
        XCTAssertEqual(surface(button).extent(of: 0x000000), box(45, 15, 10, 10))
    }

    private struct Tripled: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label.onAppear { for _ in 0..<3 { configuration.trigger() } }
        }
    }

    func testStylesTriggerTheAction() async {
        let journal = Journal<Int>()
        _ = surface(Button("Go") { journal.add(1) }.buttonStyle(Tripled()))
        XCTAssertEqual(journal.entries, [1, 1, 1])
    }

    /// The regular insets are 12 and 7; large ones 20 and 14.
    func testBorderedButtons() async {
        let button = Button {
        } label: {
            Color.clear.frame(width: 10, height: 6)
        }
        let regular = surface(button.buttonStyle(.borderedProminent).tint(.green))
        XCTAssertEqual(regular.extent(of: 0x34C759), box(33, 10, 34, 20))
        let large = surface(button.buttonStyle(.borderedProminent).controlSize(.large).buttonBorderShape(.capsule))
        XCTAssertEqual(large.rgb(50, 3), 0x007AFF)
        XCTAssertEqual(large.rgb(50, 36), 0x007AFF)
        // The ends are round: nothing in the corners of 50 by 34 points.
        XCTAssertEqual(large.rgb(26, 4), 0xFFFFFF)
        XCTAssertNil(surface(button.buttonStyle(.borderedProminent).disabled(true)).extent(of: 0x007AFF))
    }

    /// 51 by 31 points at the trailing edge; the knob, 27 wide, 2 from the edge of its side.
    func testSwitches() async {
        let on = surface(Toggle(isOn: .constant(true)) { EmptyView() })
        XCTAssertEqual(on.rgb(95, 20), 0xFFFFFF)
        XCTAssertEqual(on.rgb(55, 20), 0x34C759)
        XCTAssertEqual(on.rgb(45, 20), 0xFFFFFF)
        let off = surface(Toggle(isOn: .constant(false)) { EmptyView() }.labelsHidden())
        XCTAssertEqual(off.extent(of: 0x34C759), nil)
        XCTAssertEqual(off.rgb(50 - 20, 20), 0xFFFFFF)
        // Black at 0.12 over white.
        XCTAssertEqual(Double(off.rgb(50 + 18, 20) & 0xFF), 255 * 0.88, accuracy: 1)
    }

    private struct Word: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
            (configuration.isOn ? Color.black : .red).onAppear { configuration.isOn = true }
        }
    }

    func testSwitchStylesWriteTheBinding() async {
        let panel = SwitchingPanel(false) { _ in EmptyView() }
        panel.host.advance(by: 0)
        _ = surface(Toggle("x", isOn: panel.remote.projected).toggleStyle(Word()))
        XCTAssertTrue(panel.remote.value)
    }

    /// A quarter of the way of 100 - 28 points, and half a knob: the line in the tint ends under the knob, at 18 + 14.
    func testSliders() async {
        let shown = surface(Slider(value: .constant(25.0), in: 0...100))
        XCTAssertEqual(shown.rgb(4, 20), 0x007AFF)
        XCTAssertEqual(shown.rgb(18 + 14, 20), 0xFFFFFF)
        XCTAssertEqual(Double(shown.rgb(80, 20) & 0xFF), 255 * 0.88, accuracy: 1)
        XCTAssertEqual(surface(Slider(value: .constant(9.0))).rgb(100 - 4, 20), 0xFFFFFF)
    }

    func testChoicesShowTheChosenView() async {
        let picker = Picker("", selection: .constant(2)) {
            square(.red, 10).tag(1)
            square(.green, 10).tag(2)
        }
        let menu = surface(picker.labelsHidden())
        XCTAssertEqual(menu.count(of: 0x34C759), 100)
        XCTAssertEqual(menu.count(of: 0xFF3B30), 0)
        let row = surface(picker.pickerStyle(.segmented))
        XCTAssertEqual(row.count(of: 0x34C759), 100)
        XCTAssertEqual(row.count(of: 0xFF3B30), 100)
    }

    func testTabsShowTheChosenView() async {
        let tabs = TabView(selection: .constant("b")) {
            Color.red.tag("a")
            Color.green.tag("b")
        }
        let paged = surface(tabs.tabViewStyle(.page(indexDisplayMode: .never)))
        XCTAssertEqual(paged.extent(of: 0x34C759), box(0, 0, 100, 40))
        // A bar of 49 points with a line of 1 above it.
        XCTAssertEqual(surface(tabs, 100, 100).extent(of: 0x34C759), box(0, 0, 100, 50))
    }

    func testFieldsShowTheirText() async {
        let empty = surface(TextField("mm", text: .constant("")))
        let full = surface(TextField("mm", text: .constant("mm")))
        XCTAssertEqual(empty.count(of: 0x000000), 0)
        XCTAssertGreaterThan(full.count(of: 0x000000), 0)
        XCTAssertEqual(
            surface(SecureField("", text: .constant("ab"))).values,
            surface(Text("••").frame(maxWidth: .infinity, alignment: .leading)).values)
    }

    func testHiddenViewsComeWithTheBinding() async {
        let panel = SwitchingPanel(false, width: 100, height: 100) { isOpen in
            DisclosureGroup(isExpanded: .constant(isOpen)) {
                square(.green, 10)
            } label: {
                square(.red, 10)
            }
        }
        XCTAssertEqual(panel.display.surface.count(of: 0x34C759), 0)
        panel.set(true, nil)
        panel.host.advance(by: 0)
        XCTAssertEqual(panel.display.surface.count(of: 0x34C759), 100)
    }
}
