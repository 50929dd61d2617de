/// A value on a line between two others. Nothing moves a panel's sliders yet: it shows what its binding says.
public struct Slider<Label, ValueLabel> {
    @Environment(\.isEnabled) private var isEnabled
    private let share: Double
    private let label: Label
    private let minimum: ValueLabel
    private let maximum: ValueLabel
}

extension Slider: View where Label: View, ValueLabel: View {
    private nonisolated init<V: BinaryFloatingPoint>(
        _ value: Binding<V>, _ bounds: ClosedRange<V>, label: Label, minimum: ValueLabel, maximum: ValueLabel
    ) {
        let length = Double(bounds.upperBound) - Double(bounds.lowerBound)
        let share = length > 0 ? (Double(value.wrappedValue) - Double(bounds.lowerBound)) / length : 0
        self.init(
            share: share > 0 ? min(share, 1) : 0, label: label, minimum: minimum, maximum: maximum)
    }

    private nonisolated init(share: Double, label: Label, minimum: ValueLabel, maximum: ValueLabel) {
        self.share = share
        self.label = label
        self.minimum = minimum
        self.maximum = maximum
    }

    /// Makes a line between two values, with labels.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, label: label(), minimum: minimumValueLabel(), maximum: maximumValueLabel())
    }
    /// Makes a line between two values with steps between them, with labels.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, label: label(), minimum: minimumValueLabel(), maximum: maximumValueLabel())
    }

    /// The line with a knob 28 points wide where the value is; the label of the line itself is not shown, as on iOS.
    public var body: some View {
        HStack {
            minimum
            SliderTrack(share: share)
            maximum
        }
        .opacity(isEnabled ? 1 : ButtonInk.disabledOpacity)
    }
}

/// A line with a knob.
private struct SliderTrack: View {
    let share: Double

    var body: some View {
        GeometryReader { proxy in
            let way = max(0, proxy.size.width - 28)
            ZStack(alignment: .leading) {
                Capsule().fill(Color.primary.opacity(0.12)).frame(height: 4)
                Capsule().fill(Color.accentColor).frame(width: CGFloat(share) * way + 14, height: 4)
                Circle().fill(.white).frame(width: 28, height: 28)
                    .shadow(color: .black.opacity(0.25), radius: 2, y: 1)
                    .offset(x: CGFloat(share) * way)
            }
            .frame(height: proxy.size.height)
        }
        .frame(height: 31)
    }
}

extension Slider where Label: View, ValueLabel == EmptyView {
    /// Makes a line between two values, with a label.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, label: label(), minimum: EmptyView(), maximum: EmptyView())
    }
    /// Makes a line between two values with steps between them, with a label.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, label: label(), minimum: EmptyView(), maximum: EmptyView())
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    /// Makes a line between two values.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, label: EmptyView(), minimum: EmptyView(), maximum: EmptyView())
    }
    /// Makes a line between two values with steps between them.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, label: EmptyView(), minimum: EmptyView(), maximum: EmptyView())
    }
}

extension Slider where Label: View, ValueLabel: View {
    /// Makes a line between two values, with labels, in the words of earlier versions.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, label: label(), minimum: minimumValueLabel, maximum: maximumValueLabel)
    }
    /// Makes a line between two values with steps between them, with labels, in the words of earlier versions.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
        maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, label: label(), minimum: minimumValueLabel, maximum: maximumValueLabel)
    }
}
