import Scanout
import ScanoutTesting
import XCTest

private struct Part: Identifiable {
    let id: Int
    var parts: [Part]?
}

/// Shows what is hidden, and no mark.
private struct Open: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 0) {
            configuration.label
            VStack(alignment: .leading, spacing: 0) { configuration.content }.padding(.leading, 1)
        }
    }
}

/// Trees of views.
@MainActor
final class OutlineGroupTests: XCTestCase {
    private let machine = Part(id: 1, parts: [Part(id: 2), Part(id: 3), Part(id: 4)])

    private func row(_ part: Part) -> some View { Color.black.frame(width: 1, height: 1) }

    /// What lies below an element is one point further to the right, in the order of the tree.
    func testTreeThatIsOpen() async throws {
        try expect(
            VStack(alignment: .leading, spacing: 0) {
                OutlineGroup(machine, children: \.parts) { self.row($0) }
            }.disclosureGroupStyle(Open()).frame(width: 4, height: 5, alignment: .topLeading),
            on: MemoryDisplay(width: 4, height: 5),
            shows: """
                #...
                .#..
                .#..
                .#..
                ....
                """)
    }

    func testLeavesAreRowsAlone() async throws {
        let leaves = [Part(id: 1), Part(id: 2)]
        try expect(
            VStack(alignment: .leading, spacing: 0) {
                OutlineGroup(leaves, id: \.id, children: \.parts) { self.row($0) }
            }, on: MemoryDisplay(width: 1, height: 2),
            shows: """
                #
                #
                """)
    }

    /// A list of a tree shows as many rows as one of its roots alone, at the same places.
    func testListOfATree() async {
        func picture(_ view: some View) -> [UInt8] {
            let display = MemoryDisplay(width: 60, height: 120)
            let host = ViewHost(view, on: display, clock: ManualClock())
            host.advance(by: 0)
            return (0..<120).map { display.surface[20, $0].red }
        }
        let leaves = [Part(id: 1), Part(id: 2)]
        func wide(_ part: Part) -> some View { Color.red.frame(width: 30, height: 10) }
        XCTAssertEqual(
            picture(List(leaves, children: \.parts) { wide($0) }), picture(List(leaves) { wide($0) }))
    }

    /// Compiles as it is, and changes nothing.
    func testSearchable() async {
        let list = List(machine.parts ?? []) { self.row($0) }
            .searchable(text: .constant(""), prompt: "Parts")
            .searchable(text: .constant(""), placement: .navigationBarDrawer(displayMode: .always))
            .searchScopes(.constant(1)) { Text("All").tag(1) }
        XCTAssertNotNil(list)
    }
}
