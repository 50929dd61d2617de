/// Where a scroll view comes to rest after it was moved by hand. Nothing is moved by hand yet.
public protocol ScrollTargetBehavior {}

/// Comes to rest at whole pages.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
    /// Makes it.
    public init() {}
}

/// Comes to rest at the start of a view.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
    /// How many views one movement can pass.
    public struct LimitBehavior: Hashable, Sendable {
        private let value: Int
        /// As is usual.
        public static let automatic = LimitBehavior(value: 0)
        /// A few at a time.
        public static let always = LimitBehavior(value: 1)
        /// As many as it likes.
        public static let never = LimitBehavior(value: 2)
    }

    /// Makes it.
    public init(limitBehavior: LimitBehavior = .automatic) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    /// At whole pages.
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    /// At the start of a view.
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
    /// At the start of a view, past a limited number of others.
    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
    ) -> ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior) }
}

/// Whether a scroll view can be pulled past its ends.
public struct ScrollBounceBehavior: Hashable, Sendable {
    private let value: Int
    /// As is usual.
    public static var automatic: ScrollBounceBehavior { .init(value: 0) }
    /// Always.
    public static var always: ScrollBounceBehavior { .init(value: 1) }
    /// Where there is more than fits.
    public static var basedOnSize: ScrollBounceBehavior { .init(value: 2) }
}

extension View {
    /// Says where scroll views inside come to rest after they were moved by hand, which nothing does yet.
    public nonisolated func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
        modifier(EmptyModifier())
    }
    /// Marks the views of a layout as places where a scroll view can come to rest.
    public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View { modifier(EmptyModifier()) }
    /// Says whether scroll views inside can be pulled past their ends by hand, which nothing does yet.
    public nonisolated func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
    ) -> some View { modifier(EmptyModifier()) }
}
