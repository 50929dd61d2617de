import CTurboJPEG
import Raster

/// Reads JPEG files with libjpeg-turbo.
///
/// Its slower inverse transform is asked for: that one gives the same pixels on every processor. A picture of more pixels
/// than are kept is read at a half, a quarter or an eighth of its size.
enum JPEGDecoder {
    static func decode(_ bytes: [UInt8]) throws(PictureError) -> Picture {
        let header = try JPEGHeader(bytes)
        var divisor = 1
        while divisor < 8, scaled(header.width, divisor) * scaled(header.height, divisor) > Picture.mostPixels {
            divisor *= 2
        }
        let (width, height) = (scaled(header.width, divisor), scaled(header.height, divisor))
        guard width <= 32_768, height <= 32_768, width * height <= Picture.mostPixels else {
            throw .tooLarge(width: header.width, height: header.height)
        }
        guard let handle = tjInitDecompress() else { throw .malformed("JPEG", "libjpeg-turbo cannot begin") }
        defer { tjDestroy(handle) }
        let surface = try pixels(handle, bytes, width, height)
        let turned = ExifTurn(header.orientation).turned(surface)
        let shown = header.shownExtents
        return Picture(turned, width: shown.width, height: shown.height)
    }

    /// An extent divided, rounded up as libjpeg does.
    private static func scaled(_ extent: Int, _ divisor: Int) -> Int { (extent + divisor - 1) / divisor }

    private static func pixels(
        _ handle: tjhandle, _ bytes: [UInt8], _ width: Int, _ height: Int
    ) throws(PictureError) -> Surface {
        var (w, h, subsampling, colors) = (Int32(0), Int32(0), Int32(0), Int32(0))
        let length = UInt(bytes.count)
        guard tjDecompressHeader3(handle, bytes, length, &w, &h, &subsampling, &colors) == 0 else {
            throw failure(handle)
        }
        let isPrint = colors == Int32(TJCS_CMYK.rawValue) || colors == Int32(TJCS_YCCK.rawValue)
        let format = Int32((isPrint ? TJPF_CMYK : TJPF_BGRX).rawValue)
        let surface = Surface(width: width, height: height)
        let output = UnsafeMutableRawPointer(surface.pixels).assumingMemoryBound(to: UInt8.self)
        // At most 500 passes over a progressive picture: each of them takes the time of a whole one.
        let flags = TJFLAG_ACCURATEDCT | TJFLAG_LIMITSCANS
        let status = tjDecompress2(
            handle, bytes, length, output, Int32(width), Int32(surface.bytesPerRow), Int32(height), format, flags)
        // A warning, as of data that ends early, leaves what could be read.
        guard status == 0 || tjGetErrorCode(handle) == Int32(TJERR_WARNING.rawValue) else { throw failure(handle) }
        for y in 0..<height {
            let row = surface.pixels + y * (surface.bytesPerRow / 4)
            for x in 0..<width { row[x] = isPrint ? rgb(inverted: row[x]) : row[x] | 0xFF00_0000 }
        }
        return surface
    }

    /// A colour for print, as Adobe's programs write it: each ink the other way round. Cyan is in the lowest byte.
    private static func rgb(inverted pixel: UInt32) -> UInt32 {
        let black = pixel >> 24
        func channel(_ shift: UInt32) -> UInt32 { ((pixel >> shift & 255) * black + 127) / 255 }
        return 0xFF00_0000 | channel(0) << 16 | channel(8) << 8 | channel(16)
    }

    private static func failure(_ handle: tjhandle) -> PictureError {
        .malformed("JPEG", tjGetErrorStr2(handle).map { String(cString: $0) } ?? "no reason is known")
    }
}

/// How EXIF says that pixels are turned before they are shown.
struct ExifTurn {
    private let swapsAxes: Bool
    private let flipsX: Bool
    private let flipsY: Bool

    /// - Parameter orientation: 1...8 as EXIF counts: where the picture's first row and first column are.
    init(_ orientation: Int) {
        swapsAxes = orientation >= 5
        flipsX = [2, 3, 7, 8].contains(orientation)
        flipsY = [3, 4, 6, 7].contains(orientation)
    }

    func turned(_ surface: Surface) -> Surface {
        if !swapsAxes && !flipsX && !flipsY { return surface }
        let (w, h) = (surface.width, surface.height)
        let result = Surface(width: swapsAxes ? h : w, height: swapsAxes ? w : h)
        for y in 0..<result.height {
            for x in 0..<result.width {
                let (column, row) = swapsAxes ? (y, x) : (x, y)
                result[x, y] = surface[flipsX ? w - 1 - column : column, flipsY ? h - 1 - row : row]
            }
        }
        return result
    }
}
