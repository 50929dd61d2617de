extension Renderer {
    /// Limits drawing to a path until the matching ``popClip()``. Clips that cover whole pixels of an axis-aligned
    /// rectangle cost nothing; others keep one byte for each pixel of their bounds.
    public func pushClip(
        _ path: Path, rule: FillRule = .nonZero, transform: AffineTransform, antialiased: Bool = true
    ) {
        guard let outer = clips.last else { return }
        guard let shape = shape(of: path, rule, transform, antialiased) else {
            return clips.append(Clip(bounds: .empty, mask: nil, owned: nil))
        }
        if case .rect(let spans) = shape, let rect = spans.pixelRect {
            // The outer mask still holds: its own bounds say where it lies.
            return clips.append(Clip(bounds: rect.intersection(outer.bounds), mask: outer.mask, owned: nil))
        }
        pushMask(shape, bounds: bounds(of: shape).intersection(outer.bounds), outer)
    }

    private func bounds(of shape: Shape) -> PixelRect {
        switch shape {
        case .rect(let spans): spans.bounds
        case .edges: rasterizer.edges.pixelBounds
        case .recorded(let rows): rows.bounds
        case .mask(let mask): mask.bounds
        }
    }

    private func pushMask(_ shape: Shape, bounds: PixelRect, _ outer: Clip) {
        guard !bounds.isEmpty else { return clips.append(Clip(bounds: .empty, mask: nil, owned: nil)) }
        let memory = pool.take(bounds.area)
        let mask = ClipMask(bounds: bounds, memory: memory)
        mask.covers(bounds.x0, bounds.y0).update(repeating: 0, count: bounds.area)
        var writer = MaskWriter(mask: mask)
        shape.sweep(rasterizer, clip: bounds, into: &writer)
        if let outerMask = outer.mask { multiply(mask, by: outerMask) }
        clips.append(Clip(bounds: bounds, mask: mask, owned: memory))
    }

    private func multiply(_ mask: ClipMask, by outer: ClipMask) {
        for y in mask.bounds.y0..<mask.bounds.y1 {
            let row = mask.covers(mask.bounds.x0, y)
            RowKernels.multiply(row, mask.bounds.width, by: outer.covers(mask.bounds.x0, y))
        }
    }

    /// Undoes the last pushed clip; nothing where the group or drawing at hand has none.
    public func popClip() {
        let base = groups.last?.clipDepth ?? 1
        guard clips.count > base, let clip = clips.popLast() else { return }
        if let memory = clip.owned { pool.give(memory) }
    }
}
