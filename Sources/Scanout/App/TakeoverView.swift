import Displays
import Raster

/// An app's views under the picture that was on the screen before, which fades away.
struct TakeoverView<Content: View>: View {
    let content: Content
    let picture: CGImage
    @Environment(\.displayScale) private var scale
    @State private var isFading = false
    @State private var isOver = false

    /// Seconds that the fade takes.
    static var duration: Double { 0.4 }

    var body: some View {
        ZStack {
            content
            if !isOver {
                Image(decorative: picture, scale: scale)
                    .opacity(isFading ? 0 : 1)
                    .ignoresSafeArea()
                    .allowsHitTesting(false)
                    .onAppear {
                        withAnimation(.linear(duration: Self.duration)) {
                            isFading = true
                        } completion: {
                            isOver = true
                        }
                    }
            }
        }
    }
}

/// What an app does with the picture that another program left on the screen, as SCANOUT_TAKEOVER says.
enum Takeover: String {
    /// The app's first frame follows the picture at once.
    case cut
    /// The picture fades into the app.
    case fade
    /// The picture is not looked at; the screen is black until the app's first frame.
    case none

    /// Anything else, and nothing, is `cut`.
    init(environment: (String) -> String?) {
        self = environment("SCANOUT_TAKEOVER").flatMap { Self(rawValue: $0) } ?? .cut
    }
}
