import Scanout
import ScanoutTesting
import XCTest

/// How containers place what is in them, in a root of 100 by 100 points.
@MainActor
final class StackTests: XCTestCase {
    func testSpacerTakesWhatIsLeft() async {
        let row = frames { log in
            HStack(spacing: 0) {
                Color.red.frame(width: 20, height: 10).logged("a", log)
                Spacer()
                Color.red.frame(width: 30, height: 10).logged("b", log)
            }
        }
        XCTAssertEqual(row, ["a": rect(0, 45, 20, 10), "b": rect(70, 45, 30, 10)])
        let column = frames { log in
            VStack(spacing: 0) {
                Spacer()
                Color.red.frame(width: 20, height: 10).logged("a", log)
                Spacer()
                Spacer()
            }
        }
        // Three spacers share 90.
        XCTAssertEqual(column, ["a": rect(40, 30, 20, 10)])
    }

    /// A spacer's least length is 8 points unless another is given; asked for its ideal length it is that long.
    func testSpacerLengths() async {
        let table: [(CGFloat?, Double)] = [(nil, 8), (0, 0), (25, 25)]
        for (minimum, length) in table {
            let row = HStack(spacing: 0) {
                square(.red, 20)
                Spacer(minLength: minimum)
                square(.red, 20)
            }
            let widths: [CGFloat] = sizes(of: row, for: [.unspecified, .zero]).map(\.width)
            let expected = CGFloat(40 + length)
            XCTAssertEqual(widths, [expected, expected], "\(length)")
        }
    }

    func testSpacerOutsideOfAStackGrowsBothWays() async {
        XCTAssertEqual(frames { Spacer().logged("a", $0) }["a"], rect(0, 0, 100, 100))
    }

    func testCrossAlignments() async {
        let rows: [(VerticalAlignment, Double)] = [(.top, 30), (.center, 40), (.bottom, 50)]
        for (alignment, y) in rows {
            let seen = frames { log in
                HStack(alignment: alignment, spacing: 0) {
                    Color.red.frame(width: 10, height: 40)
                    Color.red.frame(width: 10, height: 20).logged("a", log)
                }
            }
            XCTAssertEqual(seen["a"], rect(50, y, 10, 20))
        }
        let columns: [(HorizontalAlignment, Double)] = [(.leading, 30), (.center, 40), (.trailing, 50)]
        for (alignment, x) in columns {
            let seen = frames { log in
                VStack(alignment: alignment, spacing: 0) {
                    Color.red.frame(width: 40, height: 10)
                    Color.red.frame(width: 20, height: 10).logged("a", log)
                }
            }
            XCTAssertEqual(seen["a"], rect(x, 50, 20, 10))
        }
    }

    func testAlignmentsOfLayers() async {
        let table: [(Alignment, Double, Double)] = [
            (.topLeading, 20, 30), (.top, 40, 30), (.topTrailing, 60, 30), (.leading, 20, 45), (.center, 40, 45),
            (.trailing, 60, 45), (.bottomLeading, 20, 60), (.bottom, 40, 60), (.bottomTrailing, 60, 60),
        ]
        for (alignment, x, y) in table {
            let stacked = frames { log in
                ZStack(alignment: alignment) {
                    Color.red.frame(width: 60, height: 40)
                    Color.blue.frame(width: 20, height: 10).logged("a", log)
                }
            }
            let behind = frames { log in
                Color.red.frame(width: 60, height: 40)
                    .background(Color.blue.frame(width: 20, height: 10).logged("a", log), alignment: alignment)
            }
            let inFront = frames { log in
                Color.red.frame(width: 60, height: 40)
                    .overlay(alignment: alignment) { Color.blue.frame(width: 20, height: 10).logged("a", log) }
            }
            let framed = frames { log in
                Color.blue.frame(width: 20, height: 10).logged("a", log)
                    .frame(width: 60, height: 40, alignment: alignment)
            }
            for seen in [stacked, behind, inFront, framed] {
                XCTAssertEqual(seen["a"], rect(x, y, 20, 10), "\(alignment)")
            }
        }
    }

