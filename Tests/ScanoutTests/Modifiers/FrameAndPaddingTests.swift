import Scanout
import ScanoutTesting
import XCTest

/// Frames, padding, position, offset, proportions and order, in a root of 100 by 100 points.
@MainActor
final class FrameAndPaddingTests: XCTestCase {
    func testPaddings() async {
        let table: [(String, (FrameLog) -> AnyView, CGRect)] = [
            ("all", { AnyView(Color.red.logged("a", $0).padding()) }, rect(16, 16, 68, 68)),
            ("length", { AnyView(Color.red.logged("a", $0).padding(5)) }, rect(5, 5, 90, 90)),
            ("edge", { AnyView(Color.red.logged("a", $0).padding(.leading)) }, rect(16, 0, 84, 100)),
            (
                "edges", { AnyView(Color.red.logged("a", $0).padding([.top, .trailing], 10)) },
                rect(0, 10, 90, 90)
            ),
            ("horizontal", { AnyView(Color.red.logged("a", $0).padding(.horizontal, 7)) }, rect(7, 0, 86, 100)),
            ("vertical", { AnyView(Color.red.logged("a", $0).padding(.vertical, 7)) }, rect(0, 7, 100, 86)),
            ("negative", { AnyView(Color.red.logged("a", $0).padding(-5)) }, rect(-5, -5, 110, 110)),
            (
                "insets",
                {
                    AnyView(
                        Color.red.logged("a", $0)
                            .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)))
                }, rect(2, 1, 94, 96)
            ),
            ("none", { AnyView(Color.red.logged("a", $0).padding([])) }, rect(0, 0, 100, 100)),
            ("scene", { AnyView(Color.red.logged("a", $0).scenePadding(.top)) }, rect(0, 16, 100, 84)),
        ]
        for (name, view, frame) in table { XCTAssertEqual(frames { view($0) }["a"], frame, name) }
    }

    func testFrames() async {
        let table: [(String, (FrameLog) -> AnyView, CGRect)] = [
            ("width", { AnyView(Color.red.logged("a", $0).frame(width: 20)) }, rect(40, 0, 20, 100)),
            ("height", { AnyView(Color.red.logged("a", $0).frame(height: 20)) }, rect(0, 40, 100, 20)),
            (
                "corner",
                { AnyView(square(.red, 10).logged("a", $0).frame(width: 40, height: 60, alignment: .bottomLeading)) },
                rect(30, 70, 10, 10)
            ),
            (
                "greatest",
                { AnyView(square(.red, 10).logged("a", $0).frame(maxWidth: .infinity, alignment: .leading)) },
                rect(0, 45, 10, 10)
            ),
            (
                "least", { AnyView(square(.red, 10).logged("a", $0).frame(minWidth: 30, alignment: .leading)) },
                rect(35, 45, 10, 10)
            ),
            (
                "ideal",
                {
                    AnyView(
                        Color.red.logged("a", $0).frame(idealWidth: 30, idealHeight: 20).fixedSize())
                }, rect(35, 40, 30, 20)
            ),
            (
                "one ideal",
                {
                    AnyView(
                        Color.red.logged("a", $0).frame(idealWidth: 30, idealHeight: 20)
                            .fixedSize(horizontal: true, vertical: false))
                }, rect(35, 0, 30, 100)
            ),
        ]
        for (name, view, frame) in table { XCTAssertEqual(frames { view($0) }["a"], frame, name) }
    }

    func testProportions() async {
        let table: [(String, (FrameLog) -> AnyView, CGRect)] = [
            ("fit", { AnyView(Color.red.logged("a", $0).aspectRatio(2, contentMode: .fit)) }, rect(0, 25, 100, 50)),
            (
                "fill", { AnyView(Color.red.logged("a", $0).aspectRatio(2, contentMode: .fill)) },
                rect(-50, 0, 200, 100)
            ),
            (
                "size",
                {
                    AnyView(
                        Color.red.logged("a", $0).aspectRatio(CGSize(width: 1, height: 4), contentMode: .fit))
                }, rect(37.5, 0, 25, 100)
            ),
            (
                "scaled to fit",
                { AnyView(Color.red.frame(idealWidth: 40, idealHeight: 10).logged("a", $0).scaledToFit()) },
                rect(0, 37.5, 100, 25)
            ),
            (
                "scaled to fill",
                { AnyView(Color.red.frame(idealWidth: 40, idealHeight: 10).logged("a", $0).scaledToFill()) },
                rect(-150, 0, 400, 100)
            ),
        ]
        for (name, view, frame) in table { XCTAssertEqual(frames { view($0) }["a"], frame, name) }
    }

    func testPositionsAndOffsets() async {
        let table: [(String, (FrameLog) -> AnyView, CGRect)] = [
            ("position", { AnyView(square(.red, 10).logged("a", $0).position(x: 20, y: 70)) }, rect(15, 65, 10, 10)),
            (
                "point", { AnyView(square(.red, 10).logged("a", $0).position(CGPoint(x: 5, y: 5))) },
                rect(0, 0, 10, 10)
            ),
            (
                "in a frame",
                { AnyView(square(.red, 10).logged("a", $0).position(x: 0, y: 0).frame(width: 40, height: 40)) },
                rect(25, 25, 10, 10)
            ),
            ("offset", { AnyView(square(.red, 10).logged("a", $0).offset(x: 3, y: -4)) }, rect(48, 41, 10, 10)),
            (
                "size", { AnyView(square(.red, 10).logged("a", $0).offset(CGSize(width: 1, height: 2))) },
                rect(46, 47, 10, 10)
            ),
            ("one", { AnyView(square(.red, 10).logged("a", $0).offset(y: 2)) }, rect(45, 47, 10, 10)),
        ]
        for (name, view, frame) in table { XCTAssertEqual(frames { view($0) }["a"], frame, name) }
    }

    func testOrderOfDrawing() async {
        let remote = Remote<Double>()
        let display = MemoryDisplay(width: 4, height: 4)
        let host = render(
            Stage(1, remote) { value in
                ZStack {
                    Color.red.zIndex(value)
                    Color.blue
                    Color.green.zIndex(-1)
                }
            }, on: display)
        XCTAssertEqual(display.surface.rgb(2, 2), 0xFF3B30)
        remote.value = -2
        host.advance(by: 0)
        XCTAssertEqual(display.surface.rgb(2, 2), 0x007AFF)
    }

    func testPrioritiesInStacks() async {
        let seen = frames { log in
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 10, maxWidth: 80).logged("low", log)
                Color.blue.layoutPriority(1).logged("high", log)
            }
        }
        // The view of higher priority gets all but what the other needs at least.
        XCTAssertEqual(seen, ["low": rect(0, 0, 10, 100), "high": rect(10, 0, 90, 100)])
    }

    func testDividers() async {
        let row = frames { log in HStack(spacing: 0) { Divider().logged("a", log) } }
        XCTAssertEqual(row["a"], rect(49.5, 0, 1, 100))
        let column = frames { log in VStack(spacing: 0) { Divider().logged("a", log) } }
        XCTAssertEqual(column["a"], rect(0, 49.5, 100, 1))
        XCTAssertEqual(frames { log in ZStack { Divider().logged("a", log) } }["a"], rect(0, 49.5, 100, 1))
        let nested = frames { log in HStack(spacing: 0) { VStack(spacing: 0) { Divider().logged("a", log) } } }
        XCTAssertEqual(nested["a"], rect(0, 49.5, 100, 1))
    }

    func testBackgroundsAndOverlaysInShapes() async {
        let display = MemoryDisplay(width: 20, height: 20)
        render(
            Color.clear.frame(width: 10, height: 10)
                .background(.red, in: Rectangle())
                .overlay(.blue, in: Rectangle().inset(by: 2)), on: display)
        XCTAssertEqual(display.surface.extent(of: 0xFF3B30), box(5, 5, 10, 10))
        XCTAssertEqual(display.surface.extent(of: 0x007AFF), box(7, 7, 6, 6))
    }
}
