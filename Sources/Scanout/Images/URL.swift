#if SCANOUT_EMBEDDED
/// An address: of a file, or as text.
public struct URL: Hashable, Sendable {
    /// The whole address.
    public let absoluteString: String

    /// Takes an address as it is written; nil where it is empty.
    public init?(string: String) {
        guard !string.isEmpty else { return nil }
        absoluteString = string
    }

    /// The address of a file.
    public init(fileURLWithPath path: String) { absoluteString = "file://" + path }

    /// Whether the address is a file's.
    public var isFileURL: Bool { absoluteString.hasPrefix("file://") }
    /// The path of a file's address, without escapes; otherwise the whole address.
    public var path: String {
        guard isFileURL else { return absoluteString }
        var bytes: [UInt8] = []
        var rest = absoluteString.utf8.dropFirst(7)
        while let byte = rest.popFirst() {
            let digits = rest.prefix(2)
            if byte == UInt8(ascii: "%"), digits.count == 2, let value = UInt8(String(Substring(digits)), radix: 16) {
                bytes.append(value)
                rest = rest.dropFirst(2)
            } else {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
#endif
