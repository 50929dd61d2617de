/// Reading and writing PNG files.
public enum PNG {
    /// The file's bytes for a surface: 8-bit RGB where every pixel is opaque, RGBA (not premultiplied) otherwise.
    public static func encode(_ surface: Surface) -> [UInt8] { [] }
    /// The picture in a file's bytes.
    public static func decode(_ bytes: [UInt8]) throws(PNGError) -> Surface { throw PNGError.notPNG }
}

/// Why a PNG could not be read.
public enum PNGError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The signature is another.
    case notPNG
    /// The file ends early.
    case truncated
    /// A part is not as the standard says.
    case malformed(String)
    /// A kind that this reader does not take.
    case unsupported(String)

    /// What happened, for a person.
    public var description: String { "" }
}
