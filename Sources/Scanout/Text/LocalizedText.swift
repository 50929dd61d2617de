/// A key with where its translations are.
struct LocalizedText: Equatable, Sendable {
    let key: LocalizedStringKey
    /// The name of the file with translations; nil for "Localizable".
    let table: String?
    /// The folder that translations are looked for in; nil for the program's own.
    let folder: String?

    /// The pieces of the text in a language, values put in and marks taken out.
    ///
    /// - Parameter numbers: by which locale numbers are written; nil for C's ways.
    func pieces(_ style: Text.Style, language: Language, numbers: Locale? = nil) -> [Text.Piece] {
        let translations = folder.map { Translations.at($0) } ?? Translations.main
        let count = key.arguments.lazy.compactMap(\.count).first
        let format = translations.string(for: key.key, table: table ?? "Localizable", language, count: count)
        let tokens = FormatTokens(format ?? key.key, hasArguments: !key.arguments.isEmpty)
        guard Markdown.mayMark(tokens.text) else {
            return tokens.pieces(tokens.text, style, key.arguments, numbers)
        }
        return Markdown.runs(tokens.text).flatMap { run in
            tokens.pieces(run.text, style.marked(run), key.arguments, numbers)
        }
    }
}

extension LocalizedStringKey.Argument {
    /// The number that decides between singular and plural.
    var count: Int64? {
        switch self {
        case .integer(let value): value
        case .unsigned(let value): Int64(clamping: value)
        default: nil
        }
    }
}

/// A format taken apart: its characters, with a character of a private plane for each value.
private struct FormatTokens {
    private(set) var text = ""
    /// The value that each place stands for, and the format that it is written in.
    private var values: [(argument: Int, format: String)] = []

    private static let firstPlace: UInt32 = 0xF0000

    init(_ format: String, hasArguments: Bool) {
        guard hasArguments, format.utf8.contains(UInt8(ascii: "%")) else {
            text = format
            return
        }
        var rest = Substring(format)
        var next = 0
        while let character = rest.popFirst() {
            guard character == "%" else {
                text.append(character)
                continue
            }
            if rest.first == "%" {
                rest.removeFirst()
                text.append("%")
            } else if let found = FormatTokens.specifier(&rest) {
                values.append((found.position ?? next, found.format))
                if found.position == nil { next += 1 }
                let place = FormatTokens.firstPlace + UInt32(min(values.count - 1, 0xFFFF))
                text.unicodeScalars.append(Unicode.Scalar(place) ?? "\u{FFFD}")
            } else {
                text.append("%")
            }
        }
    }

    /// What follows a percent sign: `1$` for the place among the values, flags, length, conversion.
    private static func specifier(_ rest: inout Substring) -> (position: Int?, format: String)? {
        let saved = rest
        var position: Int?
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        if !digits.isEmpty, rest.dropFirst(digits.count).first == "$" {
            position = Int(digits).map { max(0, $0 - 1) }
            rest = rest.dropFirst(digits.count + 1)
        }
        var format = "%"
        while let character = rest.first, "-+ #0123456789.hlqjztL".contains(character) {
            format.append(character)
            rest.removeFirst()
        }
        guard let conversion = rest.popFirst(), conversion.isASCII, conversion.isLetter || conversion == "@" else {
            rest = saved
            return nil
        }
        format.append(conversion)
        return (position, format)
    }

    /// The pieces of a part of the text.
    func pieces(
        _ part: String, _ style: Text.Style, _ arguments: [LocalizedStringKey.Argument], _ numbers: Locale?
    ) -> [Text.Piece] {
        guard !values.isEmpty else { return [Text.Piece(string: part, style: style)] }
        var pieces: [Text.Piece] = []
        var string = ""
        for scalar in part.unicodeScalars {
            let place = Int(scalar.value) - Int(FormatTokens.firstPlace)
            guard values.indices.contains(place) else {
                string.unicodeScalars.append(scalar)
                continue
            }
            let value = values[place]
            guard arguments.indices.contains(value.argument) else { continue }
            let argument = arguments[value.argument]
            if let written = argument.string(value.format, numbers) {
                string += written
            } else if case .text(let inner) = argument {
                if !string.isEmpty { pieces.append(Text.Piece(string: string, style: style)) }
                string = ""
                pieces += inner.map {
                    Text.Piece(string: $0.string, style: $0.style.inside(style), source: $0.source)
                }
            }
        }
        if !string.isEmpty || pieces.isEmpty { pieces.append(Text.Piece(string: string, style: style)) }
        return pieces
    }
}
