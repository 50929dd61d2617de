/// Writes a surface as a PNG file.
struct PNGEncoder {
    private let surface: Surface
    private let isOpaque: Bool
    private var pixelBytes: Int { isOpaque ? 3 : 4 }
    private var rowBytes: Int { surface.width * pixelBytes }

    init(_ surface: Surface) {
        self.surface = surface
        let stride = surface.bytesPerRow / 4
        isOpaque = (0..<surface.height).allSatisfy { y in
            let row = surface.pixels + y * stride
            return (0..<surface.width).reduce(~0) { $0 & row[$1] } >> 24 == 255
        }
    }

    func file() -> [UInt8] {
        var header: [UInt8] = []
        header.appendBigEndian(UInt32(surface.width))
        header.appendBigEndian(UInt32(surface.height))
        // 8 bits a channel, colour with or without alpha, no interlacing.
        header += [8, isOpaque ? 2 : 6, 0, 0, 0]
        var file = PNG.signature
        Self.append(chunk: "IHDR", header, to: &file)
        Self.append(chunk: "IDAT", Deflate.zlibStream(filteredRows()), to: &file)
        Self.append(chunk: "IEND", [], to: &file)
        return file
    }

    private static func append(chunk name: String, _ content: [UInt8], to file: inout [UInt8]) {
        file.appendBigEndian(UInt32(content.count))
        let start = file.count
        file += Array(name.utf8)
        file += content
        var crc = CRC32()
        crc.add(file[start...])
        file.appendBigEndian(crc.value)
    }

    /// All rows, each by the filter whose differences are smallest in sum, behind that filter's number.
    private func filteredRows() -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity((rowBytes + 1) * surface.height)
        var row = [UInt8](repeating: 0, count: rowBytes)
        var above = row
        var trial = row
        var best = row
        for y in 0..<surface.height {
            swap(&row, &above)
            fill(&row, y)
            let filter = chooseFilter(row, above, &trial, &best)
            result.append(filter.rawValue)
            result += best
        }
        return result
    }

    private func chooseFilter(
        _ row: [UInt8], _ above: [UInt8], _ trial: inout [UInt8], _ best: inout [UInt8]
    ) -> PNGFilter {
        var chosen = PNGFilter.none
        var least = Int.max
        for filter in [PNGFilter.none, .sub, .up, .paeth] {
            let sum = row.withUnsafeBufferPointer { row in
                above.withUnsafeBufferPointer { above in
                    trial.withUnsafeMutableBufferPointer { output in
                        output.baseAddress.map {
                            filter.apply(row, above: above, pixelBytes: pixelBytes, to: $0)
                        } ?? 0
                    }
                }
            }
            guard sum < least else { continue }
            least = sum
            chosen = filter
            swap(&trial, &best)
        }
        return chosen
    }

    private func fill(_ row: inout [UInt8], _ y: Int) {
        let pixels = surface.pixels + y * (surface.bytesPerRow / 4)
        row.withUnsafeMutableBufferPointer { bytes in
            for x in 0..<surface.width {
                let channels = Self.straight(pixels[x])
                let start = x * pixelBytes
                bytes[start] = channels.0
                bytes[start + 1] = channels.1
                bytes[start + 2] = channels.2
                if !isOpaque { bytes[start + 3] = channels.3 }
            }
        }
    }

    /// Red, green, blue and alpha with alpha divided out, rounded to nearest.
    private static func straight(_ pixel: UInt32) -> (UInt8, UInt8, UInt8, UInt8) {
        let alpha = pixel >> 24
        func channel(_ value: UInt32) -> UInt8 {
            alpha == 0 ? 0 : UInt8(min(255, (value * 255 + alpha / 2) / alpha))
        }
        return (channel(pixel >> 16 & 255), channel(pixel >> 8 & 255), channel(pixel & 255), UInt8(alpha))
    }
}

extension [UInt8] {
    /// Appends four bytes, the highest first.
    mutating func appendBigEndian(_ value: UInt32) {
        for shift in [UInt32(24), 16, 8, 0] { append(UInt8(truncatingIfNeeded: value >> shift)) }
    }
}