    func testLayersDoNotChangeTheSize() async {
        let seen = frames { log in
            Color.red.frame(width: 20, height: 20)
                .overlay { Color.blue.frame(width: 80, height: 60).logged("a", log) }
                .logged("b", log)
        }
        XCTAssertEqual(seen, ["a": rect(10, 20, 80, 60), "b": rect(40, 40, 20, 20)])
    }

    func testModifiersOfAGroupApplyToEachView() async {
        let seen = frames { log in
            HStack(spacing: 0) {
                Group {
                    Color.red.logged("a", log)
                    Color.blue.logged("b", log)
                }
                .frame(width: 10)
            }
        }
        XCTAssertEqual(seen, ["a": rect(40, 0, 10, 100), "b": rect(50, 0, 10, 100)])
    }

    func testViewsOfACollection() async {
        let seen = frames { log in
            HStack(spacing: 0) {
                ForEach(0..<3) { index in Color.red.frame(width: 10).logged("\(index)", log) }
                ForEach(["x", "y"], id: \.self) { name in Color.red.frame(width: 5).logged(name, log) }
            }
        }
        XCTAssertEqual(
            seen,
            [
                "0": rect(30, 0, 10, 100), "1": rect(40, 0, 10, 100), "2": rect(50, 0, 10, 100),
                "x": rect(60, 0, 5, 100), "y": rect(65, 0, 5, 100),
            ])
    }

    func testNothingTakesNoSpacing() async {
        for isShown in [false, true] {
            let seen = frames { log in
                HStack(spacing: 10) {
                    Color.red.frame(width: 20).logged("a", log)
                    EmptyView()
                    if isShown { Color.red.frame(width: 10) }
                    if isShown { EmptyView() } else { Color.red.frame(width: 30) }
                    Color.red.frame(width: 20).logged("b", log)
                }
            }
            // 20 + 10 + (30 or 10) + 10 + 20, centred.
            XCTAssertEqual(seen["a"]?.minX, isShown ? 15 : 5)
            XCTAssertEqual(seen["b"]?.minX, isShown ? 65 : 75)
        }
    }

    func testSeveralViewsAtTheRootStandInAColumn() async {
        let seen = frames { log in
            square(.red, 20).logged("a", log)
            square(.blue, 20).logged("b", log)
        }
        XCTAssertEqual(seen, ["a": rect(40, 26, 20, 20), "b": rect(40, 54, 20, 20)])
    }

    func testReaderOfGeometryPlacesItsViewAtTheCorner() async {
        let seen = frames { log in
            GeometryReader { proxy in
                Color.red.frame(width: proxy.size.width / 4, height: proxy.size.height / 2).logged("a", log)
            }
            .padding(10)
        }
        XCTAssertEqual(seen["a"], rect(10, 10, 20, 40))
    }

    func testTheFirstViewThatFitsAlongTheAxes() async {
        let table: [(Axis.Set, String)] = [
            (.horizontal, "tall"), (.vertical, "wide"), ([.horizontal, .vertical], "large"),
        ]
        for (axes, name) in table {
            let display = MemoryDisplay(width: 100, height: 100)
            render(
                ViewThatFits(in: axes) {
                    Color.red.frame(width: 200, height: 10)
                    Color.green.frame(width: 50, height: 200)
                    Color.blue.frame(width: 150, height: 150)
                }, on: display)
            let colors: [String: UInt32] = ["wide": 0xFF3B30, "tall": 0x34C759, "large": 0x007AFF]
            XCTAssertEqual(display.surface.rgb(50, 50), colors[name], name)
        }
    }

    func testMovedViewsKeepTheirPlaceInTheLayout() async {
        let display = MemoryDisplay(width: 30, height: 10)
        render(
            HStack(spacing: 0) {
                square(.red, 10).offset(x: 0, y: 4)
                square(.blue, 10)
            }, on: display)
        XCTAssertEqual(display.surface.extent(of: 0xFF3B30), box(5, 4, 10, 6))
        XCTAssertEqual(display.surface.extent(of: 0x007AFF), box(15, 0, 10, 10))
    }
}
