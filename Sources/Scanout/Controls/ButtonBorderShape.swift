/// The shape of the area that bordered buttons stand on.
public struct ButtonBorderShape: Hashable, Sendable {
    private enum Kind: Hashable, Sendable { case roundedRectangle(CGFloat), capsule, circle }
    private var kind: Kind
    private var inset: CGFloat = 0

    private init(kind: Kind) { self.kind = kind }

    /// As is usual: a rectangle with rounded corners.
    public static let automatic = ButtonBorderShape(kind: .roundedRectangle(7))
    /// A capsule.
    public static let capsule = ButtonBorderShape(kind: .capsule)
    /// A rectangle with rounded corners.
    public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(7))
    /// A rectangle with corners of a radius in points.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(kind: .roundedRectangle(radius))
    }
    /// A circle.
    public static let circle = ButtonBorderShape(kind: .circle)
}

extension ButtonBorderShape: InsettableShape {
    /// A filled shape.
    public typealias Body = _ShapeView<ButtonBorderShape, ForegroundStyle>
    /// Nothing is animated.
    public typealias AnimatableData = EmptyAnimatableData

    /// The shape's path.
    public nonisolated func path(in rect: CGRect) -> Path {
        switch kind {
        case .roundedRectangle(let radius):
            RoundedRectangle(cornerRadius: radius).inset(by: inset).path(in: rect)
        case .capsule: Capsule().inset(by: inset).path(in: rect)
        case .circle: Circle().inset(by: inset).path(in: rect)
        }
    }
    /// A smaller shape.
    public nonisolated func inset(by amount: CGFloat) -> ButtonBorderShape {
        var copy = self
        copy.inset += amount
        return copy
    }
}

extension Shape where Self == ButtonBorderShape {
    /// The shape of bordered buttons.
    public static var buttonBorder: ButtonBorderShape { .automatic }
}

private enum ButtonBorderShapeKey: EnvironmentKey { static var defaultValue: ButtonBorderShape { .automatic } }

extension EnvironmentValues {
    /// The shape of the area that bordered buttons stand on.
    public var buttonBorderShape: ButtonBorderShape {
        get { self[ButtonBorderShapeKey.self] }
        set { self[ButtonBorderShapeKey.self] = newValue }
    }
}

/// Whether a button that stays pressed acts again and again.
public struct ButtonRepeatBehavior: Hashable, Sendable {
    private let value: Int
    /// As is usual.
    public static let automatic = ButtonRepeatBehavior(value: 0)
    /// It does.
    public static let enabled = ButtonRepeatBehavior(value: 1)
    /// It does not.
    public static let disabled = ButtonRepeatBehavior(value: 2)
}

extension View {
    /// Sets the shape of the area that bordered buttons inside stand on.
    public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        transformEnvironment(\.buttonBorderShape) { $0 = shape }
    }
    /// Says whether buttons that stay pressed act again and again; nothing presses them yet.
    public nonisolated func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }
}
