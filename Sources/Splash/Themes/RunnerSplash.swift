import Components
import Scanout

/// Dark on light: a light runs to and fro until there is a number, which fills a bar.
struct RunnerSplash: SplashScreen {
    var colorScheme: ColorScheme { .light }

    func body(_ state: SplashState) -> some View {
        GeometryReader { geometry in
            let metrics = SplashMetrics(size: geometry.size)
            VStack(spacing: metrics.spacing) {
                if !metrics.isLow { SplashLogo(state: state, side: metrics.logoSide) }
                progress(state, metrics)
                SplashWords(state: state, metrics: metrics)
            }
            .frame(width: geometry.size.width, height: geometry.size.height)
        }
    }

    @ViewBuilder private func progress(_ state: SplashState, _ metrics: SplashMetrics) -> some View {
        if let progress = state.progress {
            ProgressBar(value: progress, label: nil, color: .blue, shade: 0, thickness: metrics.barHeight)
                .scaleEffect(x: state.fillsFromRight ? -1 : 1, y: 1)
                .frame(width: metrics.barWidth)
        } else if state.isActive {
            KnightRider(color: .blue, background: .clear, size: max(4, metrics.unit.rounded()))
        }
    }
}
