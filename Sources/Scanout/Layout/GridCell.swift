import Raster

/// What cells of a grid say to it: each by a value for the layout around.
enum GridCell {
    /// The row that a view belongs to; a view without one is a row of its own that spans the grid.
    struct Row: LayoutValueKey {
        static var defaultValue: Row? { nil }

        let id: ObjectIdentifier
        let alignment: VerticalAlignment?
    }

    /// How many columns a cell spans.
    enum Columns: LayoutValueKey { static var defaultValue: Int { 1 } }
    /// Where the cell's view stands in it, whatever the alignments say.
    enum Anchor: LayoutValueKey { static var defaultValue: UnitPoint? { nil } }
    /// How the views of the cell's column stand.
    enum Column: LayoutValueKey { static var defaultValue: HorizontalAlignment? { nil } }
    /// The axes along which the cell asks for no space.
    enum Unsized: LayoutValueKey { static var defaultValue: Axis.Set { [] } }
}

extension View {
    /// Lets the view span several columns of the grid; less than one counts as one.
    public nonisolated func gridCellColumns(_ count: Int) -> some View {
        layoutValue(key: GridCell.Columns.self, value: max(1, min(count, 1000)))
    }
    /// Puts a point of the view on the same point of its cell, whatever the grid's alignments are.
    public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        layoutValue(key: GridCell.Anchor.self, value: anchor)
    }
    /// Says how all views of the cell's column stand in it. Where several cells of a column say so, the first counts.
    public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        layoutValue(key: GridCell.Column.self, value: guide)
    }
    /// Keeps the grid from giving column or row more space for this view than the other cells ask for.
    public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        layoutValue(key: GridCell.Unsized.self, value: axes)
    }
}
