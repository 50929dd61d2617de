/// Prefix codes of deflate: symbols' code lengths, and the codes that follow from them.
enum HuffmanCode {
    /// Lengths of at most `limit` bits for symbols that occur as often as given, 0 for those that do not.
    ///
    /// Found by pairing the two rarest again and again; where that gives longer codes than the limit, the counts are
    /// halved towards 1 and it is done again, which ends with codes of even length.
    static func lengths(_ counts: [Int], limit: Int) -> [UInt8] {
        var counts = counts
        while true {
            let lengths = optimalLengths(counts)
            if lengths.allSatisfy({ $0 <= limit }) { return lengths.map(UInt8.init) }
            counts = counts.map { $0 == 0 ? 0 : $0 / 2 + 1 }
        }
    }

    private static func optimalLengths(_ counts: [Int]) -> [Int] {
        var lengths = [Int](repeating: 0, count: counts.count)
        let used = counts.indices.filter { counts[$0] > 0 }.sorted { (counts[$0], $0) < (counts[$1], $1) }
        guard used.count > 1 else {
            for symbol in used { lengths[symbol] = 1 }
            return lengths
        }
        // Leaves in order and joined nodes in order of making are both sorted, so the two rarest are at their fronts.
        var weights = used.map { counts[$0] }
        var parents = [Int](repeating: 0, count: 2 * used.count - 1)
        var leaf = 0
        var node = used.count
        for _ in 1..<used.count {
            var weight = 0
            for _ in 0..<2 {
                let takesLeaf =
                    leaf < used.count && (node >= weights.count || weights[leaf] <= weights[node])
                let taken = takesLeaf ? leaf : node
                if takesLeaf { leaf += 1 } else { node += 1 }
                parents[taken] = weights.count
                weight += weights[taken]
            }
            weights.append(weight)
        }
        var depths = [Int](repeating: 0, count: parents.count)
        for index in stride(from: parents.count - 2, through: 0, by: -1) { depths[index] = depths[parents[index]] + 1 }
        for (index, symbol) in used.enumerated() { lengths[symbol] = depths[index] }
        return lengths
    }

    /// The codes, their bits reversed as deflate stores them.
    static func codes(_ lengths: [UInt8]) -> [UInt16] {
        var counts = [Int](repeating: 0, count: 16)
        for length in lengths where length > 0 { counts[Int(length)] += 1 }
        var next = [Int](repeating: 0, count: 17)
        for length in 1..<16 { next[length + 1] = (next[length] + counts[length]) << 1 }
        return lengths.map { length in
            guard length > 0 else { return 0 }
            defer { next[Int(length)] += 1 }
            return reversed(UInt16(truncatingIfNeeded: next[Int(length)]), Int(length))
        }
    }

    private static func reversed(_ code: UInt16, _ length: Int) -> UInt16 {
        (0..<length).reduce(0) { $0 << 1 | (code >> UInt16($1)) & 1 }
    }
}

/// The lengths and distances that deflate's symbols stand for.
enum DeflateTables {
    /// The order in which the lengths of the code-length code are stored.
    static let lengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    /// Extra bits of length symbols 257...285.
    static let lengthExtra: [Int] = (0..<29).map { $0 < 8 || $0 == 28 ? 0 : $0 / 4 - 1 }
    /// The least length of each.
    static let lengthBase: [Int] = bases(lengthExtra, first: 3, fixed: [28: 258])
    /// Extra bits of distance symbols.
    static let distanceExtra: [Int] = (0..<30).map { $0 < 4 ? 0 : $0 / 2 - 1 }
    /// The least distance of each.
    static let distanceBase: [Int] = bases(distanceExtra, first: 1, fixed: [:])
    /// The code lengths of blocks with fixed codes.
    static let fixedLengths: [UInt8] = (0..<288).map { $0 < 144 ? 8 : ($0 < 256 ? 9 : ($0 < 280 ? 7 : 8)) }
    /// The distances' code lengths there.
    static let fixedDistances = [UInt8](repeating: 5, count: 30)

    private static func bases(_ extra: [Int], first: Int, fixed: [Int: Int]) -> [Int] {
        var next = first
        return extra.enumerated().map { index, bits in
            defer { next += 1 << bits }
            return fixed[index] ?? next
        }
    }
}
