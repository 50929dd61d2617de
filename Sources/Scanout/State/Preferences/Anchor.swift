import Raster

/// A place or a region of a view, to be asked for in the points of another view: `proxy[anchor]`.
///
/// Made by ``View/anchorPreference(key:value:transform:)``. It follows its view wherever layout puts it; two anchors are
/// equal when they are of the same view and give the same in the panel's points.
public struct Anchor<Value> {
    /// Where the parts are on the panel, to see whether an anchor has moved.
    let regions: [AnchorRegion]
    /// The value from where the parts are in a space.
    let value: ([AnchorShape]) -> Value

    /// Says which place or region of a view an anchor is.
    public struct Source {
        let shapes: [AnchorShape]
        let value: ([AnchorShape]) -> Value

        init(_ shapes: [AnchorShape], value: @escaping ([AnchorShape]) -> Value) {
            self.shapes = shapes
            self.value = value
        }
    }
}

extension Anchor: @unchecked Sendable where Value: Sendable {}
extension Anchor.Source: @unchecked Sendable where Value: Sendable {}

extension Anchor: Equatable where Value: Equatable {
    /// Whether both are the same places of the same views.
    public static func == (a: Anchor, b: Anchor) -> Bool { a.regions == b.regions }
}

extension Anchor: Hashable where Value: Hashable {
    /// Hashes the places.
    public func hash(into hasher: inout Hasher) { hasher.combine(regions) }
}

/// A part of a view, relative to its bounds or in its own points.
enum AnchorShape: Hashable {
    /// A point, as a share of width and height.
    case unit(UnitPoint)
    /// A point in the view's own points.
    case point(Point)
    /// A rectangle in the view's own points.
    case rect(Rect)
    /// All of the view.
    case bounds

    /// The part of a view of a size, in the view's own points.
    func resolved(in size: Size) -> AnchorShape {
        switch self {
        case .unit(let unit): .point(Point(x: Double(unit.x) * size.width, y: Double(unit.y) * size.height))
        case .bounds: .rect(Rect(origin: .zero, size: size))
        case .point, .rect: self
        }
    }

    /// A resolved part in another space. A rectangle that is turned becomes the one around it.
    func mapped(by map: AffineTransform) -> AnchorShape {
        switch self {
        case .point(let point): .point(map.apply(point))
        case .rect(let rect): .rect(map.apply(rect))
        case .unit, .bounds: self
        }
    }

    var cgPoint: CGPoint {
        if case .point(let point) = self { return CGPoint(x: CGFloat(point.x), y: CGFloat(point.y)) }
        return .zero
    }

    var cgRect: CGRect {
        if case .rect(let rect) = self { return CGRect(rect) }
        return .zero
    }
}

/// A part of a view that is in a tree.
struct AnchorRegion: Hashable {
    let place: AnchorPlace
    let shape: AnchorShape
    /// The part in the panel's points when the anchor was made.
    let global: AnchorShape

    static func == (a: Self, b: Self) -> Bool { a.place === b.place && a.shape == b.shape && a.global == b.global }

    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(place))
        hasher.combine(shape)
    }

    /// The part in the space of a box; where its view is gone, where it last was on the panel.
    @MainActor func shape(in target: _LayoutNode) -> AnchorShape {
        guard let box = place.box else {
            let inverse = target.map(to: nil).inverse ?? .identity
            return global.mapped(by: inverse)
        }
        let shared = box.sharedAncestor(with: target)
        let inverse = target.map(to: shared).inverse ?? .identity
        return shape.resolved(in: box.size).mapped(by: box.map(to: shared).concatenating(inverse))
    }
}

/// The view of an anchor as long as it is there.
@MainActor
final class AnchorPlace {
    private(set) weak var box: _LayoutNode?

    init(_ box: _LayoutNode) { self.box = box }

    func leave() { box = nil }
}

extension _LayoutNode {
    /// From the box's own points to the panel's.
    final var mapToPanel: AffineTransform { map(to: nil) }

    /// From the box's own points to those of a box around it; nil for the panel.
    fileprivate func map(to ancestor: _LayoutNode?) -> AffineTransform {
        var map = AffineTransform.identity
        var current: _LayoutNode? = self
        while let box = current, box !== ancestor {
            map = map.concatenating(.translation(x: box.origin.x, y: box.origin.y))
            current = box.parent
            // The map of an effect is around its content; that of the ancestor itself is around both.
            if let effect = current as? any TransformingBox { map = map.concatenating(effect.targetTransform) }
        }
        return map
    }

    /// The nearest box that holds both, or is one of them.
    fileprivate func sharedAncestor(with other: _LayoutNode) -> _LayoutNode? {
        var around: Set<ObjectIdentifier> = []
        var current: _LayoutNode? = other
        while let box = current {
            around.insert(ObjectIdentifier(box))
            current = box.parent
        }
        current = self
        while let box = current, !around.contains(ObjectIdentifier(box)) { current = box.parent }
        return current
    }
}

extension GeometryProxy {
    /// Where an anchor is, in the points of the view that the proxy is of.
    public subscript<T>(anchor: Anchor<T>) -> T {
        let regions = anchor.regions
        let shapes = MainActor.assumeIsolated {
            guard let box = reference.living else { return regions.map(\.global) }
            followPlace(of: box)
            return regions.map { $0.shape(in: box) }
        }
        return anchor.value(shapes)
    }
}
