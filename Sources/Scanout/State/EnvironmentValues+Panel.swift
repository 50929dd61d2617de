/// Whether a scene is in use.
public enum ScenePhase: Hashable, Comparable, Sendable {
    /// It is not seen.
    case background
    /// It is seen and does not react.
    case inactive
    /// It is in use, as scenes on a panel always are.
    case active
}

/// How much room an interface has along an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
    /// Little.
    case compact
    /// As usual.
    case regular
}

extension EnvironmentValues {
    /// What there is of the scene: on a panel it is always in use.
    public var scenePhase: ScenePhase { .active }
    /// Whether there should be little motion: a panel's programs decide that themselves.
    public var accessibilityReduceMotion: Bool { false }
    /// Whether what is see-through should not be.
    public var accessibilityReduceTransparency: Bool { false }
    /// Whether differences must not be told by colours alone.
    public var accessibilityDifferentiateWithoutColor: Bool { false }
    /// Whether the display is dimmed, as those that are always on may be.
    public var isLuminanceReduced: Bool { false }
    /// How much room there is along x; a panel has no such classes.
    public var horizontalSizeClass: UserInterfaceSizeClass? { nil }
    /// How much room there is along y; a panel has no such classes.
    public var verticalSizeClass: UserInterfaceSizeClass? { nil }
}
