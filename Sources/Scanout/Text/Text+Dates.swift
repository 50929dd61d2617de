extension Text {
    /// How a moment is written.
    public struct DateStyle: Equatable, Sendable {
        let kind: DateText.Kind
        /// The day: "June 3, 2019".
        public static let date = DateStyle(kind: .date)
        /// The time of the day: "11:23 PM".
        public static let time = DateStyle(kind: .time)
        /// How far off the moment is, in two units, brought up to date as time goes on: "2 hours, 23 minutes".
        public static let relative = DateStyle(kind: .relative)
        /// How far off the moment is, with a sign that is a minus for what has passed: "+2 hours".
        public static let offset = DateStyle(kind: .offset)
        /// A clock that runs down to the moment and up from it: "36:59:01".
        public static let timer = DateStyle(kind: .timer)
    }

    /// Makes text of a moment. Where the style counts, the text is brought up to date as the host's clock goes on.
    public nonisolated init(_ date: Date, style: DateStyle) {
        self.init(source: .date(DateText(content: .moment(date, style.kind))))
    }
    /// Makes text of the times that an interval begins and ends at.
    public nonisolated init(_ dates: ClosedRange<Date>) {
        self.init(source: .date(DateText(content: .range(dates))))
    }
    /// Makes text of a clock that runs within an interval, down to its end or up from its start.
    ///
    /// `pauseTime` is a moment to stop at; without `showsHours` more than 59 minutes are written as minutes.
    public nonisolated init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        self.init(
            source: .date(
                DateText(
                    content: .interval(
                        timerInterval, pause: pauseTime, countsDown: countsDown, showsHours: showsHours))))
    }

    #if !SCANOUT_EMBEDDED
    /// Makes text of the times that an interval begins and ends at.
    public nonisolated init(_ interval: DateInterval) { self.init(interval.start...interval.end) }
    #endif
}
