/// The five predictions of a PNG row from the byte a pixel to the left (a), above (b), and above the left one (c).
enum PNGFilter: UInt8, CaseIterable {
    case none, sub, up, average, paeth

    /// The prediction.
    @inline(__always)
    func prediction(_ a: UInt8, _ b: UInt8, _ c: UInt8) -> UInt8 {
        switch self {
        case .none: 0
        case .sub: a
        case .up: b
        case .average: UInt8((UInt16(a) + UInt16(b)) / 2)
        case .paeth: Self.nearest(a, b, c)
        }
    }

    @inline(__always)
    private static func nearest(_ a: UInt8, _ b: UInt8, _ c: UInt8) -> UInt8 {
        let (a16, b16, c16) = (Int16(a), Int16(b), Int16(c))
        let toA = abs(b16 - c16)
        let toB = abs(a16 - c16)
        let toC = abs(a16 + b16 - 2 * c16)
        if toA <= toB && toA <= toC { return a }
        return toB <= toC ? b : c
    }

    /// Writes a row's differences from the predictions; returns the sum of their distances from 0.
    func apply(
        _ row: UnsafeBufferPointer<UInt8>, above: UnsafeBufferPointer<UInt8>, pixelBytes: Int,
        to output: UnsafeMutablePointer<UInt8>
    ) -> Int {
        var sum = 0
        for index in row.indices {
            let a = index >= pixelBytes ? row[index - pixelBytes] : 0
            let c = index >= pixelBytes ? above[index - pixelBytes] : 0
            let value = row[index] &- prediction(a, above[index], c)
            output[index] = value
            sum += Int(Int8(bitPattern: value).magnitude)
        }
        return sum
    }

    /// Adds the predictions back, in place.
    func undo(_ row: UnsafeMutableBufferPointer<UInt8>, above: UnsafeBufferPointer<UInt8>?, pixelBytes: Int) {
        for index in row.indices {
            let a = index >= pixelBytes ? row[index - pixelBytes] : 0
            let b = above.map { $0[index] } ?? 0
            let c = index >= pixelBytes ? above.map { $0[index - pixelBytes] } ?? 0 : 0
            row[index] &+= prediction(a, b, c)
        }
    }
}
