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
