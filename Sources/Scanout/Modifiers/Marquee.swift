extension View {
    /// Lets what is too wide for its place pass through it again and again, as a line of news does; what finds room
    /// stands still and wakes nobody. This is Scanout's own: SwiftUI has nothing like it.
    ///
    /// The view takes the width that it is offered, at most its own. It moves by `speed` points a second, with `spacing`
    /// points between its end and its next beginning, and rests for `delay` seconds each time it is back at its
    /// beginning.
    public nonisolated func marquee(
        speed: CGFloat = 40, spacing: CGFloat = 32, delay: TimeInterval = 1
    ) -> some View {
        modifier(
            _MarqueeModifier(
                speed: speed.isFinite ? max(1, speed) : 40, spacing: spacing.isFinite ? max(0, spacing) : 32,
                delay: delay.isFinite ? max(0, delay) : 1))
    }
}

/// Lets what is too wide pass through its place.
public struct _MarqueeModifier: ViewModifier {
    let speed: CGFloat
    let spacing: CGFloat
    let delay: TimeInterval
    @State private var content: CGFloat = 0
    @State private var room: CGFloat = 0

    /// The view, and once more where it does not fit.
    public func body(content view: Content) -> some View {
        let distance = content + spacing
        MarqueeRun(
            isMoving: room > 0 && content > room + 0.01, spacing: spacing,
            animation: .linear(duration: Double(distance / speed)).delay(delay).repeatForever(autoreverses: false)
        ) {
            view.lineLimit(1).fixedSize().onGeometryChange(for: CGFloat.self) {
                $0.size.width
            } action: {
                content = $0
            }
        } copy: {
            view.lineLimit(1).fixedSize()
        }
        .id([content, room])
        .onGeometryChange(for: CGFloat.self) {
            $0.size.width
        } action: {
            room = $0
        }
        .clipped()
    }
}

/// One way through, over and over.
private struct MarqueeRun<First: View, Second: View>: View {
    let isMoving: Bool
    let spacing: CGFloat
    let animation: Animation
    @ViewBuilder let first: First
    @ViewBuilder let copy: Second
    @State private var phase: CGFloat = 0

    var body: some View {
        MarqueeLayout(spacing: spacing, phase: phase) {
            first
            if isMoving { copy }
        }
        .onAppear {
            guard isMoving else { return }
            withAnimation(animation) { phase = 1 }
        }
    }
}

/// Puts a view and its copy one after the other, moved by a part of their distance.
private struct MarqueeLayout: Layout {
    let spacing: CGFloat
    var phase: CGFloat

    var animatableData: CGFloat {
        get { phase }
        set { phase = newValue }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let ideal = subviews.first?.sizeThatFits(.unspecified) ?? .zero
        return CGSize(width: min(proposal.width ?? ideal.width, ideal.width), height: ideal.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let width = subviews.first?.sizeThatFits(.unspecified).width ?? 0
        for (index, subview) in subviews.enumerated() {
            let x = bounds.minX + (CGFloat(index) - phase) * (width + spacing)
            subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
        }
    }
}
