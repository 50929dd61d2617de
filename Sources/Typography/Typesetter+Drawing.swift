import Raster

extension Typesetter {
    /// Draws a text whose top left corner is the origin of `transform`'s space; that space's unit is the layout's
    /// device pixel, so a plain translation draws cached masks and anything else fills outlines.
    public func draw(
        _ layout: TextLayout, with renderer: Renderer, transform: AffineTransform, paint: (_ tag: Int) -> Paint
    ) {
        let clip = renderer.clipBounds
        guard !clip.isEmpty else { return }
        draw(layout.lines.lazy.flatMap(\.backgrounds), layout.rendering, renderer, transform, paint)
        // Kept out of the loop: what a class holds is looked up anew each time.
        let faces = library.faces
        var brush = Brush(renderer: renderer, transform: transform)
        let drawsMasks = transform.isTranslation
        for line in layout.lines {
            for glyph in line.glyphs where glyph.face >= 0 && glyph.face < faces.count && glyph.pixelSize > 0 {
                if brush.tag != glyph.tag { brush.take(paint(glyph.tag), glyph.tag) }
                if faces[glyph.face].isColored {
                    brush.pause()
                    if drawColors(of: glyph, layout.rendering, renderer, transform, paint) { continue }
                    brush.take(paint(glyph.tag), glyph.tag)
                }
                if drawsMasks && glyph.pixelSize <= GlyphMask.maximumPixelSize {
                    let isPixelFont = faces[glyph.face].isPixelFont
                    guard let pen = PenPosition(glyph, layout.rendering, transform, isPixelFont: isPixelFont) else {
                        continue
                    }
                    withMask(for: glyph, phase: pen.phase, rendering: layout.rendering, tone: brush.tone) {
                        left, top, mask in
                        brush.fill(mask, x: pen.x + left, y: pen.y - top)
                    }
                } else if let paint = brush.paint {
                    drawOutline(glyph, layout.rendering, renderer, clip, transform, paint)
                }
            }
        }
        brush.finish()
        draw(layout.lines.lazy.flatMap(\.decorations), layout.rendering, renderer, transform, paint)
    }

    /// Draws lines along letters. Upright ones lie on whole pixels, so that they are as dark everywhere.
    private func draw<Strokes: Sequence>(
        _ strokes: Strokes, _ rendering: GlyphRendering, _ renderer: Renderer, _ transform: AffineTransform,
        _ paint: (_ tag: Int) -> Paint
    ) where Strokes.Element == TextLayout.Decoration {
        for decoration in strokes {
            let stroke = DecorationStroke(decoration, transform: transform)
            guard !stroke.path.isEmpty else { continue }
            renderer.fill(
                stroke.path, paint: paint(decoration.tag), transform: transform, antialiased: rendering != .mono)
        }
    }

    /// Calls with a glyph's mask and its place relative to the pen, unless there is no ink.
    @inline(__always)
    private func withMask(
        for glyph: TextLayout.Glyph, phase: Int, rendering: GlyphRendering, tone: GlyphTone,
        _ body: (_ left: Int, _ top: Int, _ mask: CoverageMask.View) -> Void
    ) {
        let size = SizedFace.sixtyFourths(glyph.pixelSize)
        let key = GlyphMask.Key(
            face: glyph.face, glyph: glyph.glyph, size: size, phase: phase, rendering: rendering, tone: tone)
        if let known = masks.find(key) {
            if let view = known.pointee.view { body(known.pointee.left, known.pointee.top, view) }
            return
        }
        let made = GlyphMask(
            face: library.faces[glyph.face], glyph: glyph.glyph, size: size, phase: phase, rendering: rendering,
            tone: tone)
        masks.insert(made, for: key, cost: made.cost)
        withExtendedLifetime(made) {
            if let view = made.view { body(made.left, made.top, view) }
        }
    }

