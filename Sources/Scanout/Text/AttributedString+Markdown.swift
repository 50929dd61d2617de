#if !SCANOUT_EMBEDDED
/// What Markdown says of a stretch of text.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
    /// The bits, as Foundation has them.
    public let rawValue: UInt

    /// Takes bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Between single marks: `*so*`.
    public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
    /// Between double marks: `**so**`.
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
    /// Between backticks.
    public static let code = InlinePresentationIntent(rawValue: 1 << 2)
    /// Between tildes: `~~so~~`.
    public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
    /// A line's end that is none of a paragraph's.
    public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
    /// A line's end that was asked for.
    public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
    /// HTML inside of a line.
    public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
    /// HTML of lines of its own.
    public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
}

extension AttributedString {
    /// How Markdown is read.
    public struct MarkdownParsingOptions: Sendable {
        /// How much of the language is read.
        public enum InterpretedSyntax: Hashable, Sendable {
            /// Headings, lists, quotes and paragraphs too: their marks go, and they follow each other without a space,
            /// as a text shows them.
            case full
            /// Marks inside of lines; ends of lines are spaces.
            case inlineOnly
            /// Marks inside of lines; ends of lines and other spaces stay.
            case inlineOnlyPreservingWhitespace
        }

        /// What becomes of text that is no Markdown. All text is some, so nothing ever fails.
        public enum FailurePolicy: Hashable, Sendable {
            /// An error is thrown.
            case throwError
            /// What could be read is given.
            case returnPartiallyParsedIfPossible
        }

        /// Whether `^[text](attributes)` is read. It is not; the marks stay.
        public var allowsExtendedAttributes: Bool
        /// How much of the language is read.
        public var interpretedSyntax: InterpretedSyntax
        /// What becomes of text that is no Markdown.
        public var failurePolicy: FailurePolicy
        /// The language of the text; nothing depends on it.
        public var languageCode: String?

        /// Makes options.
        public init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
        ) {
            self.allowsExtendedAttributes = allowsExtendedAttributes
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
            self.languageCode = languageCode
        }
    }

    /// Makes a string of Markdown: strong, emphasis, code, deleted and links become attributes. Addresses of links are
    /// relative to `baseURL`.
    public init(
        markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        self.init()
        for block in Markdown.blocks(markdown, options.interpretedSyntax) {
            for run in Markdown.runs(block) { append(AttributedString(run, baseURL)) }
        }
    }

    /// Makes a string of Markdown in UTF-8; bytes that are none are replaced.
    public init(
        markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
    }

    private init(_ run: Markdown.Run, _ baseURL: URL?) {
        self.init(run.text)
        var intent: InlinePresentationIntent = []
        if run.isStrong { intent.insert(.stronglyEmphasized) }
        if run.isEmphasized { intent.insert(.emphasized) }
        if run.isCode { intent.insert(.code) }
        if run.isDeleted { intent.insert(.strikethrough) }
        if !intent.isEmpty {
            self[AttributeScopes.SwiftUIAttributes.InlinePresentationIntentAttribute.self] = intent
        }
        if let link = run.link.flatMap({ URL(string: $0, relativeTo: baseURL) }) {
            self[AttributeScopes.FoundationAttributes.LinkAttribute.self] = link
        }
    }
}

extension Markdown {
    /// The paragraphs of a text without what marks them as such.
    fileprivate static func blocks(
        _ text: String, _ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax
    ) -> [String] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        switch syntax {
        case .inlineOnlyPreservingWhitespace: return [text]
        case .inlineOnly: return [lines.map { trimmed($0) }.joined(separator: " ")]
        case .full: break
        }
        var blocks: [String] = []
        var continues = false
        for line in lines {
            let content = trimmed(line)
            let inner = withoutMark(content)
            if content.isEmpty {
                continues = false
            } else if continues, inner == content {
                blocks[blocks.count - 1] += " " + content
            } else {
                blocks.append(String(inner))
                continues = !content.hasPrefix("#")
            }
        }
        return blocks
    }

    private static func trimmed(_ line: Substring) -> Substring {
        var line = line.drop { $0 == " " || $0 == "\t" || $0 == "\r" }
        while let last = line.last, last == " " || last == "\t" || last == "\r" { line.removeLast() }
        return line
    }

    /// A line without the mark of a heading, an item or a quotation that it begins with.
    private static func withoutMark(_ line: Substring) -> Substring {
        let hashes = line.prefix { $0 == "#" }.count
        if (1...6).contains(hashes), let next = line.dropFirst(hashes).first, next == " " {
            return trimmed(line.dropFirst(hashes))
        }
        if let first = line.first, "-*+".contains(first), line.dropFirst().first == " " {
            return trimmed(line.dropFirst(2))
        }
        if line.first == ">" { return withoutMark(trimmed(line.dropFirst())) }
        let digits = line.prefix { $0.isASCII && $0.isNumber }.count
        let rest = line.dropFirst(digits)
        if (1...9).contains(digits), let mark = rest.first, mark == "." || mark == ")", rest.dropFirst().first == " " {
            return trimmed(rest.dropFirst(2))
        }
        return line
    }
}

extension Text.Style {
    /// What Markdown's intents ask for.
    init(intent: InlinePresentationIntent) {
        self.init()
        if intent.contains(.stronglyEmphasized) { weight = .bold }
        if intent.contains(.emphasized) { isItalic = true }
        if intent.contains(.code) { design = .monospaced }
        if intent.contains(.strikethrough) { strikethrough = .some(.single) }
    }
}
#endif
