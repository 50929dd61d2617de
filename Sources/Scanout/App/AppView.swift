/// An app's windows as a view, so that the app's own state lives in the graph like that of any view.
struct AppView<A: App>: View {
    private var source: ConnectedValue<A>

    init(_ app: A) { source = ConnectedValue(value: app) }

    var body: some View { source.value.body._sceneView() }
}
