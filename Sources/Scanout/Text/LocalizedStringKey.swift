/// Text with values in it, written as a string literal, by which its translation is found.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
    /// A value in a literal.
    enum Argument: Equatable, Sendable {
        case string(String)
        case integer(Int64)
        case unsigned(UInt64)
        case double(Double)
        case text([Text.Piece])
    }

    /// What translations are listed under: the literal with a printf format for each value.
    let key: String
    let arguments: [Argument]
    /// The text as written, where it is all in one style and nothing is marked up.
    let plain: String?

    /// Whether a locale may write the values otherwise.
    var hasNumbers: Bool {
        #if SCANOUT_EMBEDDED
        return false
        #else
        return arguments.contains {
            switch $0 {
            case .integer, .unsigned, .double: true
            case .string, .text: false
            }
        }
        #endif
    }

    /// Makes a key of characters.
    public init(_ value: String) {
        key = value
        arguments = []
        plain = Markdown.mayMark(value) ? nil : value
    }
    /// Makes a key of a literal.
    public init(stringLiteral value: String) { self.init(value) }
    /// Makes a key of a literal with values.
    public init(stringInterpolation: StringInterpolation) {
        key = stringInterpolation.key
        arguments = stringInterpolation.arguments
        plain = stringInterpolation.isPlain ? stringInterpolation.plain : nil
    }

    /// Collects a literal's parts.
    public struct StringInterpolation: StringInterpolationProtocol {
        var key = ""
        var arguments: [Argument] = []
        var plain = ""
        var isPlain = true

        /// Begins a literal.
        public init(literalCapacity: Int, interpolationCount: Int) {
            arguments.reserveCapacity(interpolationCount)
        }

        /// Adds characters.
        public mutating func appendLiteral(_ literal: String) {
            if literal.utf8.contains(UInt8(ascii: "%")) {
                for character in literal { key += character == "%" ? "%%" : String(character) }
            } else {
                key += literal
            }
            plain += literal
            if Markdown.mayMark(literal) { isPlain = false }
        }
        /// Adds characters.
        public mutating func appendInterpolation(_ string: String) { append("%@", .string(string), string) }
        /// Adds another text in its own style.
        public mutating func appendInterpolation(_ text: Text) {
            key += "%@"
            arguments.append(.text(text.pieces))
            isPlain = false
        }
        /// Adds a picture, which stands in the line as a letter does.
        public mutating func appendInterpolation(_ image: Image) { appendInterpolation(Text(image)) }
        /// Adds the text of a key.
        @_disfavoredOverload
        public mutating func appendInterpolation(_ key: LocalizedStringKey) { appendInterpolation(Text(key)) }
        /// Adds a moment in a style.
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            appendInterpolation(Text(date, style: style))
        }
        /// Adds the time from one moment to another.
        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { appendInterpolation(Text(dates)) }
        /// Adds a time that runs within an interval.
        public mutating func appendInterpolation(
            timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
        ) {
            appendInterpolation(
                Text(
                    timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
                    showsHours: showsHours))
        }

        /// Adds a number as `String(format:)` would write it without a specifier: `%lld` for whole numbers, `%lf` for
        /// others.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
            appendInterpolation(value, specifier: T._specifier)
        }
        /// Adds a number in a printf format, such as `%.1f`.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
            append(specifier, Argument(value._arg), PrintfFormat.string(specifier, value))
        }
        /// Adds what a value says of itself.
        @_disfavoredOverload
        public mutating func appendInterpolation<T>(_ value: T) {
            let string = String(describing: value)
            append("%@", .string(string), string)
        }

        private mutating func append(_ specifier: String, _ argument: Argument, _ string: String) {
            key += specifier
            arguments.append(argument)
            if isPlain { plain += string }
        }
    }
}

extension LocalizedStringKey.Argument {
    /// A number as C takes it.
    init(_ value: some CVarArg) {
        switch value {
        case let value as Int64: self = .integer(value)
        case let value as Int32: self = .integer(Int64(value))
        case let value as UInt64: self = .unsigned(value)
        case let value as UInt32: self = .unsigned(UInt64(value))
        case let value as Double: self = .double(value)
        default: self = .string(String(describing: value))
        }
    }

    /// The value in a printf format; nil for what is more than characters.
    ///
    /// - Parameter locale: by which numbers are written; nil for C's ways.
    func string(_ format: String, _ locale: Locale?) -> String? {
        switch self {
        case .string(let string): string
        case .integer(let value): PrintfFormat.string(format, value, locale)
        case .unsigned(let value): PrintfFormat.string(format, value, locale)
        case .double(let value): PrintfFormat.string(format, value, locale)
        case .text: nil
        }
    }
}
