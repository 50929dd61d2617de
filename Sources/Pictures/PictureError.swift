import Raster

/// Why a picture could not be read.
public enum PictureError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file could not be opened or read; with what the system says.
    case unreadable(String)
    /// The first bytes are those of no kind of picture that is known.
    case unknownKind
    /// The data ends early.
    case truncated(String)
    /// Something is not as the format's standard says.
    case malformed(String, String)
    /// Something that this reader does not take.
    case unsupported(String, String)
    /// More pixels than are read.
    case tooLarge(width: Int, height: Int)

    /// What happened, for a person.
    public var description: String {
        switch self {
        case .unreadable(let reason): "it cannot be read: \(reason)"
        case .unknownKind: "it is no PNG, JPEG, GIF or SVG; convert it to one of these"
        case .truncated(let kind): "the \(kind) ends before the picture does; copy the file again"
        case .malformed(let kind, let what): "the \(kind) is damaged: \(what)"
        case .unsupported(let kind, let what): "of \(kind), \(what) is not supported; save it without"
        case .tooLarge(let width, let height): "its \(width)x\(height) pixels are too many; scale it down"
        }
    }

    init(_ error: PNGError) {
        self =
            switch error {
            case .notPNG: .unknownKind
            case .truncated: .truncated("PNG")
            case .malformed(let what): .malformed("PNG", what)
            case .unsupported(let what): .unsupported("PNG", what)
            }
    }
}
