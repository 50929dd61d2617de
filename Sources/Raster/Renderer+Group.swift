/// A drawing apart, to be put down as one.
struct Group {
    /// Where it will be put down.
    let outerLayer: Layer
    /// The number of clips in force inside it at least.
    let clipDepth: Int
    /// Its pixels.
    let memory: UnsafeMutableRawBufferPointer?
    /// 0...255.
    let opacity: UInt32
    let blendMode: BlendMode
    /// What is done to the pixels before, in order.
    var filters: [LayerFilter] = []
    /// How the drawing is seen, if not as it is.
    var projection: LayerProjection?
}

extension Renderer {
    /// Draws what follows apart, inside `bounds` in device pixels, to be put down as one at ``popGroup()``. Clips in
    /// force take effect then.
    public func pushGroup(bounds: PixelRect, opacity: Double, blendMode: BlendMode = .normal) {
        guard let outer = clips.last else { return }
        let area = bounds.intersection(outer.bounds)
        let memory = area.isEmpty ? nil : pool.take(area.area * 4)
        groups.append(
            Group(
                outerLayer: layer, clipDepth: clips.count + 1, memory: memory,
                opacity: UInt32((RGBA.clamped(opacity) * 255).rounded()), blendMode: blendMode))
        clips.append(Clip(bounds: area, mask: nil, owned: nil))
        guard let base = memory?.baseAddress else {
            layer = .nowhere
            return
        }
        let pixels = base.bindMemory(to: UInt32.self, capacity: area.area)
        pixels.update(repeating: 0, count: area.area)
        layer = Layer(pixels: pixels, stride: area.width, bounds: area, isSurface: false)
    }

    /// Puts the group down; nothing where none is open.
    public func popGroup() {
        guard let group = groups.last else { return }
        while clips.count > group.clipDepth { popClip() }
        groups.removeLast()
        clips.removeLast()
        let inner = layer
        layer = group.outerLayer
        defer { if let memory = group.memory { pool.give(memory) } }
        guard let clip = clips.last, !inner.bounds.isEmpty, group.opacity > 0 else { return }
        writeBackdrop()
        for filter in group.filters { filter.apply(to: inner, pool: pool) }
        if let projection = group.projection { return putDown(inner, through: projection, group, clip) }
        let area = inner.bounds.intersection(clip.bounds)
        for y in area.y0..<area.y1 {
            putDown(inner.pixel(area.x0, y), layer.pixel(area.x0, y), area, y, group, clip.mask)
        }
        if layer.isSurface { pixelsPainted += area.area }
    }

    /// Puts a row of pixels down.
    func putDown(
        _ source: UnsafeMutablePointer<UInt32>, _ target: UnsafeMutablePointer<UInt32>, _ bounds: PixelRect, _ y: Int,
        _ group: Group, _ mask: ClipMask?
    ) {
        let count = bounds.width
        if group.opacity < 255 { RowKernels.scale(source, count, group.opacity) }
        if group.blendMode.changesWhereClear {
            return BlendKernels.replace(
                target, count, UnsafePointer(source), group.blendMode, covers: mask?.covers(bounds.x0, y))
        }
        if let mask { RowKernels.scale(source, count, covers: mask.covers(bounds.x0, y)) }
        if group.blendMode == .normal {
            RowKernels.blend(target, count, UnsafePointer(source))
        } else {
            BlendKernels.blend(target, count, UnsafePointer(source), group.blendMode)
        }
    }
}
