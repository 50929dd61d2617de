import Raster

/// Symbols that are put together of drawn ones: `heart.slash`, `wifi.circle`, `bolt.square.fill`, `7.circle`,
/// `person.badge.plus`.
extension Symbol {
    /// The symbol of a name that ends in what can be added to any symbol; nil for others.
    static func composed(_ name: String) -> Symbol? {
        if let base = stem(name, ".fill") {
            if let enclosed = enclosure(base) { return filled(enclosed.frame, enclosed.glyph) }
            return stem(base, ".slash").flatMap { known($0 + ".fill") ?? known($0) }?.struckThrough
        }
        if let enclosed = enclosure(name) { return outlined(enclosed.frame, enclosed.glyph) }
        if let base = stem(name, ".slash") { return known(base)?.struckThrough }
        return badged(name)
    }

    private static func known(_ name: String) -> Symbol? { catalog[name]?() }

    private static func stem(_ name: String, _ ending: String) -> String? {
        name.hasSuffix(ending) && name.count > ending.count ? String(name.dropLast(ending.count)) : nil
    }

    // MARK: Enclosures

    private static let frames = ["circle", "square", "diamond", "octagon", "seal", "shield", "app"]

    /// The frame and the glyph that a name is made of.
    private static func enclosure(_ name: String) -> (frame: String, glyph: String)? {
        for frame in frames where catalog[frame] != nil {
            guard let glyph = stem(name, "." + frame) else { continue }
            if catalog[glyph] != nil || number(glyph) != nil || stem(glyph, ".slash") != nil || letter(glyph) != nil {
                return (frame, glyph)
            }
        }
        return nil
    }

    /// The parts of a glyph in the middle of a frame. Its lines are made heavier first, so that they come out nearly as
    /// wide as the frame's.
    private static func inner(_ glyph: String) -> [Part]? {
        let isText = number(glyph) != nil || letter(glyph) != nil
        let scale = isText ? 1 : 0.56
        let symbol = $weight.withValue(isText ? weight * 0.85 : weight * 0.8 / scale) {
            number(glyph) ?? letter(glyph) ?? named(glyph)
        }
        guard let symbol else { return nil }
        let fit = min(scale, scale * 24 / symbol.size.width)
        return symbol.parts.map {
            $0.placed(scale: fit, x: 12 - symbol.size.width / 2 * fit, y: 12 - 12 * fit)
        }
    }

    private static func outlined(_ frame: String, _ glyph: String) -> Symbol? {
        guard let frame = known(frame), let parts = inner(glyph) else { return nil }
        // The glyph first: what it erases, as beside a slash, is its own.
        return Symbol(
            parts: parts + frame.parts,
            layers: parts.map { Layer(part: $0) } + frame.parts.map { Layer(part: $0, level: 1) })
    }

    private static func filled(_ frame: String, _ glyph: String) -> Symbol? {
        guard let frame = known(frame + ".fill"), let parts = inner(glyph) else { return nil }
        return Symbol(
            parts: frame.parts + parts.filter { !$0.isErasing }.map { .erase($0) },
            layers: frame.parts.map { Layer(part: $0, level: 1) } + parts.map { Layer(part: $0) })
    }

    // MARK: Slashes

    /// The symbol with a slash, and a gap to the slash's upper right.
    var struckThrough: Symbol {
        let width = Self.weight
        let slash = SymbolPath.slash
        // The gap is half of a regular line wide, and follows where the slash's own width ends.
        let gap = 0.9
        let away = (width + gap) / 2
        let beside = slash.moved(away * 0.7233, -away * 0.6905)
        let shift = (size.width - 24) / 2
        func placed(_ part: Part) -> Part { part.placed(scale: 1, x: shift, y: 0) }
        let erased = placed(.erase(.stroke(beside.path, Stroke(width: gap + 0.1, cap: .butt, join: .round))))
        // What the slash covers is taken away first, so that a translucent one shows no seam.
        let covered = placed(.erase(.stroke(slash.path, Stroke(width: width, cap: .round, join: .round))))
        let line = placed(.stroke(slash.path, Stroke(width: width, cap: .round, join: .round)))
        return Symbol(
            width: size.width, parts: parts + [erased, covered, line],
            layers: layers.map { Layer(part: $0.part, level: max($0.level, 1), threshold: $0.threshold) }
                + [Layer(part: erased), Layer(part: covered), Layer(part: line)])
    }

    // MARK: Badges

    /// A symbol with a small mark at its lower right corner.
    private static func badged(_ name: String) -> Symbol? {
        let pieces = name.split(separator: ".").map { String($0) }
        guard pieces.count >= 2, let last = pieces.last, badgeMarks.contains(last) else { return nil }
        var base = pieces.dropLast()
        if base.last == "badge" || base.last == "trianglebadge" { base = base.dropLast() }
        guard let symbol = known(base.joined(separator: ".")), let mark = inner(last) else { return nil }
        let right = symbol.size.width
        let center = (x: right - 6, y: 18.0)
        let ring = Part.erase(.fill(SymbolPath.circle(center.x, center.y, 6.3).path))
        let disc = Part.fill(SymbolPath.circle(center.x, center.y, 5.2).path)
        let marks = mark.map { Part.erase($0.placed(scale: 0.62, x: center.x - 7.44, y: center.y - 7.44)) }
        return Symbol(
            width: right, parts: symbol.parts + [ring, disc] + marks,
            layers: symbol.layers.map { Layer(part: $0.part, level: max($0.level, 1), threshold: $0.threshold) }
                + ([ring, disc] + marks).map { Layer(part: $0) })
    }

    private static let badgeMarks: Set<String> = [
        "plus", "minus", "checkmark", "xmark", "exclamationmark", "questionmark",
    ]
}
