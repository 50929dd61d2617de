/// How far sections of a list are apart.
public struct ListSectionSpacing: Hashable, Sendable {
    /// In points.
    let points: CGFloat

    private init(points: CGFloat) { self.points = points.isFinite ? max(points, 0) : 20 }

    /// As is usual: 20 points.
    public static let `default` = ListSectionSpacing(points: 20)
    /// Half of that.
    public static let compact = ListSectionSpacing(points: 10)
    /// A number of points.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(points: spacing) }
}

private enum ListRowSpacingKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
private enum ListSectionSpacingKey: EnvironmentKey { static var defaultValue: ListSectionSpacing { .default } }

extension EnvironmentValues {
    /// How far rows of lists are apart, in points.
    var listRowSpacing: CGFloat {
        get { self[ListRowSpacingKey.self] }
        set { self[ListRowSpacingKey.self] = newValue }
    }
    /// How far sections of lists are apart.
    var listSectionSpacing: ListSectionSpacing {
        get { self[ListSectionSpacingKey.self] }
        set { self[ListSectionSpacingKey.self] = newValue }
    }
}

extension View {
    /// Sets how far rows of lists inside are apart, in points; nil for none, so that they stand on one area.
    public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View {
        let points = spacing ?? 0
        return environment(\.listRowSpacing, points.isFinite ? max(points, 0) : 0)
    }
    /// Sets how far sections of lists inside are apart.
    public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        environment(\.listSectionSpacing, spacing)
    }
    /// Sets how far sections of lists inside are apart, in points.
    public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View {
        environment(\.listSectionSpacing, .custom(spacing))
    }
}
