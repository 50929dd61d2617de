import Raster

extension Typesetter {
    /// Draws a glyph that has colours of its own; false for one that has none.
    func drawColors(
        of glyph: TextLayout.Glyph, _ rendering: GlyphRendering, _ renderer: Renderer, _ transform: AffineTransform,
        _ paint: (_ tag: Int) -> Paint
    ) -> Bool {
        guard let file = library.faces[glyph.face].file else { return false }
        if let colors = file.colorGlyph(of: glyph.glyph) {
            draw(colors, as: glyph, rendering, renderer, transform, paint(glyph.tag))
            return true
        }
        guard let picture = picture(of: glyph, file) else { return false }
        var opacity = 1.0
        if case .solid(let color) = paint(glyph.tag) { opacity = color.alpha }
        let scale = glyph.pixelSize / picture.pixelsPerEm
        let frame = Rect(
            x: glyph.origin.x + picture.left * scale, y: glyph.origin.y - picture.top * scale,
            width: Double(picture.surface.width) * scale, height: Double(picture.surface.height) * scale)
        renderer.draw(
            picture.surface, source: nil, in: frame, interpolation: .smooth, opacity: opacity, transform: transform)
        return true
    }

    private func picture(of glyph: TextLayout.Glyph, _ file: FontFile) -> FontFile.ColorPicture? {
        guard let strike = file.strike(nearestTo: glyph.pixelSize) else { return nil }
        let key = UInt64(glyph.face) << 48 | UInt64(strike.index) << 32 | UInt64(glyph.glyph)
        if let known = pictures.value(for: key) { return known }
        let made = file.colorPicture(of: glyph.glyph, in: strike)
        pictures.insert(made, for: key, cost: 64 + (made.map { $0.surface.bytesPerRow * $0.surface.height } ?? 0))
        return made
    }

    /// Draws layers and gradients. A text that is see-through shows them so as one picture.
    private func draw(
        _ colors: ColorGlyph, as glyph: TextLayout.Glyph, _ rendering: GlyphRendering, _ renderer: Renderer,
        _ transform: AffineTransform, _ own: Paint
    ) {
        let upward = AffineTransform.scale(x: 1, y: -1).concatenating(placement(of: glyph))
        let area = PixelRect(covering: transform.apply(upward.apply(colors.bounds)))
        guard area.intersects(renderer.clipBounds) else { return }
        let outer = renderer.opacity
        renderer.opacity = 1
        defer { renderer.opacity = outer }
        var painter = ColorPainter(
            typesetter: self, renderer: renderer, face: glyph.face, transform: transform, own: own, area: area,
            antialiased: rendering != .mono)
        let opacity = outer * painter.takeOpacity()
        if opacity < 1 { renderer.pushGroup(bounds: area, opacity: opacity) }
        painter.draw(colors.paint, upward)
        if opacity < 1 { renderer.popGroup() }
    }
}

/// Paints the graph of a glyph.
private struct ColorPainter {
    let typesetter: Typesetter
    let renderer: Renderer
    let face: Int
    /// From the layout's space to the device's.
    let transform: AffineTransform
    /// The text's own paint, in the layout's space.
    var own: Paint
    /// The pixels that the glyph reaches.
    let area: PixelRect
    let antialiased: Bool

    /// The text's own opacity, which is taken off its paint.
    mutating func takeOpacity() -> Double {
        guard case .solid(let color) = own else { return 1 }
        own = .solid(RGBA(red: color.red, green: color.green, blue: color.blue))
        return color.alpha
    }

