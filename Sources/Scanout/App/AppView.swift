/// An app's windows as a view, so that the app's own state lives in the graph like that of any view.
struct AppView<A: App> {
    fileprivate var source: Source

    /// The app, as a property that connects the app's own properties.
    fileprivate struct Source {
        var app: A
    }

    init(_ app: A) { source = Source(app: app) }
}

extension AppView.Source: DynamicProperty {
    @MainActor static func _connect(_ pointer: UnsafeMutableRawPointer, to slots: _PropertySlots) {
        PropertyLayout.of(A.self).connect(pointer, to: slots)
    }

    static func _isEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { TypeLayout.of(A.self).isEqual(a, b) }
}

extension AppView: View {
    var body: some View { source.app.body._rootView() }
}
