/// An open ring of three quarters with a mark at the value, which stands in the middle; the bounds stand at the ends, or
/// the label between them where these are not said.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
    /// Makes the style.
    public nonisolated init() {}

    /// An open ring.
    public func makeBody(configuration: Configuration) -> some View {
        CircularGauge(configuration: configuration, isOpen: true)
    }
}

/// A ring that closes with the value, which stands in the middle.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    /// Makes the style.
    public nonisolated init() {}

    /// A ring.
    public func makeBody(configuration: Configuration) -> some View {
        CircularGauge(configuration: configuration, isOpen: false)
    }
}

/// A ring 58 points across, 6 of them its line.
private struct CircularGauge: View {
    let configuration: GaugeStyleConfiguration
    let isOpen: Bool

    private static let diameter: CGFloat = 58
    private static let line: CGFloat = 6

    var body: some View {
        ZStack {
            ring.padding(Self.line / 2)
            middle
                .font(.system(size: 20, weight: .medium)).lineLimit(1)
                .frame(width: Self.diameter - 4 * Self.line)
            if isOpen { ends.frame(maxHeight: .infinity, alignment: .bottom) }
        }
        .frame(width: Self.diameter, height: Self.diameter)
    }

    @ViewBuilder private var middle: some View {
        if let value = configuration.currentValueLabel {
            // "42%" has to fit between the arcs.
            value.minimumScaleFactor(0.5)
        } else if !isOpen || configuration.minimumValueLabel != nil {
            configuration.label
        }
    }

    @ViewBuilder private var ends: some View {
        if configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil {
            HStack(spacing: 4) {
                configuration.minimumValueLabel
                configuration.maximumValueLabel
            }
            .font(.system(size: 10, weight: .semibold)).lineLimit(1)
        } else {
            configuration.label.font(.system(size: 10, weight: .semibold)).lineLimit(1)
        }
    }

    private var stroke: StrokeStyle { StrokeStyle(lineWidth: Self.line, lineCap: .round) }

    @ViewBuilder private var ring: some View {
        if isOpen {
            OpenRing(from: 0, to: 1, clearing: configuration.value, by: Self.line).stroke(.tint, style: stroke)
            RingMark(share: configuration.value, diameter: Self.line).fill(.tint)
        } else {
            Circle().stroke(.tint.opacity(0.3), style: stroke)
            OpenRing(from: 0, to: configuration.value, start: -90, sweep: 360).stroke(.tint, style: stroke)
        }
    }
}

/// A part of a circle's line, in shares of a sweep, with a gap round a share.
private struct OpenRing: Shape {
    var from: Double
    var to: Double
    var start = 135.0
    var sweep = 270.0
    /// The share round which the line is left out, and how far from it, in points.
    var clearing: Double?
    var gap: CGFloat = 0

    init(from: Double, to: Double, start: Double = 135, sweep: Double = 270) {
        (self.from, self.to, self.start, self.sweep) = (from, to, start, sweep)
    }

    init(from: Double, to: Double, clearing: Double, by gap: CGFloat) {
        (self.from, self.to, self.clearing, self.gap) = (from, to, clearing, gap)
    }

    var animatableData: AnimatablePair<Double, Double> {
        get { AnimatablePair(to, clearing ?? 0) }
        set {
            to = newValue.first
            if clearing != nil { clearing = newValue.second }
        }
    }

    func path(in rect: CGRect) -> Path {
        let radius = min(rect.width, rect.height) / 2
        let center = CGPoint(x: rect.midX, y: rect.midY)
        var path = Path()
        func add(_ low: Double, _ high: Double) {
            guard high > low else { return }
            var arc = Path()
            arc.addArc(
                center: center, radius: radius, startAngle: .degrees(start + sweep * low),
                endAngle: .degrees(start + sweep * high), clockwise: false)
            path.addPath(arc)
        }
        guard let clearing, radius > 0 else {
            add(from, to)
            return path
        }
        // The line's round ends reach half its width further, the mark as far.
        let reach = Double(gap * 1.35 / radius) * 180 / .pi / sweep
        add(from, clearing - reach)
        add(clearing + reach, to)
        return path
    }
}

/// A disc on the open ring's line.
private struct RingMark: Shape {
    var share: Double
    let diameter: CGFloat

    var animatableData: Double {
        get { share }
        set { share = newValue }
    }

    func path(in rect: CGRect) -> Path {
        let radius = min(rect.width, rect.height) / 2
        var arc = Path()
        let angle = Angle.degrees(135 + 270 * share)
        arc.addArc(
            center: CGPoint(x: rect.midX, y: rect.midY), radius: radius, startAngle: angle, endAngle: angle,
            clockwise: false)
        let center = arc.currentPoint ?? CGPoint(x: rect.midX, y: rect.midY)
        return Path(
            ellipseIn: CGRect(
                x: center.x - diameter / 2, y: center.y - diameter / 2, width: diameter, height: diameter))
    }
}
