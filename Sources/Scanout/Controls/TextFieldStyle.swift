/// How fields look.
public protocol TextFieldStyle: Sendable {
    /// Which look it is.
    static var _look: _TextFieldLook { get }
}

/// The looks of fields.
public enum _TextFieldLook: Hashable, Sendable {
    /// The text alone.
    case plain
    /// In a frame with rounded corners.
    case roundedBorder
}

/// The style where none is set: the text alone.
public struct DefaultTextFieldStyle: TextFieldStyle {
    /// Makes the style.
    public init() {}
    /// The text alone.
    public static var _look: _TextFieldLook { .plain }
}
/// The text alone.
public struct PlainTextFieldStyle: TextFieldStyle {
    /// Makes the style.
    public init() {}
    /// The text alone.
    public static var _look: _TextFieldLook { .plain }
}
/// In a frame with rounded corners.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    /// Makes the style.
    public init() {}
    /// In a frame with rounded corners.
    public static var _look: _TextFieldLook { .roundedBorder }
}

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

private enum TextFieldLookKey: EnvironmentKey { static var defaultValue: _TextFieldLook { .plain } }

extension EnvironmentValues {
    /// The look of fields.
    var textFieldLook: _TextFieldLook {
        get { self[TextFieldLookKey.self] }
        set { self[TextFieldLookKey.self] = newValue }
    }
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
        transformEnvironment(\.textFieldLook) { $0 = S._look }
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
