import Scanout
import ScanoutTesting
import XCTest

/// Views that a stack shows without their being in its path.
@MainActor
final class PushTests: XCTestCase {
    private struct Pushing: View {
        @State private var isPresented = false
        let remote: Remote<Bool>
        var body: some View {
            let _ = remote.connect($isPresented)
            NavigationStack {
                VStack(spacing: 0) {
                    Color.red
                    Color.blue.frame(height: 10)
                        .navigationDestination(isPresented: $isPresented) { Color.green.toolbar(.hidden) }
                }
            }
        }
    }

    /// The destination fills the stack, wherever in it the view is that asks for it.
    func testDestinationsFillTheStack() async {
        let remote = Remote<Bool>()
        let display = MemoryDisplay(width: 40, height: 40)
        let host = render(Pushing(remote: remote), on: display)
        XCTAssertEqual(display.surface.extent(of: 0xFF3B30), box(0, 0, 40, 30))
        remote.value = true
        host.advance(by: 0)
        XCTAssertEqual(display.surface.extent(of: 0x34C759), box(0, 0, 40, 40))
        remote.value = false
        host.advance(by: 0)
        XCTAssertEqual(display.surface.extent(of: 0xFF3B30), box(0, 0, 40, 30))
        XCTAssertEqual(display.surface.extent(of: 0x34C759), nil)
    }

    private struct Closing: View {
        @Environment(\.dismiss) private var dismiss
        let journal: Journal<String>
        var body: some View {
            Color.blue.toolbar(.hidden).onAppear {
                journal.add("shown")
                dismiss()
            }
        }
    }

    /// One destination leads to another, which goes back by itself: the first one is shown again.
    func testDestinationsLeadToOthers() async {
        struct Chain: View {
            @State private var item: Int? = 1
            @State private var isDeep = true
            let journal: Journal<String>
            var body: some View {
                NavigationStack {
                    Color.red.navigationDestination(item: $item) { _ in
                        Color.green.toolbar(.hidden).navigationDestination(isPresented: $isDeep) {
                            Closing(journal: journal)
                        }
                    }
                }
            }
        }
        let journal = Journal<String>()
        let display = MemoryDisplay(width: 40, height: 40)
        let host = render(Chain(journal: journal), on: display)
        host.advance(by: 0)
        XCTAssertEqual(journal.entries, ["shown"])
        XCTAssertEqual(display.surface.extent(of: 0x34C759), box(0, 0, 40, 40))
    }

    /// Links by a flag and by a tag show their destination while the value says so.
    func testLinksInTheWordsOfEarlierVersions() async {
        func picture<V: View>(_ link: V) -> Surface {
            let display = MemoryDisplay(width: 40, height: 40)
            _ = render(NavigationView { link }, on: display)
            return display.surface
        }
        let destination = Color.green.toolbar(.hidden)
        for isOn in [false, true] {
            let extent = isOn ? box(0, 0, 40, 40) : nil
            let byFlag = NavigationLink(destination: destination, isActive: .constant(isOn)) { square(.red, 4) }
            XCTAssertEqual(picture(byFlag).extent(of: 0x34C759), extent)
            let selection: Int? = isOn ? 7 : 8
            let byTag = NavigationLink(destination: destination, tag: 7, selection: .constant(selection)) {
                square(.red, 4)
            }
            XCTAssertEqual(picture(byTag).extent(of: 0x34C759), extent)
        }
        XCTAssertEqual(picture(NavigationLink(destination: destination) { square(.red, 4) }).count(of: 0xFF3B30), 16)
    }

    private struct Pressing: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label.onAppear { configuration.trigger() }
        }
    }

    func testLinksThatAreTriggered() async {
        let display = MemoryDisplay(width: 40, height: 40)
        let host = render(
            NavigationStack {
                NavigationLink {
                    Color.green.toolbar(.hidden)
                } label: {
                    square(.red, 4)
                }
                .buttonStyle(Pressing())
            }, on: display)
        host.advance(by: 0)
        XCTAssertEqual(display.surface.extent(of: 0x34C759), box(0, 0, 40, 40))
    }

    /// In rows links have their label's own colours and a mark at the trailing edge; elsewhere they have the tint alone.
    func testLinksInRows() async {
        func picture<V: View>(_ view: V) -> Surface {
            let display = MemoryDisplay(width: 100, height: 60)
            _ = render(view, on: display)
            return display.surface
        }
        let link = NavigationLink(value: 1) { Rectangle().frame(width: 10, height: 10) }
        let row = picture(List { link }.listStyle(.plain))
        XCTAssertEqual(row.extent(of: 0x000000), box(16, 17, 10, 10))
        XCTAssertTrue((70..<84).contains { x in (16..<28).contains { row.rgb(x, $0) != 0xFFFFFF } })
        XCTAssertEqual(picture(link).count(of: 0x007AFF), 100)
    }

    func testPathsAreWrittenDown() async throws {
        var path = NavigationPath([1, 2])
        path.append("three")
        let data = try JSONEncoder().encode(try XCTUnwrap(path.codable))
        let read = NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
        XCTAssertEqual(read, path)
        struct Local: Hashable {}
        path.append(Local())
        XCTAssertNil(path.codable)
        XCTAssertThrowsError(
            try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: Data(#"["none","1"]"#.utf8)))
    }
}
