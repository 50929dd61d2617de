// Fields to search by. A panel has no keyboard to search with: each is taken, so that code compiles as it is, and shows
// nothing; what is found is by the text that the binding has.

/// Where a field to search by is put.
public struct SearchFieldPlacement: Hashable, Sendable {
    private let name: String
    /// Where it suits.
    public static let automatic = SearchFieldPlacement(name: "automatic")
    /// In the bar of tools.
    public static let toolbar = SearchFieldPlacement(name: "toolbar")
    /// In the bar at the side.
    public static let sidebar = SearchFieldPlacement(name: "sidebar")
    /// Below the title.
    public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")
    /// Below the title, always or where there is room.
    public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
        .navigationBarDrawer
    }

    /// When a field below the title is shown.
    public struct NavigationBarDrawerDisplayMode: Hashable, Sendable {
        private let name: String
        /// Where there is room.
        public static let automatic = NavigationBarDrawerDisplayMode(name: "automatic")
        /// Always.
        public static let always = NavigationBarDrawerDisplayMode(name: "always")
    }
}

/// When the parts of what is searched are offered.
public struct SearchScopeActivation: Hashable, Sendable {
    private let name: String
    /// When it suits.
    public static let automatic = SearchScopeActivation(name: "automatic")
    /// When something was written.
    public static let onTextEntry = SearchScopeActivation(name: "onTextEntry")
    /// While a search goes on.
    public static let onSearchPresentation = SearchScopeActivation(name: "onSearchPresentation")
}

/// Ends a search.
public struct DismissSearchAction: Sendable {
    /// There is none to end.
    @MainActor public func callAsFunction() {}
}

extension EnvironmentValues {
    /// Whether somebody searches, which nobody does on a panel.
    public var isSearching: Bool { false }
    /// Ends a search.
    public var dismissSearch: DismissSearchAction { DismissSearchAction() }
}

extension View {
    /// Lets what the view shows be searched by a text.
    public nonisolated func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View { self }
    /// Lets what the view shows be searched by a text.
    public nonisolated func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View { self }
    /// Lets what the view shows be searched by a text.
    @_disfavoredOverload
    public nonisolated func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View { self }
    /// Lets what the view shows be searched by a text, while a binding says so.
    public nonisolated func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View { self }
    /// Lets what the view shows be searched by a text, while a binding says so.
    public nonisolated func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View { self }
    /// Lets what the view shows be searched by a text, while a binding says so.
    @_disfavoredOverload
    public nonisolated func searchable<S: StringProtocol>(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View { self }
    /// Lets what the view shows be searched by a text and by tokens.
    public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable { self }
    /// Offers texts to search by.
    public nonisolated func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View { self }
    /// Says what a text that is offered stands for.
    public nonisolated func searchCompletion(_ completion: String) -> some View { self }
    /// Offers parts of what is searched.
    public nonisolated func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, @ViewBuilder scopes: () -> S
    ) -> some View { self }
    /// Offers parts of what is searched.
    public nonisolated func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
    ) -> some View { self }
}
