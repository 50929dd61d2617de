/// A text that can be written. Nothing writes on a panel yet: it shows what its binding says, or its prompt.
public struct TextField<Label> {
    private let text: String
    private let prompt: Text?
    private let label: Label
}

extension TextField: View where Label: View {
    nonisolated init(_ text: String, _ prompt: Text?, _ label: Label) {
        self.text = text
        self.prompt = prompt
        self.label = label
    }

    /// Makes a field with a label.
    public nonisolated init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(text.wrappedValue, prompt, label())
    }
    /// Makes a field with a label that grows along an axis.
    public nonisolated init(
        text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
    ) { self.init(text.wrappedValue, prompt, label()) }

    /// The text; the prompt, or else the label, in a faint style where there is none.
    public var body: some View {
        StyledField(field: TextField<_TextFieldStyleLabel>(text, prompt, .init(content: ErasedView(label)))) {
            if !text.isEmpty {
                Text(text)
            } else if let prompt {
                prompt.foregroundStyle(.tertiary)
            } else {
                label.foregroundStyle(.tertiary)
            }
        }
    }
}

/// What is written in a field, with what the field's style puts around.
struct FieldFrame<Content: View>: View {
    let look: TextFieldLook
    @ViewBuilder let content: Content

    var body: some View {
        let line = content.frame(maxWidth: .infinity, alignment: .leading)
        switch look {
        case .plain: line
        case .roundedBorder:
            line.padding(.horizontal, 7).padding(.vertical, 6)
                .background { RoundedRectangle(cornerRadius: 5).strokeBorder(Color.primary.opacity(0.2)) }
        }
    }
}

extension TextField where Label == Text {
    /// Makes a field with a title.
    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(text.wrappedValue, nil, Text(titleKey))
    }
    /// Makes a field with a title.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(text.wrappedValue, nil, Text(title))
    }
    /// Makes a field with a title and a prompt.
    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(text.wrappedValue, prompt, Text(titleKey))
    }
    /// Makes a field with a title and a prompt.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(text.wrappedValue, prompt, Text(title))
    }
    /// Makes a field with a title that grows along an axis.
    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
        self.init(text.wrappedValue, prompt, Text(titleKey))
    }
    /// Makes a field with a title that grows along an axis.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
        self.init(text.wrappedValue, prompt, Text(title))
    }
    #if !SCANOUT_EMBEDDED
    /// Makes a field with a title for a value with a format.
    public nonisolated init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(format.format(value.wrappedValue), prompt, Text(titleKey))
    }
    /// Makes a field with a title for a value with a format, which may be missing.
    public nonisolated init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value.wrappedValue.map { format.format($0) } ?? "", prompt, Text(titleKey))
    }
    #endif
}

/// A text that can be written and not read: it shows a dot for each letter. Nothing writes on a panel yet.
public struct SecureField<Label> {
    private let count: Int
    private let prompt: Text?
    private let label: Label
}

extension SecureField: View where Label: View {
    private nonisolated init(_ text: String, _ prompt: Text?, _ label: Label) {
        count = text.count
        self.prompt = prompt
        self.label = label
    }

    /// Makes a field with a label.
    public nonisolated init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(text.wrappedValue, prompt, label())
    }

    /// Dots; the prompt, or else the label, in a faint style where there is none.
    public var body: some View {
        let dots = String(repeating: "•", count: count)
        StyledField(field: TextField<_TextFieldStyleLabel>(dots, prompt, .init(content: ErasedView(label)))) {
            if count > 0 {
                Text(verbatim: dots)
            } else if let prompt {
                prompt.foregroundStyle(.tertiary)
            } else {
                label.foregroundStyle(.tertiary)
            }
        }
    }
}

extension SecureField where Label == Text {
    /// Makes a field with a title.
    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(text.wrappedValue, prompt, Text(titleKey))
    }
    /// Makes a field with a title.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
        self.init(text.wrappedValue, prompt, Text(title))
    }
}

/// A text of several lines that can be written. Nothing writes on a panel yet: it shows what its binding says.
public struct TextEditor {
    private let text: Binding<String>

    /// Makes an editor.
    public nonisolated init(text: Binding<String>) { self.text = text }
}

extension TextEditor: View {
    /// The text from the top leading corner of all the room there is.
    public var body: some View {
        Text(text.wrappedValue).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
}
