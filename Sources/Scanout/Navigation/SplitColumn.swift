/// How wide a column beside others is, in points.
struct ColumnWidth: Equatable {
    var min: CGFloat?
    var ideal: CGFloat
    var max: CGFloat?
}

private enum ColumnWidthKey: PreferenceKey {
    static var defaultValue: ColumnWidth? { nil }
    static func reduce(value: inout ColumnWidth?, nextValue: () -> ColumnWidth?) { value = value ?? nextValue() }
}

/// A column as wide as what is in it says, which is between the least and the most; else at most 320 points.
struct SplitColumn<Content: View>: View {
    @State private var width: ColumnWidth?
    private let content: Content

    init(@ViewBuilder content: () -> Content) { self.content = content() }

    var body: some View {
        content
            .frame(minWidth: width?.min, idealWidth: width?.ideal, maxWidth: width.map { $0.max ?? $0.ideal } ?? 320)
            .onPreferenceChange(ColumnWidthKey.self) { width = $0 }
            .transformPreference(ColumnWidthKey.self) { $0 = nil }
            .layoutPriority(width == nil ? 0 : 1)
    }
}

/// How columns of split views take their room.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {}
/// The style where none is set: columns beside each other.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// Makes the style.
    public nonisolated init() {}
}
/// Columns beside each other, which share the room.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// Makes the style.
    public nonisolated init() {}
}
/// Columns beside each other; a panel has no room to keep the last as it is.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// Makes the style.
    public nonisolated init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    /// The style where none is set: columns beside each other.
    public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    /// Columns beside each other, which share the room.
    public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    /// Columns beside each other.
    public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
        ProminentDetailNavigationSplitViewStyle()
    }
}

extension View {
    /// Sets how columns of split views inside take their room; all styles share it alike.
    public nonisolated func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View { self }
    /// Sets how wide the column of a split view is that the view stands in, in points.
    public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
        preference(key: ColumnWidthKey.self, value: ColumnWidth(min: width, ideal: width, max: width))
    }
    /// Sets between which widths the column of a split view is that the view stands in, in points.
    public nonisolated func navigationSplitViewColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View { preference(key: ColumnWidthKey.self, value: ColumnWidth(min: min, ideal: ideal, max: max)) }
    /// Sets how wide the inspector is that the view stands in, in points.
    public nonisolated func inspectorColumnWidth(_ width: CGFloat) -> some View {
        navigationSplitViewColumnWidth(width)
    }
    /// Sets between which widths the inspector is that the view stands in, in points.
    public nonisolated func inspectorColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View { navigationSplitViewColumnWidth(min: min, ideal: ideal, max: max) }
    /// Shows what is said about the view in a column at its trailing edge while a value is true.
    @MainActor @preconcurrency
    public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View {
        InspectedView(content: self, isPresented: isPresented, inspector: content())
    }
}

/// A view with what is said about it in a column beside it.
private struct InspectedView<Content: View, Inspector: View>: View {
    let content: Content
    let isPresented: Binding<Bool>
    let inspector: Inspector

    var body: some View {
        HStack(spacing: 0) {
            content.frame(maxWidth: .infinity, maxHeight: .infinity)
            if isPresented.wrappedValue {
                Divider()
                SplitColumn { inspector.frame(maxWidth: .infinity, maxHeight: .infinity) }
            }
        }
    }
}
