import Testing

@testable import Pictures

/// Writes GIF files whose codes are never shortened: a clear before each fourth pixel keeps them at three bits.
struct GIFFile {
    private(set) var bytes: [UInt8]

    /// A screen with four colours: black, red, green, blue.
    init(_ width: UInt8, _ height: UInt8, loops: UInt8? = nil) {
        bytes = Array("GIF89a".utf8) + [width, 0, height, 0, 0x81, 0, 0]
        bytes += [0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255]
        if let loops { bytes += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, loops, 0, 0] }
    }

    mutating func add(
        _ x: UInt8, _ y: UInt8, _ width: UInt8, _ height: UInt8, _ pixels: [Int], hundredths: UInt8 = 0,
        disposal: UInt8 = 0, transparent: UInt8? = nil, interlaced: Bool = false
    ) {
        bytes += [0x21, 0xF9, 4, disposal << 2 | (transparent == nil ? 0 : 1), hundredths, 0, transparent ?? 0, 0]
        bytes += [0x2C, x, 0, y, 0, width, 0, height, 0, interlaced ? 0x40 : 0, 2]
        // Two bits a pixel, so codes begin with three bits; 4 clears, 5 ends. Two codes after a clear add one entry.
        var codes: [Int] = []
        for (index, pixel) in pixels.enumerated() {
            if index % 2 == 0 { codes.append(4) }
            codes.append(pixel)
        }
        codes.append(5)
        let bits = codes.flatMap { code in (0..<3).map { code >> $0 & 1 } }
        let data = stride(from: 0, to: bits.count, by: 8).map { start in
            bits[start..<min(start + 8, bits.count)].enumerated().reduce(UInt8(0)) {
                $0 | UInt8($1.element << $1.offset)
            }
        }
        for start in stride(from: 0, to: data.count, by: 255) {
            let part = data[start..<min(start + 255, data.count)]
            bytes += [UInt8(part.count)] + part
        }
        bytes.append(0)
    }

    var file: [UInt8] { bytes + [0x3B] }
}

struct GIFTests {
    private let colors: [UInt32] = [0xFF00_0000, 0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF]

    @Test func oneFrame() throws {
        var gif = GIFFile(2, 2)
        gif.add(0, 0, 2, 2, [0, 1, 2, 3])
        #expect(try pixels(gif.file) == [[colors[0], colors[1]], [colors[2], colors[3]]])
        let header = try PictureHeader.read(Array(gif.file.prefix(10)))
        #expect(header.width == 2 && header.height == 2 && header.kind == .gif)
    }

    @Test func framesOverEachOther() throws {
        var gif = GIFFile(2, 1, loops: 0)
        gif.add(0, 0, 2, 1, [1, 1], hundredths: 20)
        gif.add(1, 0, 1, 1, [2], hundredths: 30, disposal: 2)
        gif.add(0, 0, 1, 1, [3], hundredths: 1, disposal: 3)
        gif.add(1, 0, 1, 1, [0], transparent: 0)
        let picture = try Picture.decode(gif.file)
        guard case .frames(let frames, let plays) = picture.content else { return #expect(Bool(false)) }
        #expect(plays == 0)
        // A hundredth of a second or none counts as ten.
        #expect(frames.map(\.seconds) == [0.2, 0.3, 0.1, 0.1])
        let shown = try (0..<4).map { try pixels(gif.file, frame: $0)[0] }
        let (red, green, blue) = (colors[1], colors[2], colors[3])
        // The second frame's part becomes clear, the third's what it was before.
        #expect(shown == [[red, red], [red, green], [blue, 0], [red, 0]])
    }

    @Test func interlaced() throws {
        var gif = GIFFile(1, 5)
        // Rows come as 0, 4, 2, 1, 3.
        gif.add(0, 0, 1, 5, [1, 2, 3, 0, 1], interlaced: true)
        #expect(try pixels(gif.file).map { $0[0] } == [1, 0, 3, 1, 2].map { colors[$0] })
    }

    @Test func repeats() throws {
        var gif = GIFFile(1, 1, loops: 2)
        gif.add(0, 0, 1, 1, [1])
        guard case .frames(_, let plays) = try Picture.decode(gif.file).content else { return #expect(Bool(false)) }
        #expect(plays == 3)
    }

    /// Codes for what is just being said: the run 1 1 1 as the code of the first, then the one about to be made.
    @Test func codeBeforeItsEntry() {
        var unpacker = LZWUnpacker(bits: 2, limit: 3)
        // Clear 4, pixel 1, then 6, the entry that is made by it: 1 1.
        #expect(unpacker.unpack([0b10_001_100, 0b1]) == [1, 1, 1])
    }

    @Test func whatIsWholeOfATruncatedFile() throws {
        var gif = GIFFile(1, 1)
        gif.add(0, 0, 1, 1, [1])
        let first = gif.bytes.count
        gif.add(0, 0, 1, 1, [2])
        for count in 0..<gif.file.count {
            let part = Array(gif.file.prefix(count))
            if count < first {
                #expect(throws: PictureError.self) { try Picture.decode(part) }
            } else {
                #expect(try pixels(part)[0][0] == colors[1])
            }
        }
    }
}
