/// A vector on its way to a target, driven by the animations that were begun for it.
///
/// Animations that do not merge run on side by side and add up, so that a change of mind half way has no kink: the value
/// shown is the target less what each still has to go. Springs merge: the new one starts with the velocity of the old.
struct AnimationTrack<Vector: VectorArithmetic> {
    private struct Run {
        var animation: Animation
        var change: Vector
        var start: Double
        var context: AnimationContext<Vector>
        /// Calls that wait for this animation.
        var waiting: [Waiting] = []
        /// When it is over for those that wait for that, so that they and the rule agree to the last bit.
        var end = Double.infinity
    }

    private struct Waiting {
        var completion: AnimationCompletion
        /// When it is over by itself, whatever takes over from the animation; nil where it waits for its end.
        var logicalEnd: Double?
    }

    private(set) var target: Vector
    private var runs: [Run] = []

    init(_ value: Vector) { target = value }

    var isMoving: Bool { !runs.isEmpty }

    /// Sets another target, reached at once without an animation.
    mutating func retarget(_ new: Vector, transaction: Transaction, time: Double, environment: EnvironmentValues?) {
        guard let animation = transaction.animation else {
            finish()
            target = new
            return
        }
        let shown = value(at: time)
        var run = Run(
            animation: animation, change: new - target, start: time,
            context: AnimationContext(environment: environment),
            waiting: Self.begin(transaction.completions, animation, at: time))
        if !run.waiting.isEmpty { run.end = time + animation.length }
        target = new
        guard let last = runs.last else { return runs.append(run) }
        var context = last.context
        if merges(animation, with: last, time: time, &context) {
            takeOver(&run, from: last, context, shown: shown, time: time)
        } else if runs.contains(where: { $0.animation.isInfinite }) {
            run.change = new - shown
            finish()
        }
        runs.append(run)
    }

    /// Sets another target because the space has another size: what runs goes on, each with its change scaled.
    mutating func follow(_ new: Vector, scale: (inout Vector) -> Void) {
        target = new
        for index in runs.indices {
            scale(&runs[index].change)
            scale(&runs[index].context.initialVelocity)
        }
    }

    /// Puts a run in place of those before it, whose removal waits for this one's now.
    private mutating func takeOver(
        _ run: inout Run, from last: Run, _ context: AnimationContext<Vector>, shown: Vector, time: Double
    ) {
        if (run.animation.base as? any ContinuingAnimation)?.continues ?? false {
            run.context.initialVelocity = velocity(at: time)
            run.change = target - shown
        } else {
            // A rule of one's own goes on by its state: from where the last one began.
            run.change = last.change + run.change
            run.start = last.start
            run.context.state = context.state
        }
        let older = runs.flatMap(\.waiting)
        if !older.isEmpty || !run.waiting.isEmpty { run.end = run.start + run.animation.length }
        for waiting in older {
            if waiting.logicalEnd == nil {
                waiting.completion.begin(until: run.end)
                waiting.completion.end()
            }
            run.waiting.append(waiting)
        }
        runs = []
    }

    private static func begin(
        _ completions: [AnimationCompletion], _ animation: Animation, at time: Double
    ) -> [Waiting] {
        completions.map { completion in
            let waits = completion.criteria.waitsForRemoval
            let end = time + (waits ? animation.length : animation.logicalLength)
            completion.begin(until: end)
            return Waiting(completion: completion, logicalEnd: waits ? nil : end)
        }
    }

    /// The value at a time; animations that are over are dropped.
    mutating func value(at time: Double) -> Vector {
        var result = target
        var ended: [Int] = []
        for index in runs.indices {
            let change = runs[index].change
            let elapsed = time - runs[index].start
            if time < runs[index].end,
                let done = runs[index].animation.base.animate(
                    value: change, time: elapsed, context: &runs[index].context)
            {
                result -= change - done
                if !runs[index].waiting.isEmpty { tellLogicalEnds(of: index, time) }
            } else {
                ended.append(index)
            }
        }
        for index in ended.reversed() { runs.remove(at: index).waiting.forEach { $0.completion.end() } }
        return result
    }

    private mutating func tellLogicalEnds(of index: Int, _ time: Double) {
        let isComplete = runs[index].context.isLogicallyComplete
        runs[index].waiting.removeAll { waiting in
            guard let end = waiting.logicalEnd, isComplete || end <= time else { return false }
            waiting.completion.end()
            return true
        }
    }

