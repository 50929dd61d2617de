import CFreeType
import Glibc

/// Why a font cannot be used; the description is for a person.
enum FontError: Error, CustomStringConvertible {
    /// The file could not be opened.
    case cannotOpen(path: String, code: Int32)
    /// The file could not be read to its end.
    case cannotRead(path: String, code: Int32)
    /// The path names a folder or a device.
    case notAFile(path: String)
    /// The file holds more than is read.
    case tooLarge(path: String, bytes: Int)
    /// FreeType does not understand the file.
    case freeType(path: String, code: Int32)
    /// The face has pictures of some sizes only.
    case notScalable(path: String)

    var description: String {
        switch self {
        case .cannotOpen(let path, let code):
            "font \(path): cannot open it: \(FontError.text(of: code)) (errno \(code)); check the path and its permissions"
        case .cannotRead(let path, let code):
            "font \(path): cannot read it: \(code == 0 ? "it ended early" : FontError.text(of: code)) (errno \(code))"
        case .notAFile(let path): "font \(path): it is not an ordinary file; name a font file"
        case .tooLarge(let path, let bytes):
            "font \(path): it holds \(bytes) bytes, more than the \(FontStream.maximumCount) that are read"
        case .freeType(let path, let code):
            "font \(path): FreeType cannot read it: \(String(cString: CFreeTypeErrorText(code))) (error \(code));"
                + " replace the file"
        case .notScalable(let path): "font \(path): it has neither outlines nor bitmaps; name another font"
        }
    }

    private static func text(of code: Int32) -> String {
        strerror(code).map { String(cString: $0) } ?? "unknown error"
    }
}
