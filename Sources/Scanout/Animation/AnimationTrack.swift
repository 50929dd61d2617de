/// A vector on its way to a target, driven by the animations that were begun for it.
///
/// Animations that do not merge run on side by side and add up, so that a change of mind half way has no kink: the value
/// shown is the target less what each still has to go. Springs merge: the new one starts with the velocity of the old.
///
/// What does not depend on the vector's type lies apart: code for any type of vector looks types up at run time, some
/// 350 instructions each. A spinner's step takes 1,600 instructions in place of 18,600 by that, ``ProgressRule`` and
/// ``GeometryEffectModifier/step(_:to:)``.
struct AnimationTrack<Vector: VectorArithmetic> {
    /// What a run of an animation is about.
    private struct Motion {
        var change: Vector
        var context: AnimationContext<Vector>
    }

    private(set) var target: Vector
    private var runs: [AnimationRun] = []
    /// One for each of the runs.
    private var motions: [Motion] = []

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
        var run = AnimationRun(animation, transaction.completions, at: time)
        var motion = Motion(change: new - target, context: AnimationContext(environment: environment))
        target = new
        if let last = runs.last, let lastMotion = motions.last {
            var context = lastMotion.context
            if animation.base.shouldMerge(
                previous: last.animation, value: lastMotion.change, time: time - last.start, context: &context)
            {
                if run.continues {
                    motion.context.initialVelocity = velocity(at: time)
                    motion.change = target - shown
                } else {
                    // A rule of one's own goes on by its state: from where the last one began.
                    motion.change = lastMotion.change + motion.change
                    motion.context.state = context.state
                    run.start = last.start
                }
                run.takeOver(from: runs)
                (runs, motions) = ([], [])
            } else if runs.contains(where: \.animation.isInfinite) {
                motion.change = new - shown
                finish()
            }
        }
        runs.append(run)
        motions.append(motion)
    }

    /// Sets another target because the space has another size: what runs goes on, each with its change scaled.
    mutating func follow(_ new: Vector, scale: (inout Vector) -> Void) {
        target = new
        for index in motions.indices {
            scale(&motions[index].change)
            scale(&motions[index].context.initialVelocity)
        }
    }

    /// The value at a time; animations that are over are dropped.
    mutating func value(at time: Double) -> Vector {
        var result = target
        var hasEnded = false
        for index in runs.indices {
            if let done = done(by: index, at: time) {
                result -= motions[index].change - done
                if !runs[index].waiting.isEmpty {
                    runs[index].tellLogicalEnds(at: time, isComplete: motions[index].context.isLogicallyComplete)
                }
            } else {
                runs[index].isOver = true
                hasEnded = true
            }
        }
        if hasEnded { dropEndedRuns() }
        return result
    }

    /// What a run has changed by a time; nil once it is over.
    private mutating func done(by index: Int, at time: Double) -> Vector? {
        if time >= runs[index].end { return nil }
        let elapsed = time - runs[index].start
        if let rule = runs[index].rule {
            guard let progress = rule.progress(at: elapsed) else { return nil }
            return motions[index].change.scaled(by: progress)
        }
        return runs[index].animation.base.animate(
            value: motions[index].change, time: elapsed, context: &motions[index].context)
    }

    private mutating func dropEndedRuns() {
        for index in runs.indices.reversed() where runs[index].isOver {
            motions.remove(at: index)
            runs.remove(at: index).endWaiting()
        }
    }

    /// Drops all animations.
    mutating func finish() {
        for run in runs { run.endWaiting() }
        (runs, motions) = ([], [])
    }

    private func velocity(at time: Double) -> Vector {
        var sum = Vector.zero
        for (run, motion) in zip(runs, motions) {
            sum +=
                run.animation.base.velocity(
                    value: motion.change, time: time - run.start, context: motion.context) ?? .zero
        }
        return sum
    }
}
