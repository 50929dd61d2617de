import Scanout

/// A row of squares through which a light runs to and fro, as long as it is shown.
///
///     KnightRider()
///     KnightRider(count: 8, color: .green, size: 16, interval: 0.1)
///
/// One square after the other is lit, an interval each; at both ends there is one interval in which none is. A square
/// fades in and out over two intervals, so neighbours glow together. Each square stands in a margin of an eighth of
/// its size on a background, 8 points from the next one's margin: six squares of 40 points make a row of 340 by 50.
public struct KnightRider: View {
    private let count: Int
    private let color: Color
    private let background: Color
    private let size: CGFloat
    private let interval: Double

    @State private var phase = 0
    @State private var timer: Timer?

    /// Makes a row.
    ///
    /// - Parameters:
    ///   - count: The number of squares, 1...100; others count as the nearest of these.
    ///   - color: The colour of a lit square; others have a fifth of it.
    ///   - background: The colour behind the squares.
    ///   - size: The side of a square in points.
    ///   - interval: Seconds from one square to the next; where that is not a positive number, none is ever lit.
    public init(
        count: Int = 6, color: Color = .red, background: Color = .black, size: CGFloat = 40, interval: Double = 0.15
    ) {
        self.count = min(max(count, 1), 100)
        self.color = color
        self.background = background
        self.size = size
        self.interval = interval
    }

    /// The squares side by side.
    public var body: some View {
        HStack(spacing: 8) {
            ForEach(0..<count, id: \.self) { index in
                KnightRiderSquare(isLit: index == litIndex, color: color, size: size, fading: 2 * interval)
            }
        }
        .background(background)
        .onAppear { start() }
        .onDisappear { stop() }
        .onChange(of: interval) { start() }
    }

    /// The phases run 0: none yet lit; 1...count: to the right; count + 1: none; then back to the left.
    private var litIndex: Int? {
        let phase = phase % phaseCount
        if phase >= 1 && phase <= count { return phase - 1 }
        if phase >= count + 2 { return 2 * count + 1 - phase }
        return nil
    }

    private var phaseCount: Int { 2 * (count + 1) }

    private func start() {
        stop()
        guard interval > 0, interval.isFinite else { return }
        timer = Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { _ in
            phase = (phase + 1) % phaseCount
        }
    }

    private func stop() {
        timer?.invalidate()
        timer = nil
    }
}

/// One square of the row.
private struct KnightRiderSquare: View {
    let isLit: Bool
    let color: Color
    let size: CGFloat
    let fading: Double

    var body: some View {
        Rectangle()
            .foregroundColor(color)
            .opacity(isLit ? 1 : 0.2)
            .frame(width: size, height: size)
            .padding(.all, size / 8)
            .animation(.linear(duration: fading), value: isLit)
    }
}
