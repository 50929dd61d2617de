import ScanoutTesting
import XCTest

@testable import Scanout

private final class Counted: @unchecked Sendable {
    nonisolated(unsafe) static var made = 0
    init() { Counted.made += 1 }
}

private class Unshared {
    var value = 3
}

private func fill() -> Color { .blue }

extension EnvironmentValues {
    @Entry fileprivate var accent: Color = .red
    /// Without a type.
    @Entry fileprivate var steps = 3
    @Entry fileprivate var caption: String?
    @Entry fileprivate var counted = Counted()
    @Entry fileprivate var unshared: Unshared = Unshared()
    @Entry fileprivate var `default`: [String: Int] = ["a": 1]
    @Entry fileprivate var action: (Int) -> Int = { $0 + 1 }
    @Entry var shown: Color = fill()  // a comment
}

extension Transaction {
    @Entry fileprivate var fromKnob = false
}

extension ContainerValues {
    @Entry fileprivate var isWide: Bool = false
}

extension FocusedValues {
    @Entry fileprivate var document: Int?
    @Entry fileprivate var draft: Binding<String>?
}

private struct Reader: View {
    @Environment(\.accent) private var accent
    @FocusedValue(\.document) private var document
    @FocusedBinding(\.draft) private var draft
    var body: some View { document == nil && draft == nil ? accent : .black }
}

/// Entries of one's own, made by `@Entry`.
@MainActor
final class EntryMacroTests: XCTestCase {
    func testDefaults() async {
        var values = EnvironmentValues()
        XCTAssertEqual(values.accent, .red)
        XCTAssertEqual(values.steps, 3)
        XCTAssertNil(values.caption)
        XCTAssertEqual(values.default, ["a": 1])
        XCTAssertEqual(values.action(2), 3)
        XCTAssertEqual(values.shown, .blue)
        XCTAssertEqual(values.unshared.value, 3)
        values.steps = 4
        values.caption = "x"
        XCTAssertEqual(values.steps, 4)
        XCTAssertEqual(values.caption, "x")
        XCTAssertEqual(EnvironmentValues().steps, 3)
    }

    /// A default is evaluated when it is first read, and then kept, as that of a key's `static let` is.
    func testDefaultIsEvaluatedOnce() async {
        XCTAssertEqual(Counted.made, 0)
        XCTAssertTrue(EnvironmentValues().counted === EnvironmentValues().counted)
        XCTAssertEqual(Counted.made, 1)
    }

    func testOtherValues() async {
        var transaction = Transaction()
        XCTAssertFalse(transaction.fromKnob)
        transaction.fromKnob = true
        XCTAssertTrue(transaction.fromKnob)
        var container = ContainerValues()
        container.isWide = true
        XCTAssertTrue(container.isWide)
        var focused = FocusedValues()
        XCTAssertNil(focused.document)
        focused.document = 3
        XCTAssertEqual(focused.document, 3)
    }

    /// The light red is FF3B30, the blue 007AFF.
    func testViewsReadEntries() async throws {
        let display = MemoryDisplay(width: 2, height: 1)
        let host = ViewHost(
            HStack(spacing: 0) {
                Reader()
                Reader().environment(\.accent, .blue).focusedValue(\.document, 3)
            }, on: display, clock: ManualClock())
        host.advance(by: 0)
        let (left, right) = (display.surface[0, 0], display.surface[1, 0])
        XCTAssertEqual([left.red, left.green, left.blue], [0xFF, 0x3B, 0x30])
        XCTAssertEqual([right.red, right.green, right.blue], [0x00, 0x7A, 0xFF])
    }
}
