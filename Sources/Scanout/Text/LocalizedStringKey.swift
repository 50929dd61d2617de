/// Text with values in it, written as a string literal.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
    let pieces: [Text.Piece]

    /// Makes a key of characters.
    public init(_ value: String) { pieces = [Text.Piece(string: value)] }
    /// Makes a key of a literal.
    public init(stringLiteral value: String) { self.init(value) }
    /// Makes a key of a literal with values.
    public init(stringInterpolation: StringInterpolation) { pieces = stringInterpolation.pieces }

    /// Collects a literal's parts.
    public struct StringInterpolation: StringInterpolationProtocol {
        var pieces: [Text.Piece] = []

        /// Begins a literal.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Adds characters.
        public mutating func appendLiteral(_ literal: String) { append(literal) }
        /// Adds characters.
        public mutating func appendInterpolation(_ string: String) { append(string) }
        /// Adds another text in its own style.
        public mutating func appendInterpolation(_ text: Text) { pieces.append(contentsOf: text.pieces) }

        /// Adds a number as `String(format:)` would write it without a specifier: `%lld` for whole numbers, `%lf` for
        /// others.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
            append(PrintfFormat.string(T._specifier, value))
        }
        /// Adds a number in a printf format, such as `%.1f`.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
            append(PrintfFormat.string(specifier, value))
        }
        /// Adds what a value says of itself.
        @_disfavoredOverload
        public mutating func appendInterpolation<T>(_ value: T) { append(String(describing: value)) }

        private mutating func append(_ string: String) {
            if string.isEmpty { return }
            if let last = pieces.indices.last, pieces[last].style == Text.Style() {
                pieces[last].string += string
            } else {
                pieces.append(Text.Piece(string: string))
            }
        }
    }
}

/// A number that can be written in a printf format.
public protocol _FormatSpecifiable: Equatable {
    /// The type that C's variable arguments take.
    associatedtype _Arg: CVarArg
    /// The value as C takes it.
    var _arg: _Arg { get }
    /// The format where none is given.
    static var _specifier: String { get }
}

extension Int: _FormatSpecifiable {
    /// The value as C takes it.
    public var _arg: Int64 { Int64(self) }
    /// A whole number.
    public static var _specifier: String { "%lld" }
}
extension Int8: _FormatSpecifiable {
    /// The value as C takes it.
    public var _arg: Int32 { Int32(self) }
    /// A whole number.
    public static var _specifier: String { "%d" }
}
extension Int16: _FormatSpecifiable {
    /// The value as C takes it.
    public var _arg: Int32 { Int32(self) }
    /// A whole number.
    public static var _specifier: String { "%d" }
}
extension Int32: _FormatSpecifiable {
    /// The value as C takes it.
    public var _arg: Int32 { self }
    /// A whole number.
    public static var _specifier: String { "%d" }
}
extension Int64: _FormatSpecifiable {
    /// The value as C takes it.
    public var _arg: Int64 { self }
    /// A whole number.
    public static var _specifier: String { "%lld" }
}
extension UInt: _FormatSpecifiable {
    /// The value as C takes it.
    public var _arg: UInt64 { UInt64(self) }
    /// A whole number.
    public static var _specifier: String { "%llu" }
}
extension UInt8: _FormatSpecifiable {
    /// The value as C takes it.
    public var _arg: UInt32 { UInt32(self) }
    /// A whole number.
    public static var _specifier: String { "%u" }
}
extension UInt16: _FormatSpecifiable {
    /// The value as C takes it.
    public var _arg: UInt32 { UInt32(self) }
    /// A whole number.
    public static var _specifier: String { "%u" }
}
extension UInt32: _FormatSpecifiable {
    /// The value as C takes it.
    public var _arg: UInt32 { self }
    /// A whole number.
    public static var _specifier: String { "%u" }
}
extension UInt64: _FormatSpecifiable {
    /// The value as C takes it.
    public var _arg: UInt64 { self }
    /// A whole number.
    public static var _specifier: String { "%llu" }
}
extension Float: _FormatSpecifiable {
    /// The value as C takes it.
    public var _arg: Double { Double(self) }
    /// A number with six decimals.
    public static var _specifier: String { "%f" }
}
extension Double: _FormatSpecifiable {
    /// The value as C takes it.
    public var _arg: Double { self }
    /// A number with six decimals.
    public static var _specifier: String { "%lf" }
}
