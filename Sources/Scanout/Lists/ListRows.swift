/// Rows in sections, without what scrolls them.
struct ListRows<Content: View>: View {
    @Environment(\.listRowSpacing) private var rowSpacing
    @Environment(\.listSectionSpacing) private var sectionSpacing
    let look: _ListLook
    var selected: Set<AnyHashable> = []
    let content: Content

    var body: some View {
        Group(sections: content) { sections in
            VStack(alignment: .leading, spacing: look.isGrouped ? sectionSpacing.points : 0) {
                ForEach(sections) { section in
                    VStack(alignment: .leading, spacing: 0) {
                        section.header
                            .font(look.isGrouped ? .footnote : .headline)
                            .foregroundStyle(.secondary)
                            .padding(.horizontal, 16)
                            .padding(.vertical, 6)
                        rows(section.content)
                        section.footer
                            .font(.footnote)
                            .foregroundStyle(.secondary)
                            .padding(.horizontal, 16)
                            .padding(.vertical, 6)
                    }
                }
            }
            .padding(.horizontal, look == .insetGrouped ? 16 : 0)
            .padding(.vertical, look.isGrouped ? 16 : 0)
        }
    }

    /// Rows that keep a distance stand on an area each, others on one together.
    @ViewBuilder
    private func rows(_ rows: SubviewsCollection) -> some View {
        let shape = RoundedRectangle(cornerRadius: look == .insetGrouped ? 10 : 0)
        if rowSpacing > 0 {
            VStack(alignment: .leading, spacing: rowSpacing) {
                ForEach(rows) { row in
                    self.row(row, isLast: true).background(look.rowBackground).clipShape(shape)
                }
            }
        } else {
            VStack(alignment: .leading, spacing: 0) {
                ForEach(rows) { row in self.row(row, isLast: row.id == rows.last?.id) }
            }
            .background(look.rowBackground)
            .clipShape(shape)
        }
    }

    private func row(_ row: Subview, isLast: Bool) -> some View {
        let isSelected = !selected.isEmpty && row.stands(forOneOf: selected)
        return ListRow(row: row, isLast: isLast, isSelected: isSelected, look: look)
    }
}

/// A row with what separates it from the next.
private struct ListRow: View {
    @Environment(\.defaultMinListRowHeight) private var minHeight
    @Environment(\.pixelLength) private var pixelLength
    let row: Subview
    let isLast: Bool
    let isSelected: Bool
    let look: _ListLook

    var body: some View {
        let values = row.containerValues
        VStack(spacing: 0) {
            HStack {
                row.environment(\.isInListRow, true).frame(maxWidth: .infinity, alignment: .leading)
                if let badge = values.badge { badge.foregroundStyle(.secondary) }
            }
            .padding(values.listRowInsets ?? EdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 16))
            .frame(minHeight: minHeight)
            .background {
                if let background = values.listRowBackground {
                    background
                } else if isSelected {
                    SelectedRowBackground(look: look)
                }
            }
            if !values.hidesListRowSeparator, look.hasSeparators, !(isLast && look.isGrouped) {
                Rectangle().fill(values.listRowSeparatorTint ?? Color.primary.opacity(0.15))
                    .frame(height: pixelLength)
                    .padding(.leading, 16)
            }
        }
    }
}
