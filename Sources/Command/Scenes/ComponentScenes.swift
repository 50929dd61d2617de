import Components
import Scanout

/// A bar and a ring that fill in steps.
struct ProgressScene: View {
    @State private var progress = 0.0

    var body: some View {
        VStack(spacing: 16) {
            ProgressBar(value: $progress)
            CircularProgressBar(value: $progress)
        }
        .padding()
        .onAppear {
            Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { timer in
                progress = min(1, progress + 0.1)
                if progress > 0.99 { timer.invalidate() }
            }
        }
    }
}

/// What moves without a value.
struct ActivityScene: View {
    var body: some View {
        VStack(spacing: 16) {
            CircularActivityIndicator()
            KnightRider(size: 24)
        }
    }
}

/// Rings round a number, a text and a symbol.
struct GaugeScene: View {
    var body: some View {
        ViewThatFits {
            HStack(spacing: 16) { gauges }
            VStack(spacing: 8) { gauges }
            RingGauge(value: 42)
        }
    }

    @ViewBuilder private var gauges: some View {
        RingGauge(value: 42)
        RingGauge(value: 75) { Text("Tank").font(.caption) }
        RingGauge(value: 60) { Image(systemName: "headphones").resizable().frame(width: 40, height: 40) }
    }
}

/// A legend over three widths.
struct LegendScene: View {
    private let items: [AdaptiveLegend.Item] = [
        .init("success", color: .blue), .init("Failure", color: .orange), .init("Undefined", color: .gray),
    ]

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            AdaptiveLegend("Hives Count:", items: items)
            AdaptiveLegend(items: items).frame(maxWidth: 240, alignment: .leading)
            AdaptiveLegend(items: items).frame(maxWidth: 60, alignment: .leading)
        }
        .padding(8)
    }
}
