import Raster

/// What becomes of the regions, or of a line and a region, of two shapes in one frame.
public struct _CombinedShape<First: Shape, Second: Shape> {
    enum Operation: Hashable, Sendable {
        case regions(RegionOperation)
        case line(isInside: Bool)
    }

    var first: First
    var second: Second
    let operation: Operation
    let eoFill: Bool

    nonisolated init(_ first: First, _ second: Second, _ operation: Operation, eoFill: Bool) {
        self.first = first
        self.second = second
        self.operation = operation
        self.eoFill = eoFill
    }
}

extension _CombinedShape: Shape {
    /// A filled shape.
    public typealias Body = _ShapeView<_CombinedShape, ForegroundStyle>

    /// Those of both shapes.
    public nonisolated var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
        get { AnimatablePair(first.animatableData, second.animatableData) }
        set {
            first.animatableData = newValue.first
            second.animatableData = newValue.second
        }
    }

    /// What becomes of both paths.
    public nonisolated func path(in rect: CGRect) -> Path {
        let (a, b) = (first.path(in: rect), second.path(in: rect))
        return switch operation {
        case .regions(let regions): a.combined(with: b, regions, eoFill)
        case .line(isInside: true): a.lineIntersection(b, eoFill: eoFill)
        case .line(isInside: false): a.lineSubtraction(b, eoFill: eoFill)
        }
    }

    /// That of the first shape.
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { first.sizeThatFits(proposal) }
    /// That of the first shape.
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { first.layoutDirectionBehavior }
}

extension Shape {
    /// What is inside this shape or another one, or both; see ``Path/union(_:eoFill:)``.
    public nonisolated func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(self, other, .regions(.union), eoFill: eoFill)
    }
    /// What is inside both this shape and another one.
    public nonisolated func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(self, other, .regions(.intersection), eoFill: eoFill)
    }
    /// What is inside this shape and not inside another one.
    public nonisolated func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(self, other, .regions(.subtraction), eoFill: eoFill)
    }
    /// What is inside this shape or another one, and not both.
    public nonisolated func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(self, other, .regions(.symmetricDifference), eoFill: eoFill)
    }
    /// The parts of this shape's line that are inside another shape.
    public nonisolated func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(self, other, .line(isInside: true), eoFill: eoFill)
    }
    /// The parts of this shape's line that are outside of another shape.
    public nonisolated func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(self, other, .line(isInside: false), eoFill: eoFill)
    }

    /// The shape in a frame of a fixed size in points, at a point of the frame that it gets.
    public nonisolated func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
        _SizedShape(shape: self, size: size, anchor: anchor)
    }
    /// The shape in a frame of a fixed size in points, at a point of the frame that it gets.
    public nonisolated func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape {
        size(CGSize(width: width, height: height), anchor: anchor)
    }
}
