import Raster

/// Free space that grows along the axis of the stack around, or along both axes outside of a stack.
public struct Spacer: Sendable {
    /// The least length in points; nil for the usual distance between views.
    public var minLength: CGFloat?

    /// Makes free space.
    public nonisolated init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: View {
    /// There is none.
    public typealias Body = Never
    /// A node with an empty box.
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        LeafNode(view, inputs) { SpacerBox(view, $0) }
    }
}

private final class SpacerBox: LeafBox<Spacer> {
    private var minLength: Double { view.minLength.map { Double($0).asLength } ?? ViewSpacing.standard }

    override init(_ view: Spacer, _ node: _Node) {
        super.init(view, node)
        graph.usesLayoutPriority = true
    }

    override func update(_ new: Spacer) {
        view = new
        invalidateLayout()
    }

    /// The axis of the stack around may have changed.
    override func environmentDidChange() { invalidateLayout() }

    override func computeAnswer(_ proposal: Proposal) -> SizeAnswer {
        let size = Size(
            width: max(minLength, proposal.width ?? minLength), height: max(minLength, proposal.height ?? minLength))
        var answer = SizeAnswer(size, only: proposal)
        switch node.environment.stackAxis {
        case .horizontal: (answer.size.height, answer.height) = (0, .all)
        case .vertical: (answer.size.width, answer.width) = (0, .all)
        case nil: break
        }
        return answer
    }

    override var spacing: ViewSpacing { .zero }
    override var isSpacer: Bool { true }
    /// Free space is what everything else leaves.
    override var layoutPriority: Double { -.infinity }
}
