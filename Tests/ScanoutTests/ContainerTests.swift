import Scanout
import ScanoutTesting
import XCTest

private struct Names: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

/// Containers at their limits: too little room, alternatives, layers, order.
@MainActor
final class ContainerTests: XCTestCase {
    func testStacksOverflowEvenly() async {
        let seen = frames { log in
            HStack {
                Color.red.frame(width: 60).logged("a", log)
                Color.blue.frame(width: 60).logged("b", log)
            }
        }
        // 60 + 8 + 60 = 128 in 100.
        XCTAssertEqual(seen, ["a": rect(-14, 0, 60, 100), "b": rect(54, 0, 60, 100)])
    }

    func testNegativeSpacingOverlaps() async {
        let seen = frames { log in
            HStack(spacing: -10) {
                square(.red, 30).logged("a", log)
                square(.blue, 30).logged("b", log)
            }
        }
        XCTAssertEqual(seen, ["a": rect(25, 35, 30, 30), "b": rect(45, 35, 30, 30)])
    }

    func testNestedStacksShareEvenly() async {
        let seen = frames { log in
            VStack(spacing: 0) {
                HStack(spacing: 0) {
                    Color.red.logged("a", log)
                    VStack(spacing: 0) {
                        Color.red.frame(height: 10).logged("b", log)
                        Color.red.logged("c", log)
                    }
                }
                Color.red.frame(width: 20, height: 40).logged("d", log)
            }
        }
        XCTAssertEqual(
            seen,
            [
                "a": rect(0, 0, 50, 60), "b": rect(50, 0, 50, 10), "c": rect(50, 10, 50, 50), "d": rect(40, 60, 20, 40),
            ])
    }

    /// What is left over by one that is bounded goes to the others.
    func testBoundedViewsLeaveTheRest() async {
        let seen = frames { log in
            HStack(spacing: 0) {
                Color.red.logged("a", log)
                Color.red.frame(maxWidth: 20).logged("b", log)
                Color.red.logged("c", log)
            }
        }
        XCTAssertEqual(seen, ["a": rect(0, 0, 40, 100), "b": rect(40, 0, 20, 100), "c": rect(60, 0, 40, 100)])
    }

    /// Modifiers have nothing to hold on to where there is no view.
    func testModifiersOfNothing() async {
        let seen = frames { log in
            HStack(spacing: 10) {
                square(.red, 20).logged("a", log)
                EmptyView().frame(width: 30, height: 30).padding().background(Color.red)
                square(.red, 20).logged("b", log)
            }
        }
        XCTAssertEqual(seen["a"]?.minX, 25)
        XCTAssertEqual(seen["b"]?.minX, 55)
    }

    func testSeveralViewsInALayerStandUponEachOther() async {
        let seen = frames { log in
            square(.red, 40).overlay(alignment: .topTrailing) {
                square(.blue, 10).logged("a", log)
                square(.green, 20).logged("b", log)
            }
        }
        XCTAssertEqual(seen, ["a": rect(60, 30, 10, 10), "b": rect(50, 30, 20, 20)])
    }

    func testSeveralViewsInAReaderOfGeometry() async {
        let seen = frames { log in
            GeometryReader { _ in
                square(.blue, 10).logged("a", log)
                square(.green, 20).logged("b", log)
            }
        }
        XCTAssertEqual(seen, ["a": rect(0, 0, 10, 10), "b": rect(0, 0, 20, 20)])
    }

    func testFramesInReadersFollowTheLayoutAround() async {
        let remote = Remote<CGFloat>()
        let log = FrameLog()
        let host = render(
            Stage(10, remote) { width in
                HStack(spacing: 0) {
                    Color.red.frame(width: width)
                    square(.blue, 10).logged("a", log)
                    Spacer(minLength: 0)
                }
            }, on: MemoryDisplay(width: 100, height: 100))
        XCTAssertEqual(log.frames["a"], rect(10, 45, 10, 10))
        remote.value = 33
        host.advance(by: 0)
        XCTAssertEqual(log.frames["a"], rect(33, 45, 10, 10))
    }

    func testGlobalFramesIncludeOffsets() async {
        XCTAssertEqual(frames { square(.red, 10).logged("a", $0).offset(x: 7, y: -3) }["a"], rect(52, 42, 10, 10))
    }

    // MARK: Order of drawing

