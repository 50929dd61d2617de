/// How lists look.
public protocol ListStyle: Sendable {
    /// Which look it is.
    static var _look: _ListLook { get }
}

/// The looks of lists.
public struct _ListLook: Hashable, Sendable {
    private enum Kind: Hashable, Sendable { case plain, grouped, insetGrouped, sidebar }
    private let kind: Kind

    /// Rows from side to side, with lines between them.
    public static let plain = _ListLook(kind: .plain)
    /// Sections on areas from side to side.
    public static let grouped = _ListLook(kind: .grouped)
    /// Sections on areas with rounded corners.
    public static let insetGrouped = _ListLook(kind: .insetGrouped)
    /// Rows from side to side, without lines.
    public static let sidebar = _ListLook(kind: .sidebar)

    var isGrouped: Bool { kind == .grouped || kind == .insetGrouped }
    var hasSeparators: Bool { kind != .sidebar }
    /// What is behind the rows' areas: iOS' grouped backgrounds.
    var background: _ListShade { _ListShade(light: isGrouped ? 0xF2F2F7 : 0xFFFFFF, dark: 0x000000) }
    /// What rows stand on in sections.
    var rowBackground: _ListShade { _ListShade(light: 0xFFFFFF, dark: isGrouped ? 0x1C1C1E : 0x000000) }
}

/// A shade that is another one where colours are dark.
struct _ListShade: ShapeStyle {
    let light: UInt32
    let dark: UInt32

    func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        Color(hex: environment.colorScheme == .dark ? dark : light, opacity: 1)._resolve(in: environment)
    }
}

/// The style where none is set: sections on areas with rounded corners, as on iOS.
public struct DefaultListStyle: ListStyle {
    /// Makes the style.
    public init() {}
    /// Sections on areas with rounded corners.
    public static var _look: _ListLook { .insetGrouped }
}
/// Rows from side to side, with lines between them.
public struct PlainListStyle: ListStyle {
    /// Makes the style.
    public init() {}
    /// Rows from side to side.
    public static var _look: _ListLook { .plain }
}
/// Sections on areas from side to side.
public struct GroupedListStyle: ListStyle {
    /// Makes the style.
    public init() {}
    /// Sections on areas.
    public static var _look: _ListLook { .grouped }
}
/// Sections on areas with rounded corners.
public struct InsetGroupedListStyle: ListStyle {
    /// Makes the style.
    public init() {}
    /// Sections on areas with rounded corners.
    public static var _look: _ListLook { .insetGrouped }
}
/// Rows from side to side, with lines between them.
public struct InsetListStyle: ListStyle {
    /// Makes the style.
    public init() {}
    /// Rows from side to side.
    public static var _look: _ListLook { .plain }
}
/// Rows from side to side, without lines.
public struct SidebarListStyle: ListStyle {
    /// Makes the style.
    public init() {}
    /// Rows from side to side, without lines.
    public static var _look: _ListLook { .sidebar }
}

extension ListStyle where Self == DefaultListStyle {
    /// The style where none is set.
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == PlainListStyle {
    /// Rows from side to side, with lines between them.
    public static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
    /// Sections on areas from side to side.
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
    /// Sections on areas with rounded corners.
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == InsetListStyle {
    /// Rows from side to side, with lines between them.
    public static var inset: InsetListStyle { InsetListStyle() }
}
extension ListStyle where Self == SidebarListStyle {
    /// Rows from side to side, without lines.
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

private enum ListLookKey: EnvironmentKey { static var defaultValue: _ListLook { .insetGrouped } }

extension EnvironmentValues {
    /// The look of lists.
    var listLook: _ListLook {
        get { self[ListLookKey.self] }
        set { self[ListLookKey.self] = newValue }
    }
}

extension View {
    /// Sets how lists inside look.
    public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View {
        transformEnvironment(\.listLook) { $0 = S._look }
    }
}
