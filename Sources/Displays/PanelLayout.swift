import Raster

/// Where the pixels that the viewer sees lie in a panel's own memory.
struct PanelLayout: Hashable {
    /// Columns as the viewer sees them.
    let width: Int
    /// Rows as the viewer sees them.
    let height: Int
    /// How the panel keeps a pixel.
    let format: PixelFormat
    /// The clockwise turn from the picture to the memory.
    let rotation: Rotation
    /// The smallest part of the memory that is sent.
    let unit: PanelUpdates.Unit

    /// Columns of the memory.
    var nativeWidth: Int { rotation.swapsAxes ? height : width }
    /// Rows of the memory.
    var nativeHeight: Int { rotation.swapsAxes ? width : height }
    /// Bytes of a row of the memory without padding.
    var nativeBytesPerRow: Int { max(0, format.bytesPerRow(width: nativeWidth)) }
    /// All pixels as the viewer sees them.
    var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

    init(
        width: Int, height: Int, format: PixelFormat, rotation: Rotation, unit: PanelUpdates.Unit = .bytes
    ) {
        self.width = width
        self.height = height
        self.format = format
        self.rotation = rotation
        self.unit = unit
    }

    /// The layout of a memory of the given size.
    init(nativeWidth: Int, nativeHeight: Int, format: PixelFormat, rotation: Rotation) {
        self.init(
            width: rotation.swapsAxes ? nativeHeight : nativeWidth,
            height: rotation.swapsAxes ? nativeWidth : nativeHeight, format: format, rotation: rotation)
    }

    /// Where a rectangle that the viewer sees lies in memory.
    func native(_ view: PixelRect) -> PixelRect { converter().nativeRect(view, width: width, height: height) }

    /// Where the viewer sees a rectangle of the memory.
    func view(_ native: PixelRect) -> PixelRect { converter().surfaceRect(native, width: width, height: height) }

    /// What writes the pixels.
    func converter(dither: Bool = true) -> PixelConverter {
        PixelConverter(format: format, rotation: rotation, dither: dither)
    }

    /// The rectangles that must be sent for damage that the viewer sees: inside the panel, none empty, grown to whole
    /// bytes or rows of the memory, and disjoint, so that nothing is sent twice.
    func updates(for damage: [PixelRect]) -> Damage {
        var updates = Damage()
        for rect in damage {
            let visible = rect.intersection(bounds)
            if !visible.isEmpty { updates.insert(view(wholeUnits(native(visible)))) }
        }
        return updates
    }

    /// Bytes that a rectangle takes in memory, which begins and ends with whole bytes.
    func byteCount(_ view: PixelRect) -> Int {
        let rect = native(view)
        return (((rect.x1 * format.bitsPerPixel + 7) / 8) - rect.x0 * format.bitsPerPixel / 8) * rect.height
    }

    private func wholeUnits(_ native: PixelRect) -> PixelRect {
        if unit == .rows { return PixelRect(x0: 0, y0: native.y0, x1: nativeWidth, y1: native.y1) }
        let pixels = max(1, 8 / max(1, format.bitsPerPixel))
        guard pixels > 1 else { return native }
        let end = min((native.x1 + pixels - 1) / pixels * pixels, nativeWidth)
        return PixelRect(x0: native.x0 / pixels * pixels, y0: native.y0, x1: end, y1: native.y1)
    }
}
