import Scanout

/// What a splash says: the message, the time that is left, and a question with what was typed so far.
struct SplashWords: View {
    let state: SplashState
    let metrics: SplashMetrics

    var body: some View {
        VStack(spacing: (metrics.spacing / 2).rounded()) {
            if let prompt = state.prompt {
                words(prompt.text)
                field(prompt)
            } else {
                if !message.isEmpty { words(message) }
            }
        }
        .padding(.horizontal, metrics.spacing)
    }

    private var message: String {
        guard let seconds = state.countdown else { return state.message }
        let time = seconds >= 120 ? "\((seconds + 59) / 60) min" : "\(seconds) s"
        return state.message.isEmpty ? time : "\(state.message) in \(time)"
    }

    private func words(_ text: String) -> some View {
        Text(verbatim: text)
            .font(.system(size: metrics.textSize.rounded()))
            .monospacedDigit()
            .multilineTextAlignment(.center)
            .lineLimit(metrics.isLow ? 1 : 4)
    }

    private func field(_ prompt: SplashState.Prompt) -> some View {
        let dot = max(3, (metrics.textSize / 2).rounded())
        return HStack(spacing: dot) {
            if prompt.isSecret {
                // The end of a long line shows that keys still arrive.
                ForEach(0..<min(prompt.typed.count, 20), id: \.self) { _ in
                    Circle().frame(width: dot, height: dot)
                }
            } else {
                Text(verbatim: String(prompt.typed.suffix(40))).font(.system(size: metrics.textSize.rounded()))
            }
            Rectangle().frame(width: max(1, (dot / 3).rounded()), height: metrics.textSize.rounded())
        }
        .padding(dot)
        .overlay { RoundedRectangle(cornerRadius: dot).strokeBorder(lineWidth: max(1, (dot / 5).rounded())) }
    }
}

extension SplashState {
    /// Whether something is to move: things are under way, and nobody has said how far they are.
    var isActive: Bool { mode != .failure && prompt == nil && !isPaused }
}
