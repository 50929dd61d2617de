/// A value of which a part is animated: what it is to be, and what is shown of it now.
///
/// What belongs to the motion lies apart and is there only while something moves: hardly ever, and then of few views.
struct Animated<Value: Animatable> {
    /// What the value is to be.
    private(set) var target: Value
    private var motion: Motion?

    private final class Motion {
        @exclusivity(unchecked) var shown: Value
        @exclusivity(unchecked) var track: AnimationTrack<Value.AnimatableData>
        /// Whether the track moves; asked far more often than it changes.
        @exclusivity(unchecked) var isMoving = false

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
        if let motion { return motion.isMoving }
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
            motion?.isMoving = motion?.track.isMoving ?? false
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
        motion.isMoving = motion.track.isMoving
        if !motion.isMoving { self.motion = nil }
    }

    mutating func finish() {
        guard motion != nil else { return }
        makeMotionUnique()
        motion?.track.finish()
        motion?.isMoving = false
    }

    private mutating func makeMotionUnique() {
        if motion == nil {
            motion = Motion(target, AnimationTrack(target.animatableData))
        } else if !isKnownUniquelyReferenced(&motion), let shared = motion {
            let copy = Motion(shared.shown, shared.track)
            copy.isMoving = shared.isMoving
            motion = copy
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
