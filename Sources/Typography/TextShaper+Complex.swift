import Raster

// MARK: - Scripts that need order, joining or marks
extension TextShaper {
    /// Appends a paragraph that has more than simple characters; returns its own level and whether its glyphs change
    /// order.
    func appendComplex(
        _ range: Range<Int>, _ direction: TextOptions.Direction
    ) -> (level: UInt8, reorders: Bool) {
        let order = BidirectionalOrder(source.scalars, range, direction)
        #if SCANOUT_EMBEDDED
        appendPresentationForms(range, order)
        #else
        for run in Itemizer(shaper: self, range: range, order: order).runs() { append(run, order, range) }
        #endif
        return (order.paragraphLevel, order.reorders)
    }

    #if SCANOUT_EMBEDDED
    /// Appends a glyph for each character, Arabic letters by the presentation forms that the font has.
    private func appendPresentationForms(_ range: Range<Int>, _ order: BidirectionalOrder) {
        let forms = order.presentationForms(source.scalars)
        var start = range.lowerBound
        while start < range.upperBound {
            let span = source.span(at: start)
            let end = min(range.upperBound, source.spanEnds[span])
            appendDirect(start..<end, of: forms, span: span) { order.level(at: $0) }
            start = end
        }
    }
    #else
    private func append(_ run: Itemizer.Run, _ order: BidirectionalOrder, _ paragraph: Range<Int>) {
        if run.isSimple {
            appendDirect(run.range, of: source.scalars, span: run.span) { _ in
                run.level
            }
        } else if let file = fonts[run.font].face.file, file.isSFNT {
            appendShaped(run, file, paragraph)
        } else {
            appendDirect(run.range, of: source.scalars, span: run.span) { _ in
                run.level
            }
        }
    }

    /// Appends a run shaped as a whole. A line that ends inside a word keeps the letters' joined forms, as CSS Text
    /// asks too, so that lines need no shaping of their own.
    private func appendShaped(_ run: Itemizer.Run, _ file: FontFile, _ paragraph: Range<Int>) {
        let font = fonts[run.font]
        let features = ShapingFont.Features(
            tabularDigits: font.tabularDigits, ligatures: spans[run.span].usesLigatures)
        let clusters = file.shaping.shape(source.scalars, run, paragraph: paragraph, features: features)
        for index in clusters.indices {
            let item = clusters[index]
            let isLast = index + 1 == clusters.count || clusters[index + 1].cluster != item.cluster
            let isFirst = index == 0 || clusters[index - 1].cluster != item.cluster
            var traits: ShapedGlyph.Traits = isFirst ? .startsCluster : []
            let next = index + 1 < clusters.count ? clusters[index + 1].cluster : run.range.upperBound
            if isLast {
                let last = max(item.cluster, next - 1)
                traits.formUnion(self.traits(at: last).subtracting(.startsCluster))
            }
            let units = item.advance > 0 ? item.advance + font.face.boldUnits : item.advance
            let advance = Double(units) * font.scale
            append(
                ShapedGlyph(
                    glyph: item.glyph, font: run.font, advance: font.wholePixels ? advance.rounded() : advance,
                    offset: Point(x: Double(item.x) * font.scale, y: -Double(item.y) * font.scale), span: run.span,
                    level: run.level, traits: traits))
        }
    }
    #endif
}
