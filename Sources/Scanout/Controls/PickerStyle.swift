/// How choices look.
public protocol PickerStyle: Sendable {
    /// Which look it is.
    static var _look: _PickerLook { get }
}

/// The looks of choices.
public enum _PickerLook: Hashable, Sendable {
    /// The chosen view alone.
    case menu
    /// All views in a row.
    case segmented
    /// All views below each other.
    case inline
}

/// The style where none is set: the chosen view alone.
public struct DefaultPickerStyle: PickerStyle {
    /// Makes the style.
    public init() {}
    /// The chosen view alone.
    public static var _look: _PickerLook { .menu }
}
/// The chosen view alone.
public struct MenuPickerStyle: PickerStyle {
    /// Makes the style.
    public init() {}
    /// The chosen view alone.
    public static var _look: _PickerLook { .menu }
}
/// The chosen view alone.
public struct NavigationLinkPickerStyle: PickerStyle {
    /// Makes the style.
    public init() {}
    /// The chosen view alone.
    public static var _look: _PickerLook { .menu }
}
/// All views in a row, the chosen one on an area.
public struct SegmentedPickerStyle: PickerStyle {
    /// Makes the style.
    public init() {}
    /// All views in a row.
    public static var _look: _PickerLook { .segmented }
}
/// All views in a row, the chosen one on an area.
public struct PalettePickerStyle: PickerStyle {
    /// Makes the style.
    public init() {}
    /// All views in a row.
    public static var _look: _PickerLook { .segmented }
}
/// All views below each other, the chosen one with a mark.
public struct InlinePickerStyle: PickerStyle {
    /// Makes the style.
    public init() {}
    /// All views below each other.
    public static var _look: _PickerLook { .inline }
}
/// All views below each other, the chosen one with a mark.
public struct WheelPickerStyle: PickerStyle {
    /// Makes the style.
    public init() {}
    /// All views below each other.
    public static var _look: _PickerLook { .inline }
}

extension PickerStyle where Self == DefaultPickerStyle {
    /// The style where none is set.
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
    /// The chosen view alone.
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
    /// The chosen view alone.
    public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
    /// All views in a row.
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == PalettePickerStyle {
    /// All views in a row.
    public static var palette: PalettePickerStyle { PalettePickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
    /// All views below each other.
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
extension PickerStyle where Self == WheelPickerStyle {
    /// All views below each other.
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

private enum PickerLookKey: EnvironmentKey { static var defaultValue: _PickerLook { .menu } }

extension EnvironmentValues {
    /// The look of choices.
    var pickerLook: _PickerLook {
        get { self[PickerLookKey.self] }
        set { self[PickerLookKey.self] = newValue }
    }
}

extension View {
    /// Sets how choices inside look.
    public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        transformEnvironment(\.pickerLook) { $0 = S._look }
    }
}
