import Raster

/// The size and place of a ``GeometryReader``.
public struct GeometryProxy: Sendable {
    let box: _LayoutNode

    /// The size in points.
    public var size: CGSize { MainActor.assumeIsolated { CGSize(box.size) } }

    /// The frame in a coordinate space, in points.
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }

    /// The bounds of the view around that has a name, in the view's own points; nil when there is none.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        MainActor.assumeIsolated {
            followPlace()
            return box.bounds(of: coordinateSpace.name).map { CGRect($0) }
        }
    }

    /// The frame in a coordinate space, in points.
    @_disfavoredOverload
    public func frame(in space: CoordinateSpace) -> CGRect {
        MainActor.assumeIsolated {
            let rect = Rect(origin: .zero, size: box.size)
            if space == .local { return CGRect(rect) }
            followPlace()
            return CGRect(box.frame(rect, in: space))
        }
    }

    /// How far the unsafe area reaches beyond the view's frame, in points: to the panel's edges where the view ends at
    /// the safe area's edge, else 0.
    public var safeAreaInsets: EdgeInsets {
        MainActor.assumeIsolated {
            followPlace()
            return EdgeInsets(box.unsafeInsets(of: Rect(origin: .zero, size: box.size), edges: .all))
        }
    }

    /// Has the content made anew when the view moves on the panel.
    @MainActor func followPlace() {
        if let reader = box as? GeometryReaderBox, !reader.isRemoved { reader.readsPlace = true }
    }
}
