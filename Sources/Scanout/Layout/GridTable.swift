import Raster

/// The views of a grid, sorted into rows and columns.
struct GridTable {
    private struct Cell {
        let view: LayoutSubview
        let columns: Range<Int>
        let unsized: Axis.Set
        let anchor: UnitPoint?
        /// How the view stands in its columns; nil where the first of these says it.
        let alignment: HorizontalAlignment?
    }

    private struct Row {
        var cells: [Cell]
        let alignment: VerticalAlignment
    }

    /// The widths of columns and the heights of rows, in points.
    struct Extents {
        var widths: [Double]
        var heights: [Double]
    }

    private var rows: [Row] = []
    private var columnAlignments: [HorizontalAlignment]
    private let columnGap: Double
    private let rowGap: Double
    private var known: [Proposal: Extents] = [:]

    init(_ subviews: LayoutSubviews, alignment: Alignment, horizontalSpacing: Double?, verticalSpacing: Double?) {
        let groups = Self.group(subviews)
        let count = groups.map { $0.row == nil ? 1 : Self.columns(of: $0.views) }.max() ?? 0
        columnAlignments = [HorizontalAlignment](repeating: alignment.horizontal, count: count)
        columnGap = horizontalSpacing ?? ViewSpacing.standard
        rowGap = verticalSpacing ?? ViewSpacing.standard
        var aligned = Set<Int>()
        for group in groups {
            var row = Row(cells: [], alignment: group.row?.alignment ?? alignment.vertical)
            var column = 0
            for view in group.views {
                let end = group.row == nil ? count : column + view[GridCell.Columns.self]
                row.cells.append(
                    Cell(
                        view: view, columns: column..<end, unsized: view[GridCell.Unsized.self],
                        anchor: view[GridCell.Anchor.self],
                        alignment: group.row == nil ? alignment.horizontal : nil))
                if let own = view[GridCell.Column.self], aligned.insert(column).inserted {
                    columnAlignments[column] = own
                }
                column = end
            }
            rows.append(row)
        }
    }

    private static func group(_ subviews: LayoutSubviews) -> [(row: GridCell.Row?, views: [LayoutSubview])] {
        var groups: [(row: GridCell.Row?, views: [LayoutSubview])] = []
        for view in subviews {
            let row = view[GridCell.Row.self]
            if let row, let last = groups.last?.row, last.id == row.id {
                groups[groups.count - 1].views.append(view)
            } else {
                groups.append((row, [view]))
            }
        }
        return groups
    }

    private static func columns(of views: [LayoutSubview]) -> Int {
        views.reduce(0) { $0 + $1[GridCell.Columns.self] }
    }

    // MARK: Extents

    /// Widths first, as for a stack of columns, then heights for these widths.
    mutating func extents(_ proposal: Proposal) -> Extents {
        if let extents = known[proposal] { return extents }
        let widths = widths(proposal.width)
        let extents = Extents(widths: widths, heights: heights(proposal.height, widths))
        known[proposal] = extents
        return extents
    }

    func size(_ extents: Extents) -> Size {
        Size(width: total(extents.widths, columnGap), height: total(extents.heights, rowGap))
    }

    private func total(_ extents: [Double], _ gap: Double) -> Double {
        extents.reduce(0, +) + gap * Double(max(0, extents.count - 1))
    }

    private func width(of column: Int, for offer: Double?) -> Double {
        var width = 0.0
        for row in rows {
            for cell in row.cells where cell.columns == column..<(column + 1) && !cell.unsized.contains(.horizontal) {
                width = max(width, cell.view.size(Proposal(width: offer, height: nil)).width)
            }
        }
        return width
    }

    private func widths(_ offered: Double?) -> [Double] {
        let columns = columnAlignments.indices
        var result: [Double]
        if let offered {
            let bounds = columns.map {
                TrackSharing.Bounds(least: width(of: $0, for: 0), most: width(of: $0, for: .infinity))
            }
            let length = offered - columnGap * Double(max(0, columns.count - 1))
            result = TrackSharing.share(length, bounds) { width(of: $0, for: $1) }
        } else {
            result = columns.map { width(of: $0, for: nil) }
        }
        widen(&result, offered)
        return result
    }

