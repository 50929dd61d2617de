import Scanout

/// A splash of one's own: views made of what is to be shown. With `@main` it is a whole program, with the options, the
/// protocols and the handover of `scanout-splash`.
///
///     import Scanout
///     import Splash
///
///     @main struct Boot: SplashScreen {
///         func body(_ state: SplashState) -> some View {
///             VStack(spacing: 24) {
///                 Text("ACME").font(.largeTitle).bold()
///                 Capsule()
///                     .fill(.gray)
///                     .frame(width: 300, height: 8)
///                     .overlay(alignment: .leading) {
///                         Capsule()
///                             .fill(.orange)
///                             .frame(width: 300 * (state.progress ?? 0))
///                     }
///                 Text(state.message)
///             }
///         }
///     }
@MainActor @preconcurrency
public protocol SplashScreen {
    /// The type of the views.
    associatedtype Body: View
    /// Makes the splash.
    init()
    /// The views that show a state. They are asked for again whenever it changes.
    @ViewBuilder func body(_ state: SplashState) -> Body
    /// Light on dark, as most splashes, or dark on light.
    var colorScheme: ColorScheme { get }
}

extension SplashScreen {
    /// Light on dark.
    public var colorScheme: ColorScheme { .dark }

    /// Runs the splash with the options of the command line, and ends the program.
    public static func main() { exit(SplashProgram.run(screen: Self())) }
}
