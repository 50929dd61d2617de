import Scanout
import ScanoutTesting
import XCTest

/// Controls in other spellings are the same controls.
@MainActor
final class EarlierControlTests: XCTestCase {
    private func pixels<V: View>(_ view: V) -> [UInt32] {
        let display = MemoryDisplay(width: 160, height: 40)
        _ = render(view, on: display)
        return display.surface.values
    }

    func testSliders() async {
        let new = Slider(value: .constant(3.0), in: 0...10) {
            Text("label")
        } minimumValueLabel: {
            square(.red, 10)
        } maximumValueLabel: {
            square(.green, 10)
        }
        let old = Slider(
            value: .constant(3.0), in: 0...10, minimumValueLabel: square(.red, 10),
            maximumValueLabel: square(.green, 10)
        ) { Text("label") }
        let stepped = Slider(
            value: .constant(3.0), in: 0...10, step: 1, minimumValueLabel: square(.red, 10),
            maximumValueLabel: square(.green, 10)
        ) { Text("label") }
        XCTAssertEqual(pixels(old), pixels(new))
        XCTAssertEqual(pixels(stepped), pixels(new))
    }

    func testSteppers() async {
        let new = Stepper("mm", value: .constant(1))
        let old = Stepper(onIncrement: nil, onDecrement: nil) { Text("mm") }
        let counted = Stepper(value: .constant(1), in: 0...2, onEditingChanged: { _ in }) { Text("mm") }
        XCTAssertEqual(pixels(old), pixels(new))
        XCTAssertEqual(pixels(counted), pixels(new))
        let both = Stepper {
            HStack {
                Text("mm")
                Text("1.5")
            }
        } onIncrement: {
        } onDecrement: {
        }
        let format = FloatingPointFormatStyle<Double>.number.locale(Locale(identifier: "en_US"))
        XCTAssertEqual(pixels(Stepper("mm", value: .constant(1.5), format: format)), pixels(both))
        XCTAssertEqual(
            pixels(Stepper(value: .constant(1.5), in: 0...2, step: 0.5, format: format) { Text("mm") }), pixels(both))
    }

    func testFields() async {
        let text = pixels(TextField("mm", text: .constant("12")))
        XCTAssertEqual(pixels(TextField("mm", text: .constant("12"), onEditingChanged: { _ in }, onCommit: {})), text)
        XCTAssertEqual(pixels(TextField("mm", text: .constant("12"), onCommit: {})), text)
        XCTAssertEqual(pixels(TextField("mm", value: .constant(12), formatter: NumberFormatter())), text)
        XCTAssertEqual(pixels(TextField(value: .constant(12), format: .number) { Text("mm") }), text)
        XCTAssertEqual(pixels(TextField("mm" as String, value: .constant(12), format: .number)), text)
        let none: Int? = nil
        let empty = pixels(TextField("mm", text: .constant("")))
        XCTAssertEqual(pixels(TextField(value: .constant(none), format: .number) { Text("mm") }), empty)
    }

    private struct Framed: MenuStyle {
        func makeBody(configuration: Configuration) -> some View {
            Menu(configuration).padding(5).background(.green)
        }
    }

    /// Apple's page has a style that puts something around `Menu(configuration)`: the label of 10 by 10 points with 5 around,
    /// in the middle of 160 by 40.
    func testMenuStylesOfOnesOwn() async {
        let display = MemoryDisplay(width: 160, height: 40)
        _ = render(
            Menu {
                Text("entry")
            } label: {
                square(.red, 10)
            }
            .menuStyle(Framed()), on: display)
        XCTAssertEqual(display.surface.extent(of: 0x34C759), box(70, 10, 20, 20))
        XCTAssertEqual(display.surface.extent(of: 0xFF3B30), box(75, 15, 10, 10))
    }

    private struct Column: ControlGroupStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack(spacing: 0) {
                configuration.label
                ControlGroup(configuration)
            }
        }
    }

    /// Beside each other with the usual 8 points between; in a style of one's own that adds the label, below that.
    func testGroupsOfControls() async {
        let group = ControlGroup {
            square(.red, 10)
            square(.green, 10)
        } label: {
            square(.blue, 10)
        }
        let display = MemoryDisplay(width: 160, height: 40)
        _ = render(group, on: display)
        XCTAssertEqual(display.surface.extent(of: 0xFF3B30), box(66, 15, 10, 10))
        XCTAssertEqual(display.surface.extent(of: 0x34C759), box(84, 15, 10, 10))
        XCTAssertEqual(display.surface.count(of: 0x007AFF), 0)
        _ = render(group.controlGroupStyle(Column()), on: display)
        XCTAssertEqual(display.surface.extent(of: 0x007AFF), box(75, 10, 10, 10))
        XCTAssertEqual(display.surface.extent(of: 0xFF3B30), box(66, 20, 10, 10))
    }

    /// What is said of a keyboard changes nothing.
    func testKeyboards() async {
        let field = TextField("mm", text: .constant("12"))
        XCTAssertEqual(pixels(field.keyboardType(.decimalPad).textContentType(.oneTimeCode)), pixels(field))
    }
}
