/// A vector on its way to a target, driven by the animations that were begun for it.
///
/// Animations that do not merge run on side by side and add up, so that a change of mind half way has no kink: the value
/// shown is the target less what each still has to go. Springs merge: the new one starts with the velocity of the old.
struct AnimationTrack<Vector: VectorArithmetic> {
    private struct Run {
        var animation: Animation
        var change: Vector
        var start: Double
        var context = AnimationContext<Vector>()
        var completions: [AnimationCompletion]
    }

    private(set) var target: Vector
    private var runs: [Run] = []

    init(_ value: Vector) { target = value }

    var isMoving: Bool { !runs.isEmpty }

    /// Sets another target, reached at once without an animation.
    mutating func retarget(_ new: Vector, transaction: Transaction, time: Double) {
        guard let animation = transaction.animation else {
            finish()
            target = new
            return
        }
        let shown = value(at: time)
        var run = Run(animation: animation, change: new - target, start: time, completions: transaction.completions)
        run.completions.forEach { $0.begin() }
        if let last = runs.last, merges(animation, with: last, time: time) {
            run.context.initialVelocity = velocity(at: time)
            run.change = new - shown
            finish()
        } else if runs.contains(where: { $0.animation.isInfinite }) {
            run.change = new - shown
            finish()
        }
        target = new
        runs.append(run)
    }

    /// The value at a time; animations that are over are dropped.
    mutating func value(at time: Double) -> Vector {
        var result = target
        var ended: [Int] = []
        for index in runs.indices {
            let change = runs[index].change
            let elapsed = time - runs[index].start
            if let done = runs[index].animation.base.animate(
                value: change, time: elapsed, context: &runs[index].context)
            {
                result -= change - done
            } else {
                ended.append(index)
            }
        }
        for index in ended.reversed() { runs.remove(at: index).completions.forEach { $0.end() } }
        return result
    }

    /// Drops all animations.
    mutating func finish() {
        for run in runs { run.completions.forEach { $0.end() } }
        runs = []
    }

    private func velocity(at time: Double) -> Vector {
        runs.reduce(.zero) { sum, run in
            sum
                + (run.animation.base.velocity(value: run.change, time: time - run.start, context: run.context) ?? .zero)
        }
    }

    private func merges(_ animation: Animation, with run: Run, time: Double) -> Bool {
        var context = run.context
        return animation.base.shouldMerge(
            previous: run.animation, value: run.change, time: time - run.start, context: &context)
    }
}

/// A value of which a part is animated: what it is to be, and what is shown of it now.
struct Animated<Value: Animatable> {
    /// What the value is to be.
    private(set) var target: Value
    /// What is shown now.
    private(set) var shown: Value
    private var track: AnimationTrack<Value.AnimatableData>?

    init(_ value: Value) {
        target = value
        shown = value
    }

    var isMoving: Bool { track?.isMoving ?? false }

    /// Takes a new value. True if it now moves towards it and has to be stepped.
    mutating func set(_ new: Value, transaction: Transaction, time: Double) -> Bool {
        let data = new.animatableData
        let isMove = data != target.animatableData
        let wasMoving = isMoving
        if isMove, transaction.animation != nil || wasMoving {
            if track == nil { track = AnimationTrack(target.animatableData) }
            track!.retarget(data, transaction: transaction, time: time)
        }
        target = new
        step(at: time)
        return isMoving && !wasMoving
    }

    /// Takes the value shown to a time.
    mutating func step(at time: Double) {
        shown = target
        guard track != nil else { return }
        shown.animatableData = track!.value(at: time)
        if !track!.isMoving {
            track = nil
            shown = target
        }
    }

    mutating func finish() { track?.finish() }
}
