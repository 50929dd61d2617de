import Foundation

/// A font file put together from another one's tables and some more, big endian as fonts are.
struct ComposedFont {
    private var tables: [(tag: String, bytes: [UInt8])] = []

    init(path: String) throws {
        let data = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
        func number(_ at: Int, _ count: Int) -> Int { data[at..<at + count].reduce(0) { $0 << 8 | Int($1) } }
        for entry in 0..<number(4, 2) {
            let place = 12 + entry * 16
            let (start, count) = (number(place + 8, 4), number(place + 12, 4))
            tables.append(
                (String(decoding: data[place..<place + 4], as: UTF8.self), Array(data[start..<start + count])))
        }
    }

    mutating func add(_ tag: String, _ bytes: [UInt8]) { tables.append((tag, bytes)) }

    /// The number of glyphs, from `maxp`.
    var glyphCount: Int {
        let maxp = tables.first { $0.tag == "maxp" }?.bytes ?? []
        return Int(maxp[4]) << 8 | Int(maxp[5])
    }

    static func u16(_ values: Int...) -> [UInt8] {
        values.flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] }
    }
    static func u32(_ values: Int...) -> [UInt8] { values.flatMap { u16($0 >> 16, $0) } }

    func write(to path: String) throws { try Data(ComposedFont.file(tables)).write(to: URL(fileURLWithPath: path)) }

    /// A font file of tables.
    static func file(_ tables: [(tag: String, bytes: [UInt8])]) -> [UInt8] {
        let sorted = tables.sorted { $0.tag < $1.tag }
        var file = ComposedFont.u32(0x10000) + ComposedFont.u16(sorted.count, 0, 0, 0)
        var body: [UInt8] = []
        let start = 12 + 16 * sorted.count
        for (tag, bytes) in sorted {
            file += Array(tag.utf8) + ComposedFont.u32(0, start + body.count, bytes.count)
            body += bytes + [UInt8](repeating: 0, count: (4 - bytes.count % 4) % 4)
        }
        return file + body
    }
}
