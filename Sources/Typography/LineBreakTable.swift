/// The line breaking class of every character: 4 KiB of runs, unpacked when first asked.
struct LineBreakTable: Sendable {
    /// The one table.
    static let shared = LineBreakTable()

    /// Characters below this are looked up directly.
    private static let directCount = 0x600

    private let direct: [LineBreakClass]
    /// Where each run begins, and its class.
    private let starts: [UInt32]
    private let classes: [LineBreakClass]

    private init() {
        var starts: [UInt32] = []
        var classes: [LineBreakClass] = []
        var next: UInt32 = 0
        LineBreakTable.runs.withUTF8Buffer { text in
            var place = 0
            while place < text.count {
                classes.append(LineBreakClass(rawValue: text[place]) ?? .alphabetic)
                starts.append(next)
                place += 1
                var count: UInt32 = 0
                while place < text.count, let digit = LineBreakTable.digit(text[place]) {
                    count = count << 5 | digit
                    place += 1
                }
                next += max(1, count)
            }
        }
        var direct: [LineBreakClass] = []
        for index in starts.indices where direct.count < LineBreakTable.directCount {
            let end = index + 1 < starts.count ? starts[index + 1] : next
            let count = min(Int(end - starts[index]), LineBreakTable.directCount - direct.count)
            direct.append(contentsOf: repeatElement(classes[index], count: count))
        }
        (self.direct, self.starts, self.classes) = (direct, starts, classes)
    }

    /// 0 to 9 and a to v.
    private static func digit(_ byte: UInt8) -> UInt32? {
        switch byte {
        case 0x30...0x39: UInt32(byte - 0x30)
        case 0x61...0x76: UInt32(byte - 0x61 + 10)
        default: nil
        }
    }

    /// The class of a character.
    @inline(__always)
    func lineBreakClass(of scalar: UInt32) -> LineBreakClass {
        Int(scalar) < LineBreakTable.directCount ? direct[Int(scalar)] : search(scalar)
    }

    private func search(_ scalar: UInt32) -> LineBreakClass {
        if scalar >= 0xAC00 && scalar <= 0xD7A3 {
            return (scalar - 0xAC00) % 28 == 0 ? .openSyllable : .closedSyllable
        }
        var (low, high) = (0, starts.count)
        while low + 1 < high {
            let middle = (low + high) / 2
            if starts[middle] <= scalar { low = middle } else { high = middle }
        }
        return classes[low]
    }
}
