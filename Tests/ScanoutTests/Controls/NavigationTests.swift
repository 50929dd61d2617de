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
}
