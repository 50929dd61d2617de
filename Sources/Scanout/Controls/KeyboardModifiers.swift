// What views say of a keyboard, which a panel has none of: it is taken and changes nothing.

/// A key.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    /// The character that it writes.
    public var character: Character
    /// A key by its character.
    public init(_ character: Character) { self.character = character }
    /// A key by its character.
    public init(extendedGraphemeClusterLiteral: Character) { character = extendedGraphemeClusterLiteral }

    /// Return.
    public static let `return` = KeyEquivalent("\r")
    /// Escape.
    public static let escape = KeyEquivalent("\u{1B}")
    /// Delete.
    public static let delete = KeyEquivalent("\u{8}")
    /// Tab.
    public static let tab = KeyEquivalent("\t")
    /// Space.
    public static let space = KeyEquivalent(" ")
    /// Up.
    public static let upArrow = KeyEquivalent("\u{F700}")
    /// Down.
    public static let downArrow = KeyEquivalent("\u{F701}")
    /// Left.
    public static let leftArrow = KeyEquivalent("\u{F702}")
    /// Right.
    public static let rightArrow = KeyEquivalent("\u{F703}")
}

/// Keys that are held down beside another.
public struct EventModifiers: OptionSet, Hashable, Sendable {
    /// One bit a key.
    public let rawValue: Int
    /// Makes a set.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Caps lock.
    public static let capsLock = EventModifiers(rawValue: 1)
    /// Shift.
    public static let shift = EventModifiers(rawValue: 2)
    /// Control.
    public static let control = EventModifiers(rawValue: 4)
    /// Option.
    public static let option = EventModifiers(rawValue: 8)
    /// Command.
    public static let command = EventModifiers(rawValue: 16)
    /// Any of them.
    public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command]
}

/// Keys that do what a control does.
public struct KeyboardShortcut: Hashable, Sendable {
    /// The key.
    public var key: KeyEquivalent
    /// The keys that are held down.
    public var modifiers: EventModifiers
    /// Makes a shortcut.
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        self.key = key
        self.modifiers = modifiers
    }
    /// Return.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// Escape.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

/// What becomes of a keyboard as a view is scrolled.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
    private let value: Int
    /// As is usual.
    public static var automatic: ScrollDismissesKeyboardMode { .init(value: 0) }
    /// It goes.
    public static var immediately: ScrollDismissesKeyboardMode { .init(value: 1) }
    /// It goes with the finger.
    public static var interactively: ScrollDismissesKeyboardMode { .init(value: 2) }
    /// It stays.
    public static var never: ScrollDismissesKeyboardMode { .init(value: 3) }
}

extension View {
    /// Says which keys do what the control does.
    public nonisolated func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command
    ) -> some View { self }
    /// Says which keys do what the control does.
    public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }
    /// Says which keys do what the control does.
    public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { self }
    /// Says what becomes of a keyboard as the view is scrolled.
    public nonisolated func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
    /// Hides or shows the labels of controls inside.
    public nonisolated func labelsVisibility(_ visibility: Visibility) -> some View {
        transformEnvironment(\.labelsAreHidden) { if visibility != .automatic { $0 = visibility == .hidden } }
    }
}
