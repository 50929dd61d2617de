import XCTest

@testable import Raster

final class PixelConverterTests: XCTestCase {
    private static let formats: [(String, PixelFormat)] = [
        ("xrgb8888", .xrgb8888), ("xbgr8888", .xbgr8888), ("bgrx8888", .bgrx8888), ("rgb888", .rgb888),
        ("bgr888", .bgr888), ("rgb565", .rgb565), ("bgr565", .bgr565), ("rgb666", .rgb666), ("xrgb1555", .xrgb1555),
        ("gray8", .gray8), ("gray4", .gray4), ("palette8", .palette8), ("mono", .mono),
        ("monoInverted", .monoInverted),
    ]

    private func randomSurface(_ width: Int, _ height: Int, seed: UInt64) -> Surface {
        var generator = SeededGenerator(seed: seed)
        let surface = Surface(width: width, height: height)
        for y in 0..<height {
            for x in 0..<width { surface[x, y] = Pixel(value: .random(in: 0...UInt32.max, using: &generator)) }
        }
        return surface
    }

    /// A pixel in a format as the documentation says it, channel by channel.
    private func reference(_ pixel: Pixel, _ format: PixelFormat, threshold: Int) -> UInt32 {
        func reduce(_ value: UInt8, _ bits: Int) -> UInt32 {
            let moved: Int = Int(value) - (Int(value) >> bits)
            let part: Int = threshold >> (bits - 1)
            return UInt32((moved + part) >> (8 - bits))
        }
        let weighted: Int = 54 * Int(pixel.red) + 183 * Int(pixel.green) + 19 * Int(pixel.blue)
        let gray = UInt8((weighted + 128) / 256)
        switch format.kind {
        case .rgb:
            let red: UInt32 = reduce(pixel.red, format.red.length) << UInt32(format.red.offset)
            let green: UInt32 = reduce(pixel.green, format.green.length) << UInt32(format.green.offset)
            let blue: UInt32 = reduce(pixel.blue, format.blue.length) << UInt32(format.blue.offset)
            return red | green | blue | format.unusedBits
        case .gray: return reduce(gray, format.bitsPerPixel)
        case .palette:
            let upper: UInt32 = reduce(pixel.red, 3) << 5 | reduce(pixel.green, 3) << 2
            return upper | reduce(pixel.blue, 2)
        case .mono(let inverted): return reduce(gray, 1) ^ (inverted ? 1 : 0)
        }
    }

    /// The native picture made pixel by pixel.
    private func referenceBytes(_ surface: Surface, _ converter: PixelConverter) -> [UInt8] {
        let size = converter.nativeSize(width: surface.width, height: surface.height)
        let rowBytes = converter.format.bytesPerRow(width: size.width)
        var bytes = [UInt8](repeating: 0, count: rowBytes * size.height)
        let bits = converter.format.bitsPerPixel
        for y in 0..<surface.height {
            for x in 0..<surface.width {
                let native = converter.nativeRect(
                    PixelRect(x: x, y: y, width: 1, height: 1), width: surface.width, height: surface.height)
                let threshold = converter.dither ? Int(OrderedDither.threshold(x: x, y: y)) : 64
                let value = reference(surface[x, y], converter.format, threshold: threshold)
                let bit = native.x0 * bits
                let start = native.y0 * rowBytes + bit / 8
                if bits < 8 {
                    bytes[start] |= UInt8(value << UInt32(8 - bits - bit % 8))
                } else {
                    for index in 0..<bits / 8 {
                        bytes[start + index] = UInt8(truncatingIfNeeded: value >> UInt32(8 * index))
                    }
                }
            }
        }
        return bytes
    }

    func testEveryFormatAndRotationAgreesWithTheReference() {
        for (name, format) in Self.formats {
            for rotation in Rotation.allCases {
                for dither in [false, true] {
                    let surface = randomSurface(69, 21, seed: 4)
                    let converter = PixelConverter(format: format, rotation: rotation, dither: dither)
                    let size = converter.nativeSize(width: 69, height: 21)
                    let rowBytes = format.bytesPerRow(width: size.width)
                    var bytes = [UInt8](repeating: 0xA5, count: rowBytes * size.height)
                    let written = bytes.withUnsafeMutableBytes {
                        converter.convert(surface, surface.bounds, to: $0.baseAddress!, bytesPerRow: rowBytes)
                    }
                    XCTAssertEqual(written, bytes.count, name)
                    XCTAssertEqual(bytes, referenceBytes(surface, converter), "\(name), \(rotation), \(dither)")
                }
            }
        }
    }

    func testWidthsAndAlignments() {
        for (name, format) in Self.formats {
            for width in 1...67 {
                let surface = randomSurface(width, 2, seed: UInt64(width))
                let converter = PixelConverter(format: format)
                XCTAssertEqual(surface.data(as: format), referenceBytes(surface, converter), "\(name), width \(width)")
                let turned = PixelConverter(format: format, rotation: .half)
                let rowBytes = format.bytesPerRow(width: width)
                var bytes = [UInt8](repeating: 0, count: rowBytes * 2)
                bytes.withUnsafeMutableBytes {
                    _ = turned.convert(surface, surface.bounds, to: $0.baseAddress!, bytesPerRow: rowBytes)
                }
                XCTAssertEqual(bytes, referenceBytes(surface, turned), "\(name), width \(width), turned")
            }
        }
    }

