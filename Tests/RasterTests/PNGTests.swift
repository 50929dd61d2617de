import XCTest

@testable import Raster

final class PNGTests: XCTestCase {
    private func noise(_ width: Int, _ height: Int, opaque: Bool, smooth: Bool) -> Surface {
        var generator = SeededGenerator(seed: UInt64(width * height))
        let surface = Surface(width: width, height: height)
        for y in 0..<height {
            for x in 0..<width {
                let even = UInt32(x * 3 & 255) << 16 | UInt32(y & 255) << 8
                let color = smooth ? even : UInt32.random(in: 0...0xFFFFFF, using: &generator)
                surface[x, y] = Pixel(rgb: color)
            }
        }
        if !opaque { surface[0, 0] = Pixel(value: 0x8080_0000) }
        return surface
    }

    func testRoundTrips() throws {
        for (width, height) in [(1, 1), (3, 200), (255, 3), (120, 90), (300, 200)] {
            for opaque in [true, false] {
                for smooth in [true, false] {
                    let surface = noise(width, height, opaque: opaque, smooth: smooth)
                    let decoded = try PNG.decode(PNG.encode(surface))
                    XCTAssertEqual(decoded.width, width)
                    XCTAssertEqual(decoded.height, height)
                    XCTAssertNil(firstDifference(surface, decoded), "\(width)x\(height)")
                }
            }
        }
    }

    func testAlphaSurvives() throws {
        let surface = Surface(width: 256, height: 2)
        for alpha in 0..<256 {
            surface[alpha, 0] = Pixel(value: UInt32(alpha) * 0x0101_0101)
            surface[alpha, 1] = Pixel(value: UInt32(alpha) << 24 | UInt32(alpha / 2) << 16)
        }
        XCTAssertNil(firstDifference(surface, try PNG.decode(PNG.encode(surface))))
    }

    func testEncodingIsTheSameEveryTime() {
        XCTAssertEqual(
            PNG.encode(noise(50, 50, opaque: true, smooth: true)), PNG.encode(noise(50, 50, opaque: true, smooth: true))
        )
    }

    func testChecksums() {
        // The check values of the algorithms' definitions.
        var crc = CRC32()
        crc.add(Array("123456789".utf8)[...])
        XCTAssertEqual(crc.value, 0xCBF4_3926)
        XCTAssertEqual(adler32(Array("Wikipedia".utf8)[...]), 0x11E6_0398)
    }

    func testInflateOfFixedCodesAndStoredBlocks() throws {
        // "aaaaaaaaaa" as zlib packs it: a literal, a repeat of 9, fixed codes.
        let fixed: [UInt8] = [0x78, 0x9C, 0x4B, 0x84, 0x03, 0x00, 0x14, 0xE1, 0x03, 0xCB]
        XCTAssertEqual(try Inflate.zlibStream(fixed, limit: 10), [UInt8](repeating: 97, count: 10))
        XCTAssertThrowsError(try Inflate.zlibStream(fixed, limit: 9))
        let stored: [UInt8] = [0x78, 0x01, 0x01, 0x02, 0x00, 0xFD, 0xFF, 0x68, 0x69, 0x01, 0x3B, 0x00, 0xD2]
        XCTAssertEqual(try Inflate.zlibStream(stored, limit: 2), [0x68, 0x69])
    }

    func testCodeLengthsAreLimited() {
        // Counts that double ask for one bit more each.
        let lengths = HuffmanCode.lengths((0..<25).map { 1 << $0 }, limit: 15)
        XCTAssertLessThanOrEqual(lengths.max() ?? 16, 15)
        XCTAssertLessThanOrEqual(lengths.reduce(0) { $0 + 1 / Double(1 << Int($1)) }, 1)
    }

    /// A file of one chunk after another, with right checksums.
    private func file(_ chunks: [(String, [UInt8])]) -> [UInt8] {
        var bytes = PNG.signature
        for (name, content) in chunks {
            bytes.appendBigEndian(UInt32(content.count))
            let start = bytes.count
            bytes += Array(name.utf8) + content
            var crc = CRC32()
            crc.add(bytes[start...])
            bytes.appendBigEndian(crc.value)
        }
        return bytes
    }

