extension Renderer {
    /// Paints a shape. `transform` maps the paint's space to the device's.
    func paint(_ shape: Shape, _ paint: Paint, _ transform: AffineTransform) {
        switch paint {
        case .solid(let color): self.paint(shape, pixel(of: color.opacity(opacity)))
        case .linear(let ramp, let start, let end):
            guard let inverse = transform.finiteInverse, (end - start).lengthSquared.isNormal else {
                return paintEnd(shape, ramp)
            }
            withTable(ramp) {
                var shader = LinearShader($0, start: start, end: end, inverse: inverse)
                shader.prepare(area(of: shape), rampScratch)
                self.paint(shape, shader)
            }
        case .radial(let ramp, let center, let startRadius, let endRadius):
            paintRadial(
                shape, ramp, transform, center, Size(width: 1, height: 1), startRadius, endRadius)
        case .elliptical(let ramp, let center, let radii, let startFraction, let endFraction):
            paintRadial(shape, ramp, transform, center, radii, startFraction, endFraction)
        case .angular(let ramp, let center, let start, let end):
            guard let inverse = transform.finiteInverse else { return paintEnd(shape, ramp) }
            let centred = inverse.concatenating(.translation(x: -center.x, y: -center.y))
            withTable(ramp) {
                var shader = AngularShader($0, start: start, end: end, inverse: centred)
                reserveRow()
                shader.prepare(area(of: shape), rowMemory)
                self.paint(shape, shader)
            }
        case .image(let image):
            let map = image.transform.concatenating(transform)
            guard !image.source.isEmpty, let inverse = map.finiteInverse else { return }
            withExtendedLifetime(image) { self.paint(shape, TileShader(image, inverse: inverse)) }
        }
    }

    /// All pixels that a shape's rows can reach.
    private func area(of shape: Shape) -> PixelRect {
        switch shape {
        case .rect(let spans): spans.bounds.intersection(clipBounds)
        case .edges: rasterizer.edges.area
        case .recorded(let rows): rows.bounds.intersection(clipBounds)
        case .mask(let mask): mask.bounds.intersection(clipBounds)
        }
    }

    private func paintRadial(
        _ shape: Shape, _ ramp: ColorRamp, _ transform: AffineTransform, _ center: Point, _ unit: Size,
        _ start: Double, _ end: Double
    ) {
        let stretched = AffineTransform(a: unit.width, b: 0, c: 0, d: unit.height, tx: center.x, ty: center.y)
        guard let inverse = stretched.concatenating(transform).finiteInverse, start.isFinite, end.isFinite else {
            return paintEnd(shape, ramp)
        }
        withTable(ramp) {
            var shader = RadialShader($0, startRadius: start, endRadius: end, inverse: inverse)
            reserveRow()
            shader.prepare(area(of: shape), rowMemory)
            paint(shape, shader)
        }
    }

    /// A ramp that has no room to be seen is its last colour.
    private func paintEnd(_ shape: Shape, _ ramp: ColorRamp) {
        withTable(ramp) { paint(shape, $0.pixels[ColorRamp.tableSize - 1]) }
    }

    private func withTable(_ ramp: ColorRamp, _ body: (RampTable) -> Void) {
        ramp.table.withUnsafeBufferPointer { table in
            guard let base = table.baseAddress else { return }
            if opacity == 1 {
                body(RampTable(pixels: base, isOpaque: ramp.isOpaque))
            } else {
                body(RampTable(pixels: rampScratch.scaled(base, opacity), isOpaque: false))
            }
        }
    }

    /// Paints with one premultiplied colour.
    func paint(_ shape: Shape, _ color: UInt32) {
        guard color != 0 else { return }
        if color &>> 24 == 255, let area = wholeRows(of: shape), replaceBackdrop(with: area, color) { return }
        run(shape, SolidPainter(layer: layer, color: color))
    }

    /// The pixel of a colour; that of the colour before is kept, since glyphs come in long runs of one.
    func pixel(of color: RGBA) -> UInt32 {
        if color != lastColor {
            lastColor = color
            lastPixel = color.pixel.value
        }
        return lastPixel
    }

    /// Paints with a shader.
    func paint<Source: Shader>(_ shape: Shape, _ shader: Source) {
        reserveRow()
        let wholeRows = self.wholeRows(of: shape) ?? .empty
        if shader.isOpaque { dropBackdrop(under: wholeRows) }
        let painter = ShadedPainter(layer: layer, shader: shader, colors: rowMemory.colors, wholeRows: wholeRows)
        #if SCANOUT_EMBEDDED
        CalledPainter.with(painter) { run(shape, $0) }
        #else
        run(shape, painter)
        #endif
    }

    /// The pixels of a shape that covers all of whole pixels and nothing else.
    private func wholeRows(of shape: Shape) -> PixelRect? {
        guard case .rect(let spans) = shape, let rect = spans.pixelRect, let clip = clips.last, clip.mask == nil
        else { return nil }
        return rect.intersection(clip.bounds)
    }

    /// Makes room for whatever row is painted now. What a shader keeps there stays until more room is needed.
    private func reserveRow() {
        rowMemory.reserve(max(layer.bounds.width, clips.last?.mask?.bounds.width ?? 0))
    }

    private func run<Painter: PaintingSink>(_ shape: Shape, _ painter: Painter) {
        guard let clip = clips.last else { return }
        writeBackdrop()
        let painted: Int
        if let mask = clip.mask {
            rowMemory.reserve(mask.bounds.width)
            var sink = MaskedSink(mask: mask, spans: rowMemory.spans, covers: rowMemory.covers, next: painter)
            shape.sweep(rasterizer, clip: clip.bounds, into: &sink)
            painted = sink.next.painted
        } else {
            var sink = painter
            shape.sweep(rasterizer, clip: clip.bounds, into: &sink)
            painted = sink.painted
        }
        if layer.isSurface { pixelsPainted += painted }
    }
}

/// A sink that writes pixels and counts them.
protocol PaintingSink: SpanSink {
    var painted: Int { get }
}

extension SolidPainter: PaintingSink {}
extension ShadedPainter: PaintingSink {}

extension AffineTransform {
    /// The inverse, where all of it is finite.
    public var finiteInverse: AffineTransform? {
        guard let inverse else { return nil }
        let sum = inverse.a + inverse.b + inverse.c + inverse.d + inverse.tx + inverse.ty
        return sum - sum == 0 ? inverse : nil
    }
}
