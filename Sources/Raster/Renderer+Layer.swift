/// How a drawing apart is seen.
struct LayerProjection {
    /// From the drawing's device pixels to those where it is put down.
    let transform: ProjectiveTransform
    let inverse: ProjectiveTransform
}

extension Renderer {
    /// Draws what follows apart, to be filtered and put down as one at ``popGroup()``.
    ///
    /// Filters carry pixels into the clip from outside of it, so that `bounds` may reach past the clip: as far as
    /// ``LayerFilter/reach``, reversed, around it is enough. Clips in force take effect when the drawing is put down.
    ///
    /// - Parameters:
    ///   - bounds: the device pixels that are kept of the drawing; extents past 32,768 are cut off.
    ///   - filters: what is done to the drawing, in order.
    ///   - opacity: 0...1.
    ///   - blendMode: how it meets what is below.
    public func pushLayer(
        bounds: PixelRect, filters: [LayerFilter] = [], opacity: Double = 1, blendMode: BlendMode = .normal
    ) {
        push(bounds, filters, opacity, blendMode, nil)
    }

    /// Draws what follows apart, to be put down through a projection at ``popGroup()``.
    ///
    /// - Parameters:
    ///   - bounds: the pixels that are kept of the drawing, in its own device space.
    ///   - projection: from that space to the device's. One without an inverse shows nothing.
    ///   - opacity: 0...1.
    public func pushLayer(bounds: PixelRect, projection: ProjectiveTransform, opacity: Double = 1) {
        guard let inverse = projection.inverse else { return push(.empty, [], 0, .normal, nil) }
        push(bounds, [], opacity, .normal, LayerProjection(transform: projection, inverse: inverse))
    }

    private func push(
        _ bounds: PixelRect, _ filters: [LayerFilter], _ opacity: Double, _ blendMode: BlendMode,
        _ projection: LayerProjection?
    ) {
        guard let outer = clips.last else { return }
        let isSeen = !outer.bounds.isEmpty && !bounds.isEmpty
        let area =
            isSeen
            ? PixelRect(
                x: bounds.x0, y: bounds.y0, width: min(bounds.width, 32_768), height: min(bounds.height, 32_768))
            : .empty
        let memory = area.isEmpty ? nil : pool.take(area.area * 4)
        groups.append(
            Group(
                outerLayer: layer, clipDepth: clips.count + 1, memory: memory,
                opacity: UInt32((RGBA.clamped(opacity) * 255).rounded()), blendMode: blendMode, filters: filters,
                projection: projection))
        clips.append(Clip(bounds: area, mask: nil, owned: nil))
        guard let base = memory?.baseAddress else {
            layer = .nowhere
            return
        }
        let pixels = base.bindMemory(to: UInt32.self, capacity: area.area)
        pixels.update(repeating: 0, count: area.area)
        layer = Layer(pixels: pixels, stride: area.width, bounds: area, isSurface: false)
    }

    /// Puts a drawing down as a projection shows it.
    func putDown(_ inner: Layer, through projection: LayerProjection, _ group: Group, _ clip: Clip) {
        let extent = Rect(
            x: Double(inner.bounds.x0) - 1, y: Double(inner.bounds.y0) - 1, width: Double(inner.bounds.width) + 2,
            height: Double(inner.bounds.height) + 2)
        let area = PixelRect(covering: projection.transform.bounds(of: extent)).intersection(clip.bounds)
        guard !area.isEmpty else { return }
        rowMemory.reserve(area.width)
        let sampler = ProjectionSampler(inner, projection.inverse)
        let colors = rowMemory.colors
        for y in area.y0..<area.y1 {
            sampler.sample(colors, x: area.x0, y: y, count: area.width)
            putDown(colors, layer.pixel(area.x0, y), area, y, group, clip.mask)
        }
        if layer.isSurface { pixelsPainted += area.area }
    }
}
