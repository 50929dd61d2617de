/// How menus look.
@MainActor @preconcurrency
public protocol MenuStyle: DynamicProperty {
    /// What a style makes of a menu.
    associatedtype Body: View
    /// The parts of a menu.
    typealias Configuration = MenuStyleConfiguration
    /// Makes a view of a menu's parts.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a menu.
public struct MenuStyleConfiguration {
    /// What the menu is for.
    public struct Label: View {
        let content: ErasedView
        /// The label itself.
        public var body: some View { content }
    }

    /// The entries.
    public struct Content: View {
        let content: ErasedView
        /// The entries themselves.
        public var body: some View { content }
    }

    let label: Label
    let content: Content
}

/// The style where none is set: as a button.
public struct DefaultMenuStyle: MenuStyle {
    /// Makes the style.
    public nonisolated init() {}
    /// The label as a button's.
    public func makeBody(configuration: Configuration) -> some View {
        Button {
        } label: {
            configuration.label
        }
    }
}
/// As a button, in the style of buttons around.
public struct ButtonMenuStyle: MenuStyle {
    /// Makes the style.
    public nonisolated init() {}
    /// The label as a button's.
    public func makeBody(configuration: Configuration) -> some View {
        DefaultMenuStyle().makeBody(configuration: configuration)
    }
}
/// As a button without a border.
public struct BorderlessButtonMenuStyle: MenuStyle {
    /// Makes the style.
    public nonisolated init() {}
    /// The label as a button's.
    public func makeBody(configuration: Configuration) -> some View {
        DefaultMenuStyle().makeBody(configuration: configuration).buttonStyle(BorderlessButtonStyle())
    }
}
extension MenuStyle where Self == DefaultMenuStyle {
    /// The style where none is set.
    public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
extension MenuStyle where Self == ButtonMenuStyle {
    /// As a button.
    public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
    /// As a button without a border.
    public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

private enum MenuStylesKey: EnvironmentKey { static var defaultValue: StyleChain { StyleChain() } }

extension EnvironmentValues {
    /// The styles of menus.
    var menuStyles: StyleChain {
        get { self[MenuStylesKey.self] }
        set { self[MenuStylesKey.self] = newValue }
    }
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
    /// Sets how menus inside look.
    public nonisolated func menuStyle<S: MenuStyle>(_ style: S) -> some View {
        transformEnvironment(\.menuStyles) { $0 = $0.appending(style) }
    }
    /// Sets the order of entries of menus inside, which nothing opens yet.
    public nonisolated func menuOrder(_ order: MenuOrder) -> some View { self }
    /// Sets whether menus inside have a mark; they have none.
    public nonisolated func menuIndicator(_ visibility: Visibility) -> some View { self }
}
