#if SCANOUT_EMBEDDED
/// A language and region.
public struct Locale: Hashable, Sendable {
    /// The identifier, such as "de_AT".
    public let identifier: String
    /// Makes one of an identifier.
    public init(identifier: String) { self.identifier = identifier }
    /// The one that the process is asked to speak.
    public static var current: Locale { Locale(identifier: Language.current) }
}

#else

private enum CalendarKey: EnvironmentKey {
    static var defaultValue: Calendar { Calendar.current }
}

private enum TimeZoneKey: EnvironmentKey {
    static var defaultValue: TimeZone { TimeZone.current }
}

extension EnvironmentValues {
    /// The calendar that dates are written by.
    public var calendar: Calendar {
        get { self[CalendarKey.self] }
        set { self[CalendarKey.self] = newValue }
    }
    /// The zone that times are written in.
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }
}
#endif

private enum LocaleKey: EnvironmentKey {
    static let known = Locale(identifier: Language.current)
    static var defaultValue: Locale? { nil }
}

extension EnvironmentValues {
    /// The language and region that text is for; that of LC_ALL, LC_MESSAGES or LANG where nobody set it.
    public var locale: Locale {
        get { self[LocaleKey.self] ?? LocaleKey.known }
        set { self[LocaleKey.self] = newValue }
    }

    /// The locale that numbers in texts are written by: the one that was set or that the process was given; nil where that
    /// is C's, which groups no digits.
    var numberLocale: Locale? {
        #if SCANOUT_EMBEDDED
        return nil
        #else
        return self[LocaleKey.self] ?? (Language.isNamed ? LocaleKey.known : nil)
        #endif
    }
}
