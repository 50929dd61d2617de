/// Lines of text.
public struct Text: Equatable, Sendable {
    /// Characters in one style.
    struct Piece: Equatable, Sendable {
        var string: String
        var style = Style()
        /// Where the characters come from once the text is shown; nil for those at hand.
        var source: Source?
    }

    /// Characters that depend on where and when a text is shown.
    indirect enum Source: Equatable, Sendable {
        case localized(LocalizedText)
        case date(DateText)
        case formatted(FormattedText)
        case image(Image)
    }

    /// Most texts are one string, which costs no allocation as long as nothing is asked for it.
    private enum Storage: Equatable, Sendable {
        case plain(String)
        /// A literal with numbers in it: as C writes them, and what is written anew where a locale is named.
        indirect case numbers(String, LocalizedText)
        case pieces([Piece])

        /// Numbers are equal to the same characters: what tells them apart is where a locale is named alone.
        static func == (a: Storage, b: Storage) -> Bool {
            switch (a, b) {
            case (.plain(let a), .plain(let b)), (.plain(let a), .numbers(let b, _)),
                (.numbers(let a, _), .plain(let b)):
                a == b
            case (.numbers(_, let a), .numbers(_, let b)): a == b
            case (.pieces(let a), .pieces(let b)): a == b
            default: false
            }
        }
    }

    private var storage: Storage

    var pieces: [Piece] {
        get {
            switch storage {
            case .plain(let string): [Piece(string: string)]
            case .numbers(let string, let localized): [Piece(string: string, source: .localized(localized))]
            case .pieces(let pieces): pieces
            }
        }
        set { storage = .pieces(newValue) }
    }

    /// The whole text where it is all in the environment's style.
    ///
    /// - Parameter namesLocale: whether the environment has a locale that numbers are written by.
    func plainString(namesLocale: Bool) -> String? {
        switch storage {
        case .plain(let string): string
        case .numbers(let string, _): namesLocale ? nil : string
        case .pieces: nil
        }
    }

    /// Makes text of characters as they are.
    public nonisolated init(verbatim content: String) { storage = .plain(content) }
    /// Makes text of characters as they are.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ content: S) { self.init(verbatim: String(content)) }

    init(pieces: [Piece]) { storage = .pieces(pieces) }
    init(source: Source) { storage = .pieces([Piece(string: "", source: source)]) }

    /// One text after the other.
    public static func + (a: Text, b: Text) -> Text { Text(pieces: a.pieces + b.pieces) }

    /// Makes text of a key with values in it: a literal, its translation where there is one. Asterisks, underscores,
    /// tildes, backquotes and links in it mark it up as in Markdown.
    ///
    /// Translations are looked up by the locale of the environment in `LANGUAGE.lproj/TABLE.strings` and
    /// `TABLE.xcstrings`, beside the executable and in its bundle. Numbers in it are written by that locale too, `1234` as
    /// "1,234" or "1.234", where `Environment(\.locale)` is set or LANG names one; as C writes them, "1234", where
    /// nobody names a locale, LANG is C or POSIX, and in builds without Foundation.
    public nonisolated init(_ key: LocalizedStringKey, tableName: String? = nil, comment: StaticString? = nil) {
        self.init(key, LocalizedText(key: key, table: tableName, folder: nil))
    }

    nonisolated init(_ key: LocalizedStringKey, _ localized: LocalizedText) {
        if let plain = key.plain, localized.folder == nil, Translations.main.isEmpty {
            storage = key.hasNumbers ? .numbers(plain, localized) : .plain(plain)
        } else {
            storage = .pieces([Piece(string: "", source: .localized(localized))])
        }
    }

    /// Makes text of a picture, which stands in the line as a letter does.
    public nonisolated init(_ image: Image) { self.init(source: .image(image)) }
}

extension Text: View {
    /// There is none.
    public typealias Body = Never
    /// A node with the text's box.
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        LeafNode(view, inputs) { TextBox(view, $0) }
    }
}