    /// The colour that stands for the text's own paint where a gradient asks for one: that of its middle.
    private var foreground: RGBA {
        let ramp: ColorRamp
        switch own {
        case .solid(let color): return color
        case .linear(let colors, _, _), .radial(let colors, _, _, _), .elliptical(let colors, _, _, _, _),
            .angular(let colors, _, _, _):
            ramp = colors
        case .image: return RGBA(hex: 0)
        }
        let pixel = ramp.pixel(at: 0.5)
        guard pixel.alpha > 0 else { return RGBA(red: 0, green: 0, blue: 0, alpha: 0) }
        let alpha = Double(pixel.alpha)
        return RGBA(
            red: Double(pixel.red) / alpha, green: Double(pixel.green) / alpha, blue: Double(pixel.blue) / alpha,
            alpha: alpha / 255)
    }

    /// - Parameter map: from the graph's space, y up, to the layout's.
    func draw(_ paint: ColorPaint, _ map: AffineTransform) {
        switch paint {
        case .nothing: break
        case .layers(let parts):
            for part in parts { draw(part, map) }
        case .fill(let fill):
            let clip = renderer.clipBounds
            let everywhere = Path(
                rect: Rect(
                    x: Double(clip.x0), y: Double(clip.y0), width: Double(clip.width), height: Double(clip.height)))
            self.fill(everywhere, .identity, fill, map)
        case .glyph(let glyph, let content): draw(content, inside: glyph, map)
        case .clip(let rect, let content):
            renderer.pushClip(Path(rect: rect), transform: map.concatenating(transform), antialiased: antialiased)
            if !renderer.clipBounds.isEmpty { draw(content, map) }
            renderer.popClip()
        case .transform(let inner, let content): draw(content, inner.concatenating(map))
        case .composite(let source, let mode, let backdrop): draw(source, mode, backdrop, map)
        }
    }

    /// Draws what is inside of an outline: by filling it, where that is one colour or gradient.
    private func draw(_ content: ColorPaint, inside glyph: UInt32, _ map: AffineTransform) {
        let path = typesetter.outline(of: glyph, face: face).path
        guard !path.isEmpty else { return }
        let toDevice = AffineTransform.scale(x: 1, y: -1).concatenating(map).concatenating(transform)
        var (content, inner) = (content, map)
        while case .transform(let next, let part) = content { (content, inner) = (part, next.concatenating(inner)) }
        if case .fill(let fill) = content { return self.fill(path, toDevice, fill, inner) }
        renderer.pushClip(path, transform: toDevice, antialiased: antialiased)
        if !renderer.clipBounds.isEmpty { draw(content, inner) }
        renderer.popClip()
    }

    /// - Parameters:
    ///   - toDevice: from the path's space to the device's.
    ///   - map: from the fill's space, y up, to the layout's.
    private func fill(_ path: Path, _ toDevice: AffineTransform, _ fill: ColorFill, _ map: AffineTransform) {
        switch fill {
        case .solid(let color):
            if let named = color.color {
                renderer.fill(
                    path, paint: .solid(named.opacity(color.alpha)), transform: toDevice, antialiased: antialiased)
            } else if let inverse = transform.finiteInverse {
                renderer.fill(
                    path.applying(toDevice.concatenating(inverse)), paint: own.opacity(color.alpha),
                    transform: transform, antialiased: antialiased)
            }
        case .gradient(let line, let geometry):
            renderer.fill(
                path,
                gradient: ExtendedGradient(
                    ramp: line.ramp(foreground: foreground), geometry: geometry, extend: line.extend),
                gradientTransform: map.concatenating(transform), transform: toDevice, antialiased: antialiased)
        }
    }

    private func draw(_ source: ColorPaint, _ mode: BlendMode, _ backdrop: ColorPaint, _ map: AffineTransform) {
        switch mode {
        case .clear: break
        case .copy: draw(source, map)
        case .normal:
            draw(backdrop, map)
            draw(source, map)
        default:
            renderer.pushGroup(bounds: area, opacity: 1)
            draw(backdrop, map)
            renderer.pushGroup(bounds: area, opacity: 1, blendMode: mode)
            draw(source, map)
            renderer.popGroup()
            renderer.popGroup()
        }
    }
}
