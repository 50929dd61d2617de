import Raster

/// Reads GIF files (87a and 89a), animated ones too.
///
/// What ends early gives the frames that are whole; a file without a whole frame is an error.
struct GIFDecoder {
    private let bytes: [UInt8]
    private var position = 0
    private var width = 0
    private var height = 0
    private var globalColors: [UInt32] = []
    private var control = Control()
    private var plays = 1

    /// What is said of the next frame.
    private struct Control {
        var seconds = 0.0
        var transparent: Int?
        var disposal = PNG.Frame.Disposal.keep
    }

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The extents in pixels that a file's first ten bytes claim.
    static func extents(_ bytes: [UInt8]) throws(PictureError) -> (width: Int, height: Int) {
        guard bytes.count >= 10 else { throw .truncated("GIF") }
        let width = Int(bytes[6]) | Int(bytes[7]) << 8
        let height = Int(bytes[8]) | Int(bytes[9]) << 8
        guard width > 0, height > 0 else { throw .malformed("GIF", "it has no pixels") }
        return (width, height)
    }

    mutating func picture() throws(PictureError) -> Picture {
        (width, height) = try Self.extents(bytes)
        guard width <= 32_768, height <= 32_768, width * height <= Picture.mostPixels else {
            throw .tooLarge(width: width, height: height)
        }
        let mostFrames = Picture.mostPixels / (width * height)
        var composer = FrameComposer(width: width, height: height)
        do {
            try readScreen()
            while composer.frames.count < mostFrames, let frame = try nextFrame() { composer.add(frame) }
        } catch {
            if composer.frames.isEmpty { throw error }
        }
        guard !composer.frames.isEmpty else { throw .malformed("GIF", "it has no frame") }
        return Picture(.frames(composer.frames, plays: plays), width: Double(width), height: Double(height))
    }

    // MARK: Bytes

    private mutating func byte() throws(PictureError) -> Int {
        guard position < bytes.count else { throw .truncated("GIF") }
        position += 1
        return Int(bytes[position - 1])
    }

    private mutating func number() throws(PictureError) -> Int { try byte() | (try byte()) << 8 }

    /// Pieces of at most 255 bytes, one after the other.
    private mutating func blocks() throws(PictureError) -> [UInt8] {
        var result: [UInt8] = []
        while true {
            let count = try byte()
            if count == 0 { return result }
            guard position + count <= bytes.count else { throw .truncated("GIF") }
            result += bytes[position..<position + count]
            position += count
        }
    }

    private mutating func colors(_ bits: Int) throws(PictureError) -> [UInt32] {
        let count = 2 << bits
        guard position + 3 * count <= bytes.count else { throw .truncated("GIF") }
        defer { position += 3 * count }
        return (0..<count).map { index in
            let place = position + 3 * index
            return 0xFF00_0000 | UInt32(bytes[place]) << 16 | UInt32(bytes[place + 1]) << 8 | UInt32(bytes[place + 2])
        }
    }

    // MARK: Parts

    private mutating func readScreen() throws(PictureError) {
        position = 10
        let flags = try byte()
        position += 2
        if flags & 128 != 0 { globalColors = try colors(flags & 7) }
    }

    /// The next frame; nil at the end.
    private mutating func nextFrame() throws(PictureError) -> PNG.Frame? {
        while true {
            switch try byte() {
            case 0x21: try readExtension()
            case 0x2C: return try frame()
            case 0x3B: return nil
            default: throw .malformed("GIF", "a part is of an unknown kind")
            }
        }
    }

    private mutating func readExtension() throws(PictureError) {
        let label = try byte()
        let content = try blocks()
        if label == 0xF9, content.count >= 4 {
            let delay = Int(content[1]) | Int(content[2]) << 8
            // Programs that show GIFs take a hundredth of a second or none for a tenth.
            control.seconds = delay > 1 ? Double(delay) / 100 : 0.1
            control.transparent = content[0] & 1 == 1 ? Int(content[3]) : nil
            control.disposal = [2: .clear, 3: .restore][Int(content[0] >> 2 & 7)] ?? .keep
        } else if label == 0xFF, content.starts(with: Array("NETSCAPE2.0".utf8)), content.count >= 14,
            content[11] == 1
        {
            let repeats = Int(content[12]) | Int(content[13]) << 8
            plays = repeats == 0 ? 0 : repeats + 1
        }
    }

