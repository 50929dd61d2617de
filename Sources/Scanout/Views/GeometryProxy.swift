import Raster

/// The size and place of a ``GeometryReader``.
public struct GeometryProxy: Sendable {
    let box: _LayoutNode

    /// The size in points.
    public var size: CGSize { MainActor.assumeIsolated { CGSize(box.size) } }

    /// The frame in a coordinate space, in points.
    public func frame(in space: CoordinateSpace) -> CGRect {
        MainActor.assumeIsolated {
            let rect = Rect(origin: .zero, size: box.size)
            if space == .local { return CGRect(rect) }
            if let reader = box as? GeometryReaderBox, !reader.isRemoved { reader.readsPlace = true }
            return CGRect(box.frame(rect, in: space))
        }
    }

    /// The distances from the panel's edges that are to be kept free.
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }
}
