/// Something to press that begins and ends the editing of a list. Nothing presses it yet.
public struct EditButton {
    @Environment(\.editMode) private var editMode

    /// Makes the button.
    public nonisolated init() {}
}

extension EditButton: View {
    /// A word.
    public var body: some View {
        let mode = editMode
        let isEditing = mode?.wrappedValue.isEditing ?? false
        Button(isEditing ? "Done" : "Edit") { mode?.wrappedValue = isEditing ? .inactive : .active }
    }
}
