import Scanout
import ScanoutTesting
import XCTest

/// Contents keep clear of what the panel says is unsafe; backgrounds do not. The panel has 100 by 100 points, of which
/// 10 at the top, 5 at the left, 20 at the bottom and none at the right are unsafe: the safe area is (5, 10, 95, 70).
@MainActor
final class SafeAreaTests: XCTestCase {
    private func panel() -> MemoryDisplay {
        MemoryDisplay(width: 100, height: 100, safeArea: .init(top: 10, left: 5, bottom: 20, right: 0))
    }

    private func safeFrames<V: View>(@ViewBuilder _ content: (FrameLog) -> V) -> [String: CGRect] {
        let log = FrameLog()
        render(content(log), on: panel())
        return log.frames
    }

    private func extent<V: View>(of color: UInt32, @ViewBuilder _ content: () -> V) -> PixelRect? {
        let display = panel()
        render(content(), on: display)
        return display.surface.extent(of: color)
    }

    func testContentsLieInTheSafeArea() async {
        XCTAssertEqual(safeFrames { Color.red.logged("a", $0) }["a"], rect(5, 10, 95, 70))
        // The middle of the safe area is (52.5, 45).
        XCTAssertEqual(safeFrames { square(.red, 10).logged("a", $0) }["a"], rect(47.5, 40, 10, 10))
        let several = safeFrames { log in
            square(.red, 10).logged("a", log)
            square(.red, 10).logged("b", log)
        }
        XCTAssertEqual(several, ["a": rect(47.5, 31, 10, 10), "b": rect(47.5, 49, 10, 10)])
    }

    func testIgnoringTheSafeArea() async {
        let table: [(Edge.Set, CGRect)] = [
            (.all, rect(0, 0, 100, 100)), (.top, rect(5, 0, 95, 80)), (.bottom, rect(5, 10, 95, 90)),
            (.horizontal, rect(0, 10, 100, 70)), (.vertical, rect(5, 0, 95, 100)), (.trailing, rect(5, 10, 95, 70)),
            ([], rect(5, 10, 95, 70)),
        ]
        for (edges, frame) in table {
            XCTAssertEqual(safeFrames { Color.red.logged("a", $0).ignoresSafeArea(edges: edges) }["a"], frame)
            XCTAssertEqual(safeFrames { Color.red.logged("a", $0).edgesIgnoringSafeArea(edges) }["a"], frame)
        }
        XCTAssertEqual(
            safeFrames { Color.red.logged("a", $0).ignoresSafeArea() }["a"], rect(0, 0, 100, 100))
        XCTAssertEqual(
            safeFrames { Color.red.logged("a", $0).ignoresSafeArea(.container, edges: .top) }["a"],
            rect(5, 0, 95, 80))
        XCTAssertEqual(
            safeFrames { Color.red.logged("a", $0).ignoresSafeArea(.keyboard) }["a"], rect(5, 10, 95, 70))
    }

    /// A layer under contents that stay where they are.
    func testALayerThatIgnoresTheSafeArea() async {
        let seen = safeFrames { log in
            ZStack(alignment: .topLeading) {
                Color.red.logged("behind", log).ignoresSafeArea()
                square(.blue, 10).logged("a", log)
            }
        }
        XCTAssertEqual(seen, ["behind": rect(0, 0, 100, 100), "a": rect(5, 10, 10, 10)])
    }

    /// Only a view that ends at the safe area's edge reaches beyond.
    func testViewsAwayFromTheEdgeStayAsTheyAre() async {
        let padded = safeFrames { Color.red.logged("a", $0).ignoresSafeArea().padding(.top, 1) }
        XCTAssertEqual(padded["a"], rect(0, 11, 100, 89))
        let fixed = safeFrames { square(.red, 10).logged("a", $0).ignoresSafeArea() }
        XCTAssertEqual(fixed["a"], rect(47.5, 40, 10, 10))
    }

    func testBackgroundsReachTheEdges() async {
        let red: UInt32 = 0xFF3B30
        XCTAssertEqual(extent(of: red) { Color.white.background(Color.red).opacity(0) }, nil)
        XCTAssertEqual(extent(of: red) { Color.clear.background(Color.red) }, box(0, 0, 100, 100))
        XCTAssertEqual(
            extent(of: red) { Color.clear.background(Color.red, ignoresSafeAreaEdges: .bottom) }, box(5, 10, 95, 90))
        XCTAssertEqual(
            extent(of: red) { Color.clear.background(Color.red, ignoresSafeAreaEdges: []) }, box(5, 10, 95, 70))
        XCTAssertEqual(extent(of: red) { Color.clear.overlay(.red) }, box(0, 0, 100, 100))
        // Views behind keep to the frame.
        XCTAssertEqual(extent(of: red) { Color.clear.background { Color.red } }, box(5, 10, 95, 70))
        // A bar at the top, 10 high, with what is above and beside it.
        XCTAssertEqual(
            extent(of: red) {
                VStack(spacing: 0) {
                    Color.clear.frame(height: 10).background(Color.red)
                    Spacer()
                }
            }, box(0, 0, 100, 20))
        // A small view in the middle.
        XCTAssertEqual(
            extent(of: red) { Color.clear.frame(width: 11, height: 10).background(Color.red) }, box(47, 40, 11, 10))
    }

    private func insets<V: View>(
        @ViewBuilder _ content: (GeometryReader<Color>) -> V
    ) -> EdgeInsets? {
        let journal = Journal<EdgeInsets>()
        let reader = GeometryReader<Color> { proxy in
            journal.add(proxy.safeAreaInsets)
            return Color.clear
        }
        render(content(reader), on: panel())
        return journal.entries.last
    }

