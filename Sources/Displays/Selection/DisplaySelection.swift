/// Which display to use, as `SCANOUT_DISPLAY` and `--display` name it.
public enum DisplaySelection: Hashable, Sendable, CustomStringConvertible {
    /// A width and a height in device pixels, and for a mode its rate if that matters.
    public struct Size: Hashable, Sendable, CustomStringConvertible {
        /// Columns.
        public var width: Int
        /// Rows.
        public var height: Int

        /// Pictures a second, rounded; nil for the best there is.
        public var rate: Int?

        /// Makes a size.
        public init(width: Int, height: Int, rate: Int? = nil) {
            self.width = width
            self.height = height
            self.rate = rate
        }

        /// Such as `800x480` or `800x480@50`.
        public var description: String { "\(width)x\(height)" + (rate.map { "@\($0)" } ?? "") }
    }

    /// The best that there is: a connected DRM connector, else a frame buffer, else memory.
    case automatic
    /// A DRM connector, by name or the best; in the mode of a size or in the preferred one. Several names with `+` between
    /// them show the same picture.
    case drm(connector: String?, size: Size?)
    /// A frame buffer, by its device file, such a file's last part, or the name of its driver; or the best.
    case framebuffer(path: String?)
    /// Memory, of a size or of the board's.
    case memory(size: Size?)
    /// A PNG file, written when the display is closed.
    case png(path: String)

    /// Reads `auto`, `drm`, `drm:CONNECTOR`, `drm:CONNECTOR:WxH`, `drm:CONNECTOR:WxH@RATE`, `drm:WxH`, `drm:ONE+OTHER`,
    /// `fb`, `fb:FILE`, `fb:DRIVER`, `memory`, `memory:WxH` or `png:FILE`; nothing at all means `auto`.
    ///
    /// Errors: an unknown kind, with the nearest ones; a part that is missing or malformed, with what was expected.
    public init(parsing text: String) throws(DisplayError) {
        let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map { String($0) }
        let rest = parts.count > 1 ? parts[1] : nil
        switch parts.first ?? "" {
        case "" where rest == nil, "auto" where rest == nil: self = .automatic
        case "drm": self = try Self.drm(rest, text)
        case "fb": self = .framebuffer(path: try Self.file(rest, text, example: "fb:/dev/fb1"))
        case "memory": self = .memory(size: try rest.map { part throws(DisplayError) in try Self.size(part, text) })
        case "png":
            guard let path = try Self.file(rest, text, example: "png:out.png") else {
                throw .malformedSelection(text: text, expected: "a file after the colon, as in png:out.png")
            }
            self = .png(path: path)
        default:
            throw .unknown(kind: "display", name: text, nearest: Spelling.nearest(to: parts[0], among: Self.kinds))
        }
    }

    private static let kinds = ["auto", "drm", "fb", "memory", "png"]

    /// Whether a text begins with the name of a kind of display.
    public static func isKind(_ text: String) -> Bool {
        text.split(separator: ":", maxSplits: 1).first.map { kinds.contains(String($0)) } ?? false
    }

    /// The text that `init(parsing:)` reads.
    public var description: String {
        switch self {
        case .automatic: "auto"
        case .drm(let connector, let size):
            (["drm", connector] + [size?.description]).compactMap { $0 }.joined(separator: ":")
        case .framebuffer(let path): path.map { "fb:" + $0 } ?? "fb"
        case .memory(let size): size.map { "memory:\($0)" } ?? "memory"
        case .png(let path): "png:" + path
        }
    }

    private static func drm(_ rest: String?, _ text: String) throws(DisplayError) -> DisplaySelection {
        guard let rest else { return .drm(connector: nil, size: nil) }
        let parts = rest.split(separator: ":", omittingEmptySubsequences: false).map { String($0) }
        guard parts.count <= 2, !parts.contains("") else {
            throw .malformedSelection(
                text: text, expected: "a connector and perhaps a size, as in drm:HDMI-A-1 or drm:HDMI-A-1:800x480")
        }
        // No connector's name begins with a digit.
        let isMode = parts[0].utf8.first.map { (48...57).contains($0) } ?? false
        if parts.count == 1 {
            return isMode ? .drm(connector: nil, size: try mode(rest, text)) : .drm(connector: rest, size: nil)
        }
        return .drm(connector: parts[0], size: try mode(parts[1], text))
    }

    private static func mode(_ part: String, _ text: String) throws(DisplayError) -> Size {
        let parts = part.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false).map { String($0) }
        var size = try size(parts[0], text)
        guard parts.count > 1 else { return size }
        guard let rate = Int(parts[1]), (1...1000).contains(rate) else {
            throw .malformedSelection(
                text: text, expected: "a rate from 1 to 1000 in place of \"\(parts[1])\", as in 800x480@60")
        }
        size.rate = rate
        return size
    }

    private static func file(_ rest: String?, _ text: String, example: String) throws(DisplayError) -> String? {
        guard let rest else { return nil }
        if rest.isEmpty { throw .malformedSelection(text: text, expected: "a file after the colon, as in \(example)") }
        return rest
    }

    private static func size(_ part: String, _ text: String) throws(DisplayError) -> Size {
        let numbers = part.split(separator: "x", omittingEmptySubsequences: false).map { digits in
            digits.utf8.allSatisfy { (48...57).contains($0) } ? Int(digits) ?? 0 : 0
        }
        guard numbers.count == 2, numbers.allSatisfy({ (1...32_768).contains($0) }) else {
            throw .malformedSelection(
                text: text, expected: "a size from 1x1 to 32768x32768 in place of \"\(part)\", as in 800x480")
        }
        return Size(width: numbers[0], height: numbers[1])
    }
}
