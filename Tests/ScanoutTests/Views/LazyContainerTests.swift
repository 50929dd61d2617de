import Scanout
import ScanoutTesting
import XCTest

/// Lazy containers make what is seen, in a root of 100 by 100 points.
@MainActor
final class LazyContainerTests: XCTestCase {
    /// A row that notes when it is made and when it comes and goes.
    private struct Row: View {
        let number: Int
        let log: FrameLog
        let events: Journal<String>
        var extent: CGFloat = 20
        var axis = Axis.vertical

        var body: some View {
            let _ = events.add("make \(number)")
            Color.red
                .frame(width: axis == .horizontal ? extent : nil, height: axis == .vertical ? extent : nil)
                .logged("\(number)", log)
                .onAppear { events.add("+\(number)") }
                .onDisappear { events.add("-\(number)") }
        }
    }

    @MainActor
    private final class Panel {
        let log = FrameLog()
        let events = Journal<String>()
        let proxies = Journal<ScrollViewProxy>()
        var host: ViewHost?

        var made: [Int] { events.entries.compactMap { $0.hasPrefix("make") ? Int($0.dropFirst(5)) : nil }.sorted() }
        var shown: Set<Int> {
            var result = Set<Int>()
            for event in events.entries {
                if event.hasPrefix("+"), let number = Int(event.dropFirst()) { result.insert(number) }
                if event.hasPrefix("-"), let number = Int(event.dropFirst()) { result.remove(number) }
            }
            return result
        }

        func scroll(to id: Int, _ anchor: UnitPoint? = .top) {
            events.clear()
            proxies.entries.last?.scrollTo(id, anchor: anchor)
            host?.advance(by: 0)
        }
    }

    private func panel<V: View>(@ViewBuilder _ content: @escaping (Panel) -> V) -> Panel {
        let panel = Panel()
        panel.host = render(
            ScrollViewReader { proxy in
                let _ = panel.proxies.add(proxy)
                content(panel)
            }, on: MemoryDisplay(width: 100, height: 100))
        return panel
    }

    private func column(_ count: Int, spacing: CGFloat? = 0) -> Panel {
        panel { panel in
            ScrollView {
                LazyVStack(spacing: spacing) {
                    ForEach(0..<count, id: \.self) { Row(number: $0, log: panel.log, events: panel.events) }
                }
                .logged("stack", panel.log)
            }
        }
    }

    // MARK: Stacks

    func testOnlyWhatIsSeenIsMade() async {
        let panel = column(1000)
        // Rows of 20: the five that show, and the one that begins at the lower edge.
        XCTAssertEqual(panel.made, [0, 1, 2, 3, 4, 5])
        XCTAssertEqual(panel.log.frames["4"], rect(0, 80, 100, 20))
        // As wide as what is offered; the rows not seen count as high as those that were.
        XCTAssertEqual(panel.log.frames["stack"], rect(0, 0, 100, 20_000))
    }

    func testTheCountOfNodesDoesNotGrowWithTheElements() async {
        XCTAssertEqual(column(50).host?.statistics.nodesCreated, column(5000).host?.statistics.nodesCreated)
    }

    func testScrollingCostsWhatIsSeen() async {
        let costs = [500, 5000].map { count in
            let panel = column(count)
            panel.scroll(to: 300)
            return panel.host?.statistics
        }
        XCTAssertEqual(costs[0]?.bodiesEvaluated, costs[1]?.bodiesEvaluated)
        XCTAssertEqual(costs[0]?.nodesCreated, costs[1]?.nodesCreated)
        XCTAssertEqual(costs[0]?.nodesMeasured, costs[1]?.nodesMeasured)
        XCTAssertEqual(costs[0]?.nodesPlaced, costs[1]?.nodesPlaced)
    }

    func testTheUsualSpacing() async {
        let panel = column(100, spacing: nil)
        XCTAssertEqual(panel.log.frames["1"], rect(0, 28, 100, 20))
    }

    func testScrollingMakesAndHidesRows() async {
        let panel = column(1000)
        panel.scroll(to: 500)
        XCTAssertEqual(panel.log.frames["500"], rect(0, 0, 100, 20))
        // The row that ends at the upper edge touches what is seen, as does the one that begins at the lower.
        XCTAssertEqual(panel.made, Array(499...505))
        XCTAssertEqual(Set(panel.events.entries.filter { $0.hasPrefix("-") }), ["-0", "-1", "-2", "-3", "-4", "-5"])
        panel.scroll(to: 0)
        // They are still there.
        XCTAssertEqual(panel.made, [])
        XCTAssertEqual(panel.shown, [0, 1, 2, 3, 4, 5])
    }

