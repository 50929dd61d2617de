// Settings of a system that a panel has none of: each has the value of a system on which nobody changed it.

/// How much colours that stand next to each other differ.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
    /// As usual.
    case standard
    /// More.
    case increased
}

/// The weight of text that is to be easily read.
public enum LegibilityWeight: Hashable, Sendable {
    /// As usual.
    case regular
    /// Bold.
    case bold
}

/// How much headers stand out.
public enum Prominence: Hashable, Sendable {
    /// As usual.
    case standard
    /// More.
    case increased
}

/// Whether a list is edited.
public enum EditMode: Hashable, Sendable {
    /// It is not.
    case inactive
    /// An element is.
    case transient
    /// It is.
    case active

    /// Whether anything is edited.
    public var isEditing: Bool { self != .inactive }
}

/// The size of text in the words of earlier versions; see ``DynamicTypeSize``.
public enum ContentSizeCategory: Hashable, CaseIterable, Comparable, Sendable {
    /// Smallest.
    case extraSmall
    /// Small.
    case small
    /// Somewhat smaller than usual.
    case medium
    /// As usual.
    case large
    /// Larger.
    case extraLarge
    /// Still larger.
    case extraExtraLarge
    /// Largest but for those for accessibility.
    case extraExtraExtraLarge
    /// For accessibility.
    case accessibilityMedium
    /// For accessibility, larger.
    case accessibilityLarge
    /// For accessibility, still larger.
    case accessibilityExtraLarge
    /// For accessibility, yet larger.
    case accessibilityExtraExtraLarge
    /// Largest.
    case accessibilityExtraExtraExtraLarge

    /// Whether the size is one for accessibility.
    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}

private enum ContrastKey: EnvironmentKey { static var defaultValue: ColorSchemeContrast { .standard } }
private enum LegibilityKey: EnvironmentKey { static var defaultValue: LegibilityWeight? { .regular } }
private enum ProminenceKey: EnvironmentKey { static var defaultValue: Prominence { .standard } }
private enum EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }
private enum RowHeightKey: EnvironmentKey { static var defaultValue: CGFloat { 44 } }
private enum HeaderHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }

extension EnvironmentValues {
    /// How much colours that stand next to each other differ.
    public var colorSchemeContrast: ColorSchemeContrast { .standard }
    /// The weight of text that is to be easily read.
    public var legibilityWeight: LegibilityWeight? {
        get { self[LegibilityKey.self] }
        set { self[LegibilityKey.self] = newValue }
    }
    /// How much headers of sections stand out.
    public var headerProminence: Prominence {
        get { self[ProminenceKey.self] }
        set { self[ProminenceKey.self] = newValue }
    }
    /// Whether lists are edited; nil where none can be.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }
    /// The least height of a list's row, in points.
    public var defaultMinListRowHeight: CGFloat {
        get { self[RowHeightKey.self] }
        set { self[RowHeightKey.self] = newValue }
    }
    /// The least height of a list's header, in points; nil for that of its content.
    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[HeaderHeightKey.self] }
        set { self[HeaderHeightKey.self] = newValue }
    }
    /// Whether a view has the keyboard, which a panel has none of.
    public var isFocused: Bool { false }
    /// Whether colours are inverted.
    public var accessibilityInvertColors: Bool { false }
    /// Whether a reader of screens is on.
    public var accessibilityEnabled: Bool { false }
    /// Whether a reader of screens speaks.
    public var accessibilityVoiceOverEnabled: Bool { false }
    /// Whether switches are used.
    public var accessibilitySwitchControlEnabled: Bool { false }
    /// Whether pictures that move wait until they are started.
    public var accessibilityPlayAnimatedImages: Bool { true }
    /// Whether flashing lights are dimmed.
    public var accessibilityDimFlashingLights: Bool { false }
    /// Whether text is shown large on a long press.
    public var accessibilityLargeContentViewerEnabled: Bool { false }
    /// The size of text in the words of earlier versions; the same as `dynamicTypeSize`.
    public var sizeCategory: ContentSizeCategory {
        get {
            let sizes = Array(DynamicTypeSize.allCases)
            return sizes.firstIndex(of: dynamicTypeSize).map { ContentSizeCategory.allCases[$0] } ?? .large
        }
        set {
            if let index = ContentSizeCategory.allCases.firstIndex(of: newValue) {
                dynamicTypeSize = Array(DynamicTypeSize.allCases)[index]
            }
        }
    }
}

extension View {
    /// Says how much headers of sections inside stand out.
    public nonisolated func headerProminence(_ prominence: Prominence) -> some View {
        transformEnvironment(\.headerProminence) { $0 = prominence }
    }
}
