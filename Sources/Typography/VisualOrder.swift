/// The order of glyphs on a line from left to right.
enum VisualOrder {
    /// Turns glyphs from the order of the characters into the order on screen: rule L2 of the Unicode bidirectional
    /// algorithm, from the highest level down to the lowest odd one each stretch at that level or above is reversed.
    static func reorder(_ glyphs: inout [ShapedGlyph]) {
        var highest: UInt8 = 0
        var lowestOdd = UInt8.max
        for glyph in glyphs {
            highest = max(highest, glyph.level)
            if glyph.level & 1 == 1 { lowestOdd = min(lowestOdd, glyph.level) }
        }
        guard lowestOdd != .max else { return }
        var level = highest
        while level >= lowestOdd {
            reverseStretches(atLeast: level, in: &glyphs)
            level -= 1
        }
    }

    private static func reverseStretches(atLeast level: UInt8, in glyphs: inout [ShapedGlyph]) {
        var start = 0
        while start < glyphs.count {
            guard glyphs[start].level >= level else {
                start += 1
                continue
            }
            var end = start + 1
            while end < glyphs.count && glyphs[end].level >= level { end += 1 }
            glyphs[start..<end].reverse()
            start = end
        }
    }
}
