/// Reads a PNG file.
struct PNGDecoder {
    private let bytes: [UInt8]
    private var position = 8
    private var header = PNGHeader()
    private var palette: [UInt32] = []
    private var transparency: [UInt8] = []
    private var packed: [UInt8] = []

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func surface() throws(PNGError) -> Surface {
        guard bytes.starts(with: PNG.signature) else { throw .notPNG }
        try readChunks()
        let rowBytes = header.rowBytes
        let expected = (rowBytes + 1) * header.height
        var rows = try Inflate.zlibStream(packed, limit: expected)
        guard rows.count == expected else { throw .truncated }
        try undoFilters(&rows, rowBytes)
        let surface = Surface(width: header.width, height: header.height)
        let unpacker = PNGPixels(header: header, palette: palette, transparency: transparency)
        for y in 0..<header.height {
            let start = y * (rowBytes + 1) + 1
            try unpacker.unpack(
                rows[start..<start + rowBytes], to: surface.pixels + y * (surface.bytesPerRow / 4))
        }
        return surface
    }

    private mutating func readChunks() throws(PNGError) {
        var isFirst = true
        while true {
            let (name, content) = try nextChunk()
            guard isFirst == (name == "IHDR") else { throw .malformed("its header is not the first part") }
            isFirst = false
            switch name {
            case "IHDR": header = try PNGHeader(content)
            case "PLTE": palette = try Self.colors(content)
            case "tRNS": transparency = Array(content)
            case "IDAT": packed += content
            case "IEND": return
            default:
                // A capital first letter marks a part that must be understood.
                guard name.utf8.first.map({ $0 & 32 != 0 }) ?? false else { throw .unsupported("its part \(name)") }
            }
        }
    }

    private mutating func nextChunk() throws(PNGError) -> (String, ArraySlice<UInt8>) {
        guard bytes.count - position >= 12 else { throw .truncated }
        let length = Int(bigEndian(position))
        guard length <= bytes.count - position - 12 else { throw .truncated }
        let start = position + 8
        let end = start + length
        var crc = CRC32()
        crc.add(bytes[position + 4..<end])
        let name = bytes[position + 4..<start]
        guard name.allSatisfy({ (65...90).contains($0) || (97...122).contains($0) }) else {
            throw .malformed("a part has no name")
        }
        let text = String(decoding: name, as: UTF8.self)
        guard crc.value == bigEndian(end) else { throw .malformed("its part \(text) has a wrong checksum") }
        position = end + 4
        return (text, bytes[start..<end])
    }

    private func bigEndian(_ index: Int) -> UInt32 {
        bytes[index..<index + 4].reduce(0) { $0 << 8 | UInt32($1) }
    }

    private static func colors(_ content: ArraySlice<UInt8>) throws(PNGError) -> [UInt32] {
        guard content.count % 3 == 0, content.count <= 768 else { throw .malformed("its palette has a wrong length") }
        return stride(from: content.startIndex, to: content.endIndex, by: 3).map {
            UInt32(content[$0]) << 16 | UInt32(content[$0 + 1]) << 8 | UInt32(content[$0 + 2])
        }
    }

    private func undoFilters(_ rows: inout [UInt8], _ rowBytes: Int) throws(PNGError) {
        let step = rowBytes + 1
        for y in 0..<header.height {
            guard let filter = PNGFilter(rawValue: rows[y * step]) else { throw .malformed("a row has no filter") }
            rows.withUnsafeMutableBufferPointer { bytes in
                let row = UnsafeMutableBufferPointer(rebasing: bytes[y * step + 1..<(y + 1) * step])
                let above = y == 0 ? nil : UnsafeBufferPointer(rebasing: bytes[(y - 1) * step + 1..<y * step])
                filter.undo(row, above: above, pixelBytes: header.pixelBytes)
            }
        }
    }
}

/// What the first chunk says.
struct PNGHeader {
    enum ColorType: UInt8 {
        case gray = 0
        case color = 2
        case palette = 3
        case grayAlpha = 4
        case colorAlpha = 6
    }

    private(set) var width = 0
    private(set) var height = 0
    private(set) var depth = 8
    private(set) var colorType = ColorType.color

    init() {}

