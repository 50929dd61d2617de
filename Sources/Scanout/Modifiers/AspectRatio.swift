import Raster

/// How a view of given proportions fills a frame of others.
public enum ContentMode: Hashable, CaseIterable, Sendable {
    /// All of the view is in the frame.
    case fit
    /// All of the frame is in the view.
    case fill
}

/// Keeps a view's proportions.
public struct _AspectRatioLayout: Sendable {
    let ratio: Double?
    let mode: ContentMode

    /// There is none.
    public typealias Body = Never

    /// The box that keeps them.
    @MainActor public static func _makeBox(_ modifier: Self, _ node: _Node) -> _ModifierBox<Self> {
        AspectRatioBox(modifier, node)
    }
}

extension _AspectRatioLayout: _UnaryModifier {}

private final class AspectRatioBox: _ModifierBox<_AspectRatioLayout> {
    private func inner(_ proposal: Proposal) -> Proposal {
        guard let ratio = ratio, ratio > 0 else { return proposal }
        switch (proposal.width, proposal.height) {
        case (nil, nil): return proposal
        case (let width?, nil): return Proposal(width: width, height: width / ratio)
        case (nil, let height?): return Proposal(width: height * ratio, height: height)
        case (let width?, let height?):
            let isWidthBound = modifier.mode == .fit ? width / ratio <= height : width / ratio >= height
            return isWidthBound
                ? Proposal(width: width, height: width / ratio) : Proposal(width: height * ratio, height: height)
        }
    }

    /// The ratio given, else the one of the child's ideal size.
    private var ratio: Double? {
        if let ratio = modifier.ratio { return ratio.isFinite ? ratio : nil }
        guard let ideal = child?.measure(.unspecified), ideal.height > 0, ideal.width > 0 else { return nil }
        return ideal.width / ideal.height
    }

    override func computeSize(_ proposal: Proposal) -> Size { child?.measure(inner(proposal)) ?? .zero }

    override func placeChildren(in size: Size, proposal: Proposal) {
        child?.pending = PendingPlacement(position: .zero, anchor: .zero, proposal: inner(proposal))
    }
}

extension View {
    /// Keeps proportions: width divided by height, or those of the ideal size.
    public nonisolated func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modifier(_AspectRatioLayout(ratio: aspectRatio.map { Double($0) }, mode: contentMode))
    }
    /// Keeps the proportions of a size.
    public nonisolated func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }
    /// Keeps the ideal proportions and fits them into the frame.
    public nonisolated func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
    /// Keeps the ideal proportions and fills the frame.
    public nonisolated func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
