import Components
import Scanout

/// All components on one panel, sized for it, with a value that grows from 0 to 1 in steps every half second.
struct ArticleScene: View {
    @State private var progress = 0.0

    var body: some View {
        GeometryReader { panel in
            content(panel.size).frame(width: panel.size.width, height: panel.size.height)
        }
        .onAppear {
            Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { timer in
                progress = min(1, progress + 0.1)
                if progress > 0.99 { timer.invalidate() }
            }
        }
    }

    @ViewBuilder private func content(_ size: CGSize) -> some View {
        if size.width < 180 || size.height < 120 {
            small(size)
        } else {
            large(size, unit: min(size.width / 320, size.height / 240))
        }
    }

    /// Two lines of text and a light, for displays of some ten lines of text at most.
    private func small(_ size: CGSize) -> some View {
        VStack(spacing: 4) {
            ProgressBar(value: $progress, color: .primary, shade: 0, thickness: 6)
            if size.height >= 56 { light(width: size.width, height: 10) }
        }
        .font(.system(size: 11))
        .padding(4)
    }

    private func large(_ size: CGSize, unit: CGFloat) -> some View {
        VStack(spacing: 8 * unit) {
            ProgressBar(value: $progress, thickness: 10 * unit)
            HStack(spacing: 16 * unit) {
                CircularProgressBar(value: $progress, thickness: 5 * unit, diameter: 72 * unit)
                RingGauge(value: progress * 100, thickness: 5 * unit)
                CircularActivityIndicator(thickness: 4 * unit, diameter: 48 * unit)
            }
            light(width: size.width - 16 * unit, height: 32 * unit)
            AdaptiveLegend(
                items: [
                    .init("success", color: .blue), .init("Failure", color: .orange), .init("Undefined", color: .gray),
                ], swatch: CGSize(width: 15 * unit, height: 7 * unit))
        }
        .font(.system(size: 15 * unit))
        .padding(8 * unit)
    }

    /// Six squares as wide as the panel allows and no higher than asked for; each has 5 points around it and the usual
    /// distance to the next.
    private func light(width: CGFloat, height: CGFloat) -> some View {
        KnightRider(size: max(2, min(height, (width - 5 * 8 - 6 * 10) / 6)))
    }
}
