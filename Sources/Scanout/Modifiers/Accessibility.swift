// A panel has no reader of screens: what views say for one is taken and left unsaid, so that their code compiles as it is.

/// What a view is, for readers of screens; a panel has none.
public struct AccessibilityTraits: OptionSet, Sendable {
    /// One bit a trait.
    public let rawValue: Int
    /// Makes a set.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A button.
    public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
    /// A heading.
    public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
    /// What is chosen.
    public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
    /// A link.
    public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
    /// A field to search in.
    public static let isSearchField = AccessibilityTraits(rawValue: 1 << 4)
    /// A picture.
    public static let isImage = AccessibilityTraits(rawValue: 1 << 5)
    /// What makes its own sound.
    public static let playsSound = AccessibilityTraits(rawValue: 1 << 6)
    /// A key.
    public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 7)
    /// A text that does not change.
    public static let isStaticText = AccessibilityTraits(rawValue: 1 << 8)
    /// What sums up the state of a program.
    public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 9)
    /// What changes often.
    public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 10)
    /// What begins media.
    public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
    /// What can be adjusted by touch.
    public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 12)
    /// What turns a page.
    public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 13)
    /// What keeps others from being used.
    public static let isModal = AccessibilityTraits(rawValue: 1 << 14)
    /// A switch.
    public static let isToggle = AccessibilityTraits(rawValue: 1 << 15)
    /// A row of tabs.
    public static let isTabBar = AccessibilityTraits(rawValue: 1 << 16)
}

/// What becomes of the views inside, for readers of screens.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    private let name: String
    /// They are left out.
    public static let ignore = AccessibilityChildBehavior(name: "ignore")
    /// They stand for themselves.
    public static let contain = AccessibilityChildBehavior(name: "contain")
    /// They are one.
    public static let combine = AccessibilityChildBehavior(name: "combine")
}

extension View {
    /// Says what the view is called.
    public nonisolated func accessibilityLabel(_ label: Text) -> some View { self }
    /// Says what the view is called.
    public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { self }
    /// Says what the view is called.
    @_disfavoredOverload
    public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { self }
    /// Says what the view shows.
    public nonisolated func accessibilityValue(_ value: Text) -> some View { self }
    /// Says what the view shows.
    public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { self }
    /// Says what the view shows.
    @_disfavoredOverload
    public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { self }
    /// Says what the view does.
    public nonisolated func accessibilityHint(_ hint: Text) -> some View { self }
    /// Says what the view does.
    public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { self }
    /// Says what the view does.
    @_disfavoredOverload
    public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { self }
    /// Names the view for tests.
    public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View { self }
    /// Leaves the view out for readers of screens; it is drawn all the same.
    public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View { self }
    /// Says what becomes of the views inside.
    public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { self }
    /// Says what the view is.
    public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }
    /// Says what the view is not.
    public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }
    /// Says when the view comes among others.
    public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }
    /// Says whether colours of the view are kept where others are inverted.
    public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

    /// Says what the view is for, where something points at it.
    public nonisolated func help(_ text: Text) -> some View { self }
    /// Says what the view is for, where something points at it.
    public nonisolated func help(_ textKey: LocalizedStringKey) -> some View { self }
    /// Says what the view is for, where something points at it.
    @_disfavoredOverload
    public nonisolated func help<S: StringProtocol>(_ text: S) -> some View { self }
    /// Hides the system's bar, of which a panel has none.
    public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View { self }
}
