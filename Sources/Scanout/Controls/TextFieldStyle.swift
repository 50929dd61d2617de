/// How fields look.
@MainActor @preconcurrency
public protocol TextFieldStyle: DynamicProperty {
    /// What a style makes of a field.
    associatedtype _Body: View
    /// What a style's field shows where nothing is written.
    typealias _Label = _TextFieldStyleLabel
    /// Makes a view of a field, which by itself looks as the styles around say.
    @ViewBuilder func _body(configuration: TextField<Self._Label>) -> _Body
}

/// What a style's field shows where nothing is written.
public struct _TextFieldStyleLabel: View {
    let content: ErasedView
    /// The label itself.
    public var body: some View { content }
}

/// The looks of fields that this library draws.
enum TextFieldLook: Hashable, Sendable {
    /// The text alone.
    case plain
    /// In a frame with rounded corners.
    case roundedBorder
}

/// A style that fields draw themselves.
@MainActor protocol BuiltInTextFieldStyle {
    var look: TextFieldLook { get }
}

/// The style where none is set: the text alone.
public struct DefaultTextFieldStyle: TextFieldStyle {
    /// Makes the style.
    public nonisolated init() {}
    /// The text alone.
    public func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View {
        configuration.textFieldStyle(self)
    }
}
/// The text alone.
public struct PlainTextFieldStyle: TextFieldStyle {
    /// Makes the style.
    public nonisolated init() {}
    /// The text alone.
    public func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View {
        configuration.textFieldStyle(self)
    }
}
/// In a frame with rounded corners.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    /// Makes the style.
    public nonisolated init() {}
    /// In a frame with rounded corners.
    public func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View {
        configuration.textFieldStyle(self)
    }
}

extension DefaultTextFieldStyle: BuiltInTextFieldStyle { var look: TextFieldLook { .plain } }
extension PlainTextFieldStyle: BuiltInTextFieldStyle { var look: TextFieldLook { .plain } }
extension RoundedBorderTextFieldStyle: BuiltInTextFieldStyle { var look: TextFieldLook { .roundedBorder } }

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// The style where none is set.
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// The text alone.
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// In a frame with rounded corners.
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

private enum TextFieldStylesKey: EnvironmentKey { static var defaultValue: StyleChain { StyleChain() } }

extension EnvironmentValues {
    /// The styles of fields.
    var textFieldStyles: StyleChain {
        get { self[TextFieldStylesKey.self] }
        set { self[TextFieldStylesKey.self] = newValue }
    }
}

/// A field as the nearest style has it.
struct StyledField<Content: View>: View {
    @Environment(\.textFieldStyles) private var styles
    /// The field itself, for styles that do not know how it is drawn.
    let field: TextField<_TextFieldStyleLabel>
    @ViewBuilder let content: Content

    var body: some View {
        if let style = styles.last, let own = style as? any TextFieldStyle, !(style is any BuiltInTextFieldStyle) {
            Self.styled(own, field).environment(\.textFieldStyles, styles.outer)
        } else {
            FieldFrame(look: (styles.last as? any BuiltInTextFieldStyle)?.look ?? .plain) { content }
        }
    }

    private static func styled<S: TextFieldStyle>(_ style: S, _ field: TextField<_TextFieldStyleLabel>) -> AnyView {
        AnyView(TextFieldBody(style: style, field: field))
    }
}

private struct TextFieldBody<Style: TextFieldStyle>: View {
    var style: Style
    let field: TextField<_TextFieldStyleLabel>

    var body: some View { style._body(configuration: field) }
}

/// What a keyboard's return key is for.
public struct SubmitLabel: Hashable, Sendable {
    private let name: String
    /// Being done.
    public static let done = SubmitLabel(name: "done")
    /// Going somewhere.
    public static let go = SubmitLabel(name: "go")
    /// Sending.
    public static let send = SubmitLabel(name: "send")
    /// Joining.
    public static let join = SubmitLabel(name: "join")
    /// Choosing a way.
    public static let route = SubmitLabel(name: "route")
    /// Searching.
    public static let search = SubmitLabel(name: "search")
    /// Returning.
    public static let `return` = SubmitLabel(name: "return")
    /// The next field.
    public static let next = SubmitLabel(name: "next")
    /// Going on.
    public static let `continue` = SubmitLabel(name: "continue")
}

/// Which letters a keyboard makes large.
public struct TextInputAutocapitalization: Hashable, Sendable {
    private let name: String
    /// None.
    public static let never = TextInputAutocapitalization(name: "never")
    /// The first of words.
    public static let words = TextInputAutocapitalization(name: "words")
    /// The first of sentences.
    public static let sentences = TextInputAutocapitalization(name: "sentences")
    /// All.
    public static let characters = TextInputAutocapitalization(name: "characters")
}

/// What is submitted.
public struct SubmitTriggers: OptionSet, Sendable {
    /// One bit a kind.
    public let rawValue: Int
    /// Makes a set.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Text.
    public static let text = SubmitTriggers(rawValue: 1)
    /// A search.
    public static let search = SubmitTriggers(rawValue: 2)
}

extension View {
    /// Sets how fields inside look.
    public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        transformEnvironment(\.textFieldStyles) { $0 = $0.appending(style) }
    }
    /// Calls back when a field is done, which nothing does yet.
    public nonisolated func onSubmit(
        of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
    ) -> some View { self }
    /// Says what a keyboard's return key is for; a panel has no keyboard.
    public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
    /// Says whether what is written is corrected; nothing is written yet.
    public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
    /// Says whether what is written is corrected; nothing is written yet.
    public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View { self }
    /// Says which letters a keyboard makes large; a panel has no keyboard.
    public nonisolated func textInputAutocapitalization(
        _ autocapitalization: TextInputAutocapitalization?
    ) -> some View { self }
}
