import Raster

extension Anchor.Source where Value == CGRect {
    /// The view's bounds.
    public static var bounds: Anchor<CGRect>.Source { Self([.bounds]) { $0[0].cgRect } }
    /// A rectangle in the view's own points.
    public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source { Self([.rect(Rect(r))]) { $0[0].cgRect } }
}

extension Anchor.Source where Value == CGPoint {
    /// A point in the view's own points.
    public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source {
        Self([.point(Point(x: Double(p.x), y: Double(p.y)))]) { $0[0].cgPoint }
    }
    /// A point as a share of the view's width and height.
    public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source { Self([.unit(p)]) { $0[0].cgPoint } }
    /// The view's top leading corner.
    public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
    /// The middle of the view's top edge.
    public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
    /// The view's top trailing corner.
    public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
    /// The middle of the view's leading edge.
    public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
    /// The view's middle.
    public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
    /// The middle of the view's trailing edge.
    public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
    /// The view's bottom leading corner.
    public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
    /// The middle of the view's bottom edge.
    public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
    /// The view's bottom trailing corner.
    public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension Anchor.Source {
    /// Several places or regions at once.
    public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
        let counts = array.map(\.shapes.count)
        self.init(array.flatMap(\.shapes)) { shapes in
            var rest = shapes[...]
            return zip(array, counts).map { source, count in
                defer { rest = rest.dropFirst(count) }
                return source.value(Array(rest.prefix(count)))
            }
        }
    }

    /// A place or region that may be missing.
    public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
        self.init(anchor?.shapes ?? []) { anchor?.value($0) }
    }
}
