/// Where tools stand.
public struct ToolbarItemPlacement: Hashable, Sendable {
    enum Side: Hashable, Sendable { case leading, middle, trailing, bottom, none }
    let side: Side
    private let name: String

    private init(_ name: String, _ side: Side) {
        self.name = name
        self.side = side
    }

    var isBottom: Bool { side == .bottom }

    /// As is usual: at the trailing edge of the top.
    public static let automatic = ToolbarItemPlacement("automatic", .trailing)
    /// In the middle of the top.
    public static let principal = ToolbarItemPlacement("principal", .middle)
    /// In place of the title.
    public static let title = ToolbarItemPlacement("title", .middle)
    /// What leads elsewhere.
    public static let navigation = ToolbarItemPlacement("navigation", .leading)
    /// What a view is mostly for.
    public static let primaryAction = ToolbarItemPlacement("primaryAction", .trailing)
    /// What else a view is for.
    public static let secondaryAction = ToolbarItemPlacement("secondaryAction", .trailing)
    /// How things are.
    public static let status = ToolbarItemPlacement("status", .bottom)
    /// Agreeing.
    public static let confirmationAction = ToolbarItemPlacement("confirmationAction", .trailing)
    /// Leaving things as they are.
    public static let cancellationAction = ToolbarItemPlacement("cancellationAction", .leading)
    /// Doing away with something.
    public static let destructiveAction = ToolbarItemPlacement("destructiveAction", .trailing)
    /// Above the keyboard, which a panel has none of: not shown.
    public static let keyboard = ToolbarItemPlacement("keyboard", .none)
    /// At the leading edge of the top.
    public static let topBarLeading = ToolbarItemPlacement("topBarLeading", .leading)
    /// At the trailing edge of the top.
    public static let topBarTrailing = ToolbarItemPlacement("topBarTrailing", .trailing)
    /// At the leading edge of the top.
    public static let navigationBarLeading = ToolbarItemPlacement("navigationBarLeading", .leading)
    /// At the trailing edge of the top.
    public static let navigationBarTrailing = ToolbarItemPlacement("navigationBarTrailing", .trailing)
    /// At the bottom.
    public static let bottomBar = ToolbarItemPlacement("bottomBar", .bottom)
}

/// Which bar something is said of.
public struct ToolbarPlacement: Hashable, Sendable {
    private let name: String
    /// As is usual.
    public static let automatic = ToolbarPlacement(name: "automatic")
    /// The one with the title.
    public static let navigationBar = ToolbarPlacement(name: "navigationBar")
    /// The one at the bottom.
    public static let bottomBar = ToolbarPlacement(name: "bottomBar")
    /// The one with tabs.
    public static let tabBar = ToolbarPlacement(name: "tabBar")
    /// That of a window.
    public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")
}

/// What a bar of tools is for.
public struct ToolbarRole: Hashable, Sendable {
    private let name: String
    /// As is usual.
    public static let automatic = ToolbarRole(name: "automatic")
    /// Going through things.
    public static let browser = ToolbarRole(name: "browser")
    /// Changing things.
    public static let editor = ToolbarRole(name: "editor")
    /// Going on and back.
    public static let navigationStack = ToolbarRole(name: "navigationStack")
}

/// Tools with their places.
@MainActor @preconcurrency
public protocol ToolbarContent {
    /// The type of what the tools are made of.
    associatedtype Body: ToolbarContent
    /// What the tools are made of.
    @ToolbarContentBuilder var body: Body { get }
    /// Adds the tools to others.
    func _append(to tools: inout _ToolbarTools)
}

/// Tools that can be arranged by a person, which nothing does yet.
public protocol CustomizableToolbarContent: ToolbarContent {}

/// Tools that a stack is told of.
public struct _ToolbarTools {
    var entries: [ToolbarEntry] = []
}

extension ToolbarContent {
    /// Adds those of the body.
    public func _append(to tools: inout _ToolbarTools) { body._append(to: &tools) }
}

extension Never: ToolbarContent {}

extension ToolbarContent where Body == Never {
    /// There is none; it is never asked for.
    public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

/// A tool with its place.
public struct ToolbarItem<ID, Content: View> {
    /// There is none.
    public typealias Body = Never
    private let placement: ToolbarItemPlacement
    private let content: Content

    /// Makes a tool.
    public nonisolated init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)
    where ID == () {
        self.placement = placement
        self.content = content()
    }
    /// Makes a tool with a name.
    public nonisolated init(
        id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
    ) where ID == String {
        self.placement = placement
        self.content = content()
    }
}

