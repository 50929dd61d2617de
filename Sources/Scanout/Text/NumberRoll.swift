import Raster
import Typography

/// A number on its way into another one: glyphs that both have at the beginning, at the end, or in the same place
/// between them stay and glide to where they are in the new one; the others roll out of the line at one side while
/// those in their place roll in from the other, fading.
struct NumberRoll {
    /// A glyph of both numbers.
    private struct Stay {
        var old: TextLayout.Glyph
        var new: TextLayout.Glyph
    }

    private var stays: [Stay] = []
    /// The old number's lines without the glyphs that stay.
    private var leaving: TextLayout
    /// The new number's.
    private var entering: TextLayout
    /// How far glyphs roll, in the layouts' pixels: downwards where positive.
    let distance: Double

    /// Prepares a change of one line into another; nil of other texts, and of such with lines along their letters.
    init?(from old: TextLayout, to new: TextLayout, upwards: Bool) {
        guard old.lines.count == 1, new.lines.count == 1, Self.isPlain(old.lines[0]), Self.isPlain(new.lines[0]) else {
            return nil
        }
        (leaving, entering) = (old, new)
        let height = max(old.size.height, new.size.height) / 2
        distance = upwards ? -height : height
        let (before, after) = (old.lines[0].glyphs, new.lines[0].glyphs)
        var first = 0
        while first < min(before.count, after.count), Self.isSame(before[first], after[first]) { first += 1 }
        var last = 0
        while last < min(before.count, after.count) - first,
            Self.isSame(before[before.count - 1 - last], after[after.count - 1 - last])
        { last += 1 }
        let between = min(before.count, after.count) - last
        func stays(_ index: Int, _ count: Int) -> Bool {
            index < first || index >= count - last
                || (before.count == after.count && index < between && Self.isSame(before[index], after[index]))
        }
        leaving.lines[0].glyphs = before.indices.filter { !stays($0, before.count) }.map { before[$0] }
        entering.lines[0].glyphs = after.indices.filter { !stays($0, after.count) }.map { after[$0] }
        self.stays = zip(
            before.indices.filter { stays($0, before.count) }, after.indices.filter { stays($0, after.count) }
        ).map { Stay(old: before[$0], new: after[$1]) }
    }

    private static func isPlain(_ line: TextLayout.Line) -> Bool {
        line.decorations.isEmpty && line.backgrounds.isEmpty
            && !line.glyphs.contains { $0.face == TextLayout.Glyph.attachmentFace }
    }

    private static func isSame(_ old: TextLayout.Glyph, _ new: TextLayout.Glyph) -> Bool {
        old.face == new.face && old.glyph == new.glyph && old.pixelSize == new.pixelSize && old.tag == new.tag
    }

    /// The parts to draw at a moment of the change, 0...1, each with how much of it shows.
    func parts(at progress: Double) -> [(layout: TextLayout, opacity: Double)] {
        let share = min(max(progress, 0), 1)
        var staying = entering
        staying.lines[0].glyphs = stays.map {
            var glyph = $0.new
            let (from, to) = ($0.old.origin, $0.new.origin)
            glyph.origin = Point(x: from.x + (to.x - from.x) * progress, y: from.y + (to.y - from.y) * progress)
            return glyph
        }
        return [
            (leaving.moved(by: distance * progress), 1 - share),
            (entering.moved(by: distance * (progress - 1)), share), (staying, 1),
        ].filter { $0.1 > 0 && !$0.0.lines[0].glyphs.isEmpty }
    }
}

extension TextLayout {
    /// The glyphs of the first line some pixels lower.
    fileprivate func moved(by distance: Double) -> TextLayout {
        var copy = self
        for index in copy.lines[0].glyphs.indices { copy.lines[0].glyphs[index].origin.y += distance }
        return copy
    }
}

extension ContentTransition {
    /// Whether digits roll upwards when this takes the place of another transition: as a number gets larger.
    func rollsUpwards(from old: ContentTransition) -> Bool {
        if let value, let before = old.value, value != before { return value > before }
        return !countsDown
    }
}
