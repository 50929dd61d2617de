import Scanout

/// A line that grows from left to right, with the progress in words above its right end.
///
///     ProgressBar(value: $progress)
///     ProgressBar(value: 21.5, in: 0...50, label: "Tank:", color: .blue)
///
/// The bar is as wide as it is offered and `thickness` high; with its label it is as high as both and the 4 points
/// between them, so it stands in stacks like any other view. (The article's bar claims 10 points in all and lets its
/// padded label hang over.) A new value is reached with the default animation.
///
/// Values past the ends of the range count as the ends. NaN means that there is no value: no bar is drawn, and the
/// label reads "-- %".
public struct ProgressBar: View {
    private let source: ValueSource
    private let style: Style

    private struct Style: Equatable {
        var range: ClosedRange<Double>
        var label: String?
        var color: Color
        var shade: Double
        var thickness: CGFloat
    }

    /// Shows a value that its owner changes.
    ///
    /// - Parameters:
    ///   - value: The value; NaN for none.
    ///   - range: The values at the bar's ends.
    ///   - label: What stands before the percentage; nil for no text at all.
    ///   - color: The bar's colour.
    ///   - shade: How much of the primary colour lies over `color`, 0...1; at 0 the bar is `color` itself.
    ///   - thickness: The bar's height in points.
    public init<Value: BinaryFloatingPoint>(
        value: Binding<Value>, in range: ClosedRange<Double> = 0...1, label: String? = "Progress:",
        color: Color = .green, shade: Double = 0.5, thickness: CGFloat = 10
    ) {
        source = ValueSource(value)
        style = Style(range: range, label: label, color: color, shade: shade, thickness: thickness)
    }

    /// Shows a value.
    ///
    /// - Parameters:
    ///   - value: The value; NaN for none.
    ///   - range: The values at the bar's ends.
    ///   - label: What stands before the percentage; nil for no text at all.
    ///   - color: The bar's colour.
    ///   - shade: How much of the primary colour lies over `color`, 0...1; at 0 the bar is `color` itself.
    ///   - thickness: The bar's height in points.
    public init<Value: BinaryFloatingPoint>(
        value: Value, in range: ClosedRange<Double> = 0...1, label: String? = "Progress:",
        color: Color = .green, shade: Double = 0.5, thickness: CGFloat = 10
    ) {
        source = ValueSource(value)
        style = Style(range: range, label: label, color: color, shade: shade, thickness: thickness)
    }

    /// The label above the bar.
    public var body: some View {
        let share = Share(of: source.value, in: style.range)
        VStack(alignment: .trailing, spacing: 4) {
            if let label = style.label {
                Text(label.isEmpty ? share.percentage(.up) : "\(label) \(share.percentage(.up))")
                    .monospacedDigit()
            }
            bar(share)
        }
    }

    private func bar(_ share: Share) -> some View {
        GeometryReader { geometry in
            ZStack(alignment: .leading) {
                Rectangle()
                    .opacity(0.1)
                Rectangle()
                    .opacity(style.shade)
                    .background(style.color)
                    .frame(width: geometry.size.width * CGFloat(share.amount ?? 0))
                    .animation(.default, value: share)
            }
        }
        .frame(height: style.thickness)
    }
}
