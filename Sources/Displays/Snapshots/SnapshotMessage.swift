/// What goes through a panel's socket: the line `scanout` from the panel as soon as it listens, the line `snapshot` to it,
/// and back `png`, the number of bytes and the bytes, or `error` and why not.
enum SnapshotMessage {
    static let greeting = Array("scanout\n".utf8)
    static let request = Array("snapshot\n".utf8)
    /// Bytes of an answer, at most: more than any PNG of 2^26 pixels.
    static let limit = 1 << 29

    static func picture(_ png: [UInt8]) -> [UInt8] { Array("png \(png.count)\n".utf8) + png }

    static func error(_ reason: String) -> [UInt8] { Array("error \(reason)\n".utf8) }

    /// The PNG in an answer. Throws the reason why there is none.
    static func png(in answer: [UInt8]) throws(SnapshotRefusal) -> [UInt8] {
        guard let end = answer.prefix(256).firstIndex(of: 10) else { throw SnapshotRefusal("its answer is cut off") }
        let line = String(decoding: answer[..<end], as: UTF8.self)
        if line.hasPrefix("error ") { throw SnapshotRefusal(String(line.dropFirst(6))) }
        let body = answer[(end + 1)...]
        guard line.hasPrefix("png "), let count = Int(line.dropFirst(4)) else {
            throw SnapshotRefusal("its answer is no picture")
        }
        guard body.count == count else {
            throw SnapshotRefusal("its answer is cut off: \(body.count) of \(count) bytes came")
        }
        return Array(body)
    }
}

/// Why a panel gave no picture.
struct SnapshotRefusal: Error, Equatable {
    let reason: String

    init(_ reason: String) { self.reason = reason }
}
