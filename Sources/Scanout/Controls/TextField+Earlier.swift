extension TextField where Label == Text {
    /// Makes a field that calls back, in the words of earlier versions; nothing writes in it yet.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void = {}
    ) { self.init(titleKey, text: text) }
    /// Makes a field that calls back when it is done, in the words of earlier versions; nothing writes in it yet.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
    ) { self.init(titleKey, text: text) }
    /// Makes a field that calls back, in the words of earlier versions; nothing writes in it yet.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void = {}
    ) { self.init(title, text: text) }
    /// Makes a field that calls back when it is done, in the words of earlier versions; nothing writes in it yet.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
    ) { self.init(title, text: text) }
}

#if !SCANOUT_EMBEDDED
extension TextField {
    /// Makes a field for a value in the words of a formatter.
    public nonisolated init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
    ) where Label == Text {
        self.init(titleKey, text: .constant(formatter.string(for: value.wrappedValue) ?? ""), prompt: prompt)
    }
    /// Makes a field for a value in the words of a formatter.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
    ) where Label == Text {
        self.init(title, text: .constant(formatter.string(for: value.wrappedValue) ?? ""), prompt: prompt)
    }
    /// Makes a field for a value in a format, with a title.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String, Label == Text {
        self.init(title, text: .constant(format.format(value.wrappedValue)), prompt: prompt)
    }
    /// Makes a field for a value in a format, with a title; empty where there is no value.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String, Label == Text {
        self.init(title, text: .constant(value.wrappedValue.map { format.format($0) } ?? ""), prompt: prompt)
    }
}

extension TextField where Label: View {
    /// Makes a field for a value in a format, with a label.
    public nonisolated init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(text: .constant(format.format(value.wrappedValue)), prompt: prompt, label: label)
    }
    /// Makes a field for a value in a format, with a label; empty where there is no value.
    public nonisolated init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(text: .constant(value.wrappedValue.map { format.format($0) } ?? ""), prompt: prompt, label: label)
    }
}
#endif
