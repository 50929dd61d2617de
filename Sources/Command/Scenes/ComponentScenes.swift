import Components
import Scanout

/// A bar and a ring that fill in steps: below each other, beside each other or the bar alone, as the panel has room.
struct ProgressScene: View {
    @State private var progress = 0.0

    var body: some View {
        ViewThatFits {
            VStack(spacing: 16) {
                ProgressBar(value: $progress)
                CircularProgressBar(value: $progress)
            }
            .padding()
            VStack(spacing: 8) {
                ProgressBar(value: $progress)
                CircularProgressBar(value: $progress, diameter: 60)
            }
            .font(.footnote)
            .padding(8)
            HStack(spacing: 8) {
                CircularProgressBar(value: $progress, color: .primary, thickness: 4, diameter: 46)
                bar("")
            }
            .font(.system(size: 11))
            .padding(4)
            bar("Progress:").padding(4)
        }
        .onAppear {
            Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { timer in
                progress = min(1, progress + 0.1)
                if progress > 0.99 { timer.invalidate() }
            }
        }
    }

    /// For panels of one bit a pixel.
    private func bar(_ label: String) -> some View {
        ProgressBar(value: $progress, label: label, color: .primary, shade: 0, thickness: 6).font(.system(size: 11))
    }
}

/// What moves without a value, as large as the panel has room.
struct ActivityScene: View {
    var body: some View {
        ViewThatFits {
            column(diameter: 100, square: 24, spacing: 16)
            column(diameter: 60, square: 12, spacing: 8)
            column(diameter: 36, square: 6, spacing: 6)
            HStack(spacing: 8) { parts(diameter: 22, square: 4) }
        }
    }

    private func column(diameter: CGFloat, square: CGFloat, spacing: CGFloat) -> some View {
        VStack(spacing: spacing) { parts(diameter: diameter, square: square) }
    }

    @ViewBuilder private func parts(diameter: CGFloat, square: CGFloat) -> some View {
        CircularActivityIndicator(diameter: diameter)
        KnightRider(size: square)
    }
}

/// Rings round a number, a text and a symbol, as many as the panel has room for.
struct GaugeScene: View {
    var body: some View {
        ViewThatFits {
            HStack(spacing: 16) { gauges }
            VStack(spacing: 8) { gauges }
            RingGauge(value: 42)
            HStack(spacing: 8) { smallGauges }
            RingGauge(value: 42, thickness: 3).font(.system(size: 9))
            HStack(spacing: 8) {
                RingGauge(value: 60, thickness: 3) {
                    Image(systemName: "headphones").resizable().frame(width: 15, height: 15)
                }
                Text("60 %")
            }
        }
    }

    @ViewBuilder private var gauges: some View {
        RingGauge(value: 42)
        RingGauge(value: 75) { Text("Tank").font(.caption) }
        RingGauge(value: 60) { Image(systemName: "headphones").resizable().frame(width: 40, height: 40) }
    }

    @ViewBuilder private var smallGauges: some View {
        RingGauge(value: 42, thickness: 3).font(.system(size: 9))
        RingGauge(value: 75, thickness: 3) { Text("Tank").font(.system(size: 12)) }
    }
}

/// A legend over three widths; one on small panels.
struct LegendScene: View {
    private let items: [AdaptiveLegend.Item] = [
        .init("success", color: .blue), .init("Failure", color: .orange), .init("Undefined", color: .gray),
    ]
    private let shortItems: [AdaptiveLegend.Item] = [
        .init("OK", color: .blue), .init("Failed", color: .orange), .init("None", color: .gray),
    ]

    var body: some View {
        GeometryReader { panel in
            Group {
                if panel.size.height < 150 || panel.size.width < 140 {
                    AdaptiveLegend(items: shortItems)
                        .font(.system(size: panel.size.width < 110 ? 9 : 11))
                        .fixedSize(horizontal: false, vertical: true)
                } else {
                    legends.font(.system(size: panel.size.width < 240 ? 10 : 17))
                }
            }
            .padding(8)
            .frame(width: panel.size.width, height: panel.size.height)
        }
    }

    private var legends: some View {
        VStack(alignment: .leading, spacing: 16) {
            AdaptiveLegend("Hives Count:", items: items)
            AdaptiveLegend(items: items).frame(maxWidth: 240, alignment: .leading)
            AdaptiveLegend(items: items).frame(maxWidth: 60, alignment: .leading)
        }
    }
}
