import Scanout

/// A table of values with a total, in a grid.
struct ValueTable: View {
    private let rows = [("Inlet", "21.5", "°C"), ("Outlet", "104.25", "°C"), ("Flow", "7", "l/min")]

    var body: some View {
        Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 4) {
            GridRow {
                Text("Sensor")
                Text("Value").gridColumnAlignment(.trailing)
                Text("Unit")
            }
            .bold()
            Divider().gridCellUnsizedAxes(.horizontal)
            ForEach(rows, id: \.0) { row in
                GridRow {
                    Text(row.0)
                    Text(row.1).monospacedDigit()
                    Text(row.2).foregroundStyle(.secondary)
                }
            }
            GridRow {
                Capsule().fill(Color.green).frame(height: 6).gridCellColumns(3).gridCellUnsizedAxes(.horizontal)
            }
        }
    }
}

/// Tiles that scroll behind a bar, in a panel with corners that cannot be seen.
struct TilePanel: View {
    var body: some View {
        ScrollView {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 60))], pinnedViews: .sectionHeaders) {
                Section {
                    ForEach(0..<100) { index in
                        RoundedRectangle(cornerRadius: 8)
                            .fill(Color(hue: Double(index % 12) / 12, saturation: 0.6, brightness: 0.9))
                            .frame(height: 40)
                            .overlay { Text("\(index)") }
                    }
                } header: {
                    Text("Tiles").frame(maxWidth: .infinity).background(.yellow)
                }
            }
        }
        .safeAreaInset(edge: .bottom, spacing: 0) {
            Text("Bar").frame(maxWidth: .infinity).padding(4).background(Color.black.opacity(0.3))
        }
        .background(Color.gray.opacity(0.2))
    }
}
