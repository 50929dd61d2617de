/// The view that a scroll view is to show.
struct ScrollPositionID: Hashable {
    let id: AnyHashable
    let anchor: UnitPoint?
}

private enum ScrollAnchorKey: EnvironmentKey { static var defaultValue: UnitPoint? { nil } }
private enum ScrollPositionKey: EnvironmentKey { static var defaultValue: ScrollPositionID? { nil } }
private enum ScrollClipKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum ScrollEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private enum VerticalIndicatorKey: EnvironmentKey {
    static var defaultValue: ScrollIndicatorVisibility { .automatic }
}
private enum HorizontalIndicatorKey: EnvironmentKey {
    static var defaultValue: ScrollIndicatorVisibility { .automatic }
}

extension EnvironmentValues {
    /// Whether scroll views can be moved by hand.
    public var isScrollEnabled: Bool {
        get { self[ScrollEnabledKey.self] }
        set { self[ScrollEnabledKey.self] = newValue }
    }
    /// Whether bars show what part of a vertical scroll view is seen.
    public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { self[VerticalIndicatorKey.self] }
        set { self[VerticalIndicatorKey.self] = newValue }
    }
    /// Whether bars show what part of a horizontal scroll view is seen.
    public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { self[HorizontalIndicatorKey.self] }
        set { self[HorizontalIndicatorKey.self] = newValue }
    }

    var scrollAnchor: UnitPoint? {
        get { self[ScrollAnchorKey.self] }
        set { self[ScrollAnchorKey.self] = newValue }
    }
    var scrollPositionID: ScrollPositionID? {
        get { self[ScrollPositionKey.self] }
        set { self[ScrollPositionKey.self] = newValue }
    }
    var isScrollClipDisabled: Bool {
        get { self[ScrollClipKey.self] }
        set { self[ScrollClipKey.self] = newValue }
    }
    var hasScrollSettings: Bool {
        scrollAnchor != nil || scrollPositionID != nil || scrollPositionLink != nil || scrollMargins != nil
    }
}

/// Whether bars show what part of a scroll view is seen.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
    private let value: Int
    /// As is usual.
    public static var automatic: ScrollIndicatorVisibility { .init(value: 0) }
    /// Where the platform has them.
    public static var visible: ScrollIndicatorVisibility { .init(value: 1) }
    /// Not, unless the platform insists.
    public static var hidden: ScrollIndicatorVisibility { .init(value: 2) }
    /// Not at all.
    public static var never: ScrollIndicatorVisibility { .init(value: 3) }
}

extension View {
    /// Sets the point of the content that scroll views inside show at the same point of theirs until something is
    /// scrolled to, and where content stands that is smaller than they are; nil for the start.
    public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        transformEnvironment(\.scrollAnchor) { $0 = anchor }
    }
    /// Lets the content of scroll views inside show beyond their frames.
    public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        transformEnvironment(\.isScrollClipDisabled) { $0 = disabled }
    }
    /// Keeps scroll views inside from being moved by hand.
    public nonisolated func scrollDisabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isScrollEnabled) { $0 = $0 && !disabled }
    }
    /// Sets whether bars show what part of scroll views inside is seen. There are no bars yet.
    public nonisolated func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View {
        transformEnvironment(\.verticalScrollIndicatorVisibility) {
            if axes.contains(.vertical) { $0 = visibility }
        }
        .transformEnvironment(\.horizontalScrollIndicatorVisibility) {
            if axes.contains(.horizontal) { $0 = visibility }
        }
    }
}
