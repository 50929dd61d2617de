/// How a stack shows the title of the view in it.
public struct NavigationBarTitleDisplayMode: Hashable, Sendable {
    fileprivate let isInline: Bool
    private let value: Int
    private init(_ value: Int, isInline: Bool = false) {
        self.value = value
        self.isInline = isInline
    }
    /// As is usual: large.
    public static let automatic = NavigationBarTitleDisplayMode(0)
    /// Between the tools.
    public static let inline = NavigationBarTitleDisplayMode(1, isInline: true)
    /// Large, below the tools.
    public static let large = NavigationBarTitleDisplayMode(2)
}

/// How a title is shown.
public enum NavigationBarItem {
    /// How large a title is.
    public typealias TitleDisplayMode = NavigationBarTitleDisplayMode
}

/// How views that lead to others stand beside each other.
public protocol NavigationViewStyle: Sendable {}
/// As is usual.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
    /// Makes the style.
    public init() {}
}
/// One at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
    /// Makes the style.
    public init() {}
}
/// Side by side; here one at a time.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
    /// Makes the style.
    public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    /// As is usual.
    public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
    /// One at a time.
    public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    /// Side by side; here one at a time.
    public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension View {
    private nonisolated func navigationItems(_ change: @escaping (inout NavigationItems) -> Void) -> some View {
        transformPreference(NavigationItemsKey.self, change)
    }

    /// Says what the view is called, to the stack that it is in.
    public nonisolated func navigationTitle(_ title: Text) -> some View { navigationItems { $0.title = title } }
    /// Says what the view is called, to the stack that it is in.
    public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(Text(titleKey))
    }
    /// Says what the view is called, to the stack that it is in.
    @_disfavoredOverload
    public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }
    /// Says what the view is called, to the stack that it is in.
    public nonisolated func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }
    /// Says what the view is called, to the stack that it is in.
    public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(Text(titleKey))
    }
    /// Says what the view is called, to the stack that it is in.
    @_disfavoredOverload
    public nonisolated func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
        navigationTitle(Text(title))
    }
    /// Says what the view is called and how large that is shown, to the stack that it is in.
    public nonisolated func navigationBarTitle(
        _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { navigationTitle(title).navigationBarTitleDisplayMode(displayMode) }
    /// Says what the view is called and how large that is shown, to the stack that it is in.
    public nonisolated func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode) }
    /// Says how large the view's title is shown, to the stack that it is in.
    public nonisolated func navigationBarTitleDisplayMode(
        _ displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { navigationItems { $0.isInline = displayMode.isInline } }
    /// Hides the title and the tools of the stack that the view is in.
    public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View {
        navigationItems { if hidden { $0.isBarHidden = true } }
    }
    /// Hides the mark for the way back of the stack that the view is in; it leads nowhere as long as nothing presses it.
    public nonisolated func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View { self }
    /// Puts views beside the title of the stack that the view is in.
    @MainActor @preconcurrency
    public func navigationBarItems<L: View>(leading: L) -> some View {
        toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
    }
    /// Puts views beside the title of the stack that the view is in.
    @MainActor @preconcurrency
    public func navigationBarItems<T: View>(trailing: T) -> some View {
        toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
    }
    /// Puts views beside the title of the stack that the view is in.
    @MainActor @preconcurrency
    public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        navigationBarItems(leading: leading).navigationBarItems(trailing: trailing)
    }
    /// Says how views that lead to others stand beside each other; here one is shown at a time.
    public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }

    /// Says which view values of a type lead to, in the stack that this view is in.
    @MainActor @preconcurrency
    public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        let entry = NavigationDestination { value in (value.base as? D).map { AnyView(destination($0)) } }
        return navigationItems { $0.destinations.append(entry) }
    }
    /// Shows another view above this one, in the stack that it is in, while a value is true.
    public nonisolated func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
    ) -> some View {
        let made = destination()
        return PushingView(content: self, isPresented: isPresented) { made }
    }
    /// Shows another view above this one, in the stack that it is in, while there is a value.
    @MainActor @preconcurrency
    public func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        PushingView(content: self, isPresented: item.isThere()) { item.wrappedValue.map { destination($0).id($0) } }
    }
}

/// A view with another one that the stack around shows while a value is true.
struct PushingView<Content: View, Destination: View> {
    let content: Content
    let isPresented: Binding<Bool>
    let destination: () -> Destination
}

extension PushingView: View {
    var body: some View {
        let isPresented = isPresented
        let pushed =
            isPresented.wrappedValue
            ? [PushedView(content: AnyView(destination()), dismiss: { isPresented.wrappedValue = false })] : []
        content.transformPreference(NavigationItemsKey.self) { $0.pushed += pushed }
    }
}
