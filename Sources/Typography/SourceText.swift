/// The characters of all runs, cut into paragraphs.
struct SourceText {
    /// Characters between two line feeds.
    struct Paragraph {
        /// The characters, without what ends the paragraph.
        var range: Range<Int>
        /// Whether each character only needs its own glyph.
        var isSimple: Bool
    }

    /// The most characters that are set: a thousand times what a panel shows. What comes after is left out.
    static let maximumCount = 1 << 20

    /// Whether there were more characters than are set.
    private(set) var isCut = false
    /// The characters of all runs.
    private(set) var scalars: [UInt32] = []
    /// Where each run ends.
    private(set) var spanEnds: [Int] = []
    /// The paragraphs; none for text without characters.
    private(set) var paragraphs: [Paragraph] = []

    /// Reads runs in place of what was there; the memory is kept.
    mutating func read(_ spans: [TextSpan]) {
        scalars.removeAll(keepingCapacity: true)
        spanEnds.removeAll(keepingCapacity: true)
        paragraphs.removeAll(keepingCapacity: true)
        isCut = false
        var start = 0
        var isSimple = true
        for span in spans {
            for scalar in span.text.unicodeScalars where !isCut {
                if scalars.count == SourceText.maximumCount {
                    isCut = true
                    break
                }
                let value = scalar.value
                if CharacterClass.isNewline(value) {
                    let completesPair = value == 0x0A && scalars.last == 0x0D && start == scalars.count
                    scalars.append(value)
                    if !completesPair { finish(start..<scalars.count - 1, isSimple) }
                    start = scalars.count
                    isSimple = true
                } else {
                    scalars.append(value)
                    if value >= 0x300 && !CharacterClass.isSimple(value) { isSimple = false }
                }
            }
            spanEnds.append(scalars.count)
        }
        if !scalars.isEmpty { finish(start..<scalars.count, isSimple) }
    }

    private mutating func finish(_ range: Range<Int>, _ isSimple: Bool) {
        paragraphs.append(Paragraph(range: range, isSimple: isSimple))
    }

    /// The run that a character belongs to; the last one for the text's end.
    func span(at index: Int) -> Int {
        var (low, high) = (0, spanEnds.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if spanEnds[middle] > index { high = middle } else { low = middle + 1 }
        }
        return max(low, 0)
    }
}
