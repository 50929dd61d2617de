import Scanout
import ScanoutTesting
import XCTest

/// Frames of containers in a root of 100 by 100 points where text is read from the right: a view that stands at x from
/// left to right stands at 100 - x - its width there.
@MainActor
final class RightToLeftContainerTests: XCTestCase {
    private func rightToLeft<V: View>(@ViewBuilder _ view: @escaping (FrameLog) -> V) -> [String: CGRect] {
        frames { log in view(log).environment(\.layoutDirection, .rightToLeft) }
    }

    private func block(_ name: String, _ log: FrameLog, _ width: CGFloat = 20, _ height: CGFloat = 10) -> some View {
        Rectangle().frame(width: width, height: height).logged(name, log)
    }

    /// Columns of 20 and 30 points, from 25 to 75, the first one at the right.
    func testGrids() async {
        func grid(_ alignment: Alignment) -> [String: CGRect] {
            rightToLeft { log in
                Grid(alignment: alignment, horizontalSpacing: 0, verticalSpacing: 0) {
                    GridRow {
                        self.block("a", log, 20)
                        self.block("b", log, 30)
                    }
                    GridRow {
                        self.block("c", log, 10)
                        self.block("d", log, 10)
                    }
                }
            }
        }
        XCTAssertEqual(
            grid(.center),
            [
                "a": rect(55, 40, 20, 10), "b": rect(25, 40, 30, 10), "c": rect(60, 50, 10, 10),
                "d": rect(35, 50, 10, 10),
            ])
        let leading = grid(.leading)
        XCTAssertEqual([leading["c"]?.minX, leading["d"]?.minX], [65, 45])
        let trailing = grid(.trailing)
        XCTAssertEqual([trailing["c"]?.minX, trailing["d"]?.minX], [55, 25])
    }

    func testGridCellsOfSeveralColumns() async {
        let seen = rightToLeft { log in
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    self.block("a", log, 20)
                    self.block("b", log, 30)
                }
                GridRow {
                    self.block("wide", log, 10).gridCellColumns(2).gridCellAnchor(.leading)
                }
            }
        }
        XCTAssertEqual(seen["wide"]?.minX, 65)
    }

    /// A row begins at the right edge, and is moved to where its end shows.
    func testScrollViews() async {
        let row = rightToLeft { log in
            ScrollView(.horizontal) {
                HStack(spacing: 0) {
                    self.block("a", log, 60)
                    self.block("b", log, 60)
                    self.block("c", log, 60)
                }
            }
        }
        XCTAssertEqual(row.mapValues(\.minX), ["a": 40, "b": -20, "c": -80])
        let end = rightToLeft { log in
            ScrollView(.horizontal) {
                HStack(spacing: 0) {
                    self.block("a", log, 60)
                    self.block("b", log, 60)
                    self.block("c", log, 60)
                }
            }
            .defaultScrollAnchor(.trailing)
        }
        XCTAssertEqual(end.mapValues(\.minX), ["a": 120, "b": 60, "c": 0])
        let column = rightToLeft { log in
            ScrollView { self.block("a", log).frame(width: 60, alignment: .leading) }
        }
        // At the right of the frame of 60 points, which stands in the middle.
        XCTAssertEqual(column["a"], rect(60, 0, 20, 10))
    }

    func testScrollingToAView() async {
        struct Row: View {
            let log: FrameLog
            var body: some View {
                ScrollViewReader { proxy in
                    ScrollView(.horizontal) {
                        HStack(spacing: 0) {
                            ForEach(0..<5, id: \.self) { index in
                                Rectangle().frame(width: 60, height: 10).logged("\(index)", log).id(index)
                            }
                        }
                    }
                    .onAppear { proxy.scrollTo(2, anchor: .leading) }
                }
            }
        }
        let log = FrameLog()
        let host = render(
            Row(log: log).environment(\.layoutDirection, .rightToLeft), on: MemoryDisplay(width: 100, height: 100))
        host.advance(by: 0)
        // Its right edge at the view's; the one after it is at its left.
        XCTAssertEqual(log.frames["2"]?.minX, 40)
        XCTAssertEqual(log.frames["3"]?.minX, -20)
    }

    func testLazyStacks() async {
        let column = rightToLeft { log in
            ScrollView {
                LazyVStack(alignment: .leading, spacing: 0) {
                    ForEach(0..<3, id: \.self) { self.block("\($0)", log) }
                }
            }
        }
        XCTAssertEqual(
            column, ["0": rect(80, 0, 20, 10), "1": rect(80, 10, 20, 10), "2": rect(80, 20, 20, 10)])
        let row = rightToLeft { log in
            ScrollView(.horizontal) {
                LazyHStack(spacing: 0) {
                    ForEach(0..<1000, id: \.self) { self.block("\($0)", log, 40) }
                }
            }
        }
        XCTAssertEqual([row["0"]?.minX, row["1"]?.minX, row["2"]?.minX], [60, 20, -20])
        XCTAssertLessThan(row.count, 10)
    }

    /// Columns of 20 and 30 points from 25 to 75, the first one at the right.
    func testLazyGrids() async {
        let seen = rightToLeft { log in
            LazyVGrid(columns: [GridItem(.fixed(20), spacing: 0), GridItem(.fixed(30), spacing: 0)], spacing: 0) {
                ForEach(0..<4, id: \.self) { self.block("\($0)", log, 10) }
            }
        }
        XCTAssertEqual(seen.mapValues(\.minX), ["0": 60, "1": 35, "2": 60, "3": 35])
        XCTAssertEqual([seen["0"]?.minY, seen["2"]?.minY], [40, 50])
    }

    func testInsetsAndGuides() async {
        let padding = rightToLeft { log in
            self.block("a", log).padding(EdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 30))
        }
        // 60 wide from 20 to 80, 10 of it at the right.
        XCTAssertEqual(padding["a"], rect(50, 45, 20, 10))
        let beside = rightToLeft { log in
            Color.clear.safeAreaInset(edge: .leading, spacing: 0) { self.block("a", log, 20, 100) }
        }
        XCTAssertEqual(beside["a"], rect(80, 0, 20, 100))
        let baseline = rightToLeft { log in
            ZStack(alignment: Alignment(horizontal: .trailing, vertical: .top)) {
                self.block("a", log, 60)
                self.block("b", log, 20)
            }
        }
        XCTAssertEqual(baseline["b"]?.minX, baseline["a"]?.minX)
    }

    /// Text of several lines begins at the right, and its alignment turns around as everything does.
    func testLinesOfText() async {
        func columns(_ alignment: TextAlignment) -> (first: ClosedRange<Int>?, all: ClosedRange<Int>?) {
            let display = MemoryDisplay(width: 120, height: 60)
            render(
                Text(verbatim: "I\nMMMM").font(.system(size: 16)).multilineTextAlignment(alignment)
                    .environment(\.layoutDirection, .rightToLeft), on: display)
            func ink(_ rows: Range<Int>) -> ClosedRange<Int>? {
                let found = (0..<120).filter { x in rows.contains { display.surface.rgb(x, $0) < 0x808080 } }
                return found.first.map { $0...(found.last ?? $0) }
            }
            return (ink(0..<29), ink(0..<60))
        }
        for (alignment, isRight) in [(TextAlignment.leading, true), (.trailing, false)] {
            let (first, all) = columns(alignment)
            guard let first, let all else { return XCTFail("there is no ink") }
            XCTAssertEqual(first.lowerBound > (all.lowerBound + all.upperBound) / 2, isRight, "\(alignment)")
        }
    }
}
