/// How several views of which one is shown look.
public protocol TabViewStyle: Sendable {
    /// Which look it is.
    var _look: _TabLook { get }
}

/// The looks of several views of which one is shown.
public struct _TabLook: Hashable, Sendable {
    let isPaged: Bool
    let showsDots: Bool

    /// With a bar.
    public static let bar = _TabLook(isPaged: false, showsDots: false)
    /// By pages, with dots.
    public static let pages = _TabLook(isPaged: true, showsDots: true)
    /// By pages, without dots.
    public static let bare = _TabLook(isPaged: true, showsDots: false)
}

/// The style where none is set: a bar.
public struct DefaultTabViewStyle: TabViewStyle {
    /// Makes the style.
    public init() {}
    /// With a bar.
    public var _look: _TabLook { .bar }
}

/// Pages, with a dot for each.
public struct PageTabViewStyle: TabViewStyle {
    /// When there are dots.
    public struct IndexDisplayMode: Hashable, Sendable {
        private let value: Int
        /// Where there are several pages.
        public static let automatic = IndexDisplayMode(value: 0)
        /// Where there are several pages.
        public static let always = IndexDisplayMode(value: 1)
        /// Not at all.
        public static let never = IndexDisplayMode(value: 2)
    }

    private let mode: IndexDisplayMode
    /// Makes the style.
    public init(indexDisplayMode: IndexDisplayMode = .automatic) { mode = indexDisplayMode }
    /// By pages.
    public var _look: _TabLook { mode == .never ? .bare : .pages }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    /// The style where none is set.
    public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
extension TabViewStyle where Self == PageTabViewStyle {
    /// Pages, with a dot for each.
    public static var page: PageTabViewStyle { PageTabViewStyle() }
    /// Pages, with a dot for each where the mode says so.
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}

private enum TabLookKey: EnvironmentKey { static var defaultValue: _TabLook { .bar } }

extension EnvironmentValues {
    /// How several views of which one is shown look.
    var tabLook: _TabLook {
        get { self[TabLookKey.self] }
        set { self[TabLookKey.self] = newValue }
    }
}

extension View {
    /// Sets how several views of which one is shown look.
    public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
        transformEnvironment(\.tabLook) { $0 = style._look }
    }
}

/// How the dots of pages look; all look alike.
public protocol IndexViewStyle: Sendable {}

/// Dots, which have nothing behind them.
public struct PageIndexViewStyle: IndexViewStyle {
    /// When there is something behind the dots; there never is.
    public struct BackgroundDisplayMode: Hashable, Sendable {
        private let value: Int
        /// As is usual.
        public static let automatic = BackgroundDisplayMode(value: 0)
        /// While somebody presses them.
        public static let interactive = BackgroundDisplayMode(value: 1)
        /// Always.
        public static let always = BackgroundDisplayMode(value: 2)
        /// Not at all.
        public static let never = BackgroundDisplayMode(value: 3)
    }
    /// Makes the style.
    public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    /// Dots.
    public static var page: PageIndexViewStyle { PageIndexViewStyle() }
    /// Dots, whatever is behind them.
    public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
        PageIndexViewStyle()
    }
}

extension View {
    /// Sets how the dots of pages inside look; all look alike.
    public nonisolated func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { self }
}
