import Scanout
import ScanoutTesting
import XCTest

/// Rows and columns, in a root of 100 by 100 points.
@MainActor
final class GridTests: XCTestCase {
    func testColumnsAreAsWideAsTheirWidestCell() async {
        let seen = frames { log in
            Grid(horizontalSpacing: 2, verticalSpacing: 4) {
                GridRow {
                    Color.red.frame(width: 10, height: 10).logged("a", log)
                    Color.red.frame(width: 30, height: 20).logged("b", log)
                }
                GridRow {
                    Color.red.frame(width: 20, height: 10).logged("c", log)
                    Color.red.frame(width: 10, height: 10).logged("d", log)
                }
            }
            .logged("grid", log)
        }
        // 20 + 2 + 30 wide, 20 + 4 + 10 high, centred: from (24, 33).
        XCTAssertEqual(
            seen,
            [
                "grid": rect(24, 33, 52, 34), "a": rect(29, 38, 10, 10), "b": rect(46, 33, 30, 20),
                "c": rect(24, 57, 20, 10), "d": rect(56, 57, 10, 10),
            ])
    }

    func testTheUsualSpacingIsEight() async {
        let seen = frames { log in
            Grid {
                GridRow {
                    square(.red, 10).logged("a", log)
                    square(.red, 10).logged("b", log)
                }
                GridRow { square(.red, 10).logged("c", log) }
            }
        }
        XCTAssertEqual(seen, ["a": rect(36, 36, 10, 10), "b": rect(54, 36, 10, 10), "c": rect(36, 54, 10, 10)])
    }

