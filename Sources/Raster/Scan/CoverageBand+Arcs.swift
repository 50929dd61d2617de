extension CoverageBand {
    /// Adds the part of an arc that lies in `rows`, counted from the area's top.
    ///
    /// What a pixel gets is the area beside the arc there: trapezoids between the places where the arc crosses pixels'
    /// borders, and what the arc bulges beyond each. All of it comes from the place on the device, not from what else is
    /// drawn.
    func add(_ arc: ArcEdge, _ rows: Range<Int>, origin: PixelRect) {
        switch arc.course {
        case .exact: addRows(arc, rows, origin, steep: nil)
        case .steep: addRows(arc, rows, origin, steep: Bulge(arc, isSteep: true))
        case .flat: addColumns(arc, rows, origin)
        }
    }

    private func addRows(_ arc: ArcEdge, _ rows: Range<Int>, _ origin: PixelRect, steep: Bulge?) {
        let top = max(Int(arc.y0) >> 8, rows.lowerBound &+ origin.y0)
        let bottom = min((Int(arc.y1) &+ 255) >> 8, rows.upperBound &+ origin.y0)
        let walk = RowWalk(band: self, arc: arc, origin: origin, firstRow: rows.lowerBound)
        guard let steep else {
            for row in top..<max(top, bottom) { walk.addExact(row) }
            return
        }
        // Rows that the arc crosses from border to border.
        let first = max(top, (Int(arc.y0) &+ 255) >> 8)
        let end = min(bottom, Int(arc.y1) >> 8)
        guard first < end else {
            for row in top..<max(top, bottom) { walk.addExact(row) }
            return
        }
        for row in top..<first { walk.addExact(row) }
        var row = first
        while row < end {
            let count = min(end &- row, ArcSteps.most)
            walk.addWhole(row, count, steep, arcSteps)
            row &+= count
        }
        for row in end..<max(end, bottom) { walk.addExact(row) }
    }

    /// Adds the part of a flat arc that lies in `rows`, column by column from its upper end.
    private func addColumns(_ arc: ArcEdge, _ rows: Range<Int>, _ origin: PixelRect) {
        let top = (rows.lowerBound &+ origin.y0) &<< 17
        let bottom = (rows.upperBound &+ origin.y0) &<< 17
        let end = Int(arc.y1) &<< 9
        guard Int(arc.y0) &<< 9 < bottom, end > top else { return }
        let rises = arc.x0 < arc.x1
        let step = rises ? 1 : -1
        let walk = FlatWalk(
            band: self, arc: arc, bulge: Bulge(arc, isSteep: false), rises: rises, origin: origin,
            firstRow: rows.lowerBound,
            rowCount: rows.count)
        // The first border between columns ahead, and the last one.
        var border = rises ? ArcEdge.column(arc.x0) &+ 1 : -ArcEdge.column(-arc.x0) &- 1
        let lastBorder = rises ? -ArcEdge.column(-arc.x1) &- 1 : ArcEdge.column(arc.x1) &+ 1
        guard (lastBorder &- border) &* step >= 0 else {
            return walk.addExact(arc.x0, Int(arc.y0) &<< 9, arc.x1, end)
        }
        walk.addExact(arc.x0, Int(arc.y0) &<< 9, Double(border), walk.place(Double(border)))
        walk.addExact(Double(lastBorder), walk.place(Double(lastBorder)), arc.x1, end)
        // From the column before that in which the arc comes into the band, to that after the one in which it leaves.
        if Int(arc.y0) &<< 9 < top {
            border = walk.border(atRow: rows.lowerBound &+ origin.y0, border, lastBorder, step, -2)
        }
        var stop = lastBorder
        if end > bottom { stop = walk.border(atRow: rows.upperBound &+ origin.y0, border, lastBorder, step, 2) }
        var left = (stop &- border) &* step
        while left > 0 {
            let count = min(left, ArcSteps.most)
            walk.addWhole(border, count, step, arcSteps)
            border &+= count &* step
            left &-= count
        }
    }

    /// Adds an arc for drawing without anti-aliasing: a pixel is inside where its centre is.
    func addCentres(_ arc: ArcEdge, _ rows: Range<Int>, origin: PixelRect) {
        let top = max((Int(arc.y0) &+ 127) >> 8, rows.lowerBound &+ origin.y0)
        let bottom = min((Int(arc.y1) &+ 127) >> 8, rows.upperBound &+ origin.y0)
        guard top < bottom else { return }
        for row in top..<bottom {
            let place = arc.x(atHeight: Double(row) + 0.5 - arc.center.y)
            let column = max(0, (Int(FixedPoint.rounded(place)) &+ 127) >> 8 &- origin.x0)
            guard column < width else { continue }
            let cells = CellRow(self, row &- origin.y0 &- rows.lowerBound)
            cells.cells[column] &+= arc.winding &* Self.fullArea
            cells.mark(column)
        }
    }
}
