/// A text that tells a moment or the time to or from it, and changes as time goes on.
struct DateText: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case date
        case time
        case relative
        case offset
        case timer
    }

    enum Content: Equatable, Sendable {
        case moment(Date, Kind)
        case range(ClosedRange<Date>)
        case interval(ClosedRange<Date>, pause: Date?, countsDown: Bool, showsHours: Bool)
    }

    let content: Content

    /// Any moment that the text names.
    var reference: Date {
        switch content {
        case .moment(let date, _): date
        case .range(let range): range.lowerBound
        case .interval(let range, _, _, _): range.lowerBound
        }
    }

    /// The characters at a moment, and after how many seconds they change; nil for never.
    func characters(at now: Date, _ environment: EnvironmentValues) -> (string: String, change: Double?) {
        switch content {
        case .moment(let date, .date): return (DateFormat.date(date, environment), nil)
        case .moment(let date, .time): return (DateFormat.time(date, environment), nil)
        case .range(let range): return (DateFormat.range(range, environment), nil)
        case .moment(let date, let kind):
            let ahead = date.timeIntervalSince(now)
            let seconds = DateText.whole(ahead)
            let string =
                switch kind {
                case .timer: DateFormat.clock(seconds.magnitude, showsHours: true)
                case .offset: DateFormat.offset(seconds)
                default: DateFormat.relative(seconds.magnitude)
                }
            return (string, DateText.change(ahead))
        case .interval(let range, let pause, let countsDown, let showsHours):
            let moment = pause ?? now
            let inside = min(max(moment, range.lowerBound), range.upperBound)
            let rest = range.upperBound.timeIntervalSince(inside)
            let done = inside.timeIntervalSince(range.lowerBound)
            let seconds = countsDown ? DateText.whole(rest) : DateText.whole(-done).magnitude64
            let string = DateFormat.clock(seconds.magnitude, showsHours: showsHours)
            if pause != nil || moment >= range.upperBound { return (string, nil) }
            let untilBegin = range.lowerBound.timeIntervalSince(moment)
            if untilBegin > 0 { return (string, untilBegin + (countsDown ? DateText.change(rest) : 1)) }
            return (string, DateText.change(countsDown ? rest : -done))
        }
    }

    /// Seconds ahead, or behind as a negative number: ahead a second counts until it is over, behind once it is over.
    /// A clock's last bits do not count.
    private static func whole(_ ahead: Double) -> Int64 {
        guard ahead.isFinite, abs(ahead) < 1e15 else { return 0 }
        return Int64((ahead - 1e-4).rounded(.up))
    }

    /// After how many seconds ``whole(_:)`` changes.
    private static func change(_ ahead: Double) -> Double {
        let next = (ahead - 1e-4).rounded(.up) - 1
        return max(0.001, ahead - next)
    }
}

extension Int64 {
    fileprivate var magnitude64: Int64 { Int64(clamping: magnitude) }
}

/// Writes moments and lengths of time.
enum DateFormat {
    /// Minutes and seconds, with hours where there are any.
    static func clock(_ seconds: UInt64, showsHours: Bool) -> String {
        let (minutes, rest) = (seconds / 60, seconds % 60)
        guard showsHours, minutes >= 60 else { return "\(minutes):\(two(rest))" }
        return "\(minutes / 60):\(two(minutes % 60)):\(two(rest))"
    }

    private static func two(_ value: UInt64) -> String { value < 10 ? "0\(value)" : "\(value)" }

    private static let units: [(name: String, seconds: UInt64)] = [
        ("year", 31_536_000), ("month", 2_592_000), ("day", 86_400), ("hour", 3600), ("minute", 60), ("second", 1),
    ]

    /// The largest unit and the next one, as "2 hours, 23 minutes".
    static func relative(_ seconds: UInt64) -> String {
        let first = units.firstIndex { seconds >= $0.seconds } ?? units.count - 1
        let count = seconds / units[first].seconds
        let rest = seconds % units[first].seconds
        guard first + 1 < units.count, rest / units[first + 1].seconds > 0 else { return named(count, first) }
        return named(count, first) + ", " + named(rest / units[first + 1].seconds, first + 1)
    }

    /// The largest unit with a sign, as "+2 hours" for what is to come.
    static func offset(_ seconds: Int64) -> String {
        let length = seconds.magnitude
        let unit = units.firstIndex { length >= $0.seconds } ?? units.count - 1
        return (seconds < 0 ? "-" : "+") + named(length / units[unit].seconds, unit)
    }

    private static func named(_ count: UInt64, _ unit: Int) -> String {
        "\(count) \(units[unit].name)\(count == 1 ? "" : "s")"
    }

    #if SCANOUT_EMBEDDED
    /// As "June 3, 2019".
    static func date(_ date: Date, _ environment: EnvironmentValues) -> String {
        let parts = local(date)
        let months = [
            "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
            "November", "December",
        ]
        return "\(months[min(max(Int(parts.tm_mon), 0), 11)]) \(parts.tm_mday), \(1900 + Int(parts.tm_year))"
    }

    /// As "11:23 PM".
    static func time(_ date: Date, _ environment: EnvironmentValues) -> String {
        let parts = local(date)
        let hour = Int(parts.tm_hour)
        return "\(hour % 12 == 0 ? 12 : hour % 12):\(two(UInt64(max(0, parts.tm_min)))) \(hour < 12 ? "AM" : "PM")"
    }

    /// As "9:30 AM – 3:30 PM".
    static func range(_ range: ClosedRange<Date>, _ environment: EnvironmentValues) -> String {
        time(range.lowerBound, environment) + " – " + time(range.upperBound, environment)
    }

    private static func local(_ date: Date) -> tm {
        let seconds = date.timeIntervalSinceReferenceDate + 978_307_200
        var time = time_t(max(-1e15, min(1e15, seconds.isFinite ? seconds : 0)).rounded(.down))
        var parts = tm()
        localtime_r(&time, &parts)
        return parts
    }
    #else
    /// As "June 3, 2019".
    static func date(_ date: Date, _ environment: EnvironmentValues) -> String {
        date.formatted(style(environment, date: .long, time: .omitted))
    }

    /// As "11:23 PM".
    static func time(_ date: Date, _ environment: EnvironmentValues) -> String {
        date.formatted(style(environment, date: .omitted, time: .shortened))
    }

    /// As "9:30 – 11:30 AM".
    static func range(_ range: ClosedRange<Date>, _ environment: EnvironmentValues) -> String {
        let style = Date.IntervalFormatStyle(
            date: .omitted, time: .shortened, locale: environment.locale, calendar: environment.calendar,
            timeZone: environment.timeZone)
        return style.format(range.lowerBound..<range.upperBound)
    }

    private static func style(
        _ environment: EnvironmentValues, date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle
    ) -> Date.FormatStyle {
        Date.FormatStyle(
            date: date, time: time, locale: environment.locale, calendar: environment.calendar,
            timeZone: environment.timeZone)
    }
    #endif
}
