/// What a view says of the sheet that shows it.
struct SheetSettings: Equatable {
    var detents: Set<PresentationDetent> = []
    var selected: PresentationDetent?
    var cornerRadius: CGFloat?
    var background: SheetBackground?
}

/// What is behind the content of a sheet.
struct SheetBackground: Equatable {
    private let token = NavigationToken()
    let content: AnyView

    @MainActor init<V: View>(_ view: V) { content = AnyView(view) }
    static func == (a: Self, b: Self) -> Bool { a.token == b.token }
}

enum SheetSettingsKey: PreferenceKey {
    static var defaultValue: SheetSettings { SheetSettings() }

    static func reduce(value: inout SheetSettings, nextValue: () -> SheetSettings) {
        let next = nextValue()
        if value.detents.isEmpty { (value.detents, value.selected) = (next.detents, next.selected) }
        value.cornerRadius = value.cornerRadius ?? next.cornerRadius
        value.background = value.background ?? next.background
    }
}

/// How views behind a sheet react.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
    private let name: String
    /// As is usual.
    public static let automatic = PresentationBackgroundInteraction(name: "automatic")
    /// They do.
    public static let enabled = PresentationBackgroundInteraction(name: "enabled")
    /// They do not.
    public static let disabled = PresentationBackgroundInteraction(name: "disabled")
    /// They do up to a height of the sheet.
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction { .enabled }
}

/// What a swipe on a sheet does first.
public struct PresentationContentInteraction: Hashable, Sendable {
    private let name: String
    /// As is usual.
    public static let automatic = PresentationContentInteraction(name: "automatic")
    /// It resizes the sheet.
    public static let resizes = PresentationContentInteraction(name: "resizes")
    /// It scrolls what is in the sheet.
    public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

/// What becomes of what is shown above others where there is little room.
public struct PresentationAdaptation: Hashable, Sendable {
    private let name: String
    /// As is usual.
    public static let automatic = PresentationAdaptation(name: "automatic")
    /// Nothing.
    public static let none = PresentationAdaptation(name: "none")
    /// A popover.
    public static let popover = PresentationAdaptation(name: "popover")
    /// A sheet.
    public static let sheet = PresentationAdaptation(name: "sheet")
    /// All of the panel.
    public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

extension View {
    private nonisolated func sheetSettings(_ change: @escaping (inout SheetSettings) -> Void) -> some View {
        transformPreference(SheetSettingsKey.self, change)
    }

    /// Says how high the sheet is that shows the view: the lowest of several heights.
    public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        sheetSettings { ($0.detents, $0.selected) = (detents, nil) }
    }
    /// Says how high the sheet is that shows the view: as a binding says, if that is one of the heights.
    @MainActor @preconcurrency
    public func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View {
        let selected = selection.wrappedValue
        return sheetSettings { ($0.detents, $0.selected) = (detents, selected) }
    }
    /// Sets the radius of the corners of the sheet that shows the view, in points; nil for the usual.
    public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        sheetSettings { $0.cornerRadius = cornerRadius }
    }
    /// Sets what is behind the view in the sheet that shows it.
    @MainActor @preconcurrency
    public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
        let background = SheetBackground(Rectangle().fill(style))
        return sheetSettings { $0.background = background }
    }
    /// Sets what is behind the view in the sheet that shows it.
    @MainActor @preconcurrency
    public func presentationBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        let background = SheetBackground(
            ZStack(alignment: alignment) { content() }
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment))
        return sheetSettings { $0.background = background }
    }
    /// Says whether views behind the sheet that shows the view react; nothing touches them.
    public nonisolated func presentationBackgroundInteraction(
        _ interaction: PresentationBackgroundInteraction
    ) -> some View { self }
    /// Says what a swipe on the sheet that shows the view does first; nobody swipes.
    public nonisolated func presentationContentInteraction(
        _ behavior: PresentationContentInteraction
    ) -> some View { self }
    /// Says what becomes of what shows the view where there is little room: it stays what it is.
    public nonisolated func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View { self }
    /// Says what becomes of what shows the view where there is little room: it stays what it is.
    public nonisolated func presentationCompactAdaptation(
        horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
    ) -> some View { self }
    /// Says whether sheets that show the view have a mark to move them by; nothing moves them.
    public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
    /// Says whether a hand can close what shows the view; none can.
    public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }
}
