import Scanout
import ScanoutTesting
import XCTest

/// Puts a box of 4 by 4 points in place of the field.
private struct Boxed: TextFieldStyle {
    var color = Color.red
    func _body(configuration: TextField<Self._Label>) -> some View {
        configuration.hidden().frame(width: 4, height: 4).background(color)
    }
}

/// Shows the field as it is otherwise.
private struct Through: TextFieldStyle {
    func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// Styles of fields of one's own.
@MainActor
final class TextFieldStyleTests: XCTestCase {
    private func corners(_ view: some View) -> [[UInt8]] {
        let display = MemoryDisplay(width: 8, height: 8)
        let host = ViewHost(view, on: display, clock: ManualClock())
        host.advance(by: 0)
        return [display.surface[4, 4], display.surface[1, 1]].map { [$0.red, $0.green, $0.blue] }
    }

    /// The light red is FF3B30, the blue 007AFF.
    func testStyleDrawsTheField() async {
        let red: [[UInt8]] = [[0xFF, 0x3B, 0x30], [255, 255, 255]]
        XCTAssertEqual(corners(TextField("Name", text: .constant("")).textFieldStyle(Boxed())), red)
        XCTAssertEqual(corners(SecureField("Name", text: .constant("x")).textFieldStyle(Boxed())), red)
    }

    /// A style that shows the field gets it as the style around has it.
    func testStylesAroundStyles() async {
        let field = TextField("Name", text: .constant("")).textFieldStyle(Through())
        XCTAssertEqual(corners(field.textFieldStyle(Boxed(color: .blue))), [[0x00, 0x7A, 0xFF], [255, 255, 255]])
        let nearest = TextField("Name", text: .constant("")).textFieldStyle(Boxed())
        XCTAssertEqual(corners(nearest.textFieldStyle(Boxed(color: .blue)))[0], [0xFF, 0x3B, 0x30])
        XCTAssertEqual(corners(nearest.textFieldStyle(.roundedBorder))[0], [0xFF, 0x3B, 0x30])
    }
}
