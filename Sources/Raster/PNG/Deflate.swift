/// Packs bytes: repeats are found through a hash of three bytes, and both are written in blocks with codes of their own.
struct Deflate {
    /// How many earlier places with the same hash are tried.
    private static let mostTries = 8
    private static let window = 32_768
    private static let blockSize = 32_768
    private static let hashBits = 15

    private var writer = BitWriter()
    private var heads = [Int32](repeating: -1, count: 1 << Deflate.hashBits)
    private var previous = [Int32](repeating: -1, count: Deflate.window)
    /// Literals below 256; repeats as length << 16 | distance.
    private var tokens: [UInt32] = []

    /// A zlib stream (RFC 1950) of the bytes.
    static func zlibStream(_ bytes: [UInt8]) -> [UInt8] {
        var deflate = Deflate()
        bytes.withUnsafeBufferPointer { deflate.pack($0) }
        deflate.writer.align()
        // A window of 32 KiB, no dictionary; the two bytes together are a multiple of 31.
        var stream: [UInt8] = [0x78, 0x9C]
        stream += deflate.writer.bytes
        stream.appendBigEndian(adler32(bytes[...]))
        return stream
    }

    private mutating func pack(_ bytes: UnsafeBufferPointer<UInt8>) {
        tokens.reserveCapacity(Self.blockSize)
        var index = 0
        while index < bytes.count {
            let (length, distance) = findRepeat(bytes, index)
            if length >= 3 {
                tokens.append(UInt32(length << 16 | distance))
                for place in index..<index + length { remember(bytes, place) }
                index += length
            } else {
                tokens.append(UInt32(bytes[index]))
                remember(bytes, index)
                index += 1
            }
            if tokens.count == Self.blockSize { writeBlock(isLast: false) }
        }
        writeBlock(isLast: true)
    }

