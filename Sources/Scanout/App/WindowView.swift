import Displays

/// A window of an app: where the app has one alone, its views themselves; of several, what keeps the window's own host up
/// to date with what the app's scenes say.
struct WindowView<Content: View> {
    let id: String?
    let content: Content
}

extension WindowView: View {
    typealias Body = Never

    static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> { WindowNode(view, inputs) }
}

private final class WindowNode<Content: View>: KeptViewNode<WindowView<Content>> {
    private var window: AppWindow?

    override init(_ view: WindowView<Content>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        if let directory = inputs.environment.windowDirectory {
            window = directory.add(
                id: view.id, display: inputs.environment.windowDisplay, content: AnyView(view.content),
                environment: inputs.environment)
        } else {
            onlyChild = Content._makeNode(view.content, inputsForChild())
        }
    }

    override func update(_ new: WindowView<Content>) {
        view = new
        if let onlyChild {
            unsafeDowncast(onlyChild, to: _ViewNode<Content>.self).update(new.content)
        } else {
            handOver()
        }
    }

    override func environmentDidChange() { if window != nil { handOver() } }

    private func handOver() {
        window?.change(AnyView(view.content), environment: environment, transaction: transaction, at: graph.time)
    }
}

/// One of an app's several windows.
@MainActor
final class AppWindow {
    let id: String?
    /// The display that the scene names.
    let display: String?
    private(set) var content: AnyView
    private(set) var environment: EnvironmentValues
    /// Shows the window, once there is one.
    var host: ViewHost?
    /// The picture that was on the display before, which fades into the window's views.
    private var picture: CGImage?

    /// The window's views, and what is over them.
    private var root: AnyView {
        picture.map { AnyView(TakeoverView(content: content, picture: $0)) } ?? content
    }

    fileprivate init(id: String?, display: String?, content: AnyView, environment: EnvironmentValues) {
        self.id = id
        self.display = display
        self.content = content
        self.environment = environment
    }

    fileprivate func change(
        _ content: AnyView, environment: EnvironmentValues, transaction: Transaction, at time: Double
    ) {
        self.content = content
        self.environment = environment.withoutWindows
        host?.show(root, environment: self.environment, transaction: transaction, at: time)
    }

    /// Shows the window on a display from now on.
    ///
    /// - Parameter picture: what fades into the window's views; nil for nothing.
    func open(on display: any Display, clock: any HostClock, fadingFrom picture: CGImage? = nil) -> ViewHost {
        self.picture = picture
        let host = ViewHost(root, on: display, clock: clock) { values in
            values = ViewHost.environment(environment, for: ViewHost.traits(of: display))
        }
        self.host = host
        return host
    }
}

/// The windows of an app that has several, in the order of its scenes.
@MainActor
final class WindowDirectory {
    private(set) var windows: [AppWindow] = []

    fileprivate func add(
        id: String?, display: String?, content: AnyView, environment: EnvironmentValues
    ) -> AppWindow {
        let window = AppWindow(id: id, display: display, content: content, environment: environment.withoutWindows)
        windows.append(window)
        return window
    }
}

private struct WindowDirectoryKey: EnvironmentKey {
    static var defaultValue: WindowDirectory? { nil }
}

private struct WindowDisplayKey: EnvironmentKey {
    static var defaultValue: String? { nil }
}

extension EnvironmentValues {
    /// Where the app's windows are to be found, of an app with several.
    var windowDirectory: WindowDirectory? {
        get { self[WindowDirectoryKey.self] }
        set { self[WindowDirectoryKey.self] = newValue }
    }

    /// The display that the scene names.
    var windowDisplay: String? {
        get { self[WindowDisplayKey.self] }
        set { self[WindowDisplayKey.self] = newValue }
    }

    fileprivate var withoutWindows: EnvironmentValues {
        var values = self
        values.windowDirectory = nil
        values.windowDisplay = nil
        return values
    }
}

extension Scene {
    /// Names the display that the scene's window is shown on, as `--display` does: `drm:HDMI-A-1`, `fb:/dev/fb1`. What
    /// `--display` or `SCANOUT_DISPLAY` give to the window comes before.
    public func display(_ name: String) -> some Scene {
        EnvironmentScene(content: self) { AnyView($0.environment(\.windowDisplay, name)) }
    }
}