extension ToolbarItem: CustomizableToolbarContent {
    /// Adds the tool.
    public func _append(to tools: inout _ToolbarTools) {
        tools.entries.append(ToolbarEntry(placement: placement, content: AnyView(content)))
    }
}

/// Tools with one place.
public struct ToolbarItemGroup<Content: View> {
    /// There is none.
    public typealias Body = Never
    private let placement: ToolbarItemPlacement
    private let content: Content

    /// Makes tools.
    public nonisolated init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }
}

extension ToolbarItemGroup: ToolbarContent {
    /// Adds the tools.
    public func _append(to tools: inout _ToolbarTools) {
        tools.entries.append(ToolbarEntry(placement: placement, content: AnyView(content)))
    }
}

/// Several tools with their places.
public struct _ToolbarList<each Content: ToolbarContent> {
    /// There is none.
    public typealias Body = Never
    let content: (repeat each Content)

    nonisolated init(_ content: repeat each Content) { self.content = (repeat each content) }
}

extension _ToolbarList: ToolbarContent {
    /// Adds all of them.
    public func _append(to tools: inout _ToolbarTools) {
        var all = tools
        func add(_ content: some ToolbarContent) { content._append(to: &all) }
        repeat add(each content)
        tools = all
    }
}

/// Tools that may not be there.
public struct _OptionalToolbar<Content: ToolbarContent> {
    /// There is none.
    public typealias Body = Never
    let content: Content?
}

extension _OptionalToolbar: ToolbarContent {
    /// Adds them if they are there.
    public func _append(to tools: inout _ToolbarTools) { content?._append(to: &tools) }
}

/// One of two kinds of tools.
public struct _ConditionalToolbar<First: ToolbarContent, Second: ToolbarContent> {
    /// There is none.
    public typealias Body = Never
    enum Branch {
        case first(First)
        case second(Second)
    }
    let branch: Branch
}

extension _ConditionalToolbar: ToolbarContent {
    /// Adds those of the branch.
    public func _append(to tools: inout _ToolbarTools) {
        switch branch {
        case .first(let content): content._append(to: &tools)
        case .second(let content): content._append(to: &tools)
        }
    }
}

/// Puts tools together.
@resultBuilder
public struct ToolbarContentBuilder {
    /// Tools as they are.
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
    /// One kind of tools.
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
    /// Several kinds of tools.
    public static func buildBlock<each Content: ToolbarContent>(
        _ content: repeat each Content
    ) -> _ToolbarList<repeat each Content> { _ToolbarList(repeat each content) }
    /// Tools that may not be there.
    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> _OptionalToolbar<Content> {
        _OptionalToolbar(content: content)
    }
    /// The first of two branches.
    public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
        first: First
    ) -> _ConditionalToolbar<First, Second> { _ConditionalToolbar(branch: .first(first)) }
    /// The second of two branches.
    public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
        second: Second
    ) -> _ConditionalToolbar<First, Second> { _ConditionalToolbar(branch: .second(second)) }
    /// Tools where something is available.
    public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> Content { content }
}

extension View {
    /// Adds tools to the bars of the stack that the view is in.
    @MainActor @preconcurrency
    public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
        var tools = _ToolbarTools()
        content()._append(to: &tools)
        let entries = tools.entries
        return transformPreference(NavigationItemsKey.self) { $0.tools += entries }
    }
    /// Adds tools to the bars of the stack that the view is in.
    @MainActor @preconcurrency
    public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        let entry = ToolbarEntry(placement: .automatic, content: AnyView(content()))
        return transformPreference(NavigationItemsKey.self) { $0.tools.append(entry) }
    }
    /// Hides or shows bars of the stack that the view is in.
    public nonisolated func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        toolbar(visibility, ofAll: bars)
    }
    /// Hides or shows bars of the stack that the view is in.
    public nonisolated func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        toolbar(visibility, ofAll: bars)
    }
    private nonisolated func toolbar(_ visibility: Visibility, ofAll bars: [ToolbarPlacement]) -> some View {
        let isMeant = bars.isEmpty || bars.contains(.navigationBar) || bars.contains(.automatic)
        return transformPreference(NavigationItemsKey.self) {
            if isMeant && visibility == .hidden { $0.isBarHidden = true }
        }
    }
    /// Says what is behind bars; they have the stack's background.
    public nonisolated func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
        self
    }
    /// Says whether there is something behind bars; they have the stack's background.
    public nonisolated func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        self
    }
    /// Says whether colours of bars are for dark or light; they are as those around.
    public nonisolated func toolbarColorScheme(
        _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
    ) -> some View { self }
    /// Says what bars are for; they look alike.
    public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View { self }
}
