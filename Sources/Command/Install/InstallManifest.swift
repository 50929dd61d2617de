import Scanout

/// What an installation wrote, so that exactly that is taken away again and nothing that a person changed since.
///
/// A text file: a line for each path with the checksum of what was written there.
struct InstallManifest: Equatable {
    /// One path with the checksum of the file's bytes, or of the target of a link.
    struct Line: Hashable {
        let path: String
        let checksum: String
    }

    var lines: [Line] = []

    /// Where the list of an installation is kept.
    static func path(_ name: String) -> String { "/var/lib/scanout/\(name).installed" }

    init() {}

    /// Reads a list; lines that make no sense are passed over.
    init(_ bytes: [UInt8]) {
        for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
            let parts = line.split(separator: " ", maxSplits: 1)
            if parts.count == 2, parts[1].hasPrefix("/") {
                lines.append(Line(path: String(parts[1]), checksum: String(parts[0])))
            }
        }
    }

    var text: String { lines.map { "\($0.checksum) \($0.path)\n" }.joined() }

    func checksum(of path: String) -> String? { lines.first { $0.path == path }?.checksum }

    /// A checksum of bytes: FNV-1a of 64 bits.
    static func checksum<Bytes: Sequence>(_ bytes: Bytes) -> String where Bytes.Element == UInt8 {
        let hash = bytes.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
        return String(hash, radix: 16)
    }

    /// The checksum of what is at a path; nil where nothing is.
    static func checksum(at path: String) throws(InstallError) -> String? {
        if let target = InstallFiles.target(path) { return checksum(target.utf8) }
        return try InstallFiles.contents(path).map { checksum($0) }
    }
}
