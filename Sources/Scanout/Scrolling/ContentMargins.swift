import Raster

/// What of a scroll view margins keep clear of its sides.
public struct ContentMarginPlacement: Hashable, Sendable {
    private let name: String
    /// All that makes sense.
    public static let automatic = ContentMarginPlacement(name: "automatic")
    /// The content.
    public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
    /// The bars that show what part is seen, of which there are none.
    public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}

/// How far the content of scroll views stays from their sides.
struct ScrollMargins: Equatable {
    /// Leading and trailing as left and right.
    var insets = SideInsets.zero
}

private enum ScrollMarginsKey: EnvironmentKey { static var defaultValue: ScrollMargins? { nil } }

extension EnvironmentValues {
    /// How far the content of scroll views inside stays from their sides; nil where nothing is said.
    var scrollMargins: ScrollMargins? {
        get { self[ScrollMarginsKey.self] }
        set { self[ScrollMarginsKey.self] = newValue }
    }
}

extension View {
    /// Keeps the content of scroll views inside clear of their sides, in points for each; what is scrolled shows there still.
    public nonisolated func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        transformEnvironment(\.scrollMargins) { margins in
            guard placement != .scrollIndicators else { return }
            var sides = margins?.insets ?? .zero
            if edges.contains(.top) { sides.top = Double(insets.top).asLength }
            if edges.contains(.leading) { sides.left = Double(insets.leading).asLength }
            if edges.contains(.bottom) { sides.bottom = Double(insets.bottom).asLength }
            if edges.contains(.trailing) { sides.right = Double(insets.trailing).asLength }
            margins = ScrollMargins(insets: sides)
        }
    }
    /// Keeps the content of scroll views inside clear of their sides, in points; nil for the usual distance.
    public nonisolated func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        let length = length ?? 16
        return contentMargins(
            edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length), for: placement)
    }
    /// Keeps the content of scroll views inside clear of their sides, in points.
    public nonisolated func contentMargins(
        _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
    ) -> some View { contentMargins(.all, length, for: placement) }
}
