import Raster

/// The size and place of a ``GeometryReader``.
///
/// One that is kept after its view is gone knows the last size, and no place beyond the view's own coordinates.
public struct GeometryProxy: Sendable {
    let reference: BoxReference

    @MainActor init(box: _LayoutNode) { reference = BoxReference(box) }

    /// The size in points.
    public var size: CGSize { MainActor.assumeIsolated { CGSize(reference.box.size) } }

    /// The frame in a coordinate space, in points.
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }

    /// The bounds of the view around that has a name, in the view's own points; nil when there is none.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        MainActor.assumeIsolated {
            reference.living.flatMap { box in
                followPlace(of: box)
                return box.bounds(of: coordinateSpace.name).map { CGRect($0) }
            }
        }
    }

    /// The frame in a coordinate space, in points.
    @_disfavoredOverload
    public func frame(in space: CoordinateSpace) -> CGRect {
        MainActor.assumeIsolated {
            let rect = Rect(origin: .zero, size: reference.box.size)
            guard space != .local, let box = reference.living else { return CGRect(rect) }
            followPlace(of: box)
            return CGRect(box.frame(rect, in: space))
        }
    }

    /// How far the unsafe area reaches beyond the view's frame, in points: to the panel's edges where the view ends at
    /// the safe area's edge, else 0.
    public var safeAreaInsets: EdgeInsets {
        MainActor.assumeIsolated {
            guard let box = reference.living else { return EdgeInsets() }
            followPlace(of: box)
            return EdgeInsets(box.unsafeInsets(of: Rect(origin: .zero, size: box.size), edges: .all))
        }
    }

    /// Has the content made anew when the view moves on the panel.
    @MainActor func followPlace(of box: _LayoutNode) {
        if let reader = box as? GeometryReaderBox, !reader.isRemoved { reader.readsPlace = true }
    }
}
