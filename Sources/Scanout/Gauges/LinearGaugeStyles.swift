/// The style where none is set: ``LinearCapacityGaugeStyle``.
public struct DefaultGaugeStyle: GaugeStyle {
    /// Makes the style.
    public nonisolated init() {}
    /// A bar that fills.
    public func makeBody(configuration: Configuration) -> some View {
        LinearCapacityGaugeStyle().makeBody(configuration: configuration)
    }
}

/// A bar that fills from the leading edge: the label above, the bounds at both sides, the value below.
public struct LinearCapacityGaugeStyle: GaugeStyle {
    @Environment(\.labelsAreHidden) private var isLabelHidden

    /// Makes the style.
    public nonisolated init() {}

    /// A bar that fills.
    public func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 4) {
            if !isLabelHidden { configuration.label }
            HStack(spacing: 8) {
                configuration.minimumValueLabel
                ProgressTrack(share: configuration.value, tint: nil)
                configuration.maximumValueLabel
            }
            configuration.currentValueLabel
        }
    }
}

/// A bar with a round mark at the value, the bounds at both sides; where these are not said, the label stands at the
/// leading one.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
    /// Makes the style.
    public nonisolated init() {}

    /// A bar with a mark.
    public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 6) {
            if configuration.minimumValueLabel == nil && configuration.maximumValueLabel == nil {
                configuration.label
            }
            configuration.minimumValueLabel
            GaugeBar(share: configuration.value)
            configuration.maximumValueLabel
        }
        .font(.system(size: 12, weight: .semibold))
    }
}

/// A bar that fills, the label above it and the value below.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
    @Environment(\.labelsAreHidden) private var isLabelHidden

    /// Makes the style.
    public nonisolated init() {}

    /// A bar that fills.
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 2) {
            if !isLabelHidden { configuration.label.font(.headline) }
            HStack(spacing: 6) {
                configuration.minimumValueLabel
                Capsule().fill(.tint.opacity(0.3)).frame(height: 6)
                    .overlay { TrackPiece(start: 0, end: configuration.value).fill(.tint) }
                configuration.maximumValueLabel
            }
            configuration.currentValueLabel.font(.caption)
        }
    }
}

/// A bar in the style of accents with a round mark, cut out of it, at a share.
private struct GaugeBar: View {
    let share: Double

    var body: some View {
        ZStack {
            BarWithGap(share: share, gap: 2).fill(.tint, style: FillStyle(eoFill: true))
            BarMark(share: share).fill(.tint)
        }
        .frame(height: 6)
        .padding(.vertical, 2)
    }
}

/// A capsule without a disc round the mark.
private struct BarWithGap: Shape {
    var share: Double
    let gap: CGFloat

    var animatableData: Double {
        get { share }
        set { share = newValue }
    }

    func path(in rect: CGRect) -> Path {
        let center = BarMark.center(share, rect)
        let radius = rect.height / 2 + gap
        // Two pieces with round ends where they are cut.
        var path = Path()
        let left = center - radius - rect.minX
        let right = rect.maxX - center - radius
        if left > 0 { path.addPath(piece(CGRect(x: rect.minX, y: rect.minY, width: left, height: rect.height))) }
        if right > 0 {
            path.addPath(piece(CGRect(x: center + radius, y: rect.minY, width: right, height: rect.height)))
        }
        return path
    }

    private func piece(_ rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// A disc as high as the bar.
private struct BarMark: Shape {
    var share: Double

    var animatableData: Double {
        get { share }
        set { share = newValue }
    }

    static func center(_ share: Double, _ rect: CGRect) -> CGFloat {
        rect.minX + rect.height / 2 + max(0, rect.width - rect.height) * CGFloat(share)
    }

    func path(in rect: CGRect) -> Path {
        let radius = rect.height / 2
        let x = Self.center(share, rect)
        return Path(ellipseIn: CGRect(x: x - radius, y: rect.minY, width: 2 * radius, height: 2 * radius))
    }
}
