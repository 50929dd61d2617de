import Scanout
import ScanoutTesting
import XCTest

private struct Note: Codable, Transferable {
    var text: String
    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .json)
        ProxyRepresentation(exporting: \.text)
    }
}

/// What is said of handing values on is taken, and changes nothing.
@MainActor
final class ShareLinkTests: XCTestCase {
    /// A link is a button with its label.
    func testLinksAreDrawn() async {
        let display = MemoryDisplay(width: 10, height: 10)
        render(ShareLink(item: "text") { Color.red }, on: display)
        XCTAssertEqual(display.surface.count(of: 0xFF3B30), 100)
        render(
            ShareLink(item: Note(text: "a"), preview: SharePreview("Note")) { Color.green },
            on: display)
        XCTAssertEqual(display.surface.count(of: 0x34C759), 100)
        _ = ShareLink("Share", item: "text")
        _ = ShareLink(items: ["a", "b"], subject: Text("s"), message: Text("m"))
    }

    func testDraggingChangesNothing() async {
        let display = MemoryDisplay(width: 10, height: 10)
        render(
            Color.red.draggable("text")
                .dropDestination(for: String.self) { items, _ in
                    !items.isEmpty
                } isTargeted: { _ in
                }
                .onDrag { NSItemProvider(object: "text") }
                .onDrop(of: [.text], isTargeted: nil) { _ in true }
                .onKeyPress(.space) { .handled }
                .onKeyPress { press in press.key == .tab ? .handled : .ignored }, on: display)
        XCTAssertEqual(display.surface.count(of: 0xFF3B30), 100)
    }
}
