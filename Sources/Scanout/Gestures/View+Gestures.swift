/// Whether gestures of views inside count too.
public struct GestureMask: OptionSet, Sendable {
    /// One bit a place.
    public let rawValue: UInt32
    /// Makes a set.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// None.
    public static let none: GestureMask = []
    /// The one that is added.
    public static let gesture = GestureMask(rawValue: 1)
    /// Those of views inside.
    public static let subviews = GestureMask(rawValue: 2)
    /// All.
    public static let all: GestureMask = [.gesture, .subviews]
}

/// How a pointer is shown over a view.
public struct HoverEffect: Hashable, Sendable {
    private let name: String
    /// As is usual.
    public static let automatic = HoverEffect(name: "automatic")
    /// With a highlight.
    public static let highlight = HoverEffect(name: "highlight")
    /// Lifted.
    public static let lift = HoverEffect(name: "lift")
}

/// Where a pointer is.
public enum HoverPhase: Equatable, Sendable {
    /// Over the view.
    case active(CGPoint)
    /// Gone.
    case ended
}

/// What a person feels.
public struct SensoryFeedback: Hashable, Sendable {
    private let name: String
    /// It worked.
    public static let success = SensoryFeedback(name: "success")
    /// Take care.
    public static let warning = SensoryFeedback(name: "warning")
    /// It did not work.
    public static let error = SensoryFeedback(name: "error")
    /// Something else is chosen.
    public static let selection = SensoryFeedback(name: "selection")
    /// A value rises.
    public static let increase = SensoryFeedback(name: "increase")
    /// A value falls.
    public static let decrease = SensoryFeedback(name: "decrease")
    /// Something begins.
    public static let start = SensoryFeedback(name: "start")
    /// Something ends.
    public static let stop = SensoryFeedback(name: "stop")
    /// Things are in line.
    public static let alignment = SensoryFeedback(name: "alignment")
    /// A level is passed.
    public static let levelChange = SensoryFeedback(name: "levelChange")
    /// Things meet.
    public static let impact = SensoryFeedback(name: "impact")

    /// How heavy things are that meet.
    public enum Weight: Hashable, Sendable {
        /// Light.
        case light
        /// Medium.
        case medium
        /// Heavy.
        case heavy
    }
    /// How hard things are that meet.
    public enum Flexibility: Hashable, Sendable {
        /// Hard.
        case rigid
        /// In between.
        case solid
        /// Soft.
        case soft
    }
    /// Things of a weight meet.
    public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback { .impact }
    /// Things of a hardness meet.
    public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback { .impact }
}

extension View {
    /// Adds a gesture, which nothing makes yet.
    public nonisolated func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View { self }
    /// Adds a gesture, which nothing makes yet.
    public nonisolated func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View { self }
    /// Adds a gesture beside those of views inside, which nothing makes yet.
    public nonisolated func simultaneousGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View { self }
    /// Adds a gesture beside those of views inside, which nothing makes yet.
    public nonisolated func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View { self }
    /// Adds a gesture that comes before those of views inside, which nothing makes yet.
    public nonisolated func highPriorityGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View { self }
    /// Adds a gesture that comes before those of views inside, which nothing makes yet.
    public nonisolated func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View { self }
    /// Calls back when the view is tapped, which nothing does yet.
    public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View { self }
    /// Calls back with the place when the view is tapped, which nothing does yet.
    public nonisolated func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (CGPoint) -> Void
    ) -> some View { self }
    /// Calls back when a finger stays on the view, which nothing does yet.
    public nonisolated func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View { self }
    /// Calls back when a finger stays on the view, which nothing does yet.
    @_disfavoredOverload
    public nonisolated func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
        perform action: @escaping () -> Void
    ) -> some View { self }
    /// Calls back when a pointer comes over the view, which a panel has none of.
    public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
    /// Calls back as a pointer moves over the view, which a panel has none of.
    public nonisolated func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View { self }
    /// Says how a pointer is shown over the view, which a panel has none of.
    public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View {
        self
    }
    /// Lets a person feel that a value has changed, which a panel cannot.
    public nonisolated func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T
    ) -> some View { self }
    /// Lets a person feel that a value has changed as a condition says, which a panel cannot.
    public nonisolated func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> some View { self }
    /// Lets a person feel how a value has changed, which a panel cannot.
    public nonisolated func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    ) -> some View { self }
    /// Says whether the view can have the keyboard, which a panel has none of.
    public nonisolated func focusable(_ isFocusable: Bool = true) -> some View { self }
}
