/// Views that lead to others: shows the last that was gone to, with its title and tools above. Programs go on and back by the
/// path; nothing presses links yet.
public struct NavigationStack<Data, Root: View> {
    @State private var items = NavigationItems()
    private let path: () -> [AnyHashable]
    private let back: (() -> Void)?
    private let root: Root
}

extension NavigationStack: View {
    private nonisolated init(_ path: @escaping () -> [AnyHashable], back: (() -> Void)?, _ root: Root) {
        self.path = path
        self.back = back
        self.root = root
    }

    /// The last view, with its title and tools.
    public var body: some View {
        let values = path()
        let pushed = items.pushed
        let depth = values.count + pushed.count
        VStack(spacing: 0) {
            if !items.isBarHidden { NavigationBar(items: items, hasBack: depth > 0) }
            ZStack {
                // Destinations are known from the views that lead to them, which stay.
                root.navigationLayer(isShown: depth == 0)
                ForEach(values.indices, id: \.self) { index in
                    NavigationDestinationView(value: values[index], destinations: items.destinations)
                        .navigationLayer(isShown: index == depth - 1)
                        .environment(\.dismissAction, back.map { back in DismissAction { back() } })
                }
                ForEach(pushed.indices, id: \.self) { index in
                    pushed[index].content
                        .navigationLayer(isShown: index == pushed.count - 1)
                        .environment(\.dismissAction, DismissAction(perform: pushed[index].dismiss))
                }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            ToolbarRow(items: items.tools.filter { $0.placement.isBottom }.map(\.content))
        }
        .onPreferenceChange(NavigationItemsKey.self) { items = $0 }
    }

    /// Makes a stack that begins with a view.
    public nonisolated init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.init({ [] }, back: nil, root())
    }
    /// Makes a stack that begins with a view and goes where a path says.
    public nonisolated init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
    where Data == NavigationPath {
        self.init(
            { path.wrappedValue.elements }, back: { path.wrappedValue.removeLast() }, root())
    }
    /// Makes a stack that begins with a view and goes where the values of a collection say.
    public nonisolated init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where
        Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable
    {
        self.init(
            { path.wrappedValue.map { AnyHashable($0) } },
            back: { if !path.wrappedValue.isEmpty { path.wrappedValue.removeLast() } }, root())
    }
}

extension View {
    /// A view of a stack: in its place, and seen where it is the last.
    fileprivate func navigationLayer(isShown: Bool) -> some View {
        frame(maxWidth: .infinity, maxHeight: .infinity)
            .opacity(isShown ? 1 : 0)
            .transformPreference(NavigationItemsKey.self) { if !isShown { $0 = $0.hidden } }
    }
}

/// The view that a value leads to.
private struct NavigationDestinationView: View {
    let value: AnyHashable
    let destinations: [NavigationDestination]

    var body: some View {
        if let view = destinations.lazy.compactMap({ $0.make(value) }).first { view } else { EmptyView() }
    }
}

/// Views that lead to others, in the words of earlier versions; see ``NavigationStack``.
public struct NavigationView<Content: View> {
    private let content: Content
}

extension NavigationView: View {
    /// Makes it of views.
    public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
    /// The views with title and tools.
    public var body: some View { NavigationStack { content } }
}

/// Views beside each other, of which each leads to the next.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
    private let sidebar: Sidebar
    private let content: Content
    private let detail: Detail
}

extension NavigationSplitView: View {
    /// Makes it of three views.
    public nonisolated init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.sidebar = sidebar()
        self.content = content()
        self.detail = detail()
    }
    /// Makes it of two views.
    public nonisolated init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)
    where Content == EmptyView {
        self.init(sidebar: sidebar, content: { EmptyView() }, detail: detail)
    }

    /// The views beside each other: the first third at most 320 points wide.
    public var body: some View {
        HStack(spacing: 0) {
            NavigationStack { sidebar }.environment(\.listLook, .sidebar).frame(maxWidth: 320)
            Divider()
            if Content.self != EmptyView.self {
                NavigationStack { content }.frame(maxWidth: 320)
                Divider()
            }
            NavigationStack { detail }
        }
    }
}
