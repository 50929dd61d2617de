/// An animation that was begun, whatever the type of what it changes.
struct AnimationRun {
    /// A call that waits for the animation.
    struct Waiting {
        var completion: AnimationCompletion
        /// When it is over by itself, whatever takes over from the animation; nil where it waits for its end.
        var logicalEnd: Double?
    }

    let animation: Animation
    /// The share of the change that is made at any time, of animations that are no more than that.
    let rule: ProgressRule?
    /// When it began, in seconds on the host's clock.
    var start: Double
    /// When it is over for those that wait for that, so that they and the rule agree to the last bit.
    private(set) var end = Double.infinity
    var isOver = false
    private(set) var waiting: [Waiting] = []

    init(_ animation: Animation, _ completions: [AnimationCompletion], at time: Double) {
        self.animation = animation
        rule = animation.progressRule
        start = time
        if completions.isEmpty { return }
        end = time + animation.length
        waiting = completions.map { completion in
            let waits = completion.criteria.waitsForRemoval
            let end = waits ? self.end : time + animation.logicalLength
            completion.begin(until: end)
            return Waiting(completion: completion, logicalEnd: waits ? nil : end)
        }
    }

    /// Whether it takes over from another one by velocity, and not by what was kept.
    var continues: Bool { (animation.base as? any ContinuingAnimation)?.continues ?? false }

    /// Takes the place of others: what waits for their removal waits for this one's now.
    mutating func takeOver(from runs: [AnimationRun]) {
        let older = runs.flatMap(\.waiting)
        if !older.isEmpty || !waiting.isEmpty { end = start + animation.length }
        for other in older {
            if other.logicalEnd == nil {
                other.completion.begin(until: end)
                other.completion.end()
            }
            waiting.append(other)
        }
    }

    /// Tells those who wait for the change to be made, though it may still settle.
    mutating func tellLogicalEnds(at time: Double, isComplete: Bool) {
        waiting.removeAll { waiting in
            guard let end = waiting.logicalEnd, isComplete || end <= time else { return false }
            waiting.completion.end()
            return true
        }
    }

    /// Tells all who wait.
    func endWaiting() { for waiting in waiting { waiting.completion.end() } }
}
