/// The box of a modifier whose animatable part changes how what is inside is drawn, and nothing in the layout.
class AnimatedBox<M: Animatable>: _ModifierBox<M> {
    /// The modifier aimed at, and the one shown now.
    @exclusivity(unchecked) final var effect: Animated<M>

    override init(_ modifier: M, _ node: _Node) {
        effect = Animated(modifier)
        super.init(modifier, node)
    }

    override func update(_ new: M) {
        modifier = new
        move(&effect, to: new)
        setNeedsDisplay(moved: true)
    }

    override final func computeAnswer(_ proposal: Proposal) -> SizeAnswer { childAnswer(proposal) }

    override func stepAnimations(at time: Double) -> Bool { stepEffect(at: time) }

    /// Takes what is animated to a time. False when it has arrived. For boxes of one modifier to call, so that it is
    /// compiled for that.
    @inline(__always)
    final func stepEffect(at time: Double) -> Bool {
        let isMoving = stepMotion(at: time)
        guard effect.isMoving else { return isMoving }
        effect.step(at: time)
        setNeedsDisplay(moved: true)
        return isMoving || effect.isMoving
    }
}
