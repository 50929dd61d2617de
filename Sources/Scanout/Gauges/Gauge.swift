/// Shows a value within bounds.
///
/// The value is held to the bounds; one that is no number counts as the lower one.
public struct Gauge<Label, CurrentValueLabel, BoundsLabel, MarkedValueLabels> {
    @Environment(\.gaugeStyles) private var styles
    private let value: Double
    private let label: Label
    private let currentValueLabel: CurrentValueLabel
    private let minimumValueLabel: BoundsLabel
    private let maximumValueLabel: BoundsLabel
    private let markedValueLabels: MarkedValueLabels

    /// The place of a value between bounds, 0...1.
    nonisolated static func share<V: BinaryFloatingPoint>(_ value: V, _ bounds: ClosedRange<V>) -> Double {
        let (low, high) = (Double(bounds.lowerBound), Double(bounds.upperBound))
        let share = (Double(value) - low) / (high - low)
        return share.isNaN ? 0 : min(max(share, 0), 1)
    }
}

extension Gauge: View where Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View {
    /// Makes a gauge with labels for the value, the bounds and marked values; styles show none of the last.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) {
        self.value = Self.share(value, bounds)
        self.label = label()
        self.currentValueLabel = currentValueLabel()
        self.minimumValueLabel = minimumValueLabel()
        self.maximumValueLabel = maximumValueLabel()
        self.markedValueLabels = markedValueLabels()
    }

    /// What the style makes of the value and the labels.
    public var body: some View {
        let configuration = GaugeStyleConfiguration(
            value: value, label: .init(content: styles.erased(label, \.gaugeStyles)),
            currentValueLabel: erased(currentValueLabel).map { .init(content: $0) },
            minimumValueLabel: erased(minimumValueLabel).map { .init(content: $0) },
            maximumValueLabel: erased(maximumValueLabel).map { .init(content: $0) },
            markedValueLabels: erased(markedValueLabels).map { .init(content: $0) })
        let style = styles.last as? any GaugeStyle ?? DefaultGaugeStyle()
        return Self.styled(style, configuration).environment(\.gaugeStyles, styles.outer)
    }

    @MainActor private func erased<V: View>(_ view: V) -> ErasedView? {
        view is EmptyView ? nil : styles.erased(view, \.gaugeStyles)
    }

    @MainActor private static func styled<S: GaugeStyle>(_ style: S, _ configuration: GaugeStyleConfiguration)
        -> AnyView
    {
        AnyView(GaugeBody(style: style, configuration: configuration))
    }
}

private struct GaugeBody<Style: GaugeStyle>: View {
    var style: Style
    let configuration: GaugeStyleConfiguration

    var body: some View { style.makeBody(configuration: configuration) }
}

extension Gauge
where Label: View, CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    /// Makes a gauge with a label.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
    ) { self.init(value: value, in: bounds, label: label, currentValueLabel: { EmptyView() }) }
}

extension Gauge where Label: View, CurrentValueLabel: View, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    /// Makes a gauge with a label and one for the value.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            value: value, in: bounds, label: label, currentValueLabel: currentValueLabel,
            markedValueLabels: { EmptyView() })
    }
}

extension Gauge where Label: View, CurrentValueLabel: View, BoundsLabel == EmptyView, MarkedValueLabels: View {
    /// Makes a gauge with a label, one for the value and some for marked values.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) {
        self.init(
            value: value, in: bounds, label: label, currentValueLabel: currentValueLabel,
            minimumValueLabel: { EmptyView() }, maximumValueLabel: { EmptyView() },
            markedValueLabels: markedValueLabels)
    }
}

extension Gauge where Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels == EmptyView {
    /// Makes a gauge with labels for the value and the bounds.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) {
        self.init(
            value: value, in: bounds, label: label, currentValueLabel: currentValueLabel,
            minimumValueLabel: minimumValueLabel, maximumValueLabel: maximumValueLabel,
            markedValueLabels: { EmptyView() })
    }
}
