import Raster

extension _LayoutNode {
    /// The part of the box's space that can be seen: through the innermost scroll view around, else on the panel; and
    /// what of it lies in the safe area.
    final var visibleParts: (all: Rect, safe: Rect) {
        let parts = visiblePartsFromTheLeft
        guard node.readsRightToLeft else { return parts }
        return (parts.all.mirrored(in: size.width), parts.safe.mirrored(in: size.width))
    }

    private final var visiblePartsFromTheLeft: (all: Rect, safe: Rect) {
        var offset = Point.zero
        var current = self
        while let parent = current.parent {
            offset = Point(x: offset.x + current.origin.x, y: offset.y + current.origin.y)
            if let scroll = parent as? ScrollBox {
                let parts = scroll.visibleParts(ofContentMovedBy: current)
                return (parts.all.moved(by: offset), parts.safe.moved(by: offset))
            }
            current = parent
        }
        let panel = Rect(origin: .zero, size: graph.traits.size)
        return (panel.moved(by: offset), panel.inset(by: graph.traits.safeArea).moved(by: offset))
    }
}

extension Rect {
    /// The rectangle as seen from the other side of a width.
    fileprivate func mirrored(in width: Double) -> Rect {
        Rect(x: width - maxX, y: minY, width: self.width, height: height)
    }
    /// The rectangle seen from a point.
    fileprivate func moved(by offset: Point) -> Rect {
        Rect(x: minX - offset.x, y: minY - offset.y, width: width, height: height)
    }
}
