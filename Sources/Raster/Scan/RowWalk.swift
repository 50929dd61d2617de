/// Walks down an arc, row by row.
struct RowWalk {
    let band: CoverageBand
    let arc: ArcEdge
    let origin: PixelRect
    let firstRow: Int

    @inline(__always)
    private func cells(_ row: Int) -> CellRow { CellRow(band, row &- origin.y0 &- firstRow) }

    /// Adds the part in a row, every crossing of a column's border found from the ellipse.
    @inline(never)
    func addExact(_ row: Int) {
        let y = max(arc.y0, Int32(truncatingIfNeeded: row &<< 8))
        let nextY = min(arc.y1, Int32(truncatingIfNeeded: (row &+ 1) &<< 8))
        let height = arc.height(y)
        let nextHeight = arc.height(nextY)
        let x = y == arc.y0 ? arc.x0 : arc.x(atHeight: height)
        let nextX = nextY == arc.y1 ? arc.x1 : arc.x(atHeight: nextHeight)
        let rises = arc.x0 < arc.x1
        let part = ArcPart(
            arc: arc, row: row, left: rises ? x : nextX, right: rises ? nextX : x,
            leftHeight: rises ? height : nextHeight, rightHeight: rises ? nextHeight : height,
            leftY: rises ? y : nextY, cover: (nextY &- y) &* 512)
        part.add(to: cells(row), origin.x0, band.width)
    }

    /// Adds whole rows of a steep arc.
    func addWhole(_ row: Int, _ count: Int, _ bulge: Bulge, _ steps: ArcSteps) {
        let first = Int32(truncatingIfNeeded: row &<< 8)
        for index in 0...count {
            let y = first &+ Int32(truncatingIfNeeded: index &<< 8)
            // The ends themselves are as they were given.
            steps.places[index] =
                y == arc.y0 ? arc.x0 : y == arc.y1 ? arc.x1 : arc.x(atHeight: arc.height(y))
        }
        steps.steep(count, bulge)
        let most = ArcSteps.most
        let out = UnsafePointer(steps.numbers)
        let grid = band.grid
        let width = band.width
        let winding = arc.winding
        let crossings = band.crossingRows.crossings
        let counts = band.crossingRows.counts
        let line = row &- origin.y0 &- firstRow
        for index in 0..<count {
            let column = Int(out[index]) &- origin.x0
            let first = out[index &+ most] &* winding
            let second = out[index &+ 2 &* most] &* winding
            if column >= 0 {
                guard column < width else { continue }
                let known = Int(counts[line &+ index])
                if known < CrossingRows.most {
                    crossings[(line &+ index) &* CrossingRows.most &+ known] = SIMD4(
                        Int32(truncatingIfNeeded: column), first, second, CoverageBand.fullArea &* winding)
                    counts[line &+ index] = Int32(truncatingIfNeeded: known &+ 1)
                } else {
                    grid.row(line &+ index).addThree(column, first, second, out[index &+ 3 &* most] &* winding)
                }
            } else if out[index] == Int32.min {
                addExact(row &+ index)
            } else {
                let cells = grid.row(line &+ index)
                let past = column == -1 ? out[index &+ 3 &* most] : 0
                cells.cells[0] &+= (CoverageBand.fullArea &- past) &* winding
                cells.cells[1] &+= past &* winding
                cells.bits[0] |= 3
            }
        }
    }
}

/// The part of an arc in one row, from left to right.
private struct ArcPart {
    let arc: ArcEdge
    let row: Int
    let left: Double
    let right: Double
    /// The heights over the centre of both ends.
    let leftHeight: Double
    let rightHeight: Double
    /// The left end, in 256ths.
    let leftY: Int32
    /// The height that it spans, in 131,072ths.
    let cover: Int32

