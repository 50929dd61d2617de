import Raster

/// What the beginning of a file tells of the picture in it.
public struct PictureHeader: Hashable, Sendable {
    /// A kind of file.
    public enum Kind: Hashable, Sendable {
        case png, jpeg, gif, svg
    }

    /// The file's kind.
    public let kind: Kind
    /// Columns, once the picture is turned as its file asks for.
    public let width: Double
    /// Rows, likewise.
    public let height: Double

    /// Reads the beginning of a file. What is needed is in the first 33 bytes of a PNG, 10 of a GIF, somewhere before
    /// the pixels of a JPEG, and in the root element of an SVG; an error `truncated` asks for more.
    public static func read(_ bytes: [UInt8]) throws(PictureError) -> PictureHeader {
        let kind = try kind(of: bytes)
        switch kind {
        case .png:
            do {
                let (width, height) = try PNG.extents(bytes)
                return PictureHeader(kind: kind, width: Double(width), height: Double(height))
            } catch {
                throw PictureError(error)
            }
        case .jpeg:
            let (width, height) = try JPEGHeader(bytes).shownExtents
            return PictureHeader(kind: kind, width: Double(width), height: Double(height))
        case .gif:
            let (width, height) = try GIFDecoder.extents(bytes)
            return PictureHeader(kind: kind, width: Double(width), height: Double(height))
        case .svg:
            let size = try SVGDocument.size(bytes)
            return PictureHeader(kind: kind, width: size.width, height: size.height)
        }
    }

    /// The kind that a file's first bytes tell.
    public static func kind(of bytes: [UInt8]) throws(PictureError) -> Kind {
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return .png }
        if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return .jpeg }
        if bytes.starts(with: Array("GIF8".utf8)) { return .gif }
        let start = bytes.prefix(64).drop { $0 <= 32 || $0 == 0xEF || $0 == 0xBB || $0 == 0xBF }
        guard start.first == UInt8(ascii: "<") else { throw .unknownKind }
        let name = Array("<svg".utf8)
        for index in bytes.indices.prefix(4096) where bytes[index] == name[0] {
            if bytes[index...].starts(with: name) { return .svg }
        }
        throw .unknownKind
    }
}
