import Scanout

/// The picture of a splash: the one that was named, in its proportions and no larger than it is; else a sign that the
/// project draws itself; where something failed, a warning.
public struct SplashLogo: View {
    private let state: SplashState
    private let side: CGFloat

    /// Makes a picture.
    ///
    /// - Parameter side: The side of the square that it fits into, in points.
    public init(state: SplashState, side: CGFloat) {
        self.state = state
        self.side = side
    }

    /// The picture.
    public var body: some View {
        if state.mode == .failure {
            Image(systemName: "exclamationmark.triangle.fill")
                .resizable()
                .foregroundStyle(.orange)
                .frame(width: side, height: side)
        } else if let logo = state.logo {
            Image(decorative: logo, scale: 1)
                .resizable()
                .frame(width: fitted(logo).width, height: fitted(logo).height)
        } else {
            sign
        }
    }

    private func fitted(_ logo: CGImage) -> CGSize {
        let factor = min(1, side * 2 / CGFloat(logo.width), side / CGFloat(logo.height))
        return CGSize(
            width: max(1, (CGFloat(logo.width) * factor).rounded()),
            height: max(1, (CGFloat(logo.height) * factor).rounded()))
    }

    /// A panel on which three rows are drawn, each further than the next.
    private var sign: some View {
        let line = max(1, (side / 12).rounded())
        return VStack(alignment: .leading, spacing: line) {
            ForEach(0..<3, id: \.self) { row in
                Rectangle()
                    .fill(row == 0 ? Color.cyan : Color.primary)
                    .frame(width: line * CGFloat(7 - 2 * row), height: line)
            }
        }
        .frame(width: line * 9, height: line * 9, alignment: .leading)
        .padding(.leading, line * 2)
        .overlay { RoundedRectangle(cornerRadius: line).strokeBorder(lineWidth: line) }
        .frame(width: side, height: side)
    }
}