    func testLaterViewsAreInFrontWhateverMoves() async {
        let remote = Remote<[Int]>()
        let display = MemoryDisplay(width: 4, height: 4)
        let colors: [UInt32] = [0xFF3B30, 0x34C759, 0x007AFF]
        let host = render(
            Stage([0, 1, 2], remote) { order in
                ZStack { ForEach(order, id: \.self) { [Color.red, .green, .blue][$0] } }
            }, on: display)
        for order in [[0, 1, 2], [2, 1, 0], [1, 0], [2, 0, 1], [1]] {
            remote.value = order
            host.advance(by: 0)
            XCTAssertEqual(display.surface.count(of: colors[order.last ?? 0]), 16, "\(order)")
        }
    }

    // MARK: Alternatives

    private func alternatives(_ remote: Remote<CGFloat>, _ journal: Journal<String>, _ names: Journal<[String]>)
        -> some View
    {
        Stage(100, remote) { width in
            ViewThatFits(in: .horizontal) {
                Color.red.frame(width: 80).preference(key: Names.self, value: ["wide"])
                    .onAppear { journal.add("+wide") }.onDisappear { journal.add("-wide") }
                Color.blue.frame(width: 20).preference(key: Names.self, value: ["thin"])
                    .onAppear { journal.add("+thin") }.onDisappear { journal.add("-thin") }
            }
            .frame(width: width)
            .onPreferenceChange(Names.self) { names.add($0) }
        }
    }

    func testOnlyTheChosenAlternativeAppears() async {
        let journal = Journal<String>()
        let remote = Remote<CGFloat>()
        let host = render(alternatives(remote, journal, Journal()), on: MemoryDisplay(width: 100, height: 10))
        XCTAssertEqual(journal.entries, ["+wide"])
        journal.clear()
        remote.value = 50
        host.advance(by: 0)
        XCTAssertEqual(journal.entries.sorted(), ["+thin", "-wide"])
    }

    func testOnlyTheChosenAlternativeHandsUpPreferences() async {
        let names = Journal<[String]>()
        let remote = Remote<CGFloat>()
        let host = render(alternatives(remote, Journal(), names), on: MemoryDisplay(width: 100, height: 10))
        XCTAssertEqual(names.entries.last, ["wide"])
        remote.value = 50
        host.advance(by: 0)
        XCTAssertEqual(names.entries.last, ["thin"])
    }

    func testTheChoiceFollowsTheRoomBothWays() async {
        let remote = Remote<CGFloat>()
        let display = MemoryDisplay(width: 100, height: 10)
        let host = render(alternatives(remote, Journal(), Journal()), on: display)
        for (width, color, extent) in [
            (50, 0x007AFF, box(40, 0, 20, 10)), (80, 0xFF3B30, box(10, 0, 80, 10)), (79, 0x007AFF, box(40, 0, 20, 10)),
        ] as [(CGFloat, UInt32, PixelRect)] {
            remote.value = width
            host.advance(by: 0)
            XCTAssertEqual(display.surface.extent(of: color), extent, "\(width)")
            XCTAssertEqual(display.surface.count(of: 0xFFFFFF), 1000 - extent.area)
        }
    }

    // MARK: Collections

    private struct Item: Identifiable {
        let id: Int
        let width: CGFloat
    }

    func testIdentifiableElementsChangeInPlace() async throws {
        let remote = Remote<[Item]>()
        let display = MemoryDisplay(width: 8, height: 1)
        let host = render(
            Stage([Item(id: 1, width: 1), Item(id: 2, width: 2)], remote) { items in
                HStack(spacing: 1) {
                    ForEach(items) { Color.black.frame(width: $0.width) }
                    Spacer(minLength: 0)
                }
            }, on: display)
        // The spacer keeps its distance of one.
        try expect(display.surface, shows: "#.##....")
        remote.value = [Item(id: 2, width: 3), Item(id: 3, width: 1), Item(id: 1, width: 1)]
        host.advance(by: 0)
        try expect(display.surface, shows: "###.#.#.")
        remote.value = []
        host.advance(by: 0)
        try expect(display.surface, shows: "........")
    }

    func testElementsOfSeveralViews() async {
        let seen = frames { log in
            HStack(spacing: 0) {
                ForEach(0..<2) { index in
                    Color.red.frame(width: 10).logged("a\(index)", log)
                    Color.red.frame(width: 5).logged("b\(index)", log)
                }
            }
        }
        XCTAssertEqual(seen.mapValues { $0.minX }, ["a0": 35, "b0": 45, "a1": 50, "b1": 60])
    }
}
