/// A key that is pressed. A panel has no keyboard: none is.
public struct KeyPress: Hashable, Sendable {
    /// What is pressed.
    public let key: KeyEquivalent
    /// What it writes.
    public let characters: String
    /// The keys that are held down beside it.
    public let modifiers: EventModifiers
    /// What happens to it.
    public let phase: Phases

    /// What happens to a key.
    public struct Phases: OptionSet, Hashable, Sendable {
        /// One bit a phase.
        public let rawValue: Int
        /// Makes a set.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// It goes down.
        public static let down = Phases(rawValue: 1)
        /// It is held down.
        public static let `repeat` = Phases(rawValue: 2)
        /// It goes up.
        public static let up = Phases(rawValue: 4)
        /// All of that.
        public static let all: Phases = [.down, .repeat, .up]
    }

    /// Whether a key was dealt with.
    public enum Result: Hashable, Sendable {
        /// It was.
        case handled
        /// Somebody else is to deal with it.
        case ignored
    }
}

extension View {
    /// Says what a key does while the view has the focus.
    public nonisolated func onKeyPress(
        _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
    ) -> some View { self }
    /// Says what a key does in some of its phases while the view has the focus.
    public nonisolated func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { self }
    /// Says what several keys do while the view has the focus.
    public nonisolated func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { self }
    /// Says what any key does while the view has the focus.
    public nonisolated func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { self }
}

#if !SCANOUT_EMBEDDED
extension View {
    /// Says what keys that write some characters do while the view has the focus.
    public nonisolated func onKeyPress(
        characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { self }
}
#endif
