/// A shape of a type that is not known.
public struct AnyShape: Sendable {
    private var base: any Shape

    /// Hides a shape's type.
    public nonisolated init<S: Shape>(_ shape: S) { base = (shape as? AnyShape)?.base ?? shape }
}

extension AnyShape: Shape {
    /// A filled shape.
    public typealias Body = _ShapeView<AnyShape, ForegroundStyle>
    /// The path of the shape inside.
    public nonisolated func path(in rect: CGRect) -> Path { base.path(in: rect) }
    /// What the shape inside takes.
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
    /// What the shape inside does where text is read from the right.
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

    /// The animatable part of the shape inside. One of a shape of another type is left out.
    public nonisolated var animatableData: _AnyAnimatableData {
        get {
            func data<S: Shape>(_ shape: S) -> _AnyAnimatableData { _AnyAnimatableData(shape.animatableData) }
            return data(base)
        }
        set {
            func setting<S: Shape>(_ shape: S) -> any Shape {
                guard let data = newValue.value as? S.AnimatableData else { return shape }
                var copy = shape
                copy.animatableData = data
                return copy
            }
            base = setting(base)
        }
    }
}

extension AnyShape: ComparableChoice {
    static func isSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        let a = a.assumingMemoryBound(to: Self.self).pointee
        let b = b.assumingMemoryBound(to: Self.self).pointee
        func compare<S: Shape>(_ shape: S) -> Bool {
            guard let other = b.base as? S else { return false }
            return TypeLayout.areSame(shape, other)
        }
        return compare(a.base)
    }
}
