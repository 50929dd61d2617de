/// Says that there is nothing to show, in the middle of the place for it.
public struct ContentUnavailableView<Label, Description, Actions> {
    private let label: Label
    private let description: Description
    private let actions: Actions
}

extension ContentUnavailableView: View where Label: View, Description: View, Actions: View {
    /// Makes the view of a label, a description and what can be done.
    public nonisolated init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.label = label()
        self.description = description()
        self.actions = actions()
    }

    /// All parts below each other, in the middle of the space that is offered.
    public var body: some View {
        VStack(spacing: 16) {
            VStack(spacing: 8) {
                label.labelStyle(UnavailableLabelStyle())
                description.font(.callout).foregroundStyle(.secondary)
            }
            actions
        }
        .multilineTextAlignment(.center)
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

/// A large grey icon above a bold title.
private struct UnavailableLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 12) {
            configuration.icon.font(.system(size: 46)).foregroundStyle(.secondary)
            configuration.title.font(.system(.title2, weight: .bold))
        }
    }
}

extension ContentUnavailableView where Label == Scanout.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// Makes the view of a title, a symbol and a description.
    public nonisolated init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init(
            label: { Scanout.Label(title, systemImage: name) }, description: { description }, actions: { EmptyView() })
    }
    /// Makes the view of a title, a symbol and a description.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
        self.init(
            label: { Scanout.Label(title, systemImage: name) }, description: { description }, actions: { EmptyView() })
    }
    /// Makes the view of a title, a picture of the program's and a description.
    public nonisolated init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init(label: { Scanout.Label(title, image: name) }, description: { description }, actions: { EmptyView() })
    }
    /// Makes the view of a title, a picture of the program's and a description.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
        self.init(label: { Scanout.Label(title, image: name) }, description: { description }, actions: { EmptyView() })
    }
}

/// What is there where a search found nothing.
public struct SearchUnavailableContent {
    /// The title.
    public struct Label: View {
        let text: String?
        /// A title with a magnifying glass.
        public var body: some View {
            Scanout.Label(text.map { "No Results for “\($0)”" } ?? "No Results", systemImage: "magnifyingglass")
        }
    }

    /// What to do.
    public struct Description: View {
        /// Advice.
        public var body: some View { Text(verbatim: "Check the spelling or try a new search.") }
    }

    /// Nothing.
    public struct Actions: View {
        /// Nothing.
        public var body: some View { EmptyView() }
    }
}

extension ContentUnavailableView
where
    Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
    Actions == SearchUnavailableContent.Actions
{
    /// Says that a search found nothing.
    @MainActor public static var search: ContentUnavailableView<Label, Description, Actions> { search(nil) }
    /// Says that a search for a text found nothing.
    @MainActor public static func search(text: String) -> Self { search(text.isEmpty ? nil : text) }

    @MainActor private static func search(_ text: String?) -> Self {
        Self(
            label: { SearchUnavailableContent.Label(text: text) },
            description: { SearchUnavailableContent.Description() }, actions: { SearchUnavailableContent.Actions() })
    }
}