    func testRowsOfDifferentHeights() async {
        let panel = panel { panel in
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<100, id: \.self) {
                        Row(number: $0, log: panel.log, events: panel.events, extent: $0.isMultiple(of: 2) ? 10 : 30)
                    }
                }
            }
        }
        XCTAssertEqual(panel.log.frames["3"], rect(0, 50, 100, 30))
        panel.scroll(to: 51)
        XCTAssertEqual(panel.log.frames["51"]?.minY, 0)
        XCTAssertEqual(panel.log.frames["52"], rect(0, 30, 100, 10))
        panel.scroll(to: 99, .bottom)
        XCTAssertEqual(panel.log.frames["99"]?.maxY, 100)
    }

    func testRows() async {
        let panel = panel { panel in
            ScrollView(.horizontal) {
                LazyHStack(spacing: 5) {
                    ForEach(0..<100, id: \.self) {
                        Row(number: $0, log: panel.log, events: panel.events, extent: 20, axis: .horizontal)
                    }
                }
            }
        }
        XCTAssertEqual(panel.log.frames["2"], rect(50, 0, 20, 100))
        XCTAssertEqual(panel.made, [0, 1, 2, 3, 4])
    }

    func testAlignments() async {
        let column = frames { log in
            ScrollView {
                LazyVStack(alignment: .trailing, spacing: 0) {
                    ForEach(0..<2, id: \.self) { square(.red, 10 * CGFloat($0 + 1)).logged("\($0)", log) }
                }
            }
        }
        XCTAssertEqual(column, ["0": rect(90, 0, 10, 10), "1": rect(80, 10, 20, 20)])
        let row = frames { log in
            ScrollView(.horizontal) {
                LazyHStack(alignment: .top, spacing: 0) {
                    ForEach(0..<2, id: \.self) { square(.red, 10 * CGFloat($0 + 1)).logged("\($0)", log) }
                }
            }
        }
        XCTAssertEqual(row, ["0": rect(0, 0, 10, 10), "1": rect(10, 0, 20, 20)])
    }

    /// Without a scroll view the panel is what is seen.
    func testOutsideOfScrollViews() async {
        let panel = panel { panel in
            LazyVStack(spacing: 0) {
                ForEach(0..<1000, id: \.self) { Row(number: $0, log: panel.log, events: panel.events) }
            }
            .frame(height: 100, alignment: .top)
        }
        XCTAssertEqual(panel.made, [0, 1, 2, 3, 4, 5])
    }

    func testElementsComeAndGo() async {
        let remote = Remote<[Int]>()
        let log = FrameLog()
        let host = render(
            Stage([1, 2, 3], remote) { numbers in
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(numbers, id: \.self) { square(.red, 10).logged("\($0)", log) }
                    }
                }
            }, on: MemoryDisplay(width: 100, height: 100))
        XCTAssertEqual(log.frames["3"], rect(45, 20, 10, 10))
        remote.value = [3, 4, 1]
        host.advance(by: 0)
        XCTAssertEqual(log.frames["3"], rect(45, 0, 10, 10))
        XCTAssertEqual(log.frames["4"], rect(45, 10, 10, 10))
        XCTAssertEqual(log.frames["1"], rect(45, 20, 10, 10))
        remote.value = []
        host.advance(by: 0)
    }

    func testElementsOfSeveralViewsAndOfNone() async {
        let seen = frames { log in
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<4, id: \.self) { number in
                        if number != 1 {
                            square(.red, 10).logged("\(number)a", log)
                            square(.red, 5).logged("\(number)b", log)
                        }
                    }
                }
            }
        }
        XCTAssertEqual(
            seen.mapValues(\.minY), ["0a": 0, "0b": 10, "2a": 15, "2b": 25, "3a": 30, "3b": 40])
    }

    func testStateOfRowsLivesOn() async {
        let remotes = (0..<100).map { _ in Remote<Int>() }
        let display = MemoryDisplay(width: 100, height: 100)
        let proxies = Journal<ScrollViewProxy>()
        let host = render(
            ScrollViewReader { proxy in
                let _ = proxies.add(proxy)
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<100, id: \.self) { row in
                            Stage(10, remotes[row]) { Color.red.frame(width: CGFloat($0), height: 20) }
                        }
                    }
                }
            }, on: display)
        remotes[0].value = 50
        host.advance(by: 0)
        XCTAssertEqual(display.surface.extent(of: 0xFF3B30), box(25, 0, 50, 100))
        // One body, no other row.
        XCTAssertEqual(host.statistics.bodiesEvaluated, 1)
        proxies.entries.last?.scrollTo(90)
        host.advance(by: 0)
        XCTAssertEqual(display.surface.extent(of: 0xFF3B30), box(45, 0, 10, 100))
        proxies.entries.last?.scrollTo(0)
        host.advance(by: 0)
        XCTAssertEqual(display.surface.extent(of: 0xFF3B30), box(25, 0, 50, 100))
    }

    /// Modifiers of all elements at once leave them lazy.
    func testModifiedCollections() async {
        let panel = panel { panel in
            ScrollView {
                LazyVStack(spacing: 0) {
                    Group {
                        ForEach(0..<100, id: \.self) { Row(number: $0, log: panel.log, events: panel.events) }
                    }
                    .padding(.leading, 10)
                }
            }
        }
        XCTAssertEqual(panel.made, [0, 1, 2, 3, 4, 5])
        XCTAssertEqual(panel.log.frames["1"], rect(10, 20, 90, 20))
    }

    // MARK: Grids

    private func gridFrames(
        _ items: [GridItem], width: CGFloat, alignment: HorizontalAlignment = .center, count: Int = 6
    )
        -> [String: CGRect]
    {
        frames { log in
            LazyVGrid(columns: items, alignment: alignment, spacing: 0) {
                ForEach(0..<count, id: \.self) { Color.red.frame(height: 10).logged("\($0)", log) }
            }
            .frame(width: width, height: 100, alignment: .topLeading)
            .frame(width: 100, alignment: .leading)
        }
    }

    func testFlexibleColumns() async {
        let seen = gridFrames([GridItem(), GridItem(.flexible())], width: 100)
        // (100 - 8) / 2.
        XCTAssertEqual(seen["0"], rect(0, 0, 46, 10))
        XCTAssertEqual(seen["1"], rect(54, 0, 46, 10))
        XCTAssertEqual(seen["2"], rect(0, 10, 46, 10))
        XCTAssertEqual(seen["5"], rect(54, 20, 46, 10))
    }

    func testFixedAndAdaptiveColumns() async {
        // A fixed column of 35 and one that holds columns of at least 20 in (100 - 35 - 8) = 57: two of 24.5.
        let seen = gridFrames([GridItem(.fixed(35)), GridItem(.adaptive(minimum: 20))], width: 100)
        XCTAssertEqual(seen["0"], rect(0, 0, 35, 10))
        XCTAssertEqual(seen["1"], rect(43, 0, 24.5, 10))
        XCTAssertEqual(seen["2"], rect(75.5, 0, 24.5, 10))
        XCTAssertEqual(seen["3"]?.minY, 10)
    }

    func testAdaptiveColumnsShareTheRoom() async {
        // Of 100, columns of at least 20, 4 apart: (100 + 4) / 24 = 4 of them, each (100 - 3 * 4) / 4 = 22 wide.
        let seen = gridFrames([GridItem(.adaptive(minimum: 20), spacing: 4)], width: 100)
        XCTAssertEqual(seen["1"], rect(26, 0, 22, 10))
        XCTAssertEqual(seen["4"], rect(0, 10, 22, 10))
    }

    /// A column is offered its part of what those before it left, and takes no less than its minimum. Then the grid is
    /// laid out once more in the width that came of it.
    func testColumnsThatAskForMoreThanThereIs() async {
        // Of 100: (100 - 8) / 2 = 46 and, at least, 70, which make 124. Of 124: 58 and 70.
        let seen = gridFrames(
            [GridItem(.flexible(minimum: 10)), GridItem(.flexible(minimum: 70))], width: 100, alignment: .leading)
        XCTAssertEqual(seen["0"], rect(0, 0, 58, 10))
        XCTAssertEqual(seen["1"], rect(66, 0, 70, 10))
    }

    func testCellsStandByTheirItemsAlignment() async {
        let seen = frames { log in
            ScrollView {
                LazyVGrid(
                    columns: [
                        GridItem(.fixed(40), spacing: 0, alignment: .bottomTrailing), GridItem(.fixed(40), spacing: 0),
                    ], spacing: 0
                ) {
                    square(.red, 10).logged("a", log)
                    square(.red, 30).logged("b", log)
                }
            }
        }
        XCTAssertEqual(seen, ["a": rect(40, 20, 10, 10), "b": rect(55, 0, 30, 30)])
    }

    func testGridsOfRows() async {
        let panel = panel { panel in
            ScrollView(.horizontal) {
                LazyHGrid(rows: [GridItem(.fixed(30), spacing: 10), GridItem(.flexible())], spacing: 5) {
                    ForEach(0..<100, id: \.self) {
                        Row(number: $0, log: panel.log, events: panel.events, extent: 20, axis: .horizontal)
                    }
                }
            }
        }
        XCTAssertEqual(panel.log.frames["0"], rect(0, 0, 20, 30))
        XCTAssertEqual(panel.log.frames["1"], rect(0, 40, 20, 60))
        XCTAssertEqual(panel.log.frames["4"], rect(50, 0, 20, 30))
        // Lines at 0, 25, 50, 75 and, at the edge, 100.
        XCTAssertEqual(panel.made, Array(0...9))
    }

    // MARK: Sections

    func testSectionsInOrder() async {
        let seen = frames { log in
            VStack(spacing: 0) {
                Section {
                    square(.red, 10).logged("a", log)
                } header: {
                    square(.blue, 5).logged("header", log)
                } footer: {
                    square(.green, 5).logged("footer", log)
                }
            }
        }
        XCTAssertEqual(seen.mapValues(\.minY), ["header": 40, "a": 45, "footer": 55])
    }

    private func sections(_ pinned: PinnedScrollableViews) -> Panel {
        panel { panel in
            ScrollView {
                LazyVStack(spacing: 0, pinnedViews: pinned) {
                    ForEach(0..<10, id: \.self) { section in
                        Section {
                            ForEach(0..<10, id: \.self) { _ in Color.red.frame(height: 20) }
                        } header: {
                            Color.blue.frame(height: 10).logged("header \(section)", panel.log)
                        } footer: {
                            Color.green.frame(height: 10).logged("footer \(section)", panel.log)
                        }
                        .id("section \(section)")
                    }
                }
            }
        }
    }

    func testPinnedHeadersAndFooters() async {
        let panel = sections([.sectionHeaders, .sectionFooters])
        // The first section is 220 high; its footer is kept at the lower edge.
        XCTAssertEqual(panel.log.frames["header 0"], rect(0, 0, 100, 10))
        XCTAssertEqual(panel.log.frames["footer 0"], rect(0, 90, 100, 10))
    }

    func testHeadersThatAreNotPinned() async {
        let panel = sections([])
        XCTAssertEqual(panel.log.frames["header 0"], rect(0, 0, 100, 10))
        XCTAssertNil(panel.log.frames["footer 0"])
    }

    func testPinnedHeadersStayWhileTheirSectionDoes() async {
        let display = MemoryDisplay(width: 100, height: 100)
        let proxies = Journal<ScrollViewProxy>()
        let log = FrameLog()
        let host = render(
            ScrollViewReader { proxy in
                let _ = proxies.add(proxy)
                ScrollView {
                    LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
                        ForEach(0..<3, id: \.self) { section in
                            Section {
                                ForEach(0..<8, id: \.self) { row in
                                    Color.red.frame(height: 20).id("\(section) \(row)")
                                }
                            } header: {
                                Color.blue.frame(height: 10).logged("\(section)", log)
                            }
                        }
                    }
                }
            }, on: display)
        proxies.entries.last?.scrollTo("0 3", anchor: .top)
        host.advance(by: 0)
        XCTAssertEqual(log.frames["0"], rect(0, 0, 100, 10))
        XCTAssertEqual(display.surface.rgb(50, 5), 0x007AFF)
        // The last row of the section at the top: half of it under the header, which is not pushed yet.
        proxies.entries.last?.scrollTo("0 7", anchor: .top)
        host.advance(by: 0)
        XCTAssertEqual(log.frames["0"], rect(0, 0, 100, 10))
        XCTAssertEqual(log.frames["1"], rect(0, 20, 100, 10))
    }
}
