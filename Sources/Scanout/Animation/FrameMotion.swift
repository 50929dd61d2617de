import Raster

/// A box's place in its parent and its size, as one animatable value.
struct FrameValue: Animatable, Hashable {
    var origin: Point
    var size: Size

    typealias Pair = AnimatablePair<Double, Double>

    var animatableData: AnimatablePair<Pair, Pair> {
        get { Pair.Whole(Pair(origin.x, origin.y), Pair(size.width, size.height)) }
        set {
            origin = Point(x: newValue.first.first, y: newValue.first.second)
            size = Size(width: newValue.second.first, height: newValue.second.second)
        }
    }
}

extension AnimatablePair where First == Double, Second == Double {
    fileprivate typealias Whole = AnimatablePair<AnimatablePair<Double, Double>, AnimatablePair<Double, Double>>
}

/// A box on its way from one frame to another.
///
/// Layout is done once for where things end up; only the frames of boxes that moved are interpolated, so that an
/// animation costs no layout a frame.
final class FrameMotion {
    var frame: Animated<FrameValue>
    /// How much of the box shows while it comes in or leaves without a transition of its own.
    var fade: Animated<Double>?
    /// Whether the box came while boxes around it move: it stands where it belongs and is not taken along.
    var isAnchored = false

    init(_ frame: FrameValue) { self.frame = Animated(frame) }
}

extension _LayoutNode {
    /// The place in the parent that is shown now.
    final var shownOrigin: Point {
        guard let motion else { return origin }
        let shown = motion.frame.shown.origin
        guard motion.isAnchored else { return shown }
        let away = displacementAround
        return Point(x: shown.x - away.x, y: shown.y - away.y)
    }
    /// The size that is shown now.
    final var shownSize: Size { motion?.frame.shown.size ?? size }

    /// How far the boxes around have still to go.
    private final var displacementAround: Point {
        var sum = Point.zero
        var box = parent
        while let current = box, !current.movesAsOne {
            if let motion = current.motion {
                sum.x += motion.frame.shown.origin.x - current.origin.x
                sum.y += motion.frame.shown.origin.y - current.origin.y
                if motion.isAnchored { break }
            }
            box = current.parent
        }
        return sum
    }

    /// Keeps a box that is placed for the first time from being taken along by boxes around that move.
    final func anchorFrame() {
        let value = FrameValue(origin: origin, size: size)
        motion?.frame = Animated(value)
        guard let parent, parent.isPlaced, displacementAround != .zero else { return }
        let motion = self.motion ?? FrameMotion(value)
        motion.isAnchored = true
        self.motion = motion
        graph.animate(self)
    }

    /// Goes from an old frame to the one just laid out, as the transaction says.
    final func animateFrame(from old: FrameValue) {
        let transaction = node.transaction
        guard transaction.animation != nil || motion != nil else { return }
        if graph.resize != nil, motion?.frame.isMoving ?? false, follows(transaction) { return followResize() }
        let motion = self.motion ?? FrameMotion(old)
        let starts = motion.frame.set(
            FrameValue(origin: origin, size: size), transaction: transaction, time: node.graph.time)
        self.motion = motion.frame.isMoving || motion.fade != nil || motion.isAnchored ? motion : nil
        if starts { graph.animate(self) }
    }

    /// Goes on with a motion though the panel has another size, and so perhaps the box and the one around it.
    final func followResize() {
        guard let motion, motion.frame.isMoving, let resize = graph.resize, follows(node.transaction) else { return }
        let factors = resize.factors(for: self)
        motion.frame.follow(FrameValue(origin: origin, size: size), time: graph.time) { data in
            var change = FrameValue(origin: .zero, size: .zero)
            change.animatableData = data
            change.scale(by: factors)
            data = change.animatableData
        }
        setNeedsDisplay(moved: true)
    }

    /// Shows the box little by little, or less and less, as the transaction says.
    final func fade(from start: Double, to end: Double, _ transaction: Transaction) {
        let motion = self.motion ?? FrameMotion(FrameValue(origin: origin, size: size))
        var fade = motion.fade ?? Animated(start)
        _ = fade.set(end, transaction: transaction, time: graph.time, environment: node.environment)
        motion.fade = fade
        self.motion = motion
        setNeedsDisplay(moved: true)
        graph.animate(self)
    }

    private func stepFade(at time: Double) -> Bool {
        guard let motion, var fade = motion.fade else { return false }
        fade.step(at: time)
        setNeedsDisplay(moved: true)
        motion.fade = fade.isMoving || fade.target < 1 ? fade : nil
        return fade.isMoving
    }

    /// Takes the frame that is shown to a time. False when it has arrived.
    final func stepMotion(at time: Double) -> Bool {
        guard let motion else { return false }
        let before = motion.frame.shown
        motion.frame.step(at: time)
        if motion.frame.shown != before { setNeedsDisplay(moved: true) }
        let isFading = stepFade(at: time)
        if motion.isAnchored, displacementAround == .zero { motion.isAnchored = false }
        if motion.frame.isMoving || isFading || motion.isAnchored { return true }
        // One that has left stays out of sight until it is taken away.
        if motion.fade != nil { return false }
        self.motion = nil
        return false
    }
}

extension _Node {
    /// The transaction of the update that runs, as the animation modifiers around leave it.
    final var transaction: Transaction {
        let current = graph.currentTransaction
        return scope?.apply(to: current, update: graph.updateNumber) ?? current
    }
}

/// An animation modifier around a node: it changes the transaction for all inside.
final class AnimationScope {
    enum Rule {
        /// Every change inside is animated in this way.
        case always(Animation?)
        /// Changes are animated in this way in the update in which a value changed.
        case whenChanged(Animation?, update: Int)
        /// A function changes the transaction.
        case transform((inout Transaction) -> Void)
        /// A function changes the transaction of the update in which a value changed.
        case transformWhenChanged((inout Transaction) -> Void, update: Int)
        /// A call waits for the animations begun in an update.
        case awaited(AnimationCompletion, update: Int)
    }

    let outer: AnimationScope?
    var rule: Rule

    init(outer: AnimationScope?, rule: Rule) {
        self.outer = outer
        self.rule = rule
    }

    func apply(to transaction: Transaction, update: Int) -> Transaction {
        var result = outer?.apply(to: transaction, update: update) ?? transaction
        switch rule {
        case .always(let animation):
            if !result.disablesAnimations { result.animation = animation }
        case .whenChanged(let animation, let changed):
            if changed == update, !result.disablesAnimations { result.animation = animation }
        case .transform(let transform):
            transform(&result)
        case .transformWhenChanged(let transform, let changed):
            if changed == update { transform(&result) }
        case .awaited(let completion, let awaited):
            if awaited == update { result.completions.append(completion) }
        }
        return result
    }
}
