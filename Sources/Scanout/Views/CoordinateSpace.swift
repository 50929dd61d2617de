import Raster

/// Where coordinates are counted from.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
    /// From the panel's top left corner.
    case global
    /// From the view's own top left corner.
    case local
    /// From the top left corner of the view around that has the name.
    case named(AnyHashable)
}

extension _LayoutNode {
    /// A rectangle of the box's own in another coordinate space, as layout and effects aim at it.
    final func frame(_ rect: Rect, in space: CoordinateSpace) -> Rect {
        var rect = rect
        var current: _LayoutNode? = self
        while let box = current {
            if case .named(let name) = space, (box as? any NamedSpaceBox)?.spaceName == name { return rect }
            if let effect = box as? any TransformingBox, box !== self { rect = effect.targetTransform.apply(rect) }
            rect.origin.x += box.origin.x
            rect.origin.y += box.origin.y
            current = box.parent
        }
        return rect
    }
}

/// A box that maps what is inside.
@MainActor
protocol TransformingBox: _LayoutNode {
    var targetTransform: AffineTransform { get }
}

extension GeometryEffectBox: TransformingBox {}

/// A box whose coordinate space has a name.
@MainActor
protocol NamedSpaceBox: _LayoutNode {
    var spaceName: AnyHashable { get }
}
