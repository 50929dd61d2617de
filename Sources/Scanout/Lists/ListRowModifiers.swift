private enum ListRowInsetsKey: ContainerValueKey { static var defaultValue: EdgeInsets? { nil } }
private enum ListRowBackgroundKey: ContainerValueKey { static var defaultValue: AnyView? { nil } }
private enum ListRowSeparatorKey: ContainerValueKey { static var defaultValue: Bool { false } }
private enum BadgeKey: ContainerValueKey { static var defaultValue: Text? { nil } }
private enum ListRowTintKey: ContainerValueKey { static var defaultValue: Color? { nil } }

extension ContainerValues {
    /// From a row's edges to its view; nil for the usual.
    var listRowInsets: EdgeInsets? {
        get { self[ListRowInsetsKey.self] }
        set { self[ListRowInsetsKey.self] = newValue }
    }
    /// What is behind a row; nil for what is behind all.
    var listRowBackground: AnyView? {
        get { self[ListRowBackgroundKey.self] }
        set { self[ListRowBackgroundKey.self] = newValue }
    }
    /// Whether there is no line below a row.
    var hidesListRowSeparator: Bool {
        get { self[ListRowSeparatorKey.self] }
        set { self[ListRowSeparatorKey.self] = newValue }
    }
    /// A small text at the trailing edge of a row.
    var badge: Text? {
        get { self[BadgeKey.self] }
        set { self[BadgeKey.self] = newValue }
    }
    /// The colour of the line below a row; nil for the usual.
    var listRowSeparatorTint: Color? {
        get { self[ListRowTintKey.self] }
        set { self[ListRowTintKey.self] = newValue }
    }
}

extension View {
    /// Puts a number at the trailing edge of the view's row in a list; none for 0.
    public nonisolated func badge(_ count: Int) -> some View {
        containerValue(\.badge, count == 0 ? nil : Text(verbatim: "\(count)"))
    }
    /// Puts a small text at the trailing edge of the view's row in a list.
    public nonisolated func badge(_ label: Text?) -> some View { containerValue(\.badge, label) }
    /// Puts a small text at the trailing edge of the view's row in a list.
    public nonisolated func badge(_ key: LocalizedStringKey?) -> some View {
        containerValue(\.badge, key.map { Text($0) })
    }
    /// Puts a small text at the trailing edge of the view's row in a list.
    @_disfavoredOverload
    public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some View {
        containerValue(\.badge, label.map { Text($0) })
    }
    /// Sets how far the view stays from the edges of its row in a list, in points; nil for the usual.
    public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
        containerValue(\.listRowInsets, insets)
    }
    /// Sets what is behind the view's row in a list; nil for what is behind all.
    @MainActor @preconcurrency
    public func listRowBackground<V: View>(_ view: V?) -> some View {
        containerValue(\.listRowBackground, view.map { AnyView($0) })
    }
    /// Sets whether there is a line below the view's row in a list.
    public nonisolated func listRowSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View { containerValue(\.hidesListRowSeparator, visibility == .hidden) }
    /// Sets the colour of the line below the view's row in a list; nil for the usual.
    public nonisolated func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        containerValue(\.listRowSeparatorTint, color)
    }
    /// Sets whether there are lines between sections of a list; there are none.
    public nonisolated func listSectionSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View { self }
    /// Sets the tint of the view in a list; nil for the one around.
    public nonisolated func listItemTint(_ tint: Color?) -> some View { self.tint(tint) }
    /// Adds buttons that are shown when a row is moved aside, which nothing does yet.
    public nonisolated func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View { self }
    /// Says whether a row can be taken away; nothing takes rows away yet.
    public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View { self }
    /// Says whether a row can be moved; nothing moves rows yet.
    public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View { self }
    /// Says whether a row can be chosen; nothing chooses rows yet.
    public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }
}
