/// Unpacks deflate streams, with every read checked.
struct Inflate {
    private var reader: BitReader
    private var output: [UInt8] = []
    private let limit: Int

    /// The bytes of a zlib stream, of which at most `limit` are wanted: more is an error.
    static func zlibStream(_ bytes: [UInt8], limit: Int) throws(PNGError) -> [UInt8] {
        guard bytes.count >= 6 else { throw .truncated }
        let header = UInt32(bytes[0]) << 8 | UInt32(bytes[1])
        guard bytes[0] & 15 == 8, header % 31 == 0, bytes[1] & 32 == 0 else {
            throw .malformed("its data is not a zlib stream")
        }
        var inflate = Inflate(bytes[2...], limit: limit)
        try inflate.run()
        guard let checksum = inflate.reader.alignedBigEndian() else { throw .truncated }
        guard checksum == adler32(inflate.output[...]) else { throw .malformed("its data has a wrong checksum") }
        return inflate.output
    }

    private init(_ bytes: ArraySlice<UInt8>, limit: Int) {
        reader = BitReader(bytes)
        self.limit = limit
    }

    private mutating func run() throws(PNGError) {
        var isLast = false
        while !isLast {
            isLast = try reader.bits(1) == 1
            switch try reader.bits(2) {
            case 0: try copyStored()
            case 1:
                try unpack(
                    HuffmanDecoder(DeflateTables.fixedLengths[...]), HuffmanDecoder(DeflateTables.fixedDistances[...]))
            case 2: try unpackWithOwnCodes()
            default: throw .malformed("its data has a block of an unknown kind")
            }
        }
    }

    private mutating func copyStored() throws(PNGError) {
        reader.align()
        let count = try reader.bits(16)
        guard try reader.bits(16) == count ^ 0xFFFF else { throw .malformed("a stored block's length is wrong") }
        for _ in 0..<count { try append(UInt8(truncatingIfNeeded: try reader.bits(8))) }
    }

    private mutating func append(_ byte: UInt8) throws(PNGError) {
        guard output.count < limit else { throw .malformed("its data is longer than the picture") }
        output.append(byte)
    }

    private mutating func unpackWithOwnCodes() throws(PNGError) {
        let lengthCount = 257 + (try reader.bits(5))
        let distanceCount = 1 + (try reader.bits(5))
        let codeCount = 4 + (try reader.bits(4))
        guard lengthCount <= 286, distanceCount <= 30 else { throw .malformed("a block has too many codes") }
        var codeLengths = [UInt8](repeating: 0, count: 19)
        for index in 0..<codeCount {
            codeLengths[DeflateTables.lengthOrder[index]] = UInt8(try reader.bits(3))
        }
        let lengths = try readLengths(HuffmanDecoder(codeLengths[...]), lengthCount + distanceCount)
        try unpack(HuffmanDecoder(lengths[..<lengthCount]), HuffmanDecoder(lengths[lengthCount...]))
    }

    private mutating func readLengths(_ decoder: HuffmanDecoder, _ count: Int) throws(PNGError) -> [UInt8] {
        var lengths: [UInt8] = []
        while lengths.count < count {
            let symbol = try decoder.symbol(&reader)
            var value: UInt8 = 0
            var times = 1
            switch symbol {
            case 0..<16: value = UInt8(symbol)
            case 16:
                guard let last = lengths.last else { throw .malformed("a code repeats nothing") }
                value = last
                times = 3 + (try reader.bits(2))
            case 17: times = 3 + (try reader.bits(3))
            default: times = 11 + (try reader.bits(7))
            }
            lengths += [UInt8](repeating: value, count: times)
        }
        guard lengths.count == count else { throw .malformed("a block has more code lengths than codes") }
        return lengths
    }

    private mutating func unpack(_ lengths: HuffmanDecoder, _ distances: HuffmanDecoder) throws(PNGError) {
        while true {
            let symbol = try lengths.symbol(&reader)
            if symbol == 256 { return }
            if symbol < 256 {
                try append(UInt8(symbol))
            } else {
                guard symbol < 286 else { throw .malformed("a block has an unknown length") }
                let length =
                    DeflateTables.lengthBase[symbol - 257] + (try reader.bits(DeflateTables.lengthExtra[symbol - 257]))
                try copy(length, from: try distance(distances))
            }
        }
    }

