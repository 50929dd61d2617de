import Scanout

/// Keeps what is shown where views see it change.
final class SplashModel: ObservableObject {
    @Published var state: SplashState

    init(_ state: SplashState) { self.state = state }
}

/// A screen's views for the present state.
struct SplashRoot: View {
    @ObservedObject var model: SplashModel
    let content: (SplashState) -> AnyView

    var body: some View { content(model.state) }
}