    /// Runs of one colour, from 1 pixel to all of a row, at all places within 32 pixels.
    func testRunsOfOneColor() {
        var generator = SeededGenerator(seed: 12)
        for width in 1...131 {
            let surface = randomSurface(width, 3, seed: UInt64(width))
            for y in 0..<3 {
                var x = Int.random(in: 0..<max(1, width / 3), using: &generator)
                while x < width {
                    let end = min(width, x + Int.random(in: 1...(y == 0 ? 131 : 70), using: &generator))
                    for column in x..<end { surface[column, y] = surface[x, y] }
                    x = end
                }
            }
            for rotation in [Rotation.none, .half] {
                for dither in [false, true] {
                    let converter = PixelConverter(format: .rgb565, rotation: rotation, dither: dither)
                    var bytes = [UInt8](repeating: 0xA5, count: width * 6)
                    bytes.withUnsafeMutableBytes {
                        _ = converter.convert(surface, surface.bounds, to: $0.baseAddress!, bytesPerRow: width * 2)
                    }
                    XCTAssertEqual(bytes, referenceBytes(surface, converter), "width \(width), \(rotation), \(dither)")
                }
            }
        }
    }

    func testPartsGiveTheSameBytesAsTheWhole() {
        var generator = SeededGenerator(seed: 8)
        for (name, format) in Self.formats {
            for rotation in Rotation.allCases {
                let surface = randomSurface(37, 29, seed: 6)
                let converter = PixelConverter(format: format, rotation: rotation)
                let size = converter.nativeSize(width: 37, height: 29)
                let rowBytes = format.bytesPerRow(width: size.width) + 3
                let whole = referenceBytes(surface, converter)
                for _ in 0..<10 {
                    let rect = PixelRect(
                        x: .random(in: -3..<37, using: &generator), y: .random(in: -3..<29, using: &generator),
                        width: .random(in: 1...20, using: &generator), height: .random(in: 1...20, using: &generator))
                    var bytes = [UInt8](repeating: 0xA5, count: rowBytes * size.height)
                    let written = bytes.withUnsafeMutableBytes {
                        converter.convert(surface, rect, to: $0.baseAddress!, bytesPerRow: rowBytes)
                    }
                    let area = converter.writtenRect(rect, of: surface)
                    let first = area.x0 * format.bitsPerPixel / 8
                    let last = (area.x1 * format.bitsPerPixel + 7) / 8
                    XCTAssertEqual(written, (last - first) * area.height, name)
                    for y in 0..<size.height {
                        for byte in 0..<rowBytes {
                            let isInside = y >= area.y0 && y < area.y1 && byte >= first && byte < last
                            let expected = isInside ? whole[y * (rowBytes - 3) + byte] : 0xA5
                            XCTAssertEqual(bytes[y * rowBytes + byte], expected, "\(name), \(rotation), \(rect)")
                        }
                    }
                }
            }
        }
    }

    func testRotationsTurnThePictureClockwise() {
        // A mark in the upper left corner goes to the upper right one, the lower right, the lower left.
        let surface = Surface(width: 3, height: 2)
        surface[0, 0] = Pixel(rgb: 0xFFFFFF)
        let marks: [(Rotation, Int)] = [(.none, 0), (.clockwise90, 1), (.half, 5), (.clockwise270, 4)]
        for (rotation, index) in marks {
            var bytes = [UInt8](repeating: 0, count: 6)
            let converter = PixelConverter(format: .gray8, rotation: rotation)
            let width = converter.nativeSize(width: 3, height: 2).width
            bytes.withUnsafeMutableBytes {
                _ = converter.convert(surface, surface.bounds, to: $0.baseAddress!, bytesPerRow: width)
            }
            XCTAssertEqual(bytes.firstIndex(of: 255), index, "\(rotation)")
        }
    }

    func testRectanglesGoThereAndBack() {
        for rotation in Rotation.allCases {
            let converter = PixelConverter(format: .rgb565, rotation: rotation)
            let rect = PixelRect(x: 3, y: 5, width: 7, height: 2)
            let native = converter.nativeRect(rect, width: 40, height: 30)
            XCTAssertEqual(converter.surfaceRect(native, width: 40, height: 30), rect, "\(rotation)")
        }
    }

