import Raster

/// Where coordinates are counted from.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
    /// From the panel's top left corner.
    case global
    /// From the view's own top left corner.
    case local
    /// From the top left corner of the view around that has the name.
    case named(AnyHashable)

    /// Whether it is the panel's.
    public var isGlobal: Bool { self == .global }
    /// Whether it is the view's own.
    public var isLocal: Bool { self == .local }
}

/// Something that says where coordinates are counted from.
public protocol CoordinateSpaceProtocol {
    /// Where they are counted from.
    var coordinateSpace: CoordinateSpace { get }
}

/// Counts from the panel's top left corner.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    /// Makes it.
    public init() {}
    /// From the panel's corner.
    public var coordinateSpace: CoordinateSpace { .global }
}

/// Counts from the view's own top left corner.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    /// Makes it.
    public init() {}
    /// From the view's corner.
    public var coordinateSpace: CoordinateSpace { .local }
}

/// Counts from the top left corner of the view around that has a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, @unchecked Sendable {
    let name: AnyHashable

    /// From the corner of the view with the name.
    public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    /// From the panel's top left corner.
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    /// From the view's own top left corner.
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// From the top left corner of the view around that has the name.
    public static func named<Name: Hashable>(_ name: Name) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(name))
    }
    /// From the top left corner of the innermost scroll view around.
    public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: ScrollSpace.any) }
    /// From the top left corner of the innermost scroll view around that scrolls along an axis.
    public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: ScrollSpace.along(axis))
    }
}

/// The names that scroll views answer to.
enum ScrollSpace: Hashable {
    case any
    case along(Axis)
}

extension _LayoutNode {
    /// A rectangle of the box's own in another coordinate space, as layout and effects aim at it.
    final func frame(_ rect: Rect, in space: CoordinateSpace) -> Rect {
        var rect = rect
        var current: _LayoutNode? = self
        while let box = current {
            if case .named(let name) = space, let named = box as? any NamedSpaceBox, named.answers(to: name) {
                return rect
            }
            if let effect = box as? any TransformingBox, box !== self { rect = effect.targetTransform.apply(rect) }
            rect.origin.x += box.origin.x
            rect.origin.y += box.origin.y
            current = box.parent
        }
        return rect
    }

    /// The bounds of the view around that has a name, in the box's own points; nil when there is none.
    final func bounds(of name: AnyHashable) -> Rect? {
        var map = AffineTransform.identity
        var current: _LayoutNode? = self
        while let box = current {
            if let named = box as? any NamedSpaceBox, named.answers(to: name) {
                return map.inverse.map { $0.apply(Rect(origin: .zero, size: box.size)) }
            }
            if let effect = box as? any TransformingBox, box !== self {
                map = map.concatenating(effect.targetTransform)
            }
            map = map.concatenating(.translation(x: box.origin.x, y: box.origin.y))
            current = box.parent
        }
        return nil
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
    func answers(to name: AnyHashable) -> Bool
}
