/// The CRC of PNG chunks: polynomial 0xEDB88320, reflected, inverted before and after.
struct CRC32 {
    private var state: UInt32 = ~0

    private static let table: [UInt32] = (0..<256).map { byte in
        (0..<8).reduce(UInt32(byte)) { value, _ in value & 1 == 0 ? value >> 1 : value >> 1 ^ 0xEDB8_8320 }
    }

    mutating func add(_ bytes: ArraySlice<UInt8>) {
        var state = self.state
        Self.table.withUnsafeBufferPointer { table in
            for byte in bytes { state = table[Int((state ^ UInt32(byte)) & 255)] ^ state >> 8 }
        }
        self.state = state
    }

    var value: UInt32 { ~state }
}

/// The checksum of zlib streams (RFC 1950): two sums modulo 65,521.
func adler32(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    var low: UInt32 = 1
    var high: UInt32 = 0
    var rest = bytes
    while !rest.isEmpty {
        // 5,552 bytes are the most whose sums fit 32 bits.
        let part = rest.prefix(5552)
        for byte in part {
            low &+= UInt32(byte)
            high &+= low
        }
        low %= 65_521
        high %= 65_521
        rest = rest.dropFirst(part.count)
    }
    return high << 16 | low
}