    /// Cells over several columns, the narrow ones first.
    private func widen(_ widths: inout [Double], _ offered: Double?) {
        let wide = rows.flatMap(\.cells).filter { $0.columns.count > 1 && !$0.unsized.contains(.horizontal) }
        for cell in wide.sorted(by: { $0.columns.count < $1.columns.count }) {
            let others = total(widths, columnGap) - span(cell.columns, widths)
            let size = cell.view.size(Proposal(width: offered.map { $0 - others }, height: nil))
            TrackSharing.stretch(cell.columns, of: &widths, to: size.width, spacing: columnGap)
        }
    }

    private func span(_ columns: Range<Int>, _ widths: [Double]) -> Double {
        widths[columns].reduce(0, +) + columnGap * Double(columns.count - 1)
    }

    private func height(of row: Row, for offer: Double?, _ widths: [Double]) -> Double {
        var before = 0.0
        var after = 0.0
        for cell in row.cells where !cell.unsized.contains(.vertical) {
            let size = cell.view.size(Proposal(width: span(cell.columns, widths), height: offer))
            if cell.anchor == nil {
                let guide = cell.view.guide(row.alignment.key, in: size)
                before = max(before, guide)
                after = max(after, size.height - guide)
            } else {
                after = max(after, size.height - before)
            }
        }
        return before + after
    }

    private func heights(_ offered: Double?, _ widths: [Double]) -> [Double] {
        guard let offered else { return rows.map { height(of: $0, for: nil, widths) } }
        let bounds = rows.map {
            TrackSharing.Bounds(least: height(of: $0, for: 0, widths), most: height(of: $0, for: .infinity, widths))
        }
        let length = offered - rowGap * Double(max(0, rows.count - 1))
        return TrackSharing.share(length, bounds) { height(of: rows[$0], for: $1, widths) }
    }

    // MARK: Placing

    func place(_ extents: Extents, at origin: Point) {
        var y = origin.y
        for (row, height) in zip(rows, extents.heights) {
            place(row, at: Point(x: origin.x, y: y), height: height, extents.widths)
            y += height + rowGap
        }
    }

    private func place(_ row: Row, at origin: Point, height: Double, _ widths: [Double]) {
        let line = line(of: row, height: height, widths)
        for cell in row.cells {
            let first = cell.columns.lowerBound
            let x = widths[..<first].reduce(0, +) + columnGap * Double(first)
            let area = Size(width: span(cell.columns, widths), height: height)
            let offer = Proposal(area)
            let position = position(of: cell, cell.view.size(offer), in: area, line)
            cell.view.place(
                at: CGPoint(x: origin.x + x + position.x, y: origin.y + position.y), anchor: .zero,
                proposal: ProposedViewSize(offer))
        }
    }

    /// The line that a row's views stand on.
    private struct Line {
        let guide: AlignmentKey
        let place: Double
    }

    /// Where the guides of a row's views meet.
    private func line(of row: Row, height: Double, _ widths: [Double]) -> Line {
        let guides = row.cells.filter { $0.anchor == nil && !$0.unsized.contains(.vertical) }.map { cell in
            let size = cell.view.size(Proposal(width: span(cell.columns, widths), height: height))
            return (before: cell.view.guide(row.alignment.key, in: size), size: size.height)
        }
        let before = guides.map(\.before).max() ?? 0
        let after = guides.map { $0.size - $0.before }.max() ?? 0
        // What the guides leave free of the row's height lies as a view without guides of its own would.
        let block = ViewDimensions(size: Size(width: 0, height: height))
        let own = ViewDimensions(size: Size(width: 0, height: before + after))
        let id = row.alignment.key.id
        return Line(
            guide: row.alignment.key, place: before + Double(id.defaultValue(in: block) - id.defaultValue(in: own)))
    }

    private func position(of cell: Cell, _ size: Size, in area: Size, _ line: Line) -> Point {
        if let anchor = cell.anchor {
            return Point(
                x: Double(anchor.x) * (area.width - size.width), y: Double(anchor.y) * (area.height - size.height))
        }
        let horizontal = (cell.alignment ?? columnAlignments[cell.columns.lowerBound]).key
        let place = Double(horizontal.id.defaultValue(in: ViewDimensions(size: area)))
        return Point(
            x: place - cell.view.guide(horizontal, in: size), y: line.place - cell.view.guide(line.guide, in: size))
    }
}
