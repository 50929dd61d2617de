import Raster

/// Moves a view's pixels by shares of its own size.
struct _MoveEffect: Sendable {
    /// The share of the width.
    var x: CGFloat
    /// The share of the height.
    var y: CGFloat

    typealias Body = Never

    /// Past an edge, or nowhere.
    init(_ edge: Edge?) {
        switch edge {
        case nil: (x, y) = (0, 0)
        case .leading?: (x, y) = (-1, 0)
        case .trailing?: (x, y) = (1, 0)
        case .top?: (x, y) = (0, -1)
        case .bottom?: (x, y) = (0, 1)
        }
    }

    var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(x, y) }
        set { (x, y) = (newValue.first, newValue.second) }
    }

    var keepsSnapping: Bool { true }

    func transform(_ size: Size) -> AffineTransform {
        .translation(x: Double(x) * size.width, y: Double(y) * size.height)
    }

    @MainActor static func _makeBox(_ modifier: Self, _ node: _Node) -> _ModifierBox<Self> {
        GeometryEffectBox(modifier, node)
    }
}

extension _MoveEffect: GeometryEffectModifier {}
