/// What changes how a view is drawn and leaves layout alone, so that it can depend on where the view is.
public protocol VisualEffect: Sendable {
    /// A view with the effect.
    @MainActor func _apply(to view: AnyView) -> AnyView
    /// The effect a share of the way to another one of its type.
    func _mixed(with other: Self, by share: Double) -> Self
}

/// No effect: what others are added to.
public struct EmptyVisualEffect: VisualEffect {
    /// Makes none.
    public init() {}
    /// The view itself.
    @MainActor public func _apply(to view: AnyView) -> AnyView { view }
    /// None.
    public func _mixed(with other: Self, by share: Double) -> Self { self }
}

/// One effect after another.
struct ModifiedEffect<Base: VisualEffect, Modifier: ViewModifier & Animatable & Sendable>: VisualEffect {
    var base: Base
    var modifier: Modifier

    @MainActor func _apply(to view: AnyView) -> AnyView { AnyView(base._apply(to: view).modifier(modifier)) }

    func _mixed(with other: Self, by share: Double) -> Self {
        var copy = self
        copy.base = base._mixed(with: other.base, by: share)
        // What is not animatable is that of the nearer one.
        copy.modifier = share < 0.5 ? modifier : other.modifier
        copy.modifier.animatableData = modifier.animatableData.interpolated(
            towards: other.modifier.animatableData, amount: share)
        return copy
    }
}

extension VisualEffect {
    private func adding<M: ViewModifier & Animatable & Sendable>(_ modifier: M) -> ModifiedEffect<Self, M> {
        ModifiedEffect(base: self, modifier: modifier)
    }

    /// Moves what the view draws, in points.
    public func offset(_ offset: CGSize) -> some VisualEffect { adding(_OffsetEffect(offset: offset)) }
    /// Moves what the view draws, in points.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { offset(CGSize(width: x, height: y)) }
    /// Lets what is behind the view show through.
    public func opacity(_ opacity: Double) -> some VisualEffect { adding(_OpacityEffect(opacity: opacity)) }
    /// Stretches what the view draws.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        adding(_ScaleEffect(scale: scale, anchor: anchor))
    }
    /// Stretches what the view draws alike along both axes.
    public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }
    /// Stretches what the view draws.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }
    /// Turns what the view draws clockwise.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        adding(_RotationEffect(angle: angle, anchor: anchor))
    }
    /// Turns what the view draws round an axis in space.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some VisualEffect {
        adding(
            _Rotation3DEffect(angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
    }
    /// Maps what the view draws.
    public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
        adding(_TransformEffect(transform: transform))
    }
    /// Maps what the view draws, as seen from the side if need be.
    public func projectionEffect(_ transform: ProjectionTransform) -> some VisualEffect {
        adding(_ProjectionEffect(transform: transform))
    }
    /// Blurs what the view draws, by a radius in points.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
        adding(_BlurEffect(radius: radius, isOpaque: opaque))
    }
    /// Makes colours lighter.
    public func brightness(_ amount: Double) -> some VisualEffect {
        adding(_ColorAmountEffect(kind: .brightness, amount: amount))
    }
    /// Makes colours differ more.
    public func contrast(_ amount: Double) -> some VisualEffect {
        adding(_ColorAmountEffect(kind: .contrast, amount: amount))
    }
    /// Makes colours stronger.
    public func saturation(_ amount: Double) -> some VisualEffect {
        adding(_ColorAmountEffect(kind: .saturation, amount: amount))
    }
    /// Takes colours away.
    public func grayscale(_ amount: Double) -> some VisualEffect {
        adding(_ColorAmountEffect(kind: .grayscale, amount: amount))
    }
    /// Turns hues.
    public func hueRotation(_ angle: Angle) -> some VisualEffect { adding(_HueRotationEffect(angle: angle)) }
}
