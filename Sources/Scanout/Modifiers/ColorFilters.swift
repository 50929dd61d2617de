import Raster

/// Changes a view's colours by an amount.
public struct _ColorAmountEffect: Equatable, Sendable {
    enum Kind: Hashable, Sendable { case brightness, contrast, saturation, grayscale }

    let kind: Kind
    /// How much.
    public var amount: Double

    /// There is none.
    public typealias Body = Never
    /// The amount.
    public nonisolated var animatableData: Double {
        get { amount }
        set { amount = newValue }
    }
    /// The box that changes colours.
    @MainActor public static func _makeBox(_ modifier: Self, _ node: _Node) -> _ModifierBox<Self> {
        LayerFilterBox(modifier, node)
    }

    private var matrix: Raster.ColorMatrix {
        switch kind {
        case .brightness: .brightness(amount)
        case .contrast: .contrast(amount)
        case .saturation: .saturation(amount)
        case .grayscale: .grayscale(amount)
        }
    }
}

extension _ColorAmountEffect: LayerFilterModifier {
    func filters(_ scale: FilterScale) -> [LayerFilter] {
        let matrix = matrix
        return matrix == .identity ? [] : [.colors(matrix)]
    }
}

/// Turns a view's hues.
public struct _HueRotationEffect: Equatable, Sendable {
    /// How far.
    public var angle: Angle
    /// There is none.
    public typealias Body = Never
    /// The angle.
    public nonisolated var animatableData: Angle.AnimatableData {
        get { angle.animatableData }
        set { angle.animatableData = newValue }
    }
    /// The box that changes colours.
    @MainActor public static func _makeBox(_ modifier: Self, _ node: _Node) -> _ModifierBox<Self> {
        LayerFilterBox(modifier, node)
    }
}

extension _HueRotationEffect: LayerFilterModifier {
    func filters(_ scale: FilterScale) -> [LayerFilter] {
        angle.radians == 0 ? [] : [.colors(.hueRotation(radians: angle.radians))]
    }
}

/// Turns a view's colours into their opposites.
public struct _ColorInvertEffect: Equatable, Sendable {
    /// There is none.
    public typealias Body = Never
    /// Nothing is animated.
    public typealias AnimatableData = EmptyAnimatableData
    /// The box that changes colours.
    @MainActor public static func _makeBox(_ modifier: Self, _ node: _Node) -> _ModifierBox<Self> {
        LayerFilterBox(modifier, node)
    }
}

extension _ColorInvertEffect: LayerFilterModifier {
    func filters(_ scale: FilterScale) -> [LayerFilter] { [.colors(.invert())] }
}

/// Makes a view black, and the more opaque the lighter it was.
public struct _LuminanceToAlphaEffect: Equatable, Sendable {
    /// There is none.
    public typealias Body = Never
    /// Nothing is animated.
    public typealias AnimatableData = EmptyAnimatableData
    /// The box that changes colours.
    @MainActor public static func _makeBox(_ modifier: Self, _ node: _Node) -> _ModifierBox<Self> {
        LayerFilterBox(modifier, node)
    }
}

extension _LuminanceToAlphaEffect: LayerFilterModifier {
    func filters(_ scale: FilterScale) -> [LayerFilter] { [.colors(.luminanceToAlpha)] }
}

/// Multiplies a view's colours by one.
public struct _ColorMultiplyEffect: Equatable, Sendable {
    /// The colour.
    public var color: Color
    var resolved = AnimatedColor()

    init(color: Color) { self.color = color }

    /// There is none.
    public typealias Body = Never
    /// Whether both colours are the same.
    public static func == (a: Self, b: Self) -> Bool { a.color == b.color }
    /// The colour.
    public nonisolated var animatableData: AnimatedColor.AnimatableData {
        get { resolved.animatableData }
        set { resolved.animatableData = newValue }
    }
    /// The box that changes colours.
    @MainActor public static func _makeBox(_ modifier: Self, _ node: _Node) -> _ModifierBox<Self> {
        ColoredFilterBox(modifier, node)
    }
}

extension _ColorMultiplyEffect: ColoredFilterModifier {
    func filters(_ scale: FilterScale) -> [LayerFilter] {
        let matrix = Raster.ColorMatrix.multiply(resolved.color)
        return matrix == .identity ? [] : [.colors(matrix)]
    }
}

extension View {
    /// Adds an amount to each colour channel: -1 makes all black, 1 white.
    public nonisolated func brightness(_ amount: Double) -> some View {
        modifier(_ColorAmountEffect(kind: .brightness, amount: amount))
    }
    /// Moves each colour channel away from one half, by a factor: 0 makes all grey, less than 0 inverts.
    public nonisolated func contrast(_ amount: Double) -> some View {
        modifier(_ColorAmountEffect(kind: .contrast, amount: amount))
    }
    /// Moves colours away from grey by a factor: 0 leaves none, 1 changes nothing.
    public nonisolated func saturation(_ amount: Double) -> some View {
        modifier(_ColorAmountEffect(kind: .saturation, amount: amount))
    }
    /// Takes colours towards grey: 0 changes nothing, 1 leaves none.
    public nonisolated func grayscale(_ amount: Double) -> some View {
        modifier(_ColorAmountEffect(kind: .grayscale, amount: amount))
    }
    /// Turns hues by an angle.
    public nonisolated func hueRotation(_ angle: Angle) -> some View { modifier(_HueRotationEffect(angle: angle)) }
    /// Multiplies each channel, alpha too, by a colour's.
    public nonisolated func colorMultiply(_ color: Color) -> some View {
        modifier(_ColorMultiplyEffect(color: color))
    }
    /// Turns each colour channel into its opposite.
    public nonisolated func colorInvert() -> some View { modifier(_ColorInvertEffect()) }
    /// Makes the view black, and each pixel as opaque as it was light: a mask from a drawing.
    public nonisolated func luminanceToAlpha() -> some View { modifier(_LuminanceToAlphaEffect()) }
}
