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

private final class FixedFrameBox: AligningBox<_FrameLayout> {
    override var alignment: Alignment { modifier.alignment }

    override func proposalForChild(_ proposal: Proposal, in size: Size) -> Proposal {
        Proposal(width: modifier.width ?? proposal.width, height: modifier.height ?? proposal.height)
    }

    override func computeAnswer(_ proposal: Proposal) -> SizeAnswer {
        if let width = modifier.width, let height = modifier.height {
            return SizeAnswer(always: Size(width: width, height: height))
        }
        var answer = childAnswer(proposalForChild(proposal, in: .zero))
        if let width = modifier.width { (answer.size.width, answer.width) = (width, .all) }
        if let height = modifier.height { (answer.size.height, answer.height) = (height, .all) }
        return answer
    }
}

extension View {
    /// Leaves the view as it is.
    @available(*, deprecated, message: "Please pass one or more parameters.")
    public nonisolated func frame() -> some View { modifier(EmptyModifier()) }

    /// Gives the view a fixed width, a fixed height or both, in points; nil keeps the view's own.
    public nonisolated func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(_FrameLayout(width: width, height: height, alignment: alignment))
    }
}
