import CTurboJPEG
import Raster
import Testing

@testable import Pictures

/// A JPEG of best quality and full colour, of pixels 0xRRGGBB.
func jpeg(_ width: Int, _ height: Int, progressive: Bool = false, _ color: (Int, Int) -> UInt32) throws -> [UInt8] {
    let pixels = (0..<height).flatMap { y in (0..<width).map { color($0, y) } }
    let handle = try #require(tjInitCompress())
    defer { tjDestroy(handle) }
    var output: UnsafeMutablePointer<UInt8>?
    var size: UInt = 0
    let flags = TJFLAG_ACCURATEDCT | (progressive ? TJFLAG_PROGRESSIVE : 0)
    let status = pixels.withUnsafeBytes { bytes in
        tjCompress2(
            handle, bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), Int32(width), 0, Int32(height),
            Int32(TJPF_BGRX.rawValue), &output, &size, Int32(TJSAMP_444.rawValue), 100, flags)
    }
    #expect(status == 0)
    defer { tjFree(output) }
    return Array(UnsafeBufferPointer(start: output, count: Int(size)))
}

/// The file with a part that asks for a turn.
func turned(_ file: [UInt8], _ orientation: UInt8) -> [UInt8] {
    let exif: [UInt8] =
        Array("Exif\0\0MM\0\u{2A}\0\0\0\u{8}".utf8) + [
            0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0,
        ]
    let length = exif.count + 2
    return Array(file[..<2]) + [0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 255)] + exif + file[2...]
}

struct JPEGTests {
    private func isNear(_ a: UInt32, _ b: UInt32) -> Bool {
        [0, 8, 16].allSatisfy { abs(Int(a >> $0 & 255) - Int(b >> $0 & 255)) <= 3 } && a >> 24 == 255
    }

    @Test(arguments: [false, true]) func flatAreas(progressive: Bool) throws {
        let file = try jpeg(16, 8, progressive: progressive) { x, _ in x < 8 ? 0xC04020 : 0x2040C0 }
        let shown = try pixels(file)
        #expect(shown.count == 8 && shown[0].count == 16)
        #expect(shown.allSatisfy { row in row.enumerated().allSatisfy { isNear($1, $0 < 8 ? 0xC04020 : 0x2040C0) } })
    }

    /// Where the red corner, the picture's upper left, is shown.
    @Test(arguments: [
        (1, 0, 0), (2, 15, 0), (3, 15, 7), (4, 0, 7), (5, 0, 0), (6, 7, 0), (7, 7, 15), (8, 0, 15),
    ])
    func turns(_ orientation: Int, _ x: Int, _ y: Int) throws {
        let plain = try jpeg(16, 8) { x, y in x < 8 && y < 8 ? 0xFF0000 : 0xFFFFFF }
        let file = turned(plain, UInt8(orientation))
        let shown = try pixels(file)
        let header = try PictureHeader.read(file)
        #expect(shown[0].count == Int(header.width) && shown.count == Int(header.height))
        #expect(shown.count == (orientation < 5 ? 8 : 16))
        #expect(isNear(shown[y][x], 0xFF0000))
        #expect(isNear(shown[shown.count - 1 - y][shown[0].count - 1 - x], 0xFFFFFF))
    }

    @Test func endsEarly() throws {
        let file = try jpeg(64, 64) { x, y in UInt32(x * 4) << 16 | UInt32(y * 4) }
        for count in stride(from: 0, to: file.count, by: 7) { _ = try? Picture.decode(Array(file.prefix(count))) }
        #expect(throws: PictureError.self) { try Picture.decode(Array(file.prefix(100))) }
    }
}
