import Raster

/// The box of an `HStack` or a `VStack`.
final class StackBox: ContainerBox {
    private var algorithm: StackAlgorithm
    var axis: Axis { algorithm.axis }

    init(_ node: _Node, _ algorithm: StackAlgorithm) {
        self.algorithm = algorithm
        super.init(node)
    }

    func update(_ new: StackAlgorithm) {
        if new == algorithm { return }
        algorithm = new
        invalidateLayout()
    }

    override func computeAnswer(_ proposal: Proposal) -> SizeAnswer { algorithm.answer(proposal, children) }
    override func placeChildren(in size: Size, proposal: Proposal) { algorithm.place(proposal, children) }
    override var spacing: ViewSpacing { .ofStack(subviews, along: axis) }
}