    func testFlexibleCellsShareTheRoom() async {
        let seen = frames { log in
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Color.red.logged("a", log)
                    square(.red, 20).logged("b", log)
                    Color.red.logged("c", log)
                }
                GridRow {
                    Color.red.logged("d", log)
                    square(.red, 10).logged("e", log)
                }
            }
        }
        // The fixed column takes 20, the others 40 each; both rows are flexible, 50 each.
        XCTAssertEqual(
            seen,
            [
                "a": rect(0, 0, 40, 50), "b": rect(40, 15, 20, 20), "c": rect(60, 0, 40, 50),
                "d": rect(0, 50, 40, 50), "e": rect(45, 70, 10, 10),
            ])
    }

    func testAlignments() async {
        let seen = frames { log in
            Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    square(.red, 30)
                    square(.red, 10).logged("grid's", log)
                    square(.red, 10).gridColumnAlignment(.trailing).logged("column's", log)
                }
                GridRow(alignment: .bottom) {
                    square(.red, 10).logged("row's", log)
                    square(.red, 20)
                    square(.red, 20)
                }
                GridRow {
                    square(.red, 10).gridCellAnchor(.center).logged("cell's", log)
                    square(.red, 10)
                    square(.red, 30)
                }
            }
        }
        // Columns of 30, 20 and 30 from 10; rows of 30, 20 and 30 from 10.
        XCTAssertEqual(
            seen,
            [
                "grid's": rect(40, 10, 10, 10), "column's": rect(80, 10, 10, 10), "row's": rect(10, 50, 10, 10),
                "cell's": rect(20, 70, 10, 10),
            ])
    }

    func testCellsOverSeveralColumns() async {
        let seen = frames { log in
            Grid(horizontalSpacing: 10, verticalSpacing: 0) {
                GridRow {
                    square(.red, 10).logged("a", log)
                    square(.red, 20).logged("b", log)
                    square(.red, 10).logged("c", log)
                }
                GridRow {
                    Color.red.frame(height: 10).gridCellUnsizedAxes(.horizontal).gridCellColumns(2).logged("wide", log)
                    square(.red, 10).logged("d", log)
                }
            }
        }
        // 10 + 10 + 20 + 10 + 10 = 60, from 20; 20 + 10 high, from 35.
        XCTAssertEqual(
            seen,
            [
                "a": rect(20, 40, 10, 10), "b": rect(40, 35, 20, 20), "c": rect(70, 40, 10, 10),
                "wide": rect(20, 55, 40, 10), "d": rect(70, 55, 10, 10),
            ])
    }

    func testAWideCellStretchesItsColumns() async {
        let seen = frames { log in
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    square(.red, 10).logged("a", log)
                    square(.red, 10).logged("b", log)
                }
                GridRow { Color.red.frame(width: 60, height: 10).gridCellColumns(2).logged("wide", log) }
            }
        }
        // 40 more are shared: columns of 30.
        XCTAssertEqual(seen, ["a": rect(30, 40, 10, 10), "b": rect(60, 40, 10, 10), "wide": rect(20, 50, 60, 10)])
    }

    func testAViewOutsideOfRowsSpansTheGrid() async {
        let unsized = frames { log in
            Grid(verticalSpacing: 0) {
                GridRow {
                    square(.red, 10)
                    square(.red, 10)
                }
                Divider().gridCellUnsizedAxes(.horizontal).logged("line", log)
            }
            .logged("grid", log)
        }
        // 10 + 8 + 10.
        XCTAssertEqual(unsized["grid"]?.width, 28)
        XCTAssertEqual(unsized["line"], rect(36, 54.5, 28, 1))
        let sized = frames { log in
            Grid(verticalSpacing: 0) {
                GridRow {
                    square(.red, 10).logged("a", log)
                    square(.red, 10).logged("b", log)
                }
                Divider().logged("line", log)
            }
        }
        // The line asks for all the width; the columns get 46 each.
        XCTAssertEqual(sized["line"]?.width, 100)
        XCTAssertEqual(sized["a"]?.minX, 18)
        XCTAssertEqual(sized["b"]?.minX, 72)
    }

    func testRowsOfCollectionsAndConditions() async {
        let remote = Remote<Int>()
        let seen = FrameLog()
        let host = render(
            Stage(2, remote) { count in
                Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                    ForEach(0..<count, id: \.self) { row in
                        GridRow {
                            ForEach(0..<2) { square(.red, 10).logged("\(row)\($0)", seen) }
                            if row == 0 { square(.red, 10) }
                        }
                    }
                }
            }, on: MemoryDisplay(width: 100, height: 100))
        XCTAssertEqual(
            seen.frames,
            [
                "00": rect(35, 40, 10, 10), "01": rect(45, 40, 10, 10), "10": rect(35, 50, 10, 10),
                "11": rect(45, 50, 10, 10),
            ])
        remote.value = 4
        host.advance(by: 0)
        XCTAssertEqual(seen.frames["00"], rect(35, 30, 10, 10))
        XCTAssertEqual(seen.frames["31"], rect(45, 60, 10, 10))
    }

    func testARowOutsideOfAGridIsAGroup() async {
        let seen = frames { log in
            HStack(spacing: 0) {
                GridRow {
                    square(.red, 10).logged("a", log)
                    square(.red, 10).logged("b", log)
                }
            }
        }
        XCTAssertEqual(seen, ["a": rect(40, 45, 10, 10), "b": rect(50, 45, 10, 10)])
    }

    func testBaselinesOfARow() async {
        let seen = frames { log in
            Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 0) {
                GridRow {
                    square(.red, 10).alignmentGuide(.firstTextBaseline) { _ in 2 }.logged("a", log)
                    square(.red, 10).alignmentGuide(.firstTextBaseline) { _ in 8 }.logged("b", log)
                }
            }
        }
        // 8 above the line and 8 below it: 16 high, from 42.
        XCTAssertEqual(seen, ["a": rect(40, 48, 10, 10), "b": rect(50, 42, 10, 10)])
    }

    func testGridsAsLayouts() async {
        let seen = frames { log in
            AnyLayout(GridLayout(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0)) {
                GridRow {
                    square(.red, 10)
                    square(.red, 10).logged("a", log)
                }
                square(.red, 10).logged("b", log)
            }
        }
        XCTAssertEqual(seen, ["a": rect(50, 40, 10, 10), "b": rect(40, 50, 10, 10)])
    }

    func testEmptyGrids() async {
        XCTAssertEqual(sizes(of: Grid {}, for: [.zero, .unspecified]), [.zero, .zero])
        XCTAssertEqual(sizes(of: Grid { GridRow {} }, for: [.zero, .unspecified]), [.zero, .zero])
    }
}