    func testInsetsOfReaders() async {
        XCTAssertEqual(insets { $0 }, EdgeInsets(top: 10, leading: 5, bottom: 20, trailing: 0))
        XCTAssertEqual(insets { $0.ignoresSafeArea() }, EdgeInsets())
        XCTAssertEqual(
            insets { $0.ignoresSafeArea(edges: .top) }, EdgeInsets(top: 0, leading: 5, bottom: 20, trailing: 0))
        XCTAssertEqual(insets { $0.padding(1) }, EdgeInsets())
        XCTAssertEqual(
            insets { $0.safeAreaPadding(.top, 4) }, EdgeInsets(top: 14, leading: 5, bottom: 20, trailing: 0))
    }

    func testSafeAreaPadding() async {
        let seen = safeFrames { log in
            ZStack {
                Color.red.logged("behind", log).ignoresSafeArea()
                Color.blue.logged("a", log)
            }
            .safeAreaPadding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        }
        XCTAssertEqual(seen, ["behind": rect(0, 0, 100, 100), "a": rect(7, 11, 89, 66)])
        XCTAssertEqual(safeFrames { Color.blue.logged("a", $0).safeAreaPadding() }["a"], rect(21, 26, 63, 38))
        XCTAssertEqual(safeFrames { Color.blue.logged("a", $0).safeAreaPadding(5) }["a"], rect(10, 15, 85, 60))
    }

    func testInsetViews() async {
        let bottom = safeFrames { log in
            ZStack {
                Color.red.logged("behind", log).ignoresSafeArea()
                Color.blue.logged("content", log)
            }
            .safeAreaInset(edge: .bottom, spacing: 0) { Color.green.frame(width: 40, height: 12).logged("bar", log) }
        }
        // The bar lies at the lower edge of the safe area, 12 high, in the middle.
        XCTAssertEqual(
            bottom,
            [
                "bar": rect(32.5, 68, 40, 12), "content": rect(5, 10, 95, 58), "behind": rect(0, 0, 100, 100),
            ])
        let leading = safeFrames { log in
            Color.blue.logged("content", log)
                .safeAreaInset(edge: .leading, alignment: .top) {
                    Color.green.frame(width: 10, height: 12).logged("bar", log)
                }
        }
        // Without a spacing 8 points are kept.
        XCTAssertEqual(leading, ["bar": rect(5, 10, 10, 12), "content": rect(23, 10, 77, 70)])
        let top = safeFrames { log in
            Color.blue.logged("content", log)
                .safeAreaInset(edge: .top, alignment: .trailing, spacing: 2) {
                    Color.green.frame(width: 10, height: 12).logged("bar", log)
                }
        }
        XCTAssertEqual(top, ["bar": rect(90, 10, 10, 12), "content": rect(5, 24, 95, 56)])
    }

    func testInsetsFollowTheirView() async {
        let remote = Remote<CGFloat>()
        let display = panel()
        let host = render(
            Stage(10, remote) { height in
                Color.clear.background(Color.red)
                    .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: height) }
            }, on: display)
        XCTAssertEqual(display.surface.extent(of: 0x007AFF), box(5, 70, 95, 10))
        XCTAssertEqual(display.surface.rgb(50, 90), 0xFF3B30)
        remote.value = 30
        host.advance(by: 0)
        XCTAssertEqual(display.surface.extent(of: 0x007AFF), box(5, 50, 95, 30))
        XCTAssertEqual(display.surface.rgb(2, 60), 0xFF3B30)
    }

    /// A view that moves away from the edge lets go of what is beyond.
    func testBackgroundsFollowTheirViews() async {
        let remote = Remote<CGFloat>()
        let display = panel()
        let host = render(
            Stage(0, remote) { height in
                VStack(spacing: 0) {
                    Color.blue.frame(height: height)
                    Color.clear.frame(height: 10).background(Color.red)
                    Spacer(minLength: 0)
                }
            }, on: display)
        XCTAssertEqual(display.surface.extent(of: 0xFF3B30), box(0, 0, 100, 20))
        remote.value = 20
        host.advance(by: 0)
        XCTAssertEqual(display.surface.extent(of: 0xFF3B30), box(0, 30, 100, 10))
        remote.value = 0
        host.advance(by: 0)
        XCTAssertEqual(display.surface.extent(of: 0xFF3B30), box(0, 0, 100, 20))
    }

    /// 480 by 480 pixels in a circle, 2 to a point: the largest square in it begins 71 pixels from each edge.
    func testRoundPanels() async throws {
        let display = try MemoryDisplay(board: "hyperpixel2r")
        let log = FrameLog()
        render(
            ZStack {
                Color.red.logged("behind", log).ignoresSafeArea()
                Color.blue.logged("a", log)
            }, on: display)
        XCTAssertEqual(log.frames, ["behind": rect(0, 0, 240, 240), "a": rect(35.5, 35.5, 169, 169)])
    }

    /// Insets are in device pixels, layout is in points.
    func testScaledPanels() async {
        let log = FrameLog()
        render(
            Color.red.logged("a", log),
            on: MemoryDisplay(
                width: 200, height: 100, scale: 2, safeArea: .init(top: 10, left: 20, bottom: 30, right: 40)))
        XCTAssertEqual(log.frames["a"], rect(10, 5, 70, 30))
    }

    func testUnsafeAreasLargerThanThePanel() async {
        let log = FrameLog()
        render(
            Color.red.logged("a", log),
            on: MemoryDisplay(width: 20, height: 20, safeArea: .init(top: 15, left: -5, bottom: 15, right: 0)))
        XCTAssertEqual(log.frames["a"]?.height, 0)
        XCTAssertEqual(log.frames["a"]?.width, 20)
    }
}
