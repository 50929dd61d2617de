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

/// How menus look; all look as buttons do.
public protocol MenuStyle: Sendable {}
/// The style where none is set.
public struct DefaultMenuStyle: MenuStyle {
    /// Makes the style.
    public init() {}
}
/// As a button.
public struct ButtonMenuStyle: MenuStyle {
    /// Makes the style.
    public init() {}
}
extension MenuStyle where Self == DefaultMenuStyle {
    /// The style where none is set.
    public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
extension MenuStyle where Self == ButtonMenuStyle {
    /// As a button.
    public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

/// The order of a menu's entries.
public struct MenuOrder: Hashable, Sendable {
    private let value: Int
    /// As is usual.
    public static let automatic = MenuOrder(value: 0)
    /// As they are written.
    public static let fixed = MenuOrder(value: 1)
    /// The first nearest to what was pressed.
    public static let priority = MenuOrder(value: 2)
}

extension View {
    /// Sets how menus inside look; all look as buttons do.
    public nonisolated func menuStyle<S: MenuStyle>(_ style: S) -> some View { self }
    /// Sets the order of entries of menus inside, which nothing opens yet.
    public nonisolated func menuOrder(_ order: MenuOrder) -> some View { self }
    /// Sets whether menus inside have a mark; they have none.
    public nonisolated func menuIndicator(_ visibility: Visibility) -> some View { self }
}
