import Scanout

/// The looks that come with the project.
public enum SplashTheme: String, CaseIterable, Sendable {
    /// A picture, and under it a bar that fills; light on dark.
    case bar
    /// A ring that closes round the percentage; light on dark.
    case ring
    /// A light that runs to and fro until there is a number, dark on light.
    case runner

    /// What it looks like, for a person who chooses.
    public var summary: String {
        switch self {
        case .bar: "a picture and a bar"
        case .ring: "a ring round the percentage"
        case .runner: "dark on light, with a running light"
        }
    }

    /// The views that show a state.
    @MainActor public func view(_ state: SplashState) -> AnyView {
        switch self {
        case .bar: AnyView(BarSplash().body(state))
        case .ring: AnyView(RingSplash().body(state))
        case .runner: AnyView(RunnerSplash().body(state))
        }
    }

    /// Light on dark or dark on light.
    @MainActor public var colorScheme: ColorScheme { self == .runner ? .light : .dark }
}

/// Lengths that follow the panel: from 128 by 32 pixels to a monitor.
struct SplashMetrics {
    let size: CGSize

    /// A twentieth of the panel's smaller side, or of half the larger one where that is less: 24 points at 800 by 480.
    var unit: CGFloat { min(size.width / 2, size.height) / 20 }
    /// Whether there is no room for a picture.
    var isLow: Bool { size.height < 80 }
    var textSize: CGFloat { max(10, unit * 0.9) }
    var barWidth: CGFloat { size.width * 0.6 }
    var barHeight: CGFloat { max(3, (unit / 3).rounded()) }
    var spacing: CGFloat { max(2, unit.rounded()) }
    /// The side of the square for a picture.
    var logoSide: CGFloat { (unit * 7).rounded() }
    /// The diameter of a ring's line.
    var ringDiameter: CGFloat { (min(size.width, size.height) * 0.4).rounded() }
}