    private func header(_ width: UInt32, _ height: UInt32, _ depth: UInt8, _ type: UInt8, interlace: UInt8 = 0)
        -> [UInt8]
    {
        var bytes: [UInt8] = []
        bytes.appendBigEndian(width)
        bytes.appendBigEndian(height)
        return bytes + [depth, type, 0, 0, interlace]
    }

    private func picture(_ header: [UInt8], _ rows: [UInt8], extra: [(String, [UInt8])] = []) throws -> [UInt32] {
        let surface = try PNG.decode(
            file([("IHDR", header)] + extra + [("IDAT", Deflate.zlibStream(rows)), ("IEND", [])]))
        return (0..<surface.height).flatMap { y in (0..<surface.width).map { surface[$0, y].value } }
    }

    func testColorTypes() throws {
        XCTAssertEqual(try picture(header(2, 1, 8, 0), [0, 0x40, 0xFF]), [0xFF40_4040, 0xFFFF_FFFF])
        XCTAssertEqual(try picture(header(1, 1, 8, 4), [0, 0xFF, 0x80]), [0x8080_8080])
        XCTAssertEqual(try picture(header(1, 1, 16, 2), [0, 1, 9, 2, 9, 3, 9]), [0xFF01_0203])
        XCTAssertEqual(try picture(header(1, 1, 8, 6), [0, 255, 0, 0, 51]), [0x3333_0000])
        XCTAssertEqual(
            try picture(header(5, 1, 1, 0), [0, 0b1011_0000]),
            [0xFFFF_FFFF, 0xFF00_0000, 0xFFFF_FFFF, 0xFFFF_FFFF, 0xFF00_0000])
        XCTAssertEqual(try picture(header(2, 1, 4, 0), [0, 0x7F]), [0xFF77_7777, 0xFFFF_FFFF])
        let palette: [(String, [UInt8])] = [("PLTE", [255, 0, 0, 0, 0, 255]), ("tRNS", [0x80])]
        XCTAssertEqual(
            try picture(header(2, 1, 8, 3), [0, 0, 1], extra: palette), [0x8080_0000, 0xFF00_00FF])
        XCTAssertEqual(
            try picture(header(2, 1, 8, 2), [0, 1, 2, 3, 1, 2, 4], extra: [("tRNS", [0, 1, 0, 2, 0, 3])]),
            [0, 0xFF01_0204])
    }

    func testFilters() throws {
        // Rows of 10, 20, 30 by every filter.
        let rows: [UInt8] = [0, 10, 20, 30, 1, 10, 10, 10, 2, 0, 0, 0, 3, 5, 5, 5, 4, 0, 0, 0]
        let expected = (0..<5).flatMap { _ in [UInt32(10), 20, 30].map { 0xFF00_0000 | $0 * 0x1_0101 } }
        XCTAssertEqual(try picture(header(3, 5, 8, 0), rows), expected)
    }

    /// Of three by three pixels the passes 1, 4, 5, 6 and 7 have some.
    func testInterlaced() throws {
        func value(_ x: Int, _ y: Int) -> UInt8 { UInt8(30 * y + 10 * x + 5) }
        let rows: [UInt8] = [
            0, value(0, 0), 0, value(2, 0), 0, value(0, 2), value(2, 2), 0, value(1, 0), 0, value(1, 2), 0, value(0, 1),
            value(1, 1), value(2, 1),
        ]
        let expected = (0..<9).map { 0xFF00_0000 | UInt32(value($0 % 3, $0 / 3)) * 0x1_0101 }
        XCTAssertEqual(try picture(header(3, 3, 8, 0, interlace: 1), rows), expected)
        XCTAssertThrowsError(try picture(header(3, 3, 8, 0, interlace: 1), Array(rows.dropLast())))
    }

