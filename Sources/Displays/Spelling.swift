/// Finds the names that somebody may have meant.
public enum Spelling {
    /// The number at the end of a device's name, such as the 1 of `card1`; nil where something else stands there.
    static func number(in name: String, after prefix: String) -> Int? {
        let digits = name.dropFirst(prefix.count)
        return name.hasPrefix(prefix) && digits.utf8.allSatisfy { (48...57).contains($0) } ? Int(digits) : nil
    }

    /// The names nearest to what was written, nearest first, at most `limit`; ties in alphabetical order.
    ///
    /// A name that goes on from what was written counts as nearer than any that needs a change. Upper and lower case
    /// count as the same. Costs the product of the two lengths for each name, of which 64 characters are looked at.
    public static func nearest(to written: String, among names: [String], limit: Int = 3) -> [String] {
        let wanted = letters(written)
        let ranked = names.map { (name: $0, rank: rank(letters($0), wanted)) }
        let sorted = ranked.sorted { ($0.rank, $0.name) < ($1.rank, $1.name) }
        return sorted.prefix(max(0, limit)).map(\.name)
    }

    /// The least number of letters to insert, to leave out, to change or to swap with their neighbour.
    public static func distance(_ first: String, _ second: String) -> Int {
        distance(letters(first), letters(second))
    }

    private static func letters(_ text: String) -> [Character] { Array(text.lowercased().prefix(64)) }

    private static func rank(_ name: [Character], _ wanted: [Character]) -> Int {
        !wanted.isEmpty && name.starts(with: wanted) ? 0 : distance(name, wanted)
    }

    // Optimal string alignment, three rows at a time.
    private static func distance(_ first: [Character], _ second: [Character]) -> Int {
        var beforeLast: [Int] = []
        var last = Array(0...second.count)
        for i in 0..<first.count {
            var row = [i + 1]
            for j in 0..<second.count {
                var least = min(last[j + 1] + 1, row[j] + 1, last[j] + (first[i] == second[j] ? 0 : 1))
                if i > 0, j > 0, first[i] == second[j - 1], first[i - 1] == second[j] {
                    least = min(least, beforeLast[j - 1] + 1)
                }
                row.append(least)
            }
            beforeLast = last
            last = row
        }
        return last[second.count]
    }
}
