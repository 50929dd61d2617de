/// Walks along a flat arc, column by column. Heights on the device are in 131,072ths.
struct FlatWalk {
    let band: CoverageBand
    let arc: ArcEdge
    let bulge: Bulge
    let rises: Bool
    let origin: PixelRect
    let firstRow: Int
    let rowCount: Int

    /// Where the arc crosses a border between columns.
    @inline(__always)
    func place(_ x: Double) -> Int {
        let place = (arc.center.y + arc.height(atX: x)) * 131_072
        return min(max(FixedPoint.nearestInt(place), Int(arc.y0) &<< 9), Int(arc.y1) &<< 9)
    }

    /// The border some steps after that next to where the arc crosses a border between rows, within a range.
    func border(atRow row: Int, _ first: Int, _ last: Int, _ step: Int, _ steps: Int) -> Int {
        let x = arc.x(atHeight: Double(row) - arc.center.y)
        let border = ArcEdge.column(x) &+ steps &* step
        return min(max(border, min(first, last)), max(first, last))
    }

    /// Finds where the arc crosses borders from one on: what ``place(_:)`` gives, as numbers that hold it exactly.
    @inline(__always)
    private func findPlaces(_ border: Int, _ count: Int, _ step: Int, _ places: UnsafeMutablePointer<Double>) {
        let (center, inverse, radius) = (arc.center, arc.inverse.x, arc.radii.y)
        let half = arc.half
        let least = Double(Int(arc.y0) &<< 9)
        let greatest = Double(Int(arc.y1) &<< 9)
        let first = Double(border)
        let width = Double(step)
        // As in FixedPoint: adding it leaves whole numbers.
        let rounding = 6_755_399_441_055_744.0
        for index in 0...count {
            let part = (first + Double(index) * width - center.x) * inverse
            let height = half * (max(1 - part * part, 0).squareRoot() * radius)
            let place = (center.y + height) * 131_072
            let whole = (place + rounding) - rounding
            places[index] = min(max(whole, least), greatest)
        }
    }

    /// Adds whole columns from a border on.
    func addWhole(_ border: Int, _ count: Int, _ step: Int, _ steps: ArcSteps) {
        findPlaces(border, count, step, steps.places)
        steps.flat(count, bulge, rises: rises)
        let most = ArcSteps.most
        let out = UnsafePointer(steps.numbers)
        let grid = band.grid
        let width = band.width
        let winding = arc.winding
        let rowCount = rowCount
        let top = origin.y0 &+ firstRow
        let first = (step > 0 ? border : border &- 1) &- origin.x0
        for index in 0..<count {
            let column = first &+ index &* step
            let line = Int(out[index]) &- top
            let nextArea = out[index &+ 4 &* most]
            guard nextArea >= 0 else {
                let x = border &+ index &* step
                addExact(Double(x), Int(steps.places[index]), Double(x &+ step), Int(steps.places[index &+ 1]))
                continue
            }
            guard column < width else { continue }
            if line >= 0, line < rowCount {
                let cover = out[index &+ most]
                grid.row(line).addLeft(column, cover, out[index &+ 2 &* most], winding)
            }
            let next = out[index &+ 3 &* most]
            if next != 0, line >= -1, line &+ 1 < rowCount {
                grid.row(line &+ 1).addLeft(column, next, nextArea, winding)
            }
        }
        // A column's second accumulator is the next one's first: in one loop each would wait for the one before.
        for index in 0..<count {
            let column = first &+ index &* step
            let line = Int(out[index]) &- top
            let nextArea = out[index &+ 4 &* most]
            guard nextArea >= 0, column >= 0, column < width else { continue }
            if line >= 0, line < rowCount {
                grid.row(line).cells[column &+ 1] &+= out[index &+ 2 &* most] &* winding
            }
            if nextArea > 0, line >= -1, line &+ 1 < rowCount {
                grid.row(line &+ 1).cells[column &+ 1] &+= nextArea &* winding
            }
        }
    }

    /// Adds the height that a piece spans in a row, and the area right of it in its column.
    @inline(__always)
    private func put(_ row: Int, _ column: Int, _ cover: Int32, _ area: Int32) {
        let line = row &- origin.y0 &- firstRow
        guard line >= 0, line < rowCount, column < band.width else { return }
        let cells = CellRow(band, line)
        let limited = min(max(area, 0), cover)
        if column >= 0 {
            cells.cells[column] &+= (cover &- limited) &* arc.winding
            cells.cells[column &+ 1] &+= limited &* arc.winding
            cells.mark(column)
            cells.mark(column &+ 1)
        } else {
            cells.cells[0] &+= cover &* arc.winding
            cells.bits[0] |= 1
        }
    }

    /// Adds any piece within one column: row by row, every crossing found from the ellipse.
    @inline(never)
    func addExact(_ x: Double, _ y: Int, _ nextX: Double, _ nextY: Int) {
        let column = ArcEdge.column(min(x, nextX))
        var from = x
        var height = Double(y) * (1.0 / 131_072) - arc.center.y
        var place = y
        while place < nextY {
            let border = ((place &>> 17) &+ 1) &<< 17
            let isLast = nextY <= border
            let end = isLast ? nextY : border
            let endHeight = Double(end) * (1.0 / 131_072) - arc.center.y
            let to = isLast ? nextX : min(max(arc.x(atHeight: endHeight), min(x, nextX)), max(x, nextX))
            let cover = Int32(truncatingIfNeeded: end &- place)
            let middle = (from + to) * 0.5 - Double(column)
            let beyond = arc.side * arc.segment(to - from, endHeight - height) * 131_072
            put(
                place &>> 17, column &- origin.x0, cover,
                FixedPoint.nearest(middle * Double(cover) + beyond))
            from = to
            height = endHeight
            place = end
        }
    }
}

extension CellRow {
    /// Adds to a column the height that a piece spans, less the area right of it, and marks it and the next one, which
    /// is to get the area; all of the height goes to the first column from left of there.
    @inline(__always)
    fileprivate func addLeft(_ column: Int, _ cover: Int32, _ area: Int32, _ winding: Int32) {
        if column >= 0 {
            cells[column] &+= (cover &- area) &* winding
            markTwo(column)
        } else {
            cells[0] &+= cover &* winding
            bits[0] |= 1
        }
    }
}
