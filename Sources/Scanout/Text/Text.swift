/// Lines of text.
public struct Text: Equatable, Sendable {
    /// A change to the font or colour of a piece.
    struct Style: Equatable, Sendable {
        var font: Font?
        var weight: Font.Weight?
        var isItalic = false
        var hasMonospacedDigits = false
        var design: Font.Design?
        var color: Color?
        var hasColor = false
        var style: AnyShapeStyle?

        /// Whether the font is the environment's.
        var isPlain: Bool {
            font == nil && weight == nil && !isItalic && !hasMonospacedDigits && design == nil
        }
    }

    /// Characters in one style.
    struct Piece: Equatable, Sendable {
        var string: String
        var style = Style()
    }

    /// Most texts are one string, which costs no allocation as long as nothing is asked for it.
    private enum Storage: Equatable, Sendable {
        case plain(String)
        case pieces([Piece])
    }

    private var storage: Storage

    var pieces: [Piece] {
        get {
            switch storage {
            case .plain(let string): [Piece(string: string)]
            case .pieces(let pieces): pieces
            }
        }
        set { storage = .pieces(newValue) }
    }

    /// The piece of a text that has one.
    var onlyPiece: (string: String, style: Style)? {
        switch storage {
        case .plain(let string): (string, Style())
        case .pieces(let pieces): pieces.count == 1 ? (pieces[0].string, pieces[0].style) : nil
        }
    }

    /// The whole text where it is all in the environment's style.
    var plainString: String? {
        if case .plain(let string) = storage { return string }
        return nil
    }

    /// Makes text of characters as they are.
    public nonisolated init(verbatim content: String) { storage = .plain(content) }
    /// Makes text of characters as they are.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ content: S) { self.init(verbatim: String(content)) }
    /// Makes text of a key with values in it.
    public nonisolated init(_ key: LocalizedStringKey, tableName: String? = nil, comment: StaticString? = nil) {
        let pieces = key.pieces
        if pieces.count == 1, pieces[0].style == Style() {
            storage = .plain(pieces[0].string)
        } else {
            storage = .pieces(pieces)
        }
    }

    init(pieces: [Piece]) { storage = .pieces(pieces) }

    /// One text after the other.
    public static func + (a: Text, b: Text) -> Text { Text(pieces: a.pieces + b.pieces) }

    var string: String { plainString ?? pieces.map(\.string).joined() }
}

extension Text {
    private nonisolated func styled(_ change: (inout Style) -> Void) -> Text {
        var copy = self
        for index in copy.pieces.indices { change(&copy.pieces[index].style) }
        return copy
    }

    /// The text in a font; inner settings win.
    public nonisolated func font(_ font: Font?) -> Text { styled { if $0.font == nil { $0.font = font } } }
    /// The text in a weight.
    public nonisolated func fontWeight(_ weight: Font.Weight?) -> Text { styled { $0.weight = $0.weight ?? weight } }
    /// The text in bold.
    public nonisolated func bold(_ isActive: Bool = true) -> Text { isActive ? fontWeight(.bold) : self }
    /// The text leaning.
    public nonisolated func italic(_ isActive: Bool = true) -> Text { styled { $0.isItalic = $0.isItalic || isActive } }
    /// The text with all digits of one width.
    public nonisolated func monospacedDigit() -> Text { styled { $0.hasMonospacedDigits = true } }
    /// The text in a design.
    public nonisolated func fontDesign(_ design: Font.Design?) -> Text { styled { $0.design = $0.design ?? design } }
    /// The text with all characters of one width.
    public nonisolated func monospaced(_ isActive: Bool = true) -> Text {
        isActive ? fontDesign(.monospaced) : self
    }
    /// The text in a colour; nil for the environment's style.
    public nonisolated func foregroundColor(_ color: Color?) -> Text {
        styled {
            if $0.hasColor { return }
            $0.hasColor = true
            $0.color = color
        }
    }
    /// The text in a style.
    public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        styled {
            if $0.hasColor { return }
            $0.hasColor = true
            $0.style = AnyShapeStyle(style)
        }
    }
}

extension Text: View {
    /// There is none.
    public typealias Body = Never
    /// A node with the text's box.
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        LeafNode(view, inputs) { TextBox(view, $0) }
    }
}
