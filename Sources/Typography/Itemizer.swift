#if !SCANOUT_EMBEDDED
import CHarfBuzz

/// Cuts a paragraph into runs of one face, script and direction. A face is chosen for a cluster whole: a letter with
/// its marks, an emoji with its joiners.
struct Itemizer {
    /// Characters that are shaped together.
    struct Run {
        /// The characters.
        var range: Range<Int>
        /// The sized face, by its place in the shaper.
        var font: Int
        /// The run of the caller that the characters are in.
        var span: Int
        /// The embedding level.
        var level: UInt8
        /// The script.
        var script: hb_script_t
        /// Whether the direct path serves.
        var isSimple: Bool
    }

    private let shaper: TextShaper
    private let range: Range<Int>
    private let order: BidirectionalOrder

    /// Prepares to cut a paragraph of a shaper's text.
    init(shaper: TextShaper, range: Range<Int>, order: BidirectionalOrder) {
        self.shaper = shaper
        self.range = range
        self.order = order
    }

    /// The runs in the order of the characters.
    func runs() -> [Run] {
        var runs: [Run] = []
        for cluster in clusters() {
            let next = run(of: cluster, after: runs.last)
            if let last = runs.last, joins(last, next) {
                runs[runs.count - 1].range = last.range.lowerBound..<next.range.upperBound
            } else {
                runs.append(next)
            }
        }
        return runs
    }

    private func joins(_ first: Run, _ second: Run) -> Bool {
        first.span == second.span && first.level == second.level && first.isSimple == second.isSimple
            && (first.isSimple || (first.font == second.font && first.script == second.script))
    }

    private func clusters() -> [Range<Int>] {
        var text = String.UnicodeScalarView()
        for index in range { text.append(Unicode.Scalar(shaper.source.scalars[index]) ?? "\u{FFFD}") }
        var clusters: [Range<Int>] = []
        var start = range.lowerBound
        for character in String(text) {
            let end = start + character.unicodeScalars.count
            clusters.append(start..<end)
            start = end
        }
        return clusters
    }

    private func run(of cluster: Range<Int>, after last: Run?) -> Run {
        let first = shaper.source.scalars[cluster.lowerBound]
        let span = shaper.source.span(at: cluster.lowerBound)
        let level = order.level(at: cluster.lowerBound)
        let isSimple = cluster.count == 1 && level & 1 == 0 && CharacterClass.isSimple(first)
        return Run(
            range: cluster, font: isSimple ? shaper.spanFonts[span] : font(for: cluster, span: span), span: span,
            level: level, script: script(of: cluster, after: last), isSimple: isSimple)
    }

    /// The script of a cluster's first letter; what belongs to all scripts goes on with the one before.
    private func script(of cluster: Range<Int>, after last: Run?) -> hb_script_t {
        let functions = hb_unicode_funcs_get_default()
        for index in cluster {
            let script = hb_unicode_script(functions, shaper.source.scalars[index])
            if script != HB_SCRIPT_COMMON && script != HB_SCRIPT_INHERITED { return script }
        }
        guard let last, !last.isSimple else { return HB_SCRIPT_COMMON }
        return last.script
    }

    /// The first face that has the whole cluster, else the one that has its first character, else the run's own.
    private func font(for cluster: Range<Int>, span: Int) -> Int {
        let primary = shaper.spanFonts[span]
        if shaper.usesColors, isEmoji(cluster),
            let emoji = shaper.emojiFont(for: shaper.source.scalars[cluster.lowerBound], from: primary)
        {
            return emoji
        }
        if covers(primary, cluster) { return primary }
        var partly: Int?
        for index in cluster where !CharacterClass.isInvisible(shaper.source.scalars[index]) {
            let scalar = shaper.source.scalars[index]
            guard shaper.fonts[primary].face.glyph(for: scalar) == 0 else { continue }
            guard let other = shaper.fallback(for: scalar, from: primary) else { continue }
            if covers(other, cluster) { return other }
            if index == cluster.lowerBound { partly = other }
        }
        return partly ?? primary
    }

    /// Whether a cluster is to be seen in colours: an emoji that is one by itself, or by what follows it.
    private func isEmoji(_ cluster: Range<Int>) -> Bool {
        guard let first = Unicode.Scalar(shaper.source.scalars[cluster.lowerBound]), first.value >= 0x203C else {
            return cluster.dropFirst().contains { shaper.source.scalars[$0] == 0x20E3 }
        }
        let others = cluster.dropFirst().map { shaper.source.scalars[$0] }
        if others.contains(0xFE0E) { return false }
        return first.properties.isEmojiPresentation
            || first.properties.isEmoji
                && others.contains { $0 == 0xFE0F || $0 == 0x200D || (0x1F3FB...0x1F3FF).contains($0) }
    }

    private func covers(_ font: Int, _ cluster: Range<Int>) -> Bool {
        let face = shaper.fonts[font].face
        return cluster.allSatisfy {
            let scalar = shaper.source.scalars[$0]
            return CharacterClass.isInvisible(scalar) || face.glyph(for: scalar) != 0
        }
    }
}
#endif