    func testColorsThatAFormatCanExpressAreNeverDithered() {
        for (name, format) in Self.formats where format.bitsPerPixel <= 16 || format == .rgb666 {
            let count = format.kind == .rgb ? 4096 : 1 << format.bitsPerPixel
            for index in stride(from: 0, to: count, by: 1) {
                let value = format.kind == .rgb ? UInt32(index &* 40_503) & 0xFFFF : UInt32(index)
                let mask = (UInt32(1) << UInt32(format.bitsPerPixel)) - 1
                let pixel = format.decode(value & mask)
                for threshold in [UInt32(1), 63, 127] {
                    let again = reference(Pixel(value: pixel), format, threshold: Int(threshold))
                    XCTAssertEqual(format.decode(again), pixel, name)
                }
            }
        }
    }

    func testDitherKeepsTheMean() {
        for gray in [1, 40, 77, 128, 200, 254] as [UInt32] {
            let surface = Surface(width: 8, height: 8)
            for y in 0..<8 { for x in 0..<8 { surface[x, y] = Pixel(rgb: gray * 0x1_0101) } }
            let lit = surface.data(as: .mono).reduce(0) { $0 + $1.nonzeroBitCount }
            XCTAssertEqual(Double(lit) / 64, Double(gray) / 255, accuracy: 1.0 / 64)
        }
    }

    func testKnownBytes() {
        let surface = Surface(width: 2, height: 1)
        surface[0, 0] = Pixel(rgb: 0xFF8000)
        surface[1, 0] = Pixel(value: 0x8000_0080)
        XCTAssertEqual(surface.data(as: .xrgb8888), [0x00, 0x80, 0xFF, 0xFF, 0x80, 0x00, 0x00, 0xFF])
        XCTAssertEqual(surface.data(as: .xbgr8888), [0xFF, 0x80, 0x00, 0xFF, 0x00, 0x00, 0x80, 0xFF])
        XCTAssertEqual(surface.data(as: .rgb888), [0x00, 0x80, 0xFF, 0x80, 0x00, 0x00])
        // 31 << 11 | 32 << 5, and 16.
        XCTAssertEqual(surface.data(as: .rgb565, dither: false), [0x00, 0xFC, 0x10, 0x00])
        // (54 · 255 + 183 · 128 + 128) >> 8 = 145, and (19 · 128 + 128) >> 8 = 10.
        XCTAssertEqual(surface.data(as: .gray8), [145, 10])
        XCTAssertEqual(surface.data(as: .gray4, dither: false), [0x91])
        XCTAssertEqual(surface.data(as: .mono, dither: false), [0x80])
        XCTAssertEqual(surface.data(as: .monoInverted, dither: false), [0x40])
    }

    func testDecodingUndoesConversion() {
        for (name, format) in Self.formats {
            for rotation in Rotation.allCases {
                let source = randomSurface(21, 13, seed: 3)
                let converter = PixelConverter(format: format, rotation: rotation, dither: false)
                let bytes = referenceBytes(source, converter)
                let rowBytes = format.bytesPerRow(width: converter.nativeSize(width: 21, height: 13).width)
                let decoded = Surface(width: 21, height: 13)
                bytes.withUnsafeBytes {
                    converter.decode($0.baseAddress!, bytesPerRow: rowBytes, into: decoded, decoded.bounds)
                }
                // What was read back is what the format can express, so it converts to the same bytes, dithered or not.
                let again = PixelConverter(format: format, rotation: rotation, dither: true)
                XCTAssertEqual(referenceBytes(decoded, again), bytes, "\(name), \(rotation)")
            }
        }
    }

    func testDecodingSurfaces() {
        let bytes: [UInt8] = [0x00, 0xF8, 0x1F, 0x00]
        let surface = bytes.withUnsafeBytes {
            Surface(decoding: $0.baseAddress!, width: 2, height: 1, bytesPerRow: 4, format: .rgb565)
        }
        XCTAssertEqual(surface?[0, 0].value, 0xFFFF_0000)
        XCTAssertEqual(surface?[1, 0].value, 0xFF00_00FF)
        bytes.withUnsafeBytes {
            XCTAssertNil(Surface(decoding: $0.baseAddress!, width: 2, height: 1, bytesPerRow: 3, format: .rgb565))
            XCTAssertNil(Surface(decoding: $0.baseAddress!, width: 0, height: 1, bytesPerRow: 4, format: .rgb565))
        }
    }

    func testPaletteIsThreeThreeTwo() {
        XCTAssertEqual(PixelFormat.paletteEntry(0).value, 0xFF00_0000)
        XCTAssertEqual(PixelFormat.paletteEntry(255).value, 0xFFFF_FFFF)
        XCTAssertEqual(PixelFormat.paletteEntry(0b100_010_01).value, 0xFF92_4955)
    }

    func testFormatsThatAreNotSupportedWriteNothing() {
        let odd = PixelFormat(
            bitsPerPixel: 12, red: .init(offset: 8, length: 4), green: .init(offset: 4, length: 4),
            blue: .init(offset: 0, length: 4))
        XCTAssertFalse(odd.isSupported)
        XCTAssertEqual(Surface(width: 2, height: 2).data(as: odd), [])
        XCTAssertFalse(PixelFormat(kind: .gray, bitsPerPixel: 16).isSupported)
    }
}
