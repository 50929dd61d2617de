// What scenes say of windows on a desktop. A window of a panel fills its display and has no frame, title or menu, so that
// these change nothing; they are there so that apps compile as they are.

/// How a window is framed, on systems with windows.
public protocol WindowStyle: Sendable {}
/// As is usual.
public struct DefaultWindowStyle: WindowStyle {
    /// Makes the style.
    public init() {}
}
/// With a bar for the title.
public struct TitleBarWindowStyle: WindowStyle {
    /// Makes the style.
    public init() {}
}
/// Without a bar for the title.
public struct HiddenTitleBarWindowStyle: WindowStyle {
    /// Makes the style.
    public init() {}
}
/// Without anything.
public struct PlainWindowStyle: WindowStyle {
    /// Makes the style.
    public init() {}
}

extension WindowStyle where Self == DefaultWindowStyle {
    /// As is usual.
    public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}
extension WindowStyle where Self == TitleBarWindowStyle {
    /// With a bar for the title.
    public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}
extension WindowStyle where Self == HiddenTitleBarWindowStyle {
    /// Without a bar for the title.
    public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}
extension WindowStyle where Self == PlainWindowStyle {
    /// Without anything.
    public static var plain: PlainWindowStyle { PlainWindowStyle() }
}

/// How a window's bar of tools looks, on systems with windows.
public protocol WindowToolbarStyle: Sendable {}
/// As is usual.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle {
    /// Makes the style.
    public init() {}
}
/// Beside the title.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
    /// Makes the style.
    public init(showsTitle: Bool = true) {}
}
/// Beside the title, smaller.
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
    /// Makes the style.
    public init(showsTitle: Bool = true) {}
}
/// Below the title.
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
    /// Makes the style.
    public init() {}
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
    /// As is usual.
    public static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
}
extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
    /// Beside the title.
    public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }
    /// Beside the title.
    public static func unified(showsTitle: Bool = true) -> UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }
}
extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
    /// Beside the title, smaller.
    public static var unifiedCompact: UnifiedCompactWindowToolbarStyle { UnifiedCompactWindowToolbarStyle() }
    /// Beside the title, smaller.
    public static func unifiedCompact(showsTitle: Bool = true) -> UnifiedCompactWindowToolbarStyle {
        UnifiedCompactWindowToolbarStyle()
    }
}
extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
    /// Below the title.
    public static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
}

/// Which sizes a window can have.
public struct WindowResizability: Hashable, Sendable {
    private let value: Int
    /// As is usual.
    public static var automatic: WindowResizability { .init(value: 0) }
    /// That of what it shows.
    public static var contentSize: WindowResizability { .init(value: 1) }
    /// At least that of what it shows.
    public static var contentMinSize: WindowResizability { .init(value: 2) }
}

/// Above or below which other windows a window is.
public struct WindowLevel: Hashable, Sendable {
    private let value: Int
    /// As is usual.
    public static var automatic: WindowLevel { .init(value: 0) }
    /// Among the others.
    public static var normal: WindowLevel { .init(value: 1) }
    /// Above the others.
    public static var floating: WindowLevel { .init(value: 2) }
    /// On the desktop.
    public static var desktop: WindowLevel { .init(value: 3) }
}

/// Whether a scene is there when the app starts.
public struct SceneLaunchBehavior: Hashable, Sendable {
    private let value: Int
    /// As is usual.
    public static let automatic = SceneLaunchBehavior(value: 0)
    /// It is.
    public static let presented = SceneLaunchBehavior(value: 1)
    /// It is not, unless it was.
    public static let suppressed = SceneLaunchBehavior(value: 2)
}

/// Whether a scene is there again when the app starts anew.
public struct SceneRestorationBehavior: Hashable, Sendable {
    private let value: Int
    /// As is usual.
    public static let automatic = SceneRestorationBehavior(value: 0)
    /// It is not.
    public static let disabled = SceneRestorationBehavior(value: 1)
}

extension Scene {
    /// Says how large a window is at first; on a panel it fills its display.
    public func defaultSize(_ size: CGSize) -> some Scene { self }
    /// Says how large a window is at first; on a panel it fills its display.
    public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
    /// Says where a window is at first; on a panel it fills its display.
    public func defaultPosition(_ position: UnitPoint) -> some Scene { self }
    /// Says how a window is framed; on a panel it has no frame.
    public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }
    /// Says how a window's bar of tools looks; on a panel it has none.
    public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene { self }
    /// Says which sizes a window can have; on a panel it fills its display.
    public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
    /// Says above which others a window is; on a panel it has its display for itself.
    public func windowLevel(_ level: WindowLevel) -> some Scene { self }
    /// Says whether a scene is there at the start; on a panel it is.
    public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene { self }
    /// Says whether a scene is there again after a start; on a panel it is.
    public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene { self }
    /// Says which events a scene takes; no events come to a panel.
    public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
    /// Says whether what the system shows above scenes stays; a panel's shows nothing.
    public func persistentSystemOverlays(_ visibility: Visibility) -> some Scene { self }
    /// Adds menus; a panel has none.
    public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene { self }
    /// Takes menus away; a panel has none.
    public func commandsRemoved() -> some Scene { self }
    /// Puts menus in place of others; a panel has none.
    public func commandsReplaced<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene { self }

    /// Calls back when a value has changed.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some Scene {
        EnvironmentScene(content: self) { AnyView($0.onChange(of: value, initial: initial, action)) }
    }
    /// Calls back when a value has changed.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some Scene {
        EnvironmentScene(content: self) { AnyView($0.onChange(of: value, initial: initial, action)) }
    }
    /// Calls back when a value has changed, with the new one.
    public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some Scene {
        EnvironmentScene(content: self) { AnyView($0.onChange(of: value, perform: action)) }
    }
}