    @inline(__always)
    private static func hash(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Int {
        let value = UInt32(bytes[index]) | UInt32(bytes[index + 1]) << 8 | UInt32(bytes[index + 2]) << 16
        return Int((value &* 0x9E37_79B1) >> UInt32(32 - hashBits))
    }

    @inline(__always)
    private mutating func remember(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) {
        guard index + 2 < bytes.count else { return }
        let hash = Self.hash(bytes, index)
        previous[index & (Self.window - 1)] = heads[hash]
        heads[hash] = Int32(truncatingIfNeeded: index)
    }

    private func findRepeat(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> (length: Int, distance: Int) {
        guard index + 2 < bytes.count else { return (0, 0) }
        let most = min(258, bytes.count - index)
        var best = (length: 0, distance: 0)
        var place = Int(heads[Self.hash(bytes, index)])
        for _ in 0..<Self.mostTries {
            guard place >= 0, index - place < Self.window else { break }
            if best.length == 0 || bytes[place + best.length] == bytes[index + best.length] {
                var length = 0
                while length < most, bytes[place + length] == bytes[index + length] { length += 1 }
                if length > best.length { best = (length, index - place) }
                if length == most { break }
            }
            place = Int(previous[place & (Self.window - 1)])
        }
        return best
    }

    private mutating func writeBlock(isLast: Bool) {
        var lengthCounts = [Int](repeating: 0, count: 286)
        var distanceCounts = [Int](repeating: 0, count: 30)
        lengthCounts[256] = 1
        for token in tokens {
            if token < 256 {
                lengthCounts[Int(token)] += 1
            } else {
                lengthCounts[257 + Self.symbol(Int(token >> 16), DeflateTables.lengthBase)] += 1
                distanceCounts[Self.symbol(Int(token & 0xFFFF), DeflateTables.distanceBase)] += 1
            }
        }
        // A decoder wants at least one distance.
        if distanceCounts.allSatisfy({ $0 == 0 }) { distanceCounts[0] = 1 }
        let lengths = HuffmanCode.lengths(lengthCounts, limit: 15)
        let distances = HuffmanCode.lengths(distanceCounts, limit: 15)
        writer.put(isLast ? 1 : 0, 1)
        writer.put(2, 2)
        writeCodeLengths(lengths, distances)
        writeTokens(lengths, distances)
        tokens.removeAll(keepingCapacity: true)
    }

    /// The last symbol whose base is not above a value.
    private static func symbol(_ value: Int, _ bases: [Int]) -> Int {
        var low = 0
        var high = bases.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if bases[middle] <= value { low = middle } else { high = middle }
        }
        return low
    }

    /// Writes the two codes' lengths, runs of them shortened, by a third code.
    private mutating func writeCodeLengths(_ lengths: [UInt8], _ distances: [UInt8]) {
        let runs = Self.runs(lengths + distances)
        var counts = [Int](repeating: 0, count: 19)
        for run in runs { counts[run.symbol] += 1 }
        let codeLengths = HuffmanCode.lengths(counts, limit: 7)
        let codes = HuffmanCode.codes(codeLengths)
        var stored = 19
        while stored > 4, codeLengths[DeflateTables.lengthOrder[stored - 1]] == 0 { stored -= 1 }
        writer.put(UInt32(lengths.count - 257), 5)
        writer.put(UInt32(distances.count - 1), 5)
        writer.put(UInt32(stored - 4), 4)
        for index in 0..<stored { writer.put(UInt32(codeLengths[DeflateTables.lengthOrder[index]]), 3) }
        for run in runs {
            writer.put(UInt32(codes[run.symbol]), Int(codeLengths[run.symbol]))
            if run.extraBits > 0 { writer.put(UInt32(run.extra), run.extraBits) }
        }
    }

    private struct Run {
        var symbol: Int
        var extra = 0
        var extraBits = 0
    }

    /// Lengths with repeats: 16 repeats the last one 3 to 6 times, 17 and 18 are 3 to 10 and 11 to 138 zeros.
    private static func runs(_ lengths: [UInt8]) -> [Run] {
        var runs: [Run] = []
        var index = 0
        while index < lengths.count {
            let value = lengths[index]
            var count = 1
            while index + count < lengths.count, lengths[index + count] == value, count < 138 { count += 1 }
            if value == 0, count >= 11 {
                runs.append(Run(symbol: 18, extra: count - 11, extraBits: 7))
            } else if value == 0, count >= 3 {
                runs.append(Run(symbol: 17, extra: count - 3, extraBits: 3))
            } else if value != 0, count >= 4 {
                count = min(count, 7)
                runs.append(Run(symbol: Int(value)))
                runs.append(Run(symbol: 16, extra: count - 4, extraBits: 2))
            } else {
                count = 1
                runs.append(Run(symbol: Int(value)))
            }
            index += count
        }
        return runs
    }

    private mutating func writeTokens(_ lengths: [UInt8], _ distances: [UInt8]) {
        let lengthCodes = HuffmanCode.codes(lengths)
        let distanceCodes = HuffmanCode.codes(distances)
        for token in tokens {
            guard token >= 256 else {
                writer.put(UInt32(lengthCodes[Int(token)]), Int(lengths[Int(token)]))
                continue
            }
            let length = Int(token >> 16)
            let symbol = Self.symbol(length, DeflateTables.lengthBase)
            writer.put(UInt32(lengthCodes[257 + symbol]), Int(lengths[257 + symbol]))
            writer.put(UInt32(length - DeflateTables.lengthBase[symbol]), DeflateTables.lengthExtra[symbol])
            let distance = Int(token & 0xFFFF)
            let far = Self.symbol(distance, DeflateTables.distanceBase)
            writer.put(UInt32(distanceCodes[far]), Int(distances[far]))
            writer.put(UInt32(distance - DeflateTables.distanceBase[far]), DeflateTables.distanceExtra[far])
        }
        writer.put(UInt32(lengthCodes[256]), Int(lengths[256]))
    }
}

/// Collects bits, the lowest of a byte first.
private struct BitWriter {
    private(set) var bytes: [UInt8] = []
    private var pending: UInt64 = 0
    private var count = 0

    @inline(__always)
    mutating func put(_ value: UInt32, _ bits: Int) {
        pending |= UInt64(value) << UInt64(count)
        count += bits
        while count >= 8 {
            bytes.append(UInt8(truncatingIfNeeded: pending))
            pending >>= 8
            count -= 8
        }
    }

    mutating func align() {
        if count > 0 { put(0, 8 - count) }
    }
}