    func testFrames() throws {
        func control(_ number: UInt8, _ place: [UInt8], _ delay: [UInt8], _ end: [UInt8]) -> (String, [UInt8]) {
            ("fcTL", [0, 0, 0, number] + place.flatMap { [0, 0, 0, $0] } + delay + end)
        }
        let bytes = file([
            ("IHDR", header(2, 1, 8, 0)), ("acTL", [0, 0, 0, 2, 0, 0, 0, 3]),
            control(0, [2, 1, 0, 0], [0, 1, 0, 4], [0, 0]), ("IDAT", Deflate.zlibStream([0, 7, 8])),
            control(1, [1, 1, 1, 0], [0, 9, 0, 0], [1, 1]), ("fdAT", [0, 0, 0, 2] + Deflate.zlibStream([0, 9])),
            ("IEND", []),
        ])
        let (frames, plays, width, height) = try PNG.decodeFrames(bytes, mostPixels: 100)
        XCTAssertEqual([plays, width, height], [3, 2, 1])
        // A divisor of 0 stands for 100.
        XCTAssertEqual(frames.map(\.seconds), [0.25, 0.09])
        XCTAssertEqual(frames.map(\.x), [0, 1])
        XCTAssertEqual(frames.map(\.disposal), [.keep, .clear])
        XCTAssertEqual(frames.map(\.isBlended), [false, true])
        XCTAssertEqual(frames[1].surface[0, 0].value, 0xFF09_0909)
        // Of four pixels two pictures of two fit; of three one.
        XCTAssertEqual(try PNG.decodeFrames(bytes, mostPixels: 3).frames.count, 1)
        XCTAssertThrowsError(try PNG.decodeFrames(bytes, mostPixels: 1))
        XCTAssertEqual(try PNG.decode(bytes)[1, 0].value, 0xFF08_0808)
        let outside = file([
            ("IHDR", header(2, 1, 8, 0)), control(0, [2, 1, 1, 0], [0, 1, 0, 4], [0, 0]), ("IEND", []),
        ])
        XCTAssertEqual(error(outside), .malformed("a frame does not lie in the picture"))
    }

    private func error(_ bytes: [UInt8]) -> PNGError? {
        do {
            _ = try PNG.decode(bytes)
            return nil
        } catch { return error }
    }

    func testErrors() {
        XCTAssertEqual(error([]), .notPNG)
        XCTAssertEqual(error(Array("GIF89a......".utf8)), .notPNG)
        XCTAssertEqual(error(PNG.signature), .truncated)
        let data = ("IDAT", Deflate.zlibStream([0, 1]))
        XCTAssertEqual(error(file([("IHDR", header(0, 1, 8, 0)), data, ("IEND", [])])), .malformed("it has no pixels"))
        XCTAssertEqual(
            error(file([("IHDR", header(1, 1, 8, 0, interlace: 2)), data, ("IEND", [])])),
            .malformed("its interlacing is unknown"))
        XCTAssertEqual(
            error(file([("IHDR", header(1, 1, 3, 0)), data, ("IEND", [])])), .malformed("its depth is 3"))
        XCTAssertEqual(
            error(file([("IHDR", header(99_999, 1, 8, 0)), data, ("IEND", [])])),
            .unsupported("a picture of 99999x1 pixels"))
        XCTAssertEqual(error(file([("IHDR", header(2, 1, 8, 0)), data, ("IEND", [])])), .truncated)
        XCTAssertEqual(
            error(file([("IHDR", header(1, 1, 8, 0)), ("IDAT", Deflate.zlibStream([0, 1, 2])), ("IEND", [])])),
            .malformed("its data is longer than the picture"))
        XCTAssertEqual(
            error(file([("IHDR", header(1, 1, 8, 3)), data, ("IEND", [])])),
            .malformed("a pixel is not in its palette"))
        var damaged = file([("IHDR", header(1, 1, 8, 0)), data, ("IEND", [])])
        damaged[20] ^= 1
        XCTAssertEqual(error(damaged), .malformed("its part IHDR has a wrong checksum"))
    }

    func testMessagesSayWhatToDo() {
        XCTAssertEqual(
            PNGError.unsupported("interlacing").description,
            "cannot read the PNG: interlacing is not supported; save it without")
    }

    func testDamagedFilesNeverCrash() {
        let whole = PNG.encode(noise(40, 30, opaque: false, smooth: true))
        for count in 0..<whole.count { XCTAssertNotNil(error(Array(whole[..<count]))) }
        var generator = SeededGenerator(seed: 77)
        for _ in 0..<2000 {
            // Inside the data, with checksums made right again, so that the damage goes deep.
            var stream = Deflate.zlibStream((0..<500).map { UInt8(($0 * $0) & 255) })
            for _ in 0..<3 {
                stream[.random(in: 0..<stream.count, using: &generator)] = .random(in: 0...255, using: &generator)
            }
            _ = error(file([("IHDR", header(9, 50, 8, 0)), ("IDAT", stream), ("IEND", [])]))
        }
    }
}
