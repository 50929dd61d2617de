/// What views say to the stack that they are in.
struct NavigationItems: Equatable {
    var title: Text?
    var isInline = false
    var isBarHidden = false
    var tools: [ToolbarEntry] = []
    var destinations: [NavigationDestination] = []
    var pushed: [PushedView] = []

    /// What is left of it where the view is not shown: where it leads.
    var hidden: NavigationItems {
        var copy = NavigationItems()
        copy.destinations = destinations
        copy.pushed = pushed
        return copy
    }
}

/// Tells one evaluation of a body from another: closures and views are not compared.
final class NavigationToken: Equatable, Sendable {
    static func == (a: NavigationToken, b: NavigationToken) -> Bool { a === b }
}

/// A view for values of a type.
struct NavigationDestination: Equatable {
    let token = NavigationToken()
    let make: @MainActor (AnyHashable) -> AnyView?

    static func == (a: Self, b: Self) -> Bool { a.token == b.token }
}

/// A view that is shown above the one that says so, without being in the path.
struct PushedView: Equatable {
    let token = NavigationToken()
    let content: AnyView
    let dismiss: @MainActor () -> Void

    static func == (a: Self, b: Self) -> Bool { a.token == b.token }
}

/// A view for a place in a stack's bars.
struct ToolbarEntry: Equatable {
    let token = NavigationToken()
    let placement: ToolbarItemPlacement
    let content: AnyView

    static func == (a: Self, b: Self) -> Bool { a.token == b.token }
}

enum NavigationItemsKey: PreferenceKey {
    static var defaultValue: NavigationItems { NavigationItems() }

    static func reduce(value: inout NavigationItems, nextValue: () -> NavigationItems) {
        let next = nextValue()
        value.title = next.title ?? value.title
        value.isInline = value.isInline || next.isInline
        value.isBarHidden = value.isBarHidden || next.isBarHidden
        value.tools += next.tools
        value.destinations += next.destinations
        value.pushed += next.pushed
    }
}

/// The title of a stack with the tools beside it.
struct NavigationBar: View {
    let items: NavigationItems
    let hasBack: Bool

    private func tools(_ side: ToolbarItemPlacement.Side) -> [AnyView] {
        items.tools.filter { $0.placement.side == side }.map(\.content)
    }

    var body: some View {
        let leading = tools(.leading)
        let middle = tools(.middle)
        let trailing = tools(.trailing)
        let hasRow = hasBack || items.isInline || !leading.isEmpty || !middle.isEmpty || !trailing.isEmpty
        VStack(alignment: .leading, spacing: 0) {
            if hasRow, items.title != nil || !items.tools.isEmpty || hasBack {
                ZStack {
                    HStack(spacing: 16) {
                        if hasBack { Image(systemName: "chevron.left").foregroundStyle(Color.accentColor) }
                        ToolbarRow(items: leading)
                        Spacer()
                        ToolbarRow(items: trailing)
                    }
                    if !middle.isEmpty {
                        ToolbarRow(items: middle)
                    } else if isInline, let title = items.title {
                        title.font(.headline).lineLimit(1)
                    }
                }
                .frame(height: 44)
            }
            if !isInline, let title = items.title {
                title.font(.largeTitle).bold().lineLimit(1).padding(.vertical, 6)
            }
        }
        .padding(.horizontal, 16)
        .frame(maxWidth: .infinity, alignment: .leading)
    }

    private var isInline: Bool { items.isInline || hasBack }
}

/// Tools beside each other.
struct ToolbarRow: View {
    let items: [AnyView]

    var body: some View {
        if !items.isEmpty {
            HStack(spacing: 16) {
                ForEach(items.indices, id: \.self) { items[$0] }
            }
            .foregroundStyle(Color.accentColor)
        }
    }
}
