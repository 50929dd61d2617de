/// Why what views show is not to be read.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
    /// One bit a reason.
    public let rawValue: Int
    /// Makes a set.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// What is shown stands for what is not there yet: texts and pictures are drawn as bars and boxes.
    public static let placeholder = RedactionReasons(rawValue: 1 << 0)
    /// Nobody is to see what is private: texts and pictures marked with ``View/privacySensitive(_:)`` are drawn as bars and
    /// boxes.
    public static let privacy = RedactionReasons(rawValue: 1 << 1)
    /// What is shown is old; it is drawn all the same, and views may ask.
    public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}

private enum RedactionKey: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }
private enum PrivacyKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Why what views show is not to be read; empty where it is.
    public var redactionReasons: RedactionReasons {
        get { self[RedactionKey.self] }
        set { self[RedactionKey.self] = newValue }
    }

    /// Whether what is shown is private.
    var isPrivacySensitive: Bool {
        get { self[PrivacyKey.self] }
        set { self[PrivacyKey.self] = newValue }
    }

    /// Whether texts and pictures are drawn as bars and boxes.
    var hidesContent: Bool {
        let reasons = redactionReasons
        return reasons.contains(.placeholder) || reasons.contains(.privacy) && isPrivacySensitive
    }
}

extension View {
    /// Has texts inside drawn as bars, and pictures as boxes, of their size and in their style; shapes and colours stay.
    /// Reasons add to those around.
    public nonisolated func redacted(reason: RedactionReasons) -> some View {
        transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
    }
    /// Has all inside drawn as it is, whatever is said around.
    public nonisolated func unredacted() -> some View { transformEnvironment(\.redactionReasons) { $0 = [] } }
    /// Says whether what is inside is private.
    public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View {
        transformEnvironment(\.isPrivacySensitive) { $0 = sensitive }
    }
    /// Says that what is inside may be old while ``RedactionReasons/invalidated`` is set; it is drawn all the same.
    public nonisolated func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
}
