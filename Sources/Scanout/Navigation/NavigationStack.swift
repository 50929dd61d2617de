/// Views that lead to others: shows the last that was gone to, with its title and tools above. Programs go on and back by the
/// path, and by links and buttons that a style triggers.
public struct NavigationStack<Data, Root: View> {
    @State private var items = NavigationItems()
    /// Where links lead in a stack without a path.
    @State private var ownPath: [AnyHashable] = []
    private let path: NavigationRoute?
    private let root: Root
}

/// Where a stack has gone to.
private struct NavigationRoute {
    let values: () -> [AnyHashable]
    let push: (AnyHashable) -> Void
    let back: () -> Void
}

extension NavigationStack: View {
    private nonisolated init(_ path: NavigationRoute?, _ root: Root) {
        self.path = path
        self.root = root
    }

    private var route: NavigationRoute {
        if let path { return path }
        let own = $ownPath
        return NavigationRoute(
            values: { own.wrappedValue }, push: { own.wrappedValue.append($0) },
            back: { if !own.wrappedValue.isEmpty { own.wrappedValue.removeLast() } })
    }

    /// The last view, with its title and tools.
    public var body: some View {
        let route = route
        let values = route.values()
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
                        .environment(\.dismissAction, DismissAction { route.back() })
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
        .environment(\.navigationPush, NavigationPush(perform: route.push))
        .onPreferenceChange(NavigationItemsKey.self) { items = $0 }
    }

    /// Makes a stack that begins with a view.
    public nonisolated init(@ViewBuilder root: () -> Root) where Data == NavigationPath { self.init(nil, root()) }
    /// Makes a stack that begins with a view and goes where a path says.
    public nonisolated init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
    where Data == NavigationPath {
        self.init(
            NavigationRoute(
                values: { path.wrappedValue.elements }, push: { path.wrappedValue.append($0) },
                back: { path.wrappedValue.removeLast() }),
            root())
    }
    /// Makes a stack that begins with a view and goes where the values of a collection say. Links to values of another type
    /// lead nowhere in it.
    public nonisolated init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where
        Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable
    {
        self.init(
            NavigationRoute(
                values: { path.wrappedValue.map { AnyHashable($0) } },
                push: { if let value = $0.base as? Data.Element { path.wrappedValue.append(value) } },
                back: { if !path.wrappedValue.isEmpty { path.wrappedValue.removeLast() } }),
            root())
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
