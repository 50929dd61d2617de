import Raster

/// Gives a view a fixed extent.
public struct _FrameLayout: Sendable {
    let width: Double?
    let height: Double?
    let alignment: Alignment

    /// There is none.
    public typealias Body = Never

    nonisolated init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
        self.width = width.map { Self.extent(Double($0)) }
        self.height = height.map { Self.extent(Double($0)) }
        self.alignment = alignment
    }

    /// A fixed extent is never negative, NaN or infinite.
    private nonisolated static func extent(_ value: Double) -> Double { value.isFinite ? max(0, value) : 0 }

    /// The box with the fixed extent.
    @MainActor public static func _makeBox(_ modifier: Self, _ node: _Node) -> _ModifierBox<Self> {
        FixedFrameBox(modifier, node)
    }
}

extension _FrameLayout: _UnaryModifier {}

/// A box whose child stands in it by an alignment.
class AligningBox<M>: _ModifierBox<M> {
    var alignment: Alignment { .center }
    /// What the child is offered.
    func proposalForChild(_ proposal: Proposal, in size: Size) -> Proposal { proposal }

    final func place(of child: _LayoutNode, in size: Size, _ proposal: Proposal) -> (size: Size, origin: Point) {
        let childSize = child.measure(proposal).bounded
        return (
            childSize,
            Point(
                x: guide(alignment.horizontal.key, size) - child.guide(alignment.horizontal.key, in: childSize),
                y: guide(alignment.vertical.key, size) - child.guide(alignment.vertical.key, in: childSize))
        )
    }

    /// The box's own guides are the defaults, whatever the child says.
    private func guide(_ key: AlignmentKey, _ size: Size) -> Double {
        Double(key.id.defaultValue(in: ViewDimensions(size: size, node: nil))).asLength
    }

    override func placeChildren(in size: Size, proposal: Proposal) {
        guard let child else { return }
        let inner = proposalForChild(proposal, in: size)
        child.pending = PendingPlacement(
            position: place(of: child, in: size, inner).origin, anchor: .zero, proposal: inner)
    }

    override func explicitAlignment(_ key: AlignmentKey, in size: Size) -> CGFloat? {
        guard let child else { return nil }
        let place = place(of: child, in: size, proposalForChild(Proposal(size), in: size))
        return childGuide(key, (child, place.size, place.origin))
    }
}

private final class FixedFrameBox: AligningBox<_FrameLayout> {
    override var alignment: Alignment { modifier.alignment }

    override func proposalForChild(_ proposal: Proposal, in size: Size) -> Proposal {
        Proposal(width: modifier.width ?? proposal.width, height: modifier.height ?? proposal.height)
    }

    override func computeSize(_ proposal: Proposal) -> Size {
        if let width = modifier.width, let height = modifier.height { return Size(width: width, height: height) }
        let size = child?.measure(proposalForChild(proposal, in: .zero)) ?? .zero
        return Size(width: modifier.width ?? size.width, height: modifier.height ?? size.height)
    }
}

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

    override func computeSize(_ proposal: Proposal) -> Size {
        let size = child?.measure(inner(proposal)) ?? .zero
        return Size(
            width: modifier.horizontal.result(child: size.width, offered: proposal.width),
            height: modifier.vertical.result(child: size.height, offered: proposal.height))
    }
}

extension View {
    /// Gives the view a fixed width, a fixed height or both, in points; nil keeps the view's own.
    public nonisolated func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(_FrameLayout(width: width, height: height, alignment: alignment))
    }

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
