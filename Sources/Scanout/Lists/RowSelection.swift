/// Which rows of a list or table are chosen.
enum RowSelection<Value: Hashable> {
    case none
    case one(Binding<Value?>?)
    case always(Binding<Value>)
    case several(Binding<Set<Value>>?)

    /// What the chosen rows stand for. Whoever evaluates its body with it follows the selection.
    @MainActor var values: Set<AnyHashable> {
        switch self {
        case .none: []
        case .one(let binding): Set((binding?.wrappedValue).map { [AnyHashable($0)] } ?? [])
        case .always(let binding): [AnyHashable(binding.wrappedValue)]
        case .several(let binding): Set((binding?.wrappedValue ?? []).map { AnyHashable($0) })
        }
    }
}

/// What is behind a chosen row: iOS' fourth grey from side to side; in a sidebar its fifth with rounded corners.
struct SelectedRowBackground: View {
    let look: _ListLook

    var body: some View {
        if look == .sidebar {
            RoundedRectangle(cornerRadius: 10).fill(_ListShade(light: 0xE5E5EA, dark: 0x2C2C2E)).padding(.horizontal, 8)
        } else {
            Rectangle().fill(_ListShade(light: 0xD1D1D6, dark: 0x3A3A3C))
        }
    }
}
