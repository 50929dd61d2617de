/// How a view's content changes into another one under an animation.
public struct ContentTransition: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case identity
        case opacity
        case interpolate
        case numericText
    }

    let kind: Kind
    /// Of numbers: whether they get smaller.
    var countsDown = false
    /// Of numbers: which one is shown.
    var value: Double?

    private init(kind: Kind, countsDown: Bool = false, value: Double? = nil) {
        self.kind = kind
        self.countsDown = countsDown
        self.value = value
    }

    /// At once.
    public static let identity = ContentTransition(kind: .identity)
    /// The old content fades out while the new one fades in.
    public static let opacity = ContentTransition(kind: .opacity)
    /// What can be interpolated is: colours and places. Other content fades as with ``opacity``.
    public static let interpolate = ContentTransition(kind: .interpolate)
    /// Digits that change roll out of the line while others roll in: upwards, or downwards where the number counts down.
    /// What stays of the text glides to its new place. Texts of several lines fade as with ``opacity``.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(kind: .numericText, countsDown: countsDown)
    }
    /// Symbols change as an effect says; here the old one fades out while the new one fades in.
    public static var symbolEffect: ContentTransition { .opacity }
    /// Symbols change as an effect says; here the old one fades out while the new one fades in.
    public static func symbolEffect<T: ContentTransitionSymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> ContentTransition { .opacity }
    /// Digits that change roll: upwards where the value rises, downwards where it falls.
    public static func numericText(value: Double) -> ContentTransition {
        ContentTransition(kind: .numericText, value: value)
    }
}

private enum ContentTransitionKey: EnvironmentKey {
    static var defaultValue: ContentTransition { .identity }
}

private enum DrawingGroupKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// How contents of views change into others under an animation.
    public var contentTransition: ContentTransition {
        get { self[ContentTransitionKey.self] }
        set { self[ContentTransitionKey.self] = newValue }
    }
    /// Kept for programs that set it; text is drawn in the same way either way.
    public var contentTransitionAddsDrawingGroup: Bool {
        get { self[DrawingGroupKey.self] }
        set { self[DrawingGroupKey.self] = newValue }
    }
}

extension View {
    /// Says how contents of views inside change into others under an animation.
    public nonisolated func contentTransition(_ transition: ContentTransition) -> some View {
        environment(\.contentTransition, transition)
    }
}
