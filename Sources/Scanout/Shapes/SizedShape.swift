import Raster

/// A shape in a frame of a fixed size.
struct _SizedShape<S: Shape>: Shape {
    var shape: S
    var size: CGSize

    nonisolated init(shape: S, size: CGSize) {
        self.shape = shape
        self.size = size
    }

    typealias Body = _ShapeView<Self, ForegroundStyle>

    nonisolated var animatableData: AnimatablePair<S.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(shape.animatableData, AnimatablePair(size.width, size.height)) }
        set {
            shape.animatableData = newValue.first
            size = CGSize(width: newValue.second.first, height: newValue.second.second)
        }
    }

    nonisolated func path(in rect: CGRect) -> Path { shape.path(in: CGRect(origin: rect.origin, size: size)) }
}
