/// A value with a style of writing it, which follows the environment's locale.
struct FormattedText: Equatable, @unchecked Sendable {
    #if SCANOUT_EMBEDDED
    let write: (EnvironmentValues) -> [Text.Piece]
    #else
    /// What the value is in the locale of the program, by which two texts are compared.
    private let pieces: [Text.Piece]
    let write: (EnvironmentValues) -> [Text.Piece]

    init(_ write: @escaping (EnvironmentValues) -> [Text.Piece]) {
        self.write = write
        pieces = write(EnvironmentValues())
    }
    #endif

    /// Styles are compared by what they write.
    static func == (a: FormattedText, b: FormattedText) -> Bool {
        #if SCANOUT_EMBEDDED
        return false
        #else
        return a.pieces == b.pieces
        #endif
    }
}

#if !SCANOUT_EMBEDDED
extension Text {
    /// Makes text of a value in a style of writing it.
    public nonisolated init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(
            source: .formatted(
                FormattedText { environment in
                    [Piece(string: format.locale(environment.locale).format(input))]
                }))
    }
    /// Makes text of a value in a style of writing it that says how parts look.
    public nonisolated init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
        self.init(
            source: .formatted(
                FormattedText { environment in
                    Piece.pieces(format.locale(environment.locale).format(input))
                }))
    }
    /// Makes text of an object as a formatter writes it.
    public nonisolated init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? "")
    }
    /// Makes text of a value as a formatter writes it.
    public nonisolated init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? "")
    }
    /// Makes text of a key whose translations are in a bundle: see ``init(_:tableName:comment:)``.
    public nonisolated init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle?, comment: StaticString? = nil
    ) {
        let folder = bundle.flatMap { $0.bundlePath == Bundle.main.bundlePath ? nil : $0.resourcePath ?? $0.bundlePath }
        self.init(key, LocalizedText(key: key, table: tableName, folder: folder))
    }
    /// Makes text of characters whose parts say how they look.
    @_disfavoredOverload
    public nonisolated init(_ attributedContent: AttributedString) {
        self.init(pieces: Piece.pieces(attributedContent))
    }
}

extension LocalizedStringKey.StringInterpolation {
    /// Adds a value in a style of writing it.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String { appendInterpolation(Text(input, format: format)) }
    /// Adds a value in a style of writing it that says how parts look.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
        appendInterpolation(Text(input, format: format))
    }
    /// Adds an object as a formatter writes it.
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
        _ subject: Subject, formatter: Formatter? = nil
    ) {
        appendInterpolation(formatter?.string(for: subject) ?? String(describing: subject))
    }
    /// Adds an object as a formatter writes it.
    public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
        appendInterpolation(formatter?.string(for: subject) ?? String(describing: subject))
    }
    /// Adds characters whose parts say how they look.
    @_disfavoredOverload
    public mutating func appendInterpolation(_ attributed: AttributedString) { appendInterpolation(Text(attributed)) }
    /// Adds the times that an interval begins and ends at.
    public mutating func appendInterpolation(_ interval: DateInterval) { appendInterpolation(Text(interval)) }
}
#endif
