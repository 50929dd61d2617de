import Raster

/// Bounds a view's extents from below and above.
public struct _FlexFrameLayout: Sendable {
    /// What is asked of one extent.
    struct Extent: Hashable, Sendable {
        var minimum: Double?
        var ideal: Double?
        var maximum: Double?

        /// Bounds that are out of order are raised to the one before; a NaN is none.
        init(_ minimum: CGFloat?, _ ideal: CGFloat?, _ maximum: CGFloat?) {
            self.minimum = Self.sound(minimum)
            self.ideal = Self.raised(Self.sound(ideal), self.minimum)
            self.maximum = Self.raised(Self.sound(maximum), self.minimum)
        }

        private static func sound(_ value: CGFloat?) -> Double? {
            guard let value, !value.isNaN else { return nil }
            return max(0, Double(value))
        }

        private static func raised(_ value: Double?, _ floor: Double?) -> Double? {
            guard let value, let floor else { return value }
            return max(value, floor)
        }

        /// Whether nothing is asked.
        var isFree: Bool { minimum == nil && ideal == nil && maximum == nil }

        func proposal(_ offered: Double?) -> Double? {
            guard var value = offered ?? ideal else { return nil }
            if let minimum { value = max(value, minimum) }
            if let maximum { value = min(value, maximum) }
            return value
        }

        /// The frame's extent: the child's, stretched towards what was offered where a bound is given.
        func result(child: Double, offered: Double?) -> Double {
            let proposal = proposal(offered)
            var value = child
            if let minimum { value = max(minimum, min(value, proposal ?? value)) }
            if let maximum { value = min(maximum, max(value, proposal ?? value)) }
            if offered == nil, let ideal { value = ideal }
            return value
        }
    }

    let horizontal: Extent
    let vertical: Extent
    let alignment: Alignment

    /// There is none.
    public typealias Body = Never

    /// The box with the bounds.
    @MainActor public static func _makeBox(_ modifier: Self, _ node: _Node) -> _ModifierBox<Self> {
        FlexFrameBox(modifier, node)
    }
}

extension _FlexFrameLayout: _UnaryModifier {}

private final class FlexFrameBox: AligningBox<_FlexFrameLayout> {
    override var alignment: Alignment { modifier.alignment }

    private func inner(_ proposal: Proposal) -> Proposal {
        Proposal(
            width: modifier.horizontal.proposal(proposal.width), height: modifier.vertical.proposal(proposal.height))
    }

    override func proposalForChild(_ proposal: Proposal, in size: Size) -> Proposal { inner(proposal) }

    override func computeAnswer(_ proposal: Proposal) -> SizeAnswer {
        var answer = childAnswer(inner(proposal))
        let size = answer.size
        answer.size = Size(
            width: modifier.horizontal.result(child: size.width, offered: proposal.width),
            height: modifier.vertical.result(child: size.height, offered: proposal.height))
        if !modifier.horizontal.isFree { answer.width = ExtentInterval(proposal.widthExtent) }
        if !modifier.vertical.isFree { answer.height = ExtentInterval(proposal.heightExtent) }
        return answer
    }
}

extension View {
    /// Bounds the view's extents, in points; nil sets no bound.
    public nonisolated func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(
            _FlexFrameLayout(
                horizontal: .init(minWidth, idealWidth, maxWidth), vertical: .init(minHeight, idealHeight, maxHeight),
                alignment: alignment))
    }
}
