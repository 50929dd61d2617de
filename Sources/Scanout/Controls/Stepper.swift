/// A label with two buttons that make a value smaller and greater. Nothing presses a panel's buttons yet.
public struct Stepper<Label> {
    @Environment(\.isEnabled) private var isEnabled
    private let label: Label
}

extension Stepper: View where Label: View {
    private nonisolated init(_ label: Label) { self.label = label }

    /// Makes two buttons with actions.
    public nonisolated init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(label()) }
    /// Makes two buttons for a value.
    public nonisolated init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(label()) }
    /// Makes two buttons for a value between two others.
    public nonisolated init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(label()) }

    /// The label, and both buttons at the trailing edge: 94 by 32 points.
    public var body: some View {
        LabeledControl(label) {
            HStack(spacing: 0) {
                Image(systemName: "minus").frame(width: 46)
                Rectangle().fill(Color.primary.opacity(0.2)).frame(width: 2, height: 18)
                Image(systemName: "plus").frame(width: 46)
            }
            .frame(height: 32)
            .background(Color.primary.opacity(0.08), in: RoundedRectangle(cornerRadius: 8))
            .opacity(isEnabled ? 1 : ButtonInk.disabledOpacity)
        }
    }
}

extension Stepper where Label == Text {
    /// Makes two buttons with actions.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(Text(titleKey)) }
    /// Makes two buttons with actions.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(Text(title)) }
    /// Makes two buttons for a value.
    public nonisolated init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(Text(titleKey)) }
    /// Makes two buttons for a value.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(Text(title)) }
    /// Makes two buttons for a value between two others.
    public nonisolated init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(Text(titleKey)) }
    /// Makes two buttons for a value between two others.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(Text(title)) }
}

extension Stepper where Label: View {
    /// Makes two buttons with actions, in the words of earlier versions.
    public nonisolated init(
        onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
    ) { self.init(label()) }
    /// Makes two buttons for a value, in the words of earlier versions.
    public nonisolated init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void,
        @ViewBuilder label: () -> Label
    ) { self.init(label()) }
    /// Makes two buttons for a value between two others, in the words of earlier versions.
    public nonisolated init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
    ) { self.init(label()) }
}

#if !SCANOUT_EMBEDDED
/// A stepper's label with its value.
public struct _SteppedLabel<Label> {
    let label: Label
    let value: String
}

extension _SteppedLabel: View where Label: View {
    /// Both beside each other.
    public var body: some View {
        HStack {
            label
            Text(verbatim: value)
        }
    }
}

extension Stepper {
    /// Makes two buttons for a value that is shown in a format.
    public nonisolated init<F: ParseableFormatStyle, L: View>(
        value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> L,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String, Label == _SteppedLabel<L> {
        self.init(_SteppedLabel(label: label(), value: format.format(value.wrappedValue)))
    }
    /// Makes two buttons for a value between two others that is shown in a format.
    public nonisolated init<F: ParseableFormatStyle, L: View>(
        value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1,
        format: F, @ViewBuilder label: () -> L, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String, Label == _SteppedLabel<L> {
        self.init(_SteppedLabel(label: label(), value: format.format(value.wrappedValue)))
    }
    /// Makes two buttons for a value that is shown in a format.
    public nonisolated init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String, Label == _SteppedLabel<Text> {
        self.init(_SteppedLabel(label: Text(titleKey), value: format.format(value.wrappedValue)))
    }
    /// Makes two buttons for a value between two others that is shown in a format.
    public nonisolated init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
        step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String, Label == _SteppedLabel<Text> {
        self.init(_SteppedLabel(label: Text(titleKey), value: format.format(value.wrappedValue)))
    }
}
#endif