    /// Drops all animations.
    mutating func finish() {
        for run in runs { run.waiting.forEach { $0.completion.end() } }
        runs = []
    }

    private func velocity(at time: Double) -> Vector {
        runs.reduce(.zero) { sum, run in
            sum
                + (run.animation.base.velocity(value: run.change, time: time - run.start, context: run.context) ?? .zero)
        }
    }

    private func merges(
        _ animation: Animation, with run: Run, time: Double, _ context: inout AnimationContext<Vector>
    ) -> Bool {
        animation.base.shouldMerge(
            previous: run.animation, value: run.change, time: time - run.start, context: &context)
    }
}

/// A value of which a part is animated: what it is to be, and what is shown of it now.
///
/// What belongs to the motion lies apart and is there only while something moves: hardly ever, and then of few views.
struct Animated<Value: Animatable> {
    /// What the value is to be.
    private(set) var target: Value
    private var motion: Motion?

    private final class Motion {
        var shown: Value
        var track: AnimationTrack<Value.AnimatableData>

        init(_ shown: Value, _ track: AnimationTrack<Value.AnimatableData>) {
            self.shown = shown
            self.track = track
        }
    }

    init(_ value: Value) { target = value }

    /// What is shown now.
    var shown: Value {
        // An optional value in between would have its type looked up.
        if let motion { return motion.shown }
        return target
    }

    var isMoving: Bool {
        if let motion { return motion.track.isMoving }
        return false
    }

    /// Takes a new value. True if it now moves towards it and has to be stepped.
    mutating func set(
        _ new: Value, transaction: Transaction, time: Double, environment: EnvironmentValues? = nil
    ) -> Bool {
        let data = new.animatableData
        let isMove = data != target.animatableData
        let wasMoving = isMoving
        if isMove, transaction.animation != nil || wasMoving {
            makeMotionUnique()
            motion?.track.retarget(data, transaction: transaction, time: time, environment: environment)
        }
        target = new
        step(at: time)
        return isMoving && !wasMoving
    }

    /// Takes the value that the panel's new size makes of it; what moves goes on, with the way that is left scaled.
    mutating func follow(_ new: Value, time: Double, scale: (inout Value.AnimatableData) -> Void) {
        makeMotionUnique()
        target = new
        motion?.track.follow(new.animatableData, scale: scale)
        step(at: time)
    }

    /// Takes the value shown to a time.
    mutating func step(at time: Double) {
        guard motion != nil else { return }
        makeMotionUnique()
        guard let motion else { return }
        motion.shown = target
        motion.shown.animatableData = motion.track.value(at: time)
        if !motion.track.isMoving { self.motion = nil }
    }

    mutating func finish() {
        guard motion != nil else { return }
        makeMotionUnique()
        motion?.track.finish()
    }

    private mutating func makeMotionUnique() {
        if motion == nil {
            motion = Motion(target, AnimationTrack(target.animatableData))
        } else if !isKnownUniquelyReferenced(&motion), let shared = motion {
            motion = Motion(shared.shown, shared.track)
        }
    }
}

extension _LayoutNode {
    /// Takes a new value for something of the box that is animated, as the transaction says.
    final func move<Value: Animatable>(_ animated: inout Animated<Value>, to new: Value) {
        let transaction = node.transaction
        if animated.isMoving, follows(transaction) { return follow(&animated, to: new) }
        let starts = animated.set(
            new, transaction: transaction, time: node.graph.time, environment: node.environment)
        if starts { node.graph.animate(self) }
    }

    /// Whether a change under a transaction comes from another size of the panel, and is no end to what moves.
    final func follows(_ transaction: Transaction) -> Bool {
        graph.resize != nil && transaction.animation == nil && !transaction.disablesAnimations
    }

    /// How a value depends on the size is not known: what is left of its way is scaled as the target is.
    private func follow<Value: Animatable>(_ animated: inout Animated<Value>, to new: Value) {
        let before = animated.target.animatableData.magnitudeSquared
        let factor = PanelResize.factor(from: before, to: new.animatableData.magnitudeSquared).squareRoot()
        animated.follow(new, time: graph.time) { $0.scale(by: factor) }
    }
}