    private func drawOutline(
        _ glyph: TextLayout.Glyph, _ rendering: GlyphRendering, _ renderer: Renderer, _ clip: PixelRect,
        _ transform: AffineTransform, _ paint: Paint
    ) {
        let outline = outline(for: glyph)
        guard !outline.path.isEmpty else { return }
        let place = placement(of: glyph)
        let bounds = PixelRect(covering: transform.apply(place.apply(outline.box)))
        guard clip.intersects(bounds) else { return }
        let antialiased = rendering != .mono
        if case .solid(let color) = paint {
            let map = place.concatenating(transform)
            if antialiased && GlyphTone(color) == .light {
                renderer.fill(outline.path, color: color, coverage: GlyphTone.lightCoverage, transform: map)
            } else {
                renderer.fill(outline.path, paint: paint, transform: map, antialiased: antialiased)
            }
        } else {
            renderer.fill(outline.path.applying(place), paint: paint, transform: transform, antialiased: antialiased)
        }
    }

    private func outline(for glyph: TextLayout.Glyph) -> GlyphOutline { outline(of: glyph.glyph, face: glyph.face) }

    /// The outline of a glyph of a face, by its place in the library.
    func outline(of glyph: UInt32, face: Int) -> GlyphOutline {
        let key = UInt64(face) << 32 | UInt64(glyph)
        if let known = outlines.value(for: key) { return known }
        let made = GlyphOutline(face: library.faces[face], glyph: glyph)
        outlines.insert(made, for: key, cost: 1)
        return made
    }

    /// The map from a glyph's design units into the layout's space.
    func placement(of glyph: TextLayout.Glyph) -> AffineTransform {
        let scale = SizedFace.scale(of: library.faces[glyph.face], pixelSize: glyph.pixelSize)
        return AffineTransform(a: scale, b: 0, c: 0, d: scale, tx: glyph.origin.x, ty: glyph.origin.y)
    }

    /// The smallest rectangle around the outlines' points of a text, in the layout's space, grown by what hinting and
    /// rounding to pixels can move: what is drawn through a translation stays inside.
    public func inkBounds(_ layout: TextLayout) -> Rect {
        var bounds = Rect.zero
        for line in layout.lines {
            for glyph in line.glyphs where glyph.face >= 0 && glyph.face < library.faces.count && glyph.pixelSize > 0 {
                let box = outline(for: glyph).box
                guard !box.isEmpty else { continue }
                bounds = bounds.union(placement(of: glyph).apply(box))
            }
        }
        for line in layout.lines {
            for decoration in line.decorations + line.backgrounds {
                let height = max(1, decoration.thickness) + 1
                bounds = bounds.union(
                    Rect(x: decoration.x, y: decoration.y - height / 2, width: decoration.width, height: height))
            }
        }
        guard !bounds.isEmpty else { return .zero }
        let slack = PenPosition.slack(layout.rendering)
        return bounds.insetBy(dx: -slack.width, dy: -slack.height)
    }
}

/// The paint of a run of text.
private struct Brush {
    private let renderer: Renderer
    private let transform: AffineTransform
    private(set) var tag: Int?
    private(set) var paint: Paint?
    /// Whether the paint is a light colour.
    private(set) var tone = GlyphTone.dark
    /// Where the paint is one colour.
    private var masks: MaskPainter?

    init(renderer: Renderer, transform: AffineTransform) {
        self.renderer = renderer
        self.transform = transform
    }

    mutating func take(_ paint: Paint, _ tag: Int) {
        finish()
        self.tag = tag
        self.paint = paint
        tone = .dark
        if case .solid(let color) = paint {
            masks = renderer.maskPainter(color)
            tone = GlyphTone(color)
        }
    }

    @inline(__always)
    mutating func fill(_ mask: CoverageMask.View, x: Int, y: Int) {
        if masks?.paint(mask, x: x, y: y) == true { return }
        if let paint { renderer.fill(mask, x: x, y: y, paint: paint, transform: transform) }
    }

    /// Lets others paint in between.
    mutating func pause() {
        finish()
        tag = nil
    }

    /// Counts what was painted.
    mutating func finish() {
        if let masks { renderer.finish(masks) }
        masks = nil
    }
}
