import Scanout
import ScanoutTesting
import XCTest

/// Stacks of views that lead to others.
@MainActor
final class NavigationTests: XCTestCase {
    private struct Stack: View {
        @State private var path = NavigationPath()
        let remote: Remote<NavigationPath>
        var body: some View {
            let _ = remote.connect($path)
            NavigationStack(path: $path) {
                Color.red
                    .navigationDestination(for: Int.self) { number in number > 1 ? Color.green : .blue }
                    .navigationDestination(for: String.self) { _ in Leaving() }
                    .toolbar(.hidden)
            }
        }
    }

    private struct Leaving: View {
        @Environment(\.dismiss) private var dismiss
        @Environment(\.isPresented) private var isPresented
        var body: some View { (isPresented ? Color.black : .white).task { dismiss() } }
    }

    func testProgramsGoOnAndBack() async {
        let display = MemoryDisplay(width: 100, height: 200)
        let remote = Remote<NavigationPath>()
        let host = render(Stack(remote: remote), on: display)
        XCTAssertEqual(display.surface.extent(of: 0xFF3B30), box(0, 0, 100, 200))
        remote.value.append(1)
        host.advance(by: 0)
        XCTAssertGreaterThan(display.surface.count(of: 0x007AFF), 14_000)
        XCTAssertEqual(display.surface.count(of: 0xFF3B30), 0)
        remote.value.append(2)
        host.advance(by: 0)
        XCTAssertGreaterThan(display.surface.count(of: 0x34C759), 14_000)
        remote.value.removeLast(2)
        host.advance(by: 0)
        XCTAssertEqual(display.surface.extent(of: 0xFF3B30), box(0, 0, 100, 200))
    }

    func testTitlesAndTools() async {
        let display = MemoryDisplay(width: 200, height: 200)
        _ = render(
            NavigationStack {
                Color.red
                    .navigationTitle("m")
                    .navigationBarTitleDisplayMode(.inline)
                    .toolbar {
                        ToolbarItem(placement: .topBarTrailing) { square(.green, 10) }
                        ToolbarItem(placement: .bottomBar) { square(.blue, 10) }
                    }
            }
            .background(.white), on: display)
        // A bar of 44 points with 16 at its sides.
        XCTAssertEqual(display.surface.extent(of: 0x34C759), box(200 - 16 - 10, 17, 10, 10))
        XCTAssertEqual(display.surface.extent(of: 0xFF3B30), box(0, 44, 200, 200 - 44 - 10))
        XCTAssertEqual(display.surface.extent(of: 0x007AFF), box(95, 190, 10, 10))
        XCTAssertGreaterThan(display.surface.count(of: 0x000000), 0)
    }

    func testPathsOfValues() async {
        var path = NavigationPath([1, 2])
        path.append("x")
        XCTAssertEqual(path.count, 3)
        path.removeLast(9)
        XCTAssertTrue(path.isEmpty)
    }

    /// Triggers what it is the style of as soon as it is there.
    private struct AtOnce: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label.onAppear { configuration.trigger() }
        }
    }

    /// A link to a value that is triggered adds it to the path; one to no value leads nowhere.
    func testLinksThatAStyleTriggers() async {
        struct Linked: View {
            @State private var path: [Int] = []
            let journal: Journal<[Int]>
            let value: Int?
            var body: some View {
                let _ = journal.add(path)
                NavigationStack(path: $path) {
                    NavigationLink(value: value) { Color.red }
                        .buttonStyle(AtOnce())
                        .toolbar(.hidden)
                        .navigationDestination(for: Int.self) { _ in Color.green.toolbar(.hidden) }
                }
            }
        }
        let display = MemoryDisplay(width: 40, height: 40)
        let journal = Journal<[Int]>()
        render(Linked(journal: journal, value: 7), on: display).advance(by: 0)
        XCTAssertEqual(journal.entries.last, [7])
        XCTAssertEqual(display.surface.extent(of: 0x34C759), box(0, 0, 40, 40))
        let other = Journal<[Int]>()
        render(Linked(journal: other, value: nil), on: display).advance(by: 0)
        XCTAssertEqual(other.entries.last, [])
    }

    /// A stack without a path of its owner's goes where its links lead, and back by `dismiss`.
    func testLinksInAStackWithoutAPath() async {
        struct Back: View {
            @Environment(\.dismiss) private var dismiss
            let remote: Remote<Bool>
            @State private var goes = false
            var body: some View {
                let _ = remote.connect($goes)
                Color.green.toolbar(.hidden).onChange(of: goes) { dismiss() }
            }
        }
        let display = MemoryDisplay(width: 40, height: 40)
        let remote = Remote<Bool>()
        let host = render(
            NavigationStack {
                NavigationLink(value: 1) { Color.red }.buttonStyle(AtOnce()).toolbar(.hidden)
                    .navigationDestination(for: Int.self) { _ in Back(remote: remote) }
            }, on: display)
        host.advance(by: 0)
        XCTAssertEqual(display.surface.extent(of: 0x34C759), box(0, 0, 40, 40))
        remote.value = true
        host.advance(by: 0)
        XCTAssertNil(display.surface.extent(of: 0x34C759))
    }

    /// A column of 30, a line of one, and the rest; without the column all of it.
    func testColumnsOfASplitView() async {
        func seen(_ visibility: NavigationSplitViewVisibility) -> [String: CGRect] {
            frames { log in
                NavigationSplitView(columnVisibility: .constant(visibility)) {
                    Color.red.logged("side", log).toolbar(.hidden).navigationSplitViewColumnWidth(30)
                } detail: {
                    Color.green.logged("detail", log).toolbar(.hidden)
                }
                .navigationSplitViewStyle(.balanced)
            }
        }
        let both = seen(.all)
        XCTAssertEqual(both["side"], rect(0, 0, 30, 100))
        XCTAssertEqual(both["detail"].map { $0.maxX }, 100)
        XCTAssertEqual(both["detail"].map { $0.minX >= 30 && $0.minX <= 31 }, true)
        XCTAssertEqual(seen(.detailOnly), ["detail": rect(0, 0, 100, 100)])
    }

    /// The inspector stands at the trailing edge, as wide as it says, while it is shown.
    func testAnInspector() async {
        func seen(_ isPresented: Bool) -> [String: CGRect] {
            frames { log in
                Color.red.logged("view", log)
                    .inspector(isPresented: .constant(isPresented)) {
                        Color.green.logged("inspector", log).inspectorColumnWidth(min: 10, ideal: 25, max: 40)
                    }
            }
        }
        XCTAssertEqual(seen(false), ["view": rect(0, 0, 100, 100)])
        XCTAssertEqual(seen(true)["inspector"], rect(60, 0, 40, 100))
    }
}
