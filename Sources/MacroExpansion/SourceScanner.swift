/// Goes through Swift source token by token, as far as that is needed to find the parts of a declaration: comments and
/// texts are gone past as a whole, and so is whatever stands in brackets.
struct SourceScanner {
    /// A piece of the source.
    struct Token {
        /// What kind of piece it is.
        enum Kind {
            /// A name or a keyword.
            case word
            /// A name in backticks.
            case quotedWord
            /// Everything from a bracket to the one that closes it.
            case bracketed
            /// A text.
            case text
            /// A number.
            case number
            /// One character of anything else.
            case mark
        }
        let kind: Kind
        /// Where it is, in bytes from the source's beginning.
        let range: Range<Int>
    }

    let bytes: [UInt8]
    private(set) var position: Int

    init(_ source: String) {
        bytes = Array(source.utf8)
        position = 0
    }

    /// A part of the source.
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// The next piece, nil at the end.
    mutating func next() -> Token? {
        skipTrivia()
        guard position < bytes.count else { return nil }
        let start = position
        let kind = skipToken()
        return Token(kind: kind, range: start..<position)
    }

    private func byte(at index: Int) -> Unicode.Scalar? { index < bytes.count ? Unicode.Scalar(bytes[index]) : nil }

    private mutating func skipToken() -> Token.Kind {
        let first = Unicode.Scalar(bytes[position])
        if first == "(" || first == "[" || first == "{" {
            skipBrackets()
            return .bracketed
        }
        if startsText {
            skipText()
            return .text
        }
        if first == "`" {
            position += 1
            while let next = byte(at: position), next != "`", next != "\n" { position += 1 }
            position = min(position + 1, bytes.count)
            return .quotedWord
        }
        if Self.isPartOfWord(first) {
            while let next = byte(at: position), Self.isPartOfWord(next) { position += 1 }
            return ("0"..."9").contains(first) ? .number : .word
        }
        position += 1
        return .mark
    }

    private static func isPartOfWord(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", "_": true
        default: scalar.value >= 0x80
        }
    }

    /// Spaces and comments; comments between `/*` and `*/` lie within each other.
    mutating func skipTrivia() {
        while let next = byte(at: position) {
            if next == " " || ("\u{9}"..."\u{D}").contains(next) {
                position += 1
            } else if next == "/", byte(at: position + 1) == "/" {
                while let end = byte(at: position), end != "\n" { position += 1 }
            } else if next == "/", byte(at: position + 1) == "*" {
                skipBlockComment()
            } else {
                return
            }
        }
    }

    private mutating func skipBlockComment() {
        var depth = 0
        while position < bytes.count {
            let pair = (byte(at: position), byte(at: position + 1))
            if pair == ("/", "*") {
                depth += 1
                position += 2
            } else if pair == ("*", "/") {
                depth -= 1
                position += 2
                if depth == 0 { return }
            } else {
                position += 1
            }
        }
    }

    /// Everything up to the bracket that closes the one here, whatever kinds stand inside.
    private mutating func skipBrackets() {
        var depth = 0
        while position < bytes.count {
            skipTrivia()
            guard let next = byte(at: position) else { return }
            switch next {
            case "(", "[", "{":
                depth += 1
                position += 1
            case ")", "]", "}":
                depth -= 1
                position += 1
                if depth == 0 { return }
            default: _ = skipToken()
            }
        }
    }

    /// Whether a text begins here: a quote, or one with number signs in front.
    private var startsText: Bool {
        var index = position
        while byte(at: index) == "#" { index += 1 }
        return byte(at: index) == "\""
    }

    private mutating func skipText() {
        var signs = 0
        while byte(at: position) == "#" {
            signs += 1
            position += 1
        }
        let quotes = byte(at: position + 1) == "\"" && byte(at: position + 2) == "\"" ? 3 : 1
        position += quotes
        while let next = byte(at: position) {
            if next == "\"", endsText(quotes: quotes, signs: signs) {
                position += quotes + signs
                return
            }
            if quotes == 1, next == "\n" { return }
            position += 1
            if next == "\\" { skipEscape(signs: signs) }
        }
    }

    private func endsText(quotes: Int, signs: Int) -> Bool {
        for index in 0..<quotes where byte(at: position + index) != "\"" { return false }
        for index in 0..<signs where byte(at: position + quotes + index) != "#" { return false }
        return true
    }

    /// What follows a backslash: an expression in brackets, or one character.
    private mutating func skipEscape(signs: Int) {
        var index = position
        for _ in 0..<signs {
            guard byte(at: index) == "#" else { return }
            index += 1
        }
        position = index
        if byte(at: position) == "(" {
            skipBrackets()
        } else {
            position = min(position + 1, bytes.count)
        }
    }
}
