/// Reading and writing PNG files (ISO/IEC 15948), with this target's own deflate (RFC 1951).
public enum PNG {
    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    /// Files that claim more pixels are not read.
    static let mostPixels = 1 << 26

    /// The file's bytes for a surface: 8-bit RGB where every pixel is opaque, RGBA (not premultiplied) otherwise. The
    /// same surface always gives the same bytes.
    public static func encode(_ surface: Surface) -> [UInt8] { PNGEncoder(surface).file() }

    /// The picture in a file's bytes: every colour type, 1 to 16 bits a channel (the upper 8 are taken), with
    /// transparency, interlaced or not; at most 2^26 pixels. Ancillary parts, such as gamma, are passed over.
    public static func decode(_ bytes: [UInt8]) throws(PNGError) -> Surface {
        var decoder = PNGDecoder(bytes)
        return try decoder.surface()
    }

    /// The extents in pixels that the beginning of a file claims: its first 33 bytes are enough.
    public static func extents(_ bytes: [UInt8]) throws(PNGError) -> (width: Int, height: Int) {
        guard bytes.starts(with: signature) else { throw .notPNG }
        guard bytes.count >= 33 else { throw .truncated }
        let header = try PNGHeader(bytes[16..<29])
        return (header.width, header.height)
    }
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
    public var description: String {
        switch self {
        case .notPNG: "cannot read the picture: its first bytes are not those of a PNG file; convert it to PNG"
        case .truncated: "cannot read the PNG: it ends before the picture does; copy the file again"
        case .malformed(let what): "cannot read the PNG: \(what); write it again with another program"
        case .unsupported(let what): "cannot read the PNG: \(what) is not supported; save it without"
        }
    }
}
