import Scanout

/// A ring around a view in its middle, as large as that view needs, closed to the share that a value is of its range.
///
///     RingGauge(value: 42)                               // "42 %" in the middle
///     RingGauge(value: volume, in: 0...11) {
///         Image(systemName: "headphones").resizable().frame(width: 55, height: 55)
///     }
///
/// The ring's outer diameter is the centre's ideal width times `ratio`, whatever room there is. It begins at the bottom and grows clockwise, over a
/// dashed circle that shows the whole. A new value shows at once unless it comes with an animation.
///
/// Values past the ends of the range count as the ends. NaN means that there is no value: no arc is drawn, and the
/// default centre reads "-- %".
public struct RingGauge<Center: View>: View {
    private let source: ValueSource
    private let style: RingGaugeStyle
    private let center: Center

    @State private var diameter: CGFloat = 0

    /// Shows a value that its owner changes, around a view.
    ///
    /// - Parameters:
    ///   - value: The value; NaN for none.
    ///   - range: The values of no arc and of a full ring.
    ///   - colors: The ring's colours from its begin to a full turn, at equal distances.
    ///   - thickness: The ring's width in points.
    ///   - ratio: The ring's outer diameter in widths of the centre.
    ///   - center: The view in the middle.
    public init<Value: BinaryFloatingPoint>(
        value: Binding<Value>, in range: ClosedRange<Double> = 0...100, colors: [Color] = [.red, .green],
        thickness: CGFloat = 5, ratio: CGFloat = 1.777, @ViewBuilder center: () -> Center
    ) {
        source = ValueSource(value)
        style = RingGaugeStyle(range: range, colors: colors, thickness: thickness, ratio: ratio)
        self.center = center()
    }

    /// Shows a value around a view.
    ///
    /// - Parameters:
    ///   - value: The value; NaN for none.
    ///   - range: The values of no arc and of a full ring.
    ///   - colors: The ring's colours from its begin to a full turn, at equal distances.
    ///   - thickness: The ring's width in points.
    ///   - ratio: The ring's outer diameter in widths of the centre.
    ///   - center: The view in the middle.
    public init<Value: BinaryFloatingPoint>(
        value: Value, in range: ClosedRange<Double> = 0...100, colors: [Color] = [.red, .green],
        thickness: CGFloat = 5, ratio: CGFloat = 1.777, @ViewBuilder center: () -> Center
    ) {
        source = ValueSource(value)
        style = RingGaugeStyle(range: range, colors: colors, thickness: thickness, ratio: ratio)
        self.center = center()
    }

    /// The ring around the centre, which tells its width upwards; the ring takes its size from that in the same frame.
    public var body: some View {
        ZStack {
            // At its ideal size: in a stack without room a centre that gives way would shrink its own ring, which would
            // leave it more room again, and so on for ever.
            center.fixedSize().background(
                GeometryReader { geometry in
                    Color.clear.preference(key: RingGaugeCenterWidth.self, value: geometry.size.width)
                }
            )
            RingGaugeRing(share: Share(of: source.value, in: style.range), style: style)
                .frame(width: diameter, height: diameter)
        }
        .onPreferenceChange(RingGaugeCenterWidth.self) { width in
            diameter = width * style.ratio
        }
    }
}

extension RingGauge where Center == RingGaugeLabel {
    /// Shows a value that its owner changes, around its percentage.
    ///
    /// - Parameters:
    ///   - value: The value; NaN for none.
    ///   - range: The values of no arc and of a full ring.
    ///   - colors: The ring's colours from its begin to a full turn, at equal distances.
    ///   - thickness: The ring's width in points.
    ///   - ratio: The ring's outer diameter in widths of the label.
    public init<Value: BinaryFloatingPoint>(
        value: Binding<Value>, in range: ClosedRange<Double> = 0...100, colors: [Color] = [.red, .green],
        thickness: CGFloat = 5, ratio: CGFloat = 1.777
    ) {
        self.init(value: value, in: range, colors: colors, thickness: thickness, ratio: ratio) {
            RingGaugeLabel(source: ValueSource(value), range: range)
        }
    }

    /// Shows a value around its percentage.
    ///
    /// - Parameters:
    ///   - value: The value; NaN for none.
    ///   - range: The values of no arc and of a full ring.
    ///   - colors: The ring's colours from its begin to a full turn, at equal distances.
    ///   - thickness: The ring's width in points.
    ///   - ratio: The ring's outer diameter in widths of the label.
    public init<Value: BinaryFloatingPoint>(
        value: Value, in range: ClosedRange<Double> = 0...100, colors: [Color] = [.red, .green],
        thickness: CGFloat = 5, ratio: CGFloat = 1.777
    ) {
        self.init(value: value, in: range, colors: colors, thickness: thickness, ratio: ratio) {
            RingGaugeLabel(source: ValueSource(value), range: range)
        }
    }
}

/// The percentage in the middle of a ``RingGauge``: always as wide as "100 %", so that the ring keeps its size.
public struct RingGaugeLabel: View {
    let source: ValueSource
    let range: ClosedRange<Double>

    /// The percentage over an unseen "100 %".
    public var body: some View {
        ZStack {
            Text("100 %").foregroundColor(.clear)
            Text(Share(of: source.value, in: range).percentage(.nearest))
        }
        .monospacedDigit()
    }
}

/// How a gauge looks.
private struct RingGaugeStyle: Equatable {
    var range: ClosedRange<Double>
    var colors: [Color]
    var thickness: CGFloat
    var ratio: CGFloat
}

/// The ring, its outer edge on the edge of the frame.
private struct RingGaugeRing: View {
    let share: Share
    let style: RingGaugeStyle

    var body: some View {
        ZStack {
            Circle()
                .stroke(Color.primary.opacity(0.2), style: StrokeStyle(lineWidth: trackThickness, dash: [5]))
                .padding(style.thickness / 2)
            Circle()
                .trim(from: 0, to: CGFloat(share.amount ?? 0))
                .stroke(gradient, style: StrokeStyle(lineWidth: style.thickness))
                .padding(style.thickness / 2)
        }
        .rotationEffect(.degrees(90))
    }

    /// The article divides by its ratio of diameter to centre; another ratio leaves the line as it is.
    private var trackThickness: CGFloat { style.thickness / 1.777 }

    private var gradient: AngularGradient {
        AngularGradient(gradient: Gradient(colors: style.colors), center: .center)
    }
}

/// The width of a gauge's centre. A gauge inside a centre is never wider than that centre, so the widest one counts.
private struct RingGaugeCenterWidth: PreferenceKey {
    static let defaultValue: CGFloat = 0

    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
        value = max(value, nextValue())
    }
}
