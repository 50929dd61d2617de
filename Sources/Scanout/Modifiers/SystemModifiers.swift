// What views say to the system around an app, which a panel does not have. Each is taken, so that code compiles as it is,
// and changes nothing.

/// Which way a preview's device is held.
public enum InterfaceOrientation: String, CaseIterable, Hashable, Sendable {
    /// Upright.
    case portrait
    /// Upside down.
    case portraitUpsideDown
    /// On its left side.
    case landscapeLeft
    /// On its right side.
    case landscapeRight
}

/// A device for a preview.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
    /// The device's name.
    public let rawValue: String
    /// Names a device.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Names a device.
    public init(stringLiteral: String) { rawValue = stringLiteral }
}

/// What a background is for.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    private let name: String
    /// A widget.
    public static let widget = ContainerBackgroundPlacement(name: "widget")
    /// What is navigated in.
    public static let navigation = ContainerBackgroundPlacement(name: "navigation")
    /// A view of several beside each other.
    public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
    /// What lies under a bar of tabs.
    public static let tabView = ContainerBackgroundPlacement(name: "tabView")
    /// A window.
    public static let window = ContainerBackgroundPlacement(name: "window")
}

extension View {
    /// Names the device of a preview.
    public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View { self }
    /// Says which way a preview's device is held.
    public nonisolated func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
    /// Hides the system's bar, of which a panel has none.
    public nonisolated func statusBar(hidden: Bool) -> some View { self }
    /// Says whether what the system shows above views stays; a panel's shows nothing.
    public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
    /// Says at which edges the system's gestures wait for those of the view.
    public nonisolated func defersSystemGestures(on edges: Edge.Set) -> some View { self }
    /// Says which events open a scene of the view.
    public nonisolated func handlesExternalEvents(
        preferring: Set<String>, allowing: Set<String>
    ) -> some View { self }
    #if !SCANOUT_EMBEDDED
    /// Says by which language the text inside is set: here always by the environment's.
    public nonisolated func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
        self
    }
    /// Calls back with addresses that are opened with the app; none are on a panel.
    public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
    #endif

    /// Gives the container that the view is the whole of a background: for a window of a panel, behind the view up to the
    /// display's edges.
    public nonisolated func containerBackground<S: ShapeStyle>(
        _ style: S, for container: ContainerBackgroundPlacement
    ) -> some View { background(style) }
    /// Gives the container that the view is the whole of a background: for a window of a panel, behind the view up to the
    /// display's edges.
    public nonisolated func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View { background(alignment: alignment) { content().ignoresSafeArea() } }
}
