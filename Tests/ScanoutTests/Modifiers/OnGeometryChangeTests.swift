import Scanout
import ScanoutTesting
import XCTest

/// Callbacks with a view's geometry.
@MainActor
final class OnGeometryChangeTests: XCTestCase {
    func testTheValueIsToldAtFirstAndWhenItChanges() async {
        let widths = Journal<CGFloat>()
        let pairs = Journal<[CGFloat]>()
        let remote = Remote<CGFloat>()
        let host = render(
            Stage(20, remote) { width in
                Color.red.frame(width: width, height: 10)
                    .onGeometryChange(for: CGFloat.self) {
                        $0.size.width
                    } action: {
                        widths.add($0)
                    }
                    .onGeometryChange(for: CGFloat.self) {
                        $0.size.width
                    } action: { old, new in
                        pairs.add([old, new])
                    }
            }, on: MemoryDisplay(width: 100, height: 100))
        XCTAssertEqual(widths.entries, [20])
        XCTAssertEqual(pairs.entries, [[20, 20]])
        remote.value = 30
        host.advance(by: 0)
        XCTAssertEqual(widths.entries, [20, 30])
        XCTAssertEqual(pairs.entries, [[20, 20], [20, 30]])
        host.advance(by: 1)
        XCTAssertEqual(widths.entries, [20, 30])
    }

    /// A view that is moved by those beside it keeps its size.
    func testPlacesAreFollowed() async {
        let places = Journal<CGFloat>()
        let remote = Remote<CGFloat>()
        let host = render(
            Stage(20, remote) { width in
                HStack(spacing: 0) {
                    Color.red.frame(width: width)
                    square(.blue, 10)
                        .onGeometryChange(for: CGFloat.self) {
                            $0.frame(in: .global).minX
                        } action: {
                            places.add($0)
                        }
                    Spacer(minLength: 0)
                }
            }, on: MemoryDisplay(width: 100, height: 100))
        remote.value = 45
        host.advance(by: 0)
        XCTAssertEqual(places.entries, [20, 45])
    }

    /// The widest of several views decides for all of them, within one update.
    func testStateFromGeometrySettlesInOneUpdate() async {
        struct Follower: View {
            @State private var width: CGFloat = 0

            var body: some View {
                VStack(spacing: 0) {
                    Color.red.frame(width: 60, height: 10)
                        .onGeometryChange(for: CGFloat.self) {
                            $0.size.width
                        } action: {
                            width = $0
                        }
                    Color.blue.frame(width: width / 2, height: 10)
                }
            }
        }
        let display = MemoryDisplay(width: 100, height: 20)
        render(Follower(), on: display)
        XCTAssertEqual(display.surface.extent(of: 0x007AFF), box(35, 10, 30, 10))
    }
}
