import Components
import Scanout

/// A picture, and under it a bar that fills; before there is a number, half a ring turns.
struct BarSplash: SplashScreen {
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
            ProgressBar(value: progress, label: nil, color: .white, shade: 0, thickness: metrics.barHeight)
                .scaleEffect(x: state.fillsFromRight ? -1 : 1, y: 1)
                .frame(width: metrics.barWidth)
        } else if state.isActive && !metrics.isLow {
            CircularActivityIndicator(
                color: .white, thickness: metrics.barHeight, diameter: metrics.unit * 2, period: 1.2)
        }
    }
}
