/// What the parts before a JPEG's pixels say.
struct JPEGHeader {
    private(set) var width = 0
    private(set) var height = 0
    /// How the pixels are turned, as EXIF counts: 1 for not at all.
    private(set) var orientation = 1

    /// The extents once the picture is turned.
    var shownExtents: (width: Int, height: Int) { orientation >= 5 ? (height, width) : (width, height) }

    /// Goes through the parts until the one with the extents.
    init(_ bytes: [UInt8]) throws(PictureError) {
        var position = 2
        while true {
            guard position + 4 <= bytes.count else { throw .truncated("JPEG") }
            guard bytes[position] == 0xFF else { throw .malformed("JPEG", "a part does not begin where it should") }
            let marker = bytes[position + 1]
            // Fill bytes and parts without content.
            if marker == 0xFF { position += 1; continue }
            if (0xD0...0xD8).contains(marker) || marker == 1 { position += 2; continue }
            guard marker != 0xDA, marker != 0xD9 else { throw .malformed("JPEG", "it says no extents") }
            let length = Int(bytes[position + 2]) << 8 | Int(bytes[position + 3])
            guard length >= 2 else { throw .malformed("JPEG", "a part has no length") }
            let end = position + 2 + length
            let isFrame = (0xC0...0xCF).contains(marker) && marker != 0xC4 && marker != 0xC8 && marker != 0xCC
            guard end <= bytes.count || (isFrame && position + 9 <= bytes.count) else { throw .truncated("JPEG") }
            if isFrame {
                guard length >= 8 else { throw .malformed("JPEG", "its header is short") }
                height = Int(bytes[position + 5]) << 8 | Int(bytes[position + 6])
                width = Int(bytes[position + 7]) << 8 | Int(bytes[position + 8])
                guard width > 0, height > 0 else { throw .malformed("JPEG", "it has no pixels") }
                return
            }
            if marker == 0xE1 { orientation = Self.orientation(Array(bytes[position + 4..<end])) ?? orientation }
            position = end
        }
    }

    /// The turn that a part of EXIF asks for; nil where it is no such part or says none.
    static func orientation(_ part: [UInt8]) -> Int? {
        guard part.starts(with: Array("Exif\0\0".utf8)), part.count >= 14 else { return nil }
        let bytes = Array(part[6...])
        let isLittle = bytes[0] == UInt8(ascii: "I")
        func number(_ index: Int, _ count: Int) -> Int? {
            guard index >= 0, index + count <= bytes.count else { return nil }
            let part = bytes[index..<index + count]
            return (isLittle ? Array(part.reversed()) : Array(part)).reduce(0) { $0 << 8 | Int($1) }
        }
        guard let directory = number(4, 4), let count = number(directory, 2) else { return nil }
        for entry in 0..<min(count, 200) {
            let place = directory + 2 + 12 * entry
            guard let tag = number(place, 2) else { return nil }
            if tag == 0x0112 { return number(place + 8, 2).flatMap { (1...8).contains($0) ? $0 : nil } }
        }
        return nil
    }
}
