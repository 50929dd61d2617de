// What views ask of the system around them. A panel has no other windows, sheets or programs to go to: the actions are
// there, so that code compiles and runs, and do nothing but what their documentation says.

/// Closes what the view was presented in. A view of the panel itself was not: nothing happens.
@MainActor @preconcurrency
public struct DismissAction: @unchecked Sendable {
    let perform: (@MainActor () -> Void)?

    /// Closes what the view was presented in.
    public func callAsFunction() { perform?() }
}

/// Opens the window of an id. Windows of a panel are all open: each fills its display.
@MainActor @preconcurrency
public struct OpenWindowAction: Sendable {
    /// Nothing: the window is open.
    public func callAsFunction(id: String) {}
    /// Nothing: windows are not opened for values.
    public func callAsFunction<D: Codable & Hashable>(value: D) {}
    /// Nothing: windows are not opened for values.
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Closes the window of an id. Windows of a panel stay open: each fills its display.
@MainActor @preconcurrency
public struct DismissWindowAction: Sendable {
    /// Nothing: the window stays.
    public func callAsFunction() {}
    /// Nothing: the window stays.
    public func callAsFunction(id: String) {}
    /// Nothing: the window stays.
    public func callAsFunction<D: Codable & Hashable>(value: D) {}
    /// Nothing: the window stays.
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Opens the app's settings, which a panel does not show.
@MainActor @preconcurrency
public struct OpenSettingsAction: Sendable {
    /// Nothing.
    public func callAsFunction() {}
}

/// Loads what is shown anew, where the view is in one that can.
public struct RefreshAction: Sendable {
    let perform: @Sendable () async -> Void

    /// Loads what is shown anew.
    public func callAsFunction() async { await perform() }
}

#if !SCANOUT_EMBEDDED
/// Opens addresses: by a handler that the program sets, else not at all, since a panel has nothing to open them with.
@MainActor @preconcurrency
public struct OpenURLAction: Sendable {
    /// What a handler did with an address.
    public struct Result: Hashable, Sendable {
        fileprivate enum Kind: Hashable, Sendable { case handled, discarded, systemAction(URL?) }
        fileprivate let kind: Kind

        /// It was opened.
        public static let handled = Result(kind: .handled)
        /// It was not opened.
        public static let discarded = Result(kind: .discarded)
        /// The system is to open it, which a panel's cannot.
        public static let systemAction = Result(kind: .systemAction(nil))
        /// The system is to open another one, which a panel's cannot.
        public static func systemAction(_ url: URL) -> Result { Result(kind: .systemAction(url)) }
    }

    private let handler: (@MainActor @Sendable (URL) -> Result)?

    /// Opens addresses by a handler.
    public nonisolated init(handler: @escaping @MainActor @Sendable (URL) -> Result) { self.handler = handler }

    nonisolated init() { handler = nil }

    /// Opens an address.
    public func callAsFunction(_ url: URL) { self(url) { _ in } }

    /// Opens an address and says whether it was.
    public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
        completion(handler?(url) == .handled)
    }
}

private enum OpenURLKey: EnvironmentKey { static var defaultValue: OpenURLAction { OpenURLAction() } }
#endif

private enum DismissKey: EnvironmentKey { static var defaultValue: DismissAction? { nil } }
private enum RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }

extension EnvironmentValues {
    /// Closes what the view was presented in.
    public var dismiss: DismissAction {
        get { self[DismissKey.self] ?? DismissAction(perform: nil) }
    }
    /// Whether the view was presented in something that can be closed.
    public var isPresented: Bool { self[DismissKey.self] != nil }
    /// Closes what the view was presented in; the older way.
    @MainActor public var presentationMode: Binding<PresentationMode> {
        let dismiss = dismiss
        let isPresented = isPresented
        return Binding(
            get: { PresentationMode(isPresented: isPresented) },
            set: { if isPresented && !$0.isPresented { dismiss() } })
    }
    /// Opens windows.
    public var openWindow: OpenWindowAction { OpenWindowAction() }
    /// Closes windows.
    public var dismissWindow: DismissWindowAction { DismissWindowAction() }
    /// Opens the settings.
    public var openSettings: OpenSettingsAction { OpenSettingsAction() }
    /// Loads what is shown anew; nil where nothing can.
    public var refresh: RefreshAction? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }

    var dismissAction: DismissAction? {
        get { self[DismissKey.self] }
        set { self[DismissKey.self] = newValue }
    }

    #if !SCANOUT_EMBEDDED
    /// Opens addresses.
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }
    #endif
}

/// Whether a view was presented in something that can be closed.
public struct PresentationMode: Equatable, Sendable {
    /// Whether it was.
    public private(set) var isPresented: Bool

    init(isPresented: Bool) { self.isPresented = isPresented }

    /// Closes it.
    public mutating func dismiss() { isPresented = false }
}

extension View {
    /// Says how what is shown is loaded anew, for views that ask the environment's `refresh`. Nothing pulls a panel's list.
    public nonisolated func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
        transformEnvironment(\.refresh) { $0 = RefreshAction(perform: action) }
    }
}
