import Scanout
import ScanoutTesting
import XCTest

private enum Middle: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}

private enum Mark: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
}

extension VerticalAlignment {
    fileprivate static let middle = VerticalAlignment(Middle.self)
}

extension HorizontalAlignment {
    fileprivate static let mark = HorizontalAlignment(Mark.self)
}

/// Guides of views' own, through what is around them, in a root of 100 by 100 points.
@MainActor
final class AlignmentGuideTests: XCTestCase {
    func testAGuideOfAView() async {
        let seen = frames { log in
            VStack(alignment: .leading, spacing: 0) {
                square(.red, 20).logged("a", log)
                square(.red, 20).alignmentGuide(.leading) { $0.width / 4 }.logged("b", log)
                square(.red, 20).alignmentGuide(.leading) { $0[.trailing] }.logged("c", log)
            }
        }
        // Guides at 0, 5 and 20 on one line: 40 wide, from 30.
        XCTAssertEqual(
            seen, ["a": rect(50, 20, 20, 20), "b": rect(45, 40, 20, 20), "c": rect(30, 60, 20, 20)])
    }

    /// A stack is as large as its views, wherever the line is that their guides meet on.
    func testGuidesOutsideOfTheViews() async {
        let seen = frames { log in
            VStack(alignment: .leading, spacing: 0) {
                square(.red, 20).alignmentGuide(.leading) { _ in -10 }.logged("a", log)
                square(.red, 20).alignmentGuide(.leading) { _ in -15 }.logged("b", log)
            }
            .logged("stack", log)
        }
        XCTAssertEqual(
            seen, ["stack": rect(37.5, 30, 25, 40), "a": rect(37.5, 30, 20, 20), "b": rect(42.5, 50, 20, 20)])
    }

    func testACustomGuideThroughNestedStacks() async {
        let seen = frames { log in
            HStack(alignment: .middle, spacing: 0) {
                VStack(spacing: 0) {
                    square(.red, 10)
                    square(.red, 10).alignmentGuide(.middle) { $0[.bottom] }
                    square(.red, 10)
                }
                .logged("column", log)
                square(.blue, 10).logged("a", log)
            }
        }
        // In the column the guide is at 20, in the view at 5: the view is 15 lower.
        XCTAssertEqual(seen, ["column": rect(40, 35, 10, 30), "a": rect(50, 50, 10, 10)])
    }

    /// Padding, frames and layers pass guides on, moved as the view is.
    func testGuidesThroughModifiers() async {
        func place<V: View>(@ViewBuilder _ view: (AnyView) -> V) -> CGFloat? {
            let seen = frames { log in
                ZStack(alignment: Alignment(horizontal: .mark, vertical: .top)) {
                    Color.clear.frame(width: 100, height: 100)
                    view(AnyView(square(.red, 10).alignmentGuide(.mark) { _ in 4 })).logged("a", log)
                }
            }
            return seen["a"]?.minX
        }
        // The stack reaches as far to the left as the guide is in the view, and is centred: half of that shows.
        XCTAssertEqual(place { $0 }, -2)
        XCTAssertEqual(place { $0.padding(.leading, 3) }, -3.5)
        // In the middle of 30 the view is at 10.
        XCTAssertEqual(place { $0.frame(width: 30) }, -7)
        XCTAssertEqual(place { $0.frame(maxWidth: 30, alignment: .trailing) }, -12)
        XCTAssertEqual(place { $0.background(Color.blue) }, -2)
        XCTAssertEqual(place { $0.offset(x: 50).opacity(0.5) }, -2)
        XCTAssertEqual(place { $0.fixedSize() }, -2)
        XCTAssertEqual(place { $0.aspectRatio(1, contentMode: .fit) }, -2)
        XCTAssertEqual(
            place { view in
                HStack(spacing: 0) {
                    square(.red, 20)
                    view
                }
            }, -12)
        XCTAssertEqual(place { $0.safeAreaPadding(.leading, 2) }, -3)
    }

    func testSeveralGuidesInAStackCountAsTheirMean() async {
        let seen = frames { log in
            HStack(alignment: .middle, spacing: 0) {
                VStack(spacing: 0) {
                    square(.red, 10).alignmentGuide(.middle) { _ in 0 }
                    square(.red, 10).alignmentGuide(.middle) { _ in 10 }
                }
                .logged("column", log)
                square(.blue, 10).logged("a", log)
            }
        }
        // At 0 and at 20 of the column: 10.
        XCTAssertEqual(seen["column"]?.minY, 40)
        XCTAssertEqual(seen["a"]?.minY, 45)
        XCTAssertEqual(HorizontalAlignment.leading.combineExplicit([nil, 3, 5]), 4)
        XCTAssertEqual(VerticalAlignment.firstTextBaseline.combineExplicit([3, nil, 5]), 3)
        XCTAssertEqual(VerticalAlignment.lastTextBaseline.combineExplicit([3, 5, 4]), 5)
        XCTAssertNil(VerticalAlignment.center.combineExplicit([nil, nil]))
    }

    func testBaselinesThroughContainers() async {
        let table: [(VerticalAlignment, Double)] = [(.firstTextBaseline, 4), (.lastTextBaseline, 16)]
        for (alignment, line) in table {
            let seen = frames { log in
                HStack(alignment: alignment, spacing: 0) {
                    VStack(spacing: 0) {
                        ForEach(0..<2) { _ in
                            square(.red, 10)
                                .alignmentGuide(.firstTextBaseline) { _ in 4 }
                                .alignmentGuide(.lastTextBaseline) { _ in 6 }
                        }
                    }
                    .padding(5)
                    .logged("column", log)
                    // A view without text stands on its lower edge.
                    square(.blue, 10).logged("a", log)
                }
            }
            let column = Double(seen["column"]?.minY ?? 0)
            XCTAssertEqual(seen["a"]?.maxY, CGFloat(column + 5 + line))
        }
    }

    func testAGuideThatChanges() async {
        let remote = Remote<CGFloat>()
        let log = FrameLog()
        let host = render(
            Stage(0, remote) { value in
                ZStack(alignment: .topLeading) {
                    Color.clear
                    square(.red, 10).alignmentGuide(.leading) { _ in -value }.logged("a", log)
                }
            }, on: MemoryDisplay(width: 100, height: 100))
        XCTAssertEqual(log.frames["a"]?.minX, 0)
        remote.value = 30
        host.advance(by: 0)
        XCTAssertEqual(log.frames["a"]?.minX, 30)
    }

    /// What a view says to the container around goes through modifiers in between, also when it changes.
    func testPrioritiesThatChange() async {
        let remote = Remote<Double>()
        let log = FrameLog()
        let host = render(
            Stage(0, remote) { value in
                HStack(spacing: 0) {
                    Color.red.layoutPriority(value).padding(0).logged("a", log)
                    Color.blue.frame(minWidth: 10)
                }
            }, on: MemoryDisplay(width: 100, height: 100))
        XCTAssertEqual(log.frames["a"]?.width, 50)
        remote.value = 1
        host.advance(by: 0)
        XCTAssertEqual(log.frames["a"]?.width, 90)
    }

    func testPositionsPassGuidesOn() async {
        let seen = frames { log in
            ZStack(alignment: Alignment(horizontal: .mark, vertical: .top)) {
                Color.clear.frame(width: 100, height: 100)
                square(.red, 10).alignmentGuide(.mark) { _ in 4 }.position(x: 20, y: 20).logged("a", log)
            }
        }
        // The view lies from 15 to 25, its guide at 19; half of that shows.
        XCTAssertEqual(seen["a"]?.minX, -9.5)
    }
}
