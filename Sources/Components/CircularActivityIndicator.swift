import Scanout

/// Half a circle that turns clockwise as long as it is shown.
///
///     CircularActivityIndicator()
///     CircularActivityIndicator(color: .white, thickness: 6, diameter: 48, period: 0.8)
///
/// `diameter` is that of the line's middle, as in the article; the view is a line's width larger, so that nothing is
/// drawn outside of it.
public struct CircularActivityIndicator: View {
    private let color: Color
    private let thickness: CGFloat
    private let diameter: CGFloat
    private let period: Double

    @State private var isTurning = false

    /// Makes an indicator.
    ///
    /// - Parameters:
    ///   - color: The line's colour.
    ///   - thickness: The line's width in points.
    ///   - diameter: The diameter of the line's middle, in points.
    ///   - period: Seconds for one turn; where that is not a positive number, the circle stands still.
    public init(color: Color = .blue, thickness: CGFloat = 4, diameter: CGFloat = 100, period: Double = 1) {
        self.color = color
        self.thickness = thickness
        self.diameter = diameter
        self.period = period
    }

    /// The turning half circle.
    public var body: some View {
        Circle()
            .trim(from: 0.5, to: 1)
            .stroke(color, lineWidth: thickness)
            .frame(width: diameter, height: diameter)
            .rotationEffect(.degrees(isTurning ? 0 : -360))
            .animation(motion, value: isTurning)
            .frame(width: diameter + thickness, height: diameter + thickness)
            .onAppear { isTurning = true }
    }

    private var motion: Animation? {
        guard period > 0, period.isFinite else { return nil }
        return .linear(duration: period).repeatForever(autoreverses: false)
    }
}