    init(_ content: ArraySlice<UInt8>) throws(PNGError) {
        let bytes = Array(content)
        guard bytes.count == 13 else { throw .malformed("its header has a wrong length") }
        width = Int(bytes[0..<4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) })
        height = Int(bytes[4..<8].reduce(UInt32(0)) { $0 << 8 | UInt32($1) })
        guard width > 0, height > 0 else { throw .malformed("it has no pixels") }
        guard width <= 32_768, height <= 32_768, width * height <= PNG.mostPixels else {
            throw .unsupported("a picture of \(width)x\(height) pixels")
        }
        depth = Int(bytes[8])
        guard let type = ColorType(rawValue: bytes[9]) else { throw .malformed("its colour type is \(bytes[9])") }
        colorType = type
        guard Self.depths(of: type).contains(depth) else { throw .malformed("its depth is \(depth)") }
        guard bytes[10] == 0, bytes[11] == 0 else { throw .malformed("its method is unknown") }
        guard bytes[12] == 0 else { throw .unsupported("interlacing") }
    }

    private static func depths(of type: ColorType) -> [Int] {
        switch type {
        case .gray: [1, 2, 4, 8, 16]
        case .palette: [1, 2, 4, 8]
        default: [8, 16]
        }
    }

    /// Values a pixel has.
    var channels: Int {
        switch colorType {
        case .gray, .palette: 1
        case .grayAlpha: 2
        case .color: 3
        case .colorAlpha: 4
        }
    }

    var rowBytes: Int { (width * channels * depth + 7) / 8 }
    /// Bytes from a byte to its like in the pixel to the right; at least 1.
    var pixelBytes: Int { max(1, channels * depth / 8) }
}

/// Turns unfiltered rows into premultiplied pixels.
struct PNGPixels {
    let header: PNGHeader
    let palette: [UInt32]
    let transparency: [UInt8]

    func unpack(_ row: ArraySlice<UInt8>, to output: UnsafeMutablePointer<UInt32>) throws(PNGError) {
        let bytes = Array(row)
        let key = transparentColor
        for x in 0..<header.width {
            switch header.colorType {
            case .palette: output[x] = try color(sample(bytes, x))
            case .gray:
                let value = sample(bytes, x)
                let gray = OrderedDither.expand(value >> UInt32(max(0, header.depth - 8)), bits: min(header.depth, 8))
                output[x] = key == [value] ? 0 : 0xFF00_0000 | gray * 0x1_0101
            case .grayAlpha:
                output[x] = Self.pixel(byte(bytes, 2 * x) * 0x1_0101, byte(bytes, 2 * x + 1))
            case .color:
                let isKey = key == [sample(bytes, 3 * x), sample(bytes, 3 * x + 1), sample(bytes, 3 * x + 2)]
                output[x] = isKey ? 0 : 0xFF00_0000 | rgb(bytes, 3 * x)
            case .colorAlpha: output[x] = Self.pixel(rgb(bytes, 4 * x), byte(bytes, 4 * x + 3))
            }
        }
    }

    /// The value that counts as clear, if the file names one.
    private var transparentColor: [UInt32] {
        guard header.colorType == .gray || header.colorType == .color, transparency.count >= 2 * header.channels else {
            return []
        }
        return (0..<header.channels).map { UInt32(transparency[2 * $0]) << 8 | UInt32(transparency[2 * $0 + 1]) }
    }

    private func color(_ index: UInt32) throws(PNGError) -> UInt32 {
        let index = Int(index)
        guard index < palette.count else { throw .malformed("a pixel is not in its palette") }
        return Self.pixel(palette[index], index < transparency.count ? UInt32(transparency[index]) : 255)
    }

    private static func pixel(_ rgb: UInt32, _ alpha: UInt32) -> UInt32 {
        alpha << 24 | scaled(rgb, alpha) & 0xFF_FFFF
    }

    private func rgb(_ bytes: [UInt8], _ channel: Int) -> UInt32 {
        byte(bytes, channel) << 16 | byte(bytes, channel + 1) << 8 | byte(bytes, channel + 2)
    }

    /// A channel's upper 8 bits, at depths of 8 and 16.
    private func byte(_ bytes: [UInt8], _ channel: Int) -> UInt32 { UInt32(bytes[channel * header.depth / 8]) }

    /// A channel's whole value.
    private func sample(_ bytes: [UInt8], _ channel: Int) -> UInt32 {
        let bit = channel * header.depth
        let first = UInt32(bytes[bit / 8])
        switch header.depth {
        case 16: return first << 8 | UInt32(bytes[bit / 8 + 1])
        case 8: return first
        default: return first >> UInt32(8 - header.depth - bit % 8) & (1 << UInt32(header.depth) - 1)
        }
    }
}