    @inline(__always)
    func add(to row: CellRow, _ firstColumn: Int, _ width: Int) {
        let first = ArcEdge.column(left) &- firstColumn
        let last = ArcEdge.column(right) &- firstColumn
        if first == last, first >= 0 {
            guard first < width else { return }
            let part = area(left, right, rightHeight - leftHeight, cover, beyond: first &+ firstColumn)
            row.cells[first] &+= (cover &- part) &* arc.winding
            row.cells[first &+ 1] &+= part &* arc.winding
            row.mark(first)
            row.mark(first &+ 1)
        } else {
            addAcross(row, first, last, firstColumn, width)
        }
    }

    /// The area right of a piece of the arc within a column, of the height that it spans: a trapezoid and what lies
    /// between the chord and the arc.
    @inline(__always)
    private func area(
        _ from: Double, _ to: Double, _ height: Double, _ cover: Int32, beyond column: Int
    ) -> Int32 {
        let middle = (from + to) * 0.5 - Double(column)
        let bulge = arc.side * arc.segment(to - from, height) * 131_072
        let area = FixedPoint.nearest(middle * Double(cover) + bulge)
        return min(max(area, 0), cover)
    }

    private func addAcross(
        _ cells: CellRow, _ firstColumn: Int, _ lastColumn: Int, _ origin: Int, _ width: Int
    ) {
        var column = firstColumn
        var x = left
        var height = leftHeight
        var done: Int32 = 0
        if column < 0 {
            // What lies left of the area counts as its height alone.
            if lastColumn < 0 {
                done = cover
            } else {
                x = Double(origin)
                (height, done) = crossing(x, after: 0)
            }
            cells.cells[0] &+= done &* arc.winding
            cells.bits[0] |= 1
            guard lastColumn >= 0 else { return }
            column = 0
        }
        guard column < width else { return }
        // What a column leaves to the next one.
        var rest: Int32 = 0
        let end = min(lastColumn, width)
        while column < end {
            let border = Double(column &+ 1 &+ origin)
            let (nextHeight, next) = crossing(border, after: done)
            let part = area(x, border, nextHeight - height, next &- done, beyond: column &+ origin)
            cells.cells[column] &+= (next &- done &- part &+ rest) &* arc.winding
            cells.mark(column)
            rest = part
            x = border
            height = nextHeight
            done = next
            column &+= 1
        }
        if column == lastColumn, column < width {
            let part = area(x, right, rightHeight - height, cover &- done, beyond: column &+ origin)
            cells.cells[column] &+= (cover &- done &- part &+ rest) &* arc.winding
            cells.mark(column)
            rest = part
            column &+= 1
        }
        cells.cells[column] &+= rest &* arc.winding
        cells.mark(column)
    }

    /// Where the arc crosses a border between columns: the height over the centre, and how much of the row's cover is
    /// left of there.
    @inline(__always)
    private func crossing(_ x: Double, after done: Int32) -> (Double, Int32) {
        let height = arc.height(atX: x)
        let place = FixedPoint.nearest((height + arc.center.y - Double(row)) * 131_072)
        let start = (leftY &- Int32(truncatingIfNeeded: row &<< 8)) &* 512
        let passed = place > start ? place &- start : start &- place
        return (height, min(max(passed, done), cover))
    }
}

extension CellRow {
    /// Marks a column and the one after it, at one go: each change of a word waits for the one before.
    @inline(__always)
    func markTwo(_ column: Int) {
        let place = column & 63
        bits[column &>> 6] |= 3 &<< UInt64(truncatingIfNeeded: place)
        if place == 63 { bits[(column &>> 6) &+ 1] |= 1 }
    }

    /// Marks a column and the two after it.
    @inline(__always)
    func markThree(_ column: Int) {
        let place = column & 63
        bits[column &>> 6] |= 7 &<< UInt64(truncatingIfNeeded: place)
        if place > 61 { bits[(column &>> 6) &+ 1] |= 7 &>> UInt64(truncatingIfNeeded: 64 &- place) }
    }
}
