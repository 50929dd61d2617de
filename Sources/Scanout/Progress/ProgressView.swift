/// Shows how far something has come, or that it goes on.
///
/// A value is shown as its share of the total, held to 0...1. Without a value, or with one that is no number, the view
/// says only that something goes on.
public struct ProgressView<Label, CurrentValueLabel> {
    /// What is shown.
    enum Source {
        case value(Double?)
        case interval(ClosedRange<Date>, countsDown: Bool)
    }

    @Environment(\.progressViewStyles) private var styles
    private let source: Source
    private let label: Label?
    private let currentValueLabel: CurrentValueLabel?

    nonisolated init(_ source: Source, label: Label?, currentValueLabel: CurrentValueLabel?) {
        self.source = source
        self.label = label
        self.currentValueLabel = currentValueLabel
    }
}

extension ProgressView: View where Label: View, CurrentValueLabel: View {
    /// What the style makes of the share and the labels.
    public var body: some View {
        switch source {
        case .value(let share): styled(share)
        case .interval(let interval, let countsDown):
            // A fiftieth of a second at least: no panel shows shorter steps of a bar.
            let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
            TimelineView(
                IntervalSchedule(interval: interval, step: max(length / 200, 0.02))
            ) { context in
                let passed = context.date.timeIntervalSince(interval.lowerBound)
                let share = length > 0 ? min(max(passed / length, 0), 1) : 1
                styled(countsDown ? 1 - share : share)
            }
        }
    }

    @MainActor private func styled(_ share: Double?) -> some View {
        let configuration = ProgressViewStyleConfiguration(
            fractionCompleted: share,
            label: label.flatMap { $0 is EmptyView ? nil : .init(content: styles.erased($0, \.progressViewStyles)) },
            currentValueLabel: currentValueLabel.flatMap {
                $0 is EmptyView ? nil : .init(content: styles.erased($0, \.progressViewStyles))
            })
        let style = styles.last as? any ProgressViewStyle ?? DefaultProgressViewStyle()
        return Self.styled(style, configuration).environment(\.progressViewStyles, styles.outer)
    }

    @MainActor private static func styled<S: ProgressViewStyle>(
        _ style: S, _ configuration: ProgressViewStyleConfiguration
    ) -> AnyView { AnyView(ProgressViewBody(style: style, configuration: configuration)) }
}

private struct ProgressViewBody<Style: ProgressViewStyle>: View {
    var style: Style
    let configuration: ProgressViewStyleConfiguration

    var body: some View { style.makeBody(configuration: configuration) }
}

/// The moments of an interval, a step apart, and none past its end.
private struct IntervalSchedule: TimelineSchedule, Equatable {
    let interval: ClosedRange<Date>
    let step: Double

    func entries(from startDate: Date, mode: TimelineScheduleMode) -> AnyIterator<Date> {
        let (interval, step) = (interval, step)
        let passed = startDate.timeIntervalSince(interval.lowerBound)
        var count = max(0, (passed / step).rounded(.down))
        var isOver = false
        return AnyIterator {
            if isOver { return nil }
            let date = interval.lowerBound.addingTimeInterval(count * step)
            count += 1
            isOver = date >= interval.upperBound
            return min(date, interval.upperBound)
        }
    }
}

extension ProgressView {
    /// The share of a total; nil for none.
    fileprivate nonisolated static func share<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
        guard let value else { return nil }
        let share = Double(value) / Double(total)
        if Double(total) <= 0 { return Double(value) >= Double(total) ? 1 : 0 }
        return share.isNaN ? nil : min(max(share, 0), 1)
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// Says that something goes on.
    public nonisolated init() where Label == EmptyView { self.init(.value(nil), label: nil, currentValueLabel: nil) }
    /// Says that something goes on, with a label.
    public nonisolated init(@ViewBuilder label: () -> Label) {
        self.init(.value(nil), label: label(), currentValueLabel: nil)
    }
    /// Says that something goes on, with a text.
    public nonisolated init(_ titleKey: LocalizedStringKey) where Label == Text {
        self.init(.value(nil), label: Text(titleKey), currentValueLabel: nil)
    }
    /// Says that something goes on, with a text.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S) where Label == Text {
        self.init(.value(nil), label: Text(title), currentValueLabel: nil)
    }
    /// Shows a value of a total; nil for none.
    public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
        self.init(.value(Self.share(value, total)), label: nil, currentValueLabel: nil)
    }
    /// Shows a value of a total, with a label; nil for none.
    public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
        self.init(.value(Self.share(value, total)), label: label(), currentValueLabel: nil)
    }
    /// Shows a value of a total, with a text; nil for none.
    public nonisolated init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
    where Label == Text { self.init(.value(Self.share(value, total)), label: Text(titleKey), currentValueLabel: nil) }
    /// Shows a value of a total, with a text; nil for none.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0)
    where Label == Text { self.init(.value(Self.share(value, total)), label: Text(title), currentValueLabel: nil) }
}

extension ProgressView {
    /// Shows a value of a total, with a label and what says the value; nil for none.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) { self.init(.value(Self.share(value, total)), label: label(), currentValueLabel: currentValueLabel()) }

    /// Shows how much of a time has passed, or with `countsDown` is left, with a label and what says the value.
    public nonisolated init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            .interval(timerInterval, countsDown: countsDown), label: label(), currentValueLabel: currentValueLabel())
    }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
    /// Shows how much of a time has passed, or with `countsDown` is left, with a label.
    public nonisolated init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
    ) {
        self.init(
            .interval(timerInterval, countsDown: countsDown), label: label(),
            currentValueLabel: DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown))
    }
    /// Shows how much of a time has passed, or with `countsDown` is left.
    public nonisolated init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) where Label == EmptyView {
        self.init(
            .interval(timerInterval, countsDown: countsDown), label: nil,
            currentValueLabel: DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown))
    }
}

/// The time that is left, or has passed, in minutes and seconds.
public struct DefaultDateProgressLabel: View {
    let interval: ClosedRange<Date>
    let countsDown: Bool

    /// A text that changes each second.
    public var body: some View {
        TimelineView(IntervalSchedule(interval: interval, step: 1)) { context in
            let passed = context.date.timeIntervalSince(interval.lowerBound)
            let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
            let shown = min(max(countsDown ? length - passed : passed, 0), length)
            Text(verbatim: Self.text(seconds: Int(min(shown.rounded(), 1e9)))).monospacedDigit()
        }
    }

    static func text(seconds: Int) -> String {
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
        let rest = two(seconds % 60)
        return hours > 0 ? "\(hours):\(two(minutes)):\(rest)" : "\(minutes):\(rest)"
    }
}

#if !SCANOUT_EMBEDDED
extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    /// Shows how far a progress has come at the moment that the view is made.
    public nonisolated init(_ progress: Progress) {
        self.init(
            .value(progress.isIndeterminate ? nil : min(max(progress.fractionCompleted, 0), 1)), label: nil,
            currentValueLabel: nil)
    }
}
#endif

extension ProgressView
where
    Label == ProgressViewStyleConfiguration.Label,
    CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
    /// Makes a progress view of what a style was given, to be shown in the style around.
    public nonisolated init(_ configuration: ProgressViewStyleConfiguration) {
        self.init(
            .value(configuration.fractionCompleted), label: configuration.label,
            currentValueLabel: configuration.currentValueLabel)
    }
}