    private mutating func frame() throws(PictureError) -> PNG.Frame {
        let (x, y, w, h) = (try number(), try number(), try number(), try number())
        let flags = try byte()
        let colors = flags & 128 != 0 ? try colors(flags & 7) : globalColors
        let bits = try byte()
        guard w > 0, h > 0, w * h <= Picture.mostPixels, (1...8).contains(bits) else {
            throw .malformed("GIF", "a frame has no pixels")
        }
        var unpacker = LZWUnpacker(bits: bits, limit: w * h)
        let indices = unpacker.unpack(try blocks())
        let surface = Surface(width: w, height: h)
        let rows = flags & 64 != 0 ? Self.interlacedRows(h) : Array(0..<h)
        for (index, value) in indices.enumerated() {
            let row = rows[index / w]
            let color = Int(value) < colors.count ? colors[Int(value)] : 0xFF00_0000
            surface.pixels[row * (surface.bytesPerRow / 4) + index % w] = Int(value) == control.transparent ? 0 : color
        }
        defer { control = Control() }
        return PNG.Frame(
            surface: surface, x: x, y: y, seconds: control.seconds, disposal: control.disposal, isBlended: true)
    }

    /// The rows in the order of their coming: every eighth, those in between, every second one, the rest.
    private static func interlacedRows(_ height: Int) -> [Int] {
        [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { Array(stride(from: $0.0, to: height, by: $0.1)) }
    }
}

/// Unpacks the codes of a GIF's frame.
struct LZWUnpacker {
    private let bits: Int
    private let limit: Int
    /// A code stands for what `prefixes` says, and one more byte.
    private var prefixes = [UInt16](repeating: 0, count: 4096)
    private var lasts = [UInt8](repeating: 0, count: 4096)
    private var output: [UInt8] = []

    /// - Parameters:
    ///   - bits: of a pixel.
    ///   - limit: the bytes that are wanted at most.
    init(bits: Int, limit: Int) {
        self.bits = bits
        self.limit = limit
        for value in 0..<1 << bits { lasts[value] = UInt8(value) }
    }

    /// The bytes; fewer than wanted where codes end or make no sense.
    mutating func unpack(_ data: [UInt8]) -> [UInt8] {
        let clear = 1 << bits
        var next = clear + 2
        var width = bits + 1
        var previous: Int?
        var pending = 0
        var count = 0
        for byte in data {
            pending |= Int(byte) << count
            count += 8
            while count >= width {
                let code = pending & (1 << width - 1)
                pending >>= width
                count -= width
                if code == clear {
                    (next, width, previous) = (clear + 2, bits + 1, nil)
                    continue
                }
                guard code != clear + 1, output.count < limit, code <= next, code < next || previous != nil else {
                    return output
                }
                let first = append(code == next ? previous ?? 0 : code)
                if code == next { add(first) }
                if let before = previous, next < 4096 {
                    prefixes[next] = UInt16(before)
                    lasts[next] = first
                    next += 1
                    if next == 1 << width, width < 12 { width += 1 }
                }
                previous = code
            }
        }
        return output
    }

    private mutating func add(_ byte: UInt8) { if output.count < limit { output.append(byte) } }

    /// Adds what a code stands for; returns its first byte.
    private mutating func append(_ code: Int) -> UInt8 {
        let clear = 1 << bits
        let start = output.count
        var code = code
        var length = 0
        while code >= clear + 2, length < 4096 {
            output.append(lasts[code])
            code = Int(prefixes[code])
            length += 1
        }
        let first = lasts[code & 255]
        output.append(first)
        output[start...].reverse()
        if output.count > limit { output.removeLast(output.count - limit) }
        return first
    }
}
