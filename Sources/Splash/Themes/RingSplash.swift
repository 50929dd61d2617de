import Components
import Scanout

/// A ring that closes round the percentage; before there is a number, half of it turns round the picture.
struct RingSplash: SplashScreen {
    func body(_ state: SplashState) -> some View {
        GeometryReader { geometry in
            let metrics = SplashMetrics(size: geometry.size)
            Group {
                if metrics.isLow {
                    HStack(spacing: 6) {
                        ring(state, metrics, diameter: (geometry.size.height * 0.75).rounded())
                        SplashWords(state: state, metrics: metrics)
                    }
                } else {
                    VStack(spacing: metrics.spacing) {
                        ring(state, metrics, diameter: metrics.ringDiameter)
                        SplashWords(state: state, metrics: metrics)
                    }
                }
            }
            .frame(width: geometry.size.width, height: geometry.size.height)
        }
    }

    private func ring(_ state: SplashState, _ metrics: SplashMetrics, diameter: CGFloat) -> some View {
        ZStack {
            if let progress = state.progress {
                CircularProgressBar(
                    value: progress, showsLabel: false, color: .cyan, trackColor: .gray.opacity(0.3),
                    thickness: metrics.barHeight, diameter: diameter
                )
                .scaleEffect(x: state.fillsFromRight ? -1 : 1, y: 1)
                if !metrics.isLow {
                    Text(verbatim: "\(Int((progress * 100).rounded())) %")
                        .font(.system(size: (diameter / 5).rounded()))
                        .monospacedDigit()
                }
            } else {
                if state.isActive {
                    CircularActivityIndicator(
                        color: .cyan, thickness: metrics.barHeight, diameter: diameter, period: 1.6)
                }
                if !metrics.isLow { SplashLogo(state: state, side: (diameter / 2).rounded()) }
            }
        }
    }
}
