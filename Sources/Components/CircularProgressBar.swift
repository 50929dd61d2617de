import Scanout

/// A circle that closes clockwise from the top, with the progress as a percentage in its middle.
///
///     CircularProgressBar(value: $progress)
///     CircularProgressBar(value: 3, in: 0...12, color: .orange, thickness: 8, diameter: 60)
///
/// `diameter` is that of the line's middle, as in the article; the view is a line's width larger, so that nothing is
/// drawn outside of it. A new value shows at once unless it comes with an animation.
///
/// Values past the ends of the range count as the ends. NaN means that there is no value: no arc is drawn, and the
/// label reads "-- %".
public struct CircularProgressBar: View {
    private let source: ValueSource
    private let style: Style

    private struct Style: Equatable {
        var range: ClosedRange<Double>
        var showsLabel: Bool
        var color: Color
        var trackColor: Color
        var thickness: CGFloat
        var diameter: CGFloat
    }

    /// Shows a value that its owner changes.
    ///
    /// - Parameters:
    ///   - value: The value; NaN for none.
    ///   - range: The values of no arc and of a full circle.
    ///   - showsLabel: Whether the percentage stands in the middle.
    ///   - color: The arc's colour.
    ///   - trackColor: The colour of the whole circle behind the arc.
    ///   - thickness: The line's width in points.
    ///   - diameter: The diameter of the line's middle, in points.
    public init<Value: BinaryFloatingPoint>(
        value: Binding<Value>, in range: ClosedRange<Double> = 0...1, showsLabel: Bool = true, color: Color = .green,
        trackColor: Color = .clear, thickness: CGFloat = 5, diameter: CGFloat = 100
    ) {
        source = ValueSource(value)
        style = Style(
            range: range, showsLabel: showsLabel, color: color, trackColor: trackColor, thickness: thickness,
            diameter: diameter)
    }

    /// Shows a value.
    ///
    /// - Parameters:
    ///   - value: The value; NaN for none.
    ///   - range: The values of no arc and of a full circle.
    ///   - showsLabel: Whether the percentage stands in the middle.
    ///   - color: The arc's colour.
    ///   - trackColor: The colour of the whole circle behind the arc.
    ///   - thickness: The line's width in points.
    ///   - diameter: The diameter of the line's middle, in points.
    public init<Value: BinaryFloatingPoint>(
        value: Value, in range: ClosedRange<Double> = 0...1, showsLabel: Bool = true, color: Color = .green,
        trackColor: Color = .clear, thickness: CGFloat = 5, diameter: CGFloat = 100
    ) {
        source = ValueSource(value)
        style = Style(
            range: range, showsLabel: showsLabel, color: color, trackColor: trackColor, thickness: thickness,
            diameter: diameter)
    }

    /// The circle around the label.
    public var body: some View {
        let share = Share(of: source.value, in: style.range)
        ZStack {
            Circle()
                .stroke(style.trackColor, lineWidth: style.thickness)
                .frame(width: style.diameter, height: style.diameter)
            Circle()
                .trim(from: 0, to: CGFloat(share.amount ?? 0))
                .stroke(style.color, lineWidth: style.thickness)
                .frame(width: style.diameter, height: style.diameter)
                .rotationEffect(.degrees(-90))
            if style.showsLabel {
                Text(share.percentage(.up))
                    .monospacedDigit()
            }
        }
        .frame(width: style.diameter + style.thickness, height: style.diameter + style.thickness)
    }
}