    private mutating func distance(_ decoder: HuffmanDecoder) throws(PNGError) -> Int {
        let symbol = try decoder.symbol(&reader)
        guard symbol < 30 else { throw .malformed("a block has an unknown distance") }
        return DeflateTables.distanceBase[symbol] + (try reader.bits(DeflateTables.distanceExtra[symbol]))
    }

    private mutating func copy(_ length: Int, from distance: Int) throws(PNGError) {
        guard distance <= output.count else { throw .malformed("its data repeats what is before its start") }
        guard output.count + length <= limit else { throw .malformed("its data is longer than the picture") }
        var place = output.count - distance
        for _ in 0..<length {
            output.append(output[place])
            place += 1
        }
    }
}

/// Finds symbols by their codes: short ones in a table, long ones by counting.
private struct HuffmanDecoder {
    private static let tableBits = 9
    /// For every 9 bits to come: symbol << 4 | length, or 0 where the code is longer.
    private var table = [UInt16](repeating: 0, count: 1 << HuffmanDecoder.tableBits)
    private var counts = [Int](repeating: 0, count: 16)
    private var symbols: [UInt16]

    init(_ lengths: ArraySlice<UInt8>) throws(PNGError) {
        for length in lengths { counts[Int(length)] += 1 }
        counts[0] = 0
        var room = 1
        for length in 1..<16 {
            room = room << 1 - counts[length]
            if room < 0 { throw .malformed("a block's codes do not fit") }
        }
        let ordered = lengths.enumerated().filter { $0.element > 0 }.sorted {
            ($0.element, $0.offset) < ($1.element, $1.offset)
        }
        symbols = ordered.map { UInt16($0.offset) }
        fillTable(Array(lengths))
    }

    private mutating func fillTable(_ lengths: [UInt8]) {
        let codes = HuffmanCode.codes(lengths)
        for (symbol, length) in lengths.enumerated() where length > 0 && Int(length) <= Self.tableBits {
            let entry = UInt16(symbol << 4 | Int(length))
            for index in stride(from: Int(codes[symbol]), to: table.count, by: 1 << Int(length)) {
                table[index] = entry
            }
        }
    }

    @inline(__always)
    func symbol(_ reader: inout BitReader) throws(PNGError) -> Int {
        let entry = table[reader.peek(Self.tableBits)]
        if entry != 0 {
            try reader.skip(Int(entry & 15))
            return Int(entry >> 4)
        }
        return try longSymbol(&reader)
    }

    /// Codes of one length follow one another, and begin where twice those a bit shorter end.
    private func longSymbol(_ reader: inout BitReader) throws(PNGError) -> Int {
        var code = 0
        var first = 0
        var index = 0
        for length in 1..<16 {
            code |= try reader.bits(1)
            if code - first < counts[length] { return Int(symbols[index + code - first]) }
            index += counts[length]
            first = (first + counts[length]) << 1
            code <<= 1
        }
        throw .malformed("a block has an unknown code")
    }
}

/// Reads bits, the lowest of a byte first.
private struct BitReader {
    private let bytes: ArraySlice<UInt8>
    private var next: Int
    private var pending: UInt64 = 0
    private var count = 0

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        next = bytes.startIndex
    }

    @inline(__always)
    private mutating func fill() {
        while count <= 48, next < bytes.endIndex {
            pending |= UInt64(bytes[next]) << UInt64(count)
            next += 1
            count += 8
        }
    }

    /// Bits to come, zeros past the end.
    @inline(__always)
    mutating func peek(_ bits: Int) -> Int {
        if count < bits { fill() }
        return Int(truncatingIfNeeded: pending) & (1 << bits - 1)
    }

    @inline(__always)
    mutating func skip(_ bits: Int) throws(PNGError) {
        guard count >= bits else { throw .truncated }
        pending >>= UInt64(bits)
        count -= bits
    }

    @inline(__always)
    mutating func bits(_ bits: Int) throws(PNGError) -> Int {
        let value = peek(bits)
        try skip(bits)
        return value
    }

    mutating func align() {
        pending >>= UInt64(count & 7)
        count &= ~7
    }

    /// The next four whole bytes; nil where there are fewer.
    mutating func alignedBigEndian() -> UInt32? {
        align()
        var value: UInt32 = 0
        for _ in 0..<4 {
            guard let byte = try? bits(8) else { return nil }
            value = value << 8 | UInt32(byte)
        }
        return value
    }
}
