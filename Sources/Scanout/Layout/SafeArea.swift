import Raster

/// What a box has to do with the safe area of what is inside.
enum SafeAreaRole {
    /// Nothing.
    case passes
    /// What is inside keeps distances from the box's sides; beyond them it may show all the same.
    case adds(SideInsets)
    /// What is inside knows of no unsafe area beyond the box.
    case ends
}

extension _LayoutNode {
    /// How far a rectangle of the box's own may reach beyond its sides, out of the safe area: to the end of the unsafe
    /// area where the rectangle ends at the safe area's edge, or beyond.
    final func unsafeInsets(of rect: Rect, edges: Edge.Set) -> SideInsets {
        // Without a parent the view is gone, and its graph may be as well.
        guard parent != nil, !edges.isEmpty, graph.usesSafeArea else { return .zero }
        var grown = rect
        var offset = Point.zero
        var current = self
        while let parent = current.parent {
            offset = Point(x: offset.x + current.origin.x, y: offset.y + current.origin.y)
            grown.origin = Point(x: grown.origin.x + current.origin.x, y: grown.origin.y + current.origin.y)
            switch parent.safeAreaRole {
            case .passes: break
            case .adds(let insets):
                let outer = Rect(origin: .zero, size: parent.size)
                grown = grown.reaching(from: outer.inset(by: insets), to: outer, edges)
            case .ends: return grown.insets(to: rect, movedBy: offset)
            }
            current = parent
        }
        return grown.insets(to: rect, movedBy: offset)
    }
}

extension Rect {
    /// Rounding of places must not keep a view from the edge that it was laid out to.
    private static let tolerance = 1.0 / 1024

    fileprivate func reaching(from safe: Rect, to outer: Rect, _ edges: Edge.Set) -> Rect {
        var (left, top, right, bottom) = (minX, minY, maxX, maxY)
        if edges.contains(.leading), left <= safe.minX + Self.tolerance { left = min(left, outer.minX) }
        if edges.contains(.top), top <= safe.minY + Self.tolerance { top = min(top, outer.minY) }
        if edges.contains(.trailing), right >= safe.maxX - Self.tolerance { right = max(right, outer.maxX) }
        if edges.contains(.bottom), bottom >= safe.maxY - Self.tolerance { bottom = max(bottom, outer.maxY) }
        return Rect(x: left, y: top, width: right - left, height: bottom - top)
    }

    fileprivate func insets(to rect: Rect, movedBy offset: Point) -> SideInsets {
        let left = rect.minX + offset.x - minX
        let top = rect.minY + offset.y - minY
        return SideInsets(top: top, left: left, bottom: height - rect.height - top, right: width - rect.width - left)
    }
}
