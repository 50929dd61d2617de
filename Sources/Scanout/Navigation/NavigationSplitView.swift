/// Views beside each other, of which each leads to the next.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
    private let visibility: Binding<NavigationSplitViewVisibility>?
    private let sidebar: Sidebar
    private let content: Content
    private let detail: Detail
}

/// Which columns of a split view are seen.
public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
    private let hidden: Int?
    private init(hidden: Int?) { self.hidden = hidden }

    /// As is usual: all.
    public static let automatic = NavigationSplitViewVisibility(hidden: nil)
    /// All.
    public static let all = NavigationSplitViewVisibility(hidden: 0)
    /// All but the first of three.
    public static let doubleColumn = NavigationSplitViewVisibility(hidden: 1)
    /// The last alone.
    public static let detailOnly = NavigationSplitViewVisibility(hidden: 2)

    /// How many columns are not seen of so many.
    func hiddenColumns(of count: Int) -> Int {
        switch hidden ?? 0 {
        case 0: 0
        case 1: count - 2
        default: count - 1
        }
    }
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
    private let name: String
    /// The first.
    public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
    /// The second of three.
    public static let content = NavigationSplitViewColumn(name: "content")
    /// The last.
    public static let detail = NavigationSplitViewColumn(name: "detail")
}

extension NavigationSplitView: View {
    /// The views beside each other: the first ones at most 320 points wide where they do not say otherwise.
    public var body: some View {
        let isDouble = Content.self == EmptyView.self
        let hidden = (visibility?.wrappedValue ?? .all).hiddenColumns(of: isDouble ? 2 : 3)
        HStack(spacing: 0) {
            if hidden == 0 {
                SplitColumn { NavigationStack { sidebar }.environment(\.listLook, .sidebar) }
                Divider()
            }
            if !isDouble, hidden < 2 {
                SplitColumn { NavigationStack { content } }
                Divider()
            }
            NavigationStack { detail }
        }
    }

    /// Makes it of three views.
    public nonisolated init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        visibility = nil
        self.sidebar = sidebar()
        self.content = content()
        self.detail = detail()
    }
    /// Makes it of three views, of which a value says which are seen.
    public nonisolated init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        visibility = columnVisibility
        self.sidebar = sidebar()
        self.content = content()
        self.detail = detail()
    }
    /// Makes it of three views, of which a value says which are seen. There is room for all: none is preferred.
    public nonisolated init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) { self.init(columnVisibility: columnVisibility, sidebar: sidebar, content: content, detail: detail) }
    /// Makes it of three views. There is room for all: none is preferred.
    public nonisolated init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) { self.init(sidebar: sidebar, content: content, detail: detail) }
}

extension NavigationSplitView where Content == EmptyView {
    /// Makes it of two views.
    public nonisolated init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
        self.init(sidebar: sidebar, content: { EmptyView() }, detail: detail)
    }
    /// Makes it of two views, of which a value says which are seen.
    public nonisolated init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(columnVisibility: columnVisibility, sidebar: sidebar, content: { EmptyView() }, detail: detail)
    }
    /// Makes it of two views, of which a value says which are seen. There is room for both: none is preferred.
    public nonisolated init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) { self.init(columnVisibility: columnVisibility, sidebar: sidebar, detail: detail) }
    /// Makes it of two views. There is room for both: none is preferred.
    public nonisolated init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) { self.init(sidebar: sidebar, detail: detail) }
}
