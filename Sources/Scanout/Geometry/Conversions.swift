import Raster

/// The engine's maps; Foundation has a type of the same name.
typealias AffineTransform = Raster.AffineTransform

// Between the API's types (CGFloat, points) and the engine's (Double).

extension Raster.Point {
    init(_ p: CGPoint) { self.init(x: Double(p.x), y: Double(p.y)) }
}

extension Raster.Size {
    init(_ s: CGSize) { self.init(width: Double(s.width), height: Double(s.height)) }
}

extension Raster.Rect {
    init(_ r: CGRect) {
        self.init(x: Double(r.minX), y: Double(r.minY), width: Double(r.width), height: Double(r.height))
    }
}

extension CGPoint {
    init(_ p: Raster.Point) { self.init(x: CGFloat(p.x), y: CGFloat(p.y)) }
}

extension CGSize {
    init(_ s: Raster.Size) { self.init(width: CGFloat(s.width), height: CGFloat(s.height)) }
}

extension CGRect {
    init(_ r: Raster.Rect) { self.init(origin: CGPoint(r.origin), size: CGSize(r.size)) }
}

extension Raster.Size {
    /// The size as boxes are placed: what is larger than a million points is cut off, so that places stay exact.
    var bounded: Size { Size(width: min(width, 1e6), height: min(height, 1e6)) }
}

extension Double {
    /// The value, or 0 in place of NaN, within what layout can add up without losing pixels.
    var asLength: Double { isNaN ? 0 : min(max(self, -1e7), 1e7) }
    /// The value as an extent of a view: never negative, never NaN; infinity is kept for callers that clamp it.
    var asExtent: Double { self > 0 ? self : 0 }
}

extension CGPoint: Animatable {
    /// Both coordinates.
    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(x, y) }
        set { self = CGPoint(x: newValue.first, y: newValue.second) }
    }
}

extension CGSize: Animatable {
    /// Both extents.
    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(width, height) }
        set { self = CGSize(width: newValue.first, height: newValue.second) }
    }
}

extension CGRect: Animatable {
    /// The corner and the extents.
    public var animatableData: AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData> {
        get { AnimatablePair(origin.animatableData, size.animatableData) }
        set {
            origin.animatableData = newValue.first
            size.animatableData = newValue.second
        }
    }
}
