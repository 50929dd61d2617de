/// Several views of which one is shown, with a bar to choose by. Nothing chooses on a panel yet: the view is the one with the
/// tag that the selection says, or else the first.
public struct TabView<SelectionValue: Hashable, Content: View> {
    @Environment(\.tabLook) private var look
    private let selection: SelectionValue?
    private let content: Content
}

extension TabView: View {
    private nonisolated init(selected: SelectionValue?, content: Content) {
        selection = selected
        self.content = content
    }

    /// The chosen view above the bar; by pages without one.
    public var body: some View {
        Group(subviews: content) { views in
            let index = selection.flatMap { value in views.firstIndex { $0.stands(for: value) } } ?? 0
            VStack(spacing: 0) {
                ZStack {
                    if index < views.count { views[index] }
                    if look.showsDots, views.count > 1 {
                        PageDots(count: views.count, index: index).frame(maxHeight: .infinity, alignment: .bottom)
                    }
                }
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                if !look.isPaged { TabBar(views: views, index: index) }
            }
        }
    }

    /// Makes views of which one is chosen.
    public nonisolated init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.init(selected: selection?.wrappedValue, content: content())
    }
}

extension TabView where SelectionValue == Int {
    /// Makes views of which the first is chosen.
    public nonisolated init(@ViewBuilder content: () -> Content) { self.init(selected: nil, content: content()) }
}

/// What the tabs of views are.
private struct TabBar: View {
    let views: SubviewsCollection
    let index: Int

    var body: some View {
        VStack(spacing: 0) {
            Divider()
            HStack(spacing: 0) {
                ForEach(Array(views.enumerated()), id: \.element.id) { place, view in
                    VStack(spacing: 2) { view.containerValues.tabItem }
                        .labelStyle(TabLabelStyle())
                        .font(.caption2)
                        .foregroundStyle(place == index ? Color.accentColor : .secondary)
                        .overlay(alignment: .top) {
                            if let badge = view.containerValues.badge { TabBadge(text: badge).offset(x: 14, y: -4) }
                        }
                        .frame(maxWidth: .infinity)
                }
            }
            .frame(height: 49)
        }
    }
}

/// A small text at the upper trailing corner of what stands for a view.
private struct TabBadge: View {
    let text: Text

    var body: some View {
        text.font(.caption2)
            .foregroundStyle(.white)
            .padding(.horizontal, 5)
            .frame(minWidth: 18, minHeight: 18)
            .background(.red, in: Capsule())
            .fixedSize()
    }
}

/// The icon above the title.
private struct TabLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 2) {
            configuration.icon.font(.title3)
            configuration.title
        }
    }
}

/// A dot for each page.
private struct PageDots: View {
    let count: Int
    let index: Int

    var body: some View {
        HStack(spacing: 8) {
            ForEach(0..<count, id: \.self) { place in
                Circle().fill(Color.primary.opacity(place == index ? 1 : 0.3)).frame(width: 7, height: 7)
            }
        }
        .padding(12)
    }
}

private enum TabItemKey: ContainerValueKey { static var defaultValue: AnyView? { nil } }

extension ContainerValues {
    /// What stands for a view in the bar.
    var tabItem: AnyView? {
        get { self[TabItemKey.self] }
        set { self[TabItemKey.self] = newValue }
    }
}

extension View {
    /// Says what stands for the view in the bar of the views that it is one of.
    @MainActor @preconcurrency
    public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        containerValue(\.tabItem, AnyView(label()))
    }
}
