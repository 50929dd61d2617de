/// Reads a PNG file.
struct PNGDecoder {
    private let bytes: [UInt8]
    private let mostPixels: Int
    private var position = 8
    private(set) var header = PNGHeader()
    private var palette: [UInt32] = []
    private var transparency: [UInt8] = []
    private(set) var packed: [UInt8] = []
    /// What the file says of frames, where it has several.
    private(set) var frames = PNGFrames()

    init(_ bytes: [UInt8], mostPixels: Int = PNG.mostPixels) {
        self.bytes = bytes
        self.mostPixels = mostPixels
    }

    mutating func surface() throws(PNGError) -> Surface {
        try readChunks()
        return try unpack(packed, header)
    }

    /// The pixels in a stream.
    func unpack(_ packed: [UInt8], _ header: PNGHeader) throws(PNGError) -> Surface {
        let expected = header.passes.reduce(0) { $0 + header.byteCount($1) }
        var rows = try Inflate.zlibStream(packed, limit: expected)
        guard rows.count == expected else { throw .truncated }
        let surface = Surface(width: header.width, height: header.height)
        var start = 0
        for pass in header.passes {
            let part = header.part(pass)
            try undoFilters(&rows, start, part)
            try unpack(rows, start, part, pass, to: surface)
            start += header.byteCount(pass)
        }
        return surface
    }

    /// Takes the rows of one pass to where they belong.
    private func unpack(
        _ rows: [UInt8], _ start: Int, _ part: PNGHeader, _ pass: PNGPass, to surface: Surface
    ) throws(PNGError) {
        let unpacker = PNGPixels(header: part, palette: palette, transparency: transparency)
        let line = UnsafeMutablePointer<UInt32>.allocate(capacity: part.width)
        defer { line.deallocate() }
        for y in 0..<part.height {
            let first = start + y * (part.rowBytes + 1) + 1
            let row = surface.pixels + (pass.y + y * pass.stepY) * (surface.bytesPerRow / 4)
            let bytes = rows[first..<first + part.rowBytes]
            if pass.stepX == 1 {
                try unpacker.unpack(bytes, to: row)
            } else {
                try unpacker.unpack(bytes, to: line)
                for x in 0..<part.width { row[pass.x + x * pass.stepX] = line[x] }
            }
        }
    }

    mutating func readChunks() throws(PNGError) {
        guard bytes.starts(with: PNG.signature) else { throw .notPNG }
        var isFirst = true
        while true {
            let (name, content) = try nextChunk()
            guard isFirst == (name == "IHDR") else { throw .malformed("its header is not the first part") }
            isFirst = false
            switch name {
            case "IHDR": header = try PNGHeader(content, mostPixels: mostPixels)
            case "PLTE": palette = try Self.colors(content)
            case "tRNS": transparency = Array(content)
            case "IDAT": packed += content
            case "acTL", "fcTL", "fdAT": try frames.take(name, content, header, isBeforeData: packed.isEmpty)
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

    private func undoFilters(_ rows: inout [UInt8], _ start: Int, _ header: PNGHeader) throws(PNGError) {
        let step = header.rowBytes + 1
        for y in 0..<header.height {
            let first = start + y * step
            guard let filter = PNGFilter(rawValue: rows[first]) else { throw .malformed("a row has no filter") }
            rows.withUnsafeMutableBufferPointer { bytes in
                let row = UnsafeMutableBufferPointer(rebasing: bytes[first + 1..<first + step])
                let above = y == 0 ? nil : UnsafeBufferPointer(rebasing: bytes[first - step + 1..<first])
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

    var width = 0
    var height = 0
    private(set) var depth = 8
    private(set) var colorType = ColorType.color
    private(set) var isInterlaced = false

    init() {}

    init(_ content: ArraySlice<UInt8>, mostPixels: Int = PNG.mostPixels) throws(PNGError) {
        let bytes = Array(content)
        guard bytes.count == 13 else { throw .malformed("its header has a wrong length") }
        width = Int(bytes[0..<4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) })
        height = Int(bytes[4..<8].reduce(UInt32(0)) { $0 << 8 | UInt32($1) })
        guard width > 0, height > 0 else { throw .malformed("it has no pixels") }
        guard width <= 32_768, height <= 32_768, width * height <= mostPixels else {
            throw .unsupported("a picture of \(width)x\(height) pixels")
        }
        depth = Int(bytes[8])
        guard let type = ColorType(rawValue: bytes[9]) else { throw .malformed("its colour type is \(bytes[9])") }
        colorType = type
        guard Self.depths(of: type).contains(depth) else { throw .malformed("its depth is \(depth)") }
        guard bytes[10] == 0, bytes[11] == 0 else { throw .malformed("its method is unknown") }
        guard bytes[12] < 2 else { throw .malformed("its interlacing is unknown") }
        isInterlaced = bytes[12] == 1
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

    /// The passes that its pixels come in, those without any left out.
    var passes: [PNGPass] {
        guard isInterlaced else { return [PNGPass(x: 0, y: 0, stepX: 1, stepY: 1)] }
        return PNGPass.interlaced.filter { $0.x < width && $0.y < height }
    }

    /// The header that a pass would have as a picture of its own.
    func part(_ pass: PNGPass) -> PNGHeader {
        var part = self
        part.width = (width - pass.x + pass.stepX - 1) / pass.stepX
        part.height = (height - pass.y + pass.stepY - 1) / pass.stepY
        return part
    }

    /// The bytes of a pass' rows, with one for the filter before each.
    func byteCount(_ pass: PNGPass) -> Int {
        let part = part(pass)
        return (part.rowBytes + 1) * part.height
    }

    var rowBytes: Int { (width * channels * depth + 7) / 8 }
    /// Bytes from a byte to its like in the pixel to the right; at least 1.
    var pixelBytes: Int { max(1, channels * depth / 8) }
}

/// One pass through a picture: the pixels from (x, y) in steps.
struct PNGPass {
    let x: Int
    let y: Int
    let stepX: Int
    let stepY: Int

    /// Adam7's passes, from coarse to fine.
    static let interlaced = [
        PNGPass(x: 0, y: 0, stepX: 8, stepY: 8), PNGPass(x: 4, y: 0, stepX: 8, stepY: 8),
        PNGPass(x: 0, y: 4, stepX: 4, stepY: 8), PNGPass(x: 2, y: 0, stepX: 4, stepY: 4),
        PNGPass(x: 0, y: 2, stepX: 2, stepY: 4), PNGPass(x: 1, y: 0, stepX: 2, stepY: 2),
        PNGPass(x: 0, y: 1, stepX: 1, stepY: 2),
    ]
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
