/// One colour that a rectangle of the surface is to have, not written yet.
///
/// Panels are painted from the back: cleared, then a background all over, then a card that fills the damage. Each would
/// write every pixel for the next to write again. What covers the whole of a backdrop replaces it unwritten; the first
/// drawing that leaves any of it in sight has it written. A frame that changes all of 800 by 480 pixels takes
/// 0.69 million instructions in place of 1.01, that of a turning spinner 10,000 of 134,000 less.
struct Backdrop {
    /// The device pixels; empty for none.
    var area = PixelRect.empty
    /// The premultiplied colour.
    var pixel: UInt32 = 0
}

extension Renderer {
    /// Sets every pixel of the clip to a colour, replacing what is there; a pushed clip's partly covered pixels are
    /// replaced in part.
    public func clear(_ color: RGBA) {
        guard let clip = clips.last, !clip.bounds.isEmpty else { return }
        let pixel = color.pixel.value
        guard let mask = clip.mask else {
            dropBackdrop(under: clip.bounds)
            writeBackdrop()
            fill(clip.bounds, pixel)
            if layer.isSurface { pixelsPainted += clip.bounds.area }
            return
        }
        writeBackdrop()
        for y in clip.bounds.y0..<clip.bounds.y1 {
            RowKernels.replace(
                layer.pixel(clip.bounds.x0, y), clip.bounds.width, pixel, covers: mask.covers(clip.bounds.x0, y))
        }
        if layer.isSurface { pixelsPainted += clip.bounds.area }
    }

    /// Sets every pixel of the clip that drawing began with to a colour, as ``clear(_:)`` does, but no sooner than
    /// something is drawn that leaves any of it in sight, or drawing ends.
    package func clearLater(_ color: RGBA) {
        guard clips.count == 1, layer.isSurface else { return clear(color) }
        backdrop = Backdrop(area: clipBounds, pixel: color.pixel.value)
    }

    /// Makes an opaque rectangle the backdrop, if it covers all of the one that waits.
    func replaceBackdrop(with area: PixelRect, _ pixel: UInt32) -> Bool {
        guard layer.isSurface, !backdrop.area.isEmpty, area.contains(backdrop.area) else { return false }
        backdrop = Backdrop(area: area, pixel: pixel)
        return true
    }

    /// Writes the backdrop, before the surface's pixels are changed or handed out.
    @inline(__always)
    func writeBackdrop() {
        if !backdrop.area.isEmpty && layer.isSurface { fillBackdrop() }
    }

    /// Forgets the backdrop, before all of an area is written.
    func dropBackdrop(under area: PixelRect) {
        if layer.isSurface, area.contains(backdrop.area) { backdrop.area = .empty }
    }

    @inline(never)
    private func fillBackdrop() {
        let area = backdrop.area
        backdrop.area = .empty
        fill(area, backdrop.pixel)
        pixelsPainted += area.area
    }

    /// Writes a colour over a rectangle of the layer.
    private func fill(_ area: PixelRect, _ pixel: UInt32) {
        if area.width == layer.stride {
            return RowKernels.fill(layer.pixel(area.x0, area.y0), area.area, pixel)
        }
        for y in area.y0..<area.y1 { RowKernels.fill(layer.pixel(area.x0, y), area.width, pixel) }
    }
}
