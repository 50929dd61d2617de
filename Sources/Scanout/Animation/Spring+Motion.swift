import Raster

/// What a unit of displacement and a unit of velocity at the start contribute at a time.
struct SpringResponse {
    var fromDisplacement: Double
    var fromVelocity: Double
}

extension Spring {
    /// The solution of `x'' + 2·decay·x' + stiffness·x = 0` and its derivative at a time in seconds.
    func response(at time: Double) -> (position: SpringResponse, speed: SpringResponse) {
        let t = time.isNaN ? 0 : max(0, time)
        if swing < 0 { return creeping(t) }
        let fall = exponential(-decay * t)
        if swing == 0 {
            return (
                SpringResponse(fromDisplacement: fall * (1 + decay * t), fromVelocity: fall * t),
                SpringResponse(fromDisplacement: -fall * decay * decay * t, fromVelocity: fall * (1 - decay * t))
            )
        }
        let (s, c) = sineAndCosine(swing * t)
        let share = decay / swing
        return (
            SpringResponse(fromDisplacement: fall * (c + share * s), fromVelocity: fall * s / swing),
            SpringResponse(
                fromDisplacement: -fall * stiffnessOfUnitMass / swing * s, fromVelocity: fall * (c - share * s))
        )
    }

    /// Damped beyond the critical damping: two decays, a slow one and a fast one.
    private func creeping(_ t: Double) -> (position: SpringResponse, speed: SpringResponse) {
        let w = -swing
        let slow = w - decay
        let fast = -w - decay
        let (a, b) = (exponential(slow * t), exponential(fast * t))
        return (
            SpringResponse(fromDisplacement: (slow * b - fast * a) / (2 * w), fromVelocity: (a - b) / (2 * w)),
            SpringResponse(
                fromDisplacement: slow * fast * (b - a) / (2 * w), fromVelocity: (slow * a - fast * b) / (2 * w))
        )
    }
}

extension Spring {
    /// How far a value has come at a time in seconds, on its way from zero to a target.
    public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let position = response(at: time).position
        return target - target.scaled(by: position.fromDisplacement)
            + initialVelocity.scaled(by: position.fromVelocity)
    }

    /// The velocity at a time in seconds, on the way from zero to a target, in the value's unit per second.
    public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let speed = response(at: time).speed
        return initialVelocity.scaled(by: speed.fromVelocity) - target.scaled(by: speed.fromDisplacement)
    }

    /// Takes a value and its velocity on by a time in seconds.
    public func update<V: VectorArithmetic>(
        value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
    ) {
        let change = target - value
        let next = self.velocity(target: change, initialVelocity: velocity, time: deltaTime)
        value += self.value(target: change, initialVelocity: velocity, time: deltaTime)
        velocity = next
    }

    /// The force on the mass at a position with a velocity, in the value's unit per second squared and unit of mass.
    public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
        (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
    }

    /// About how long a unit change takes to come to rest within a thousandth, in seconds.
    public var settlingDuration: TimeInterval { settlingDuration(target: 1.0, epsilon: 0.001) }

    /// About how long a change takes until it stays within `epsilon` of its target, in seconds; infinite without damping.
    public func settlingDuration<V: VectorArithmetic>(
        target: V, initialVelocity: V = .zero, epsilon: Double
    ) -> TimeInterval {
        if decay <= 0 { return .infinity }
        let limit = epsilon > 0 ? epsilon : 0.001
        if swing > 0 {
            // The swing's envelope: what is left of the displacement, and of the velocity as a share of it.
            let lead = target.scaled(by: decay) - initialVelocity
            let height = lead.magnitudeSquared.squareRoot() / swing + target.magnitudeSquared.squareRoot()
            return Self.fallingTime(from: height, to: limit) / decay
        }
        return lastTime(target, initialVelocity, farFrom: limit)
    }

    /// x where `height·e^-x` is a limit, by bisection; 0 where it is less from the start.
    private static func fallingTime(from height: Double, to limit: Double) -> Double {
        guard height > limit, height.isFinite else { return 0 }
        var (low, high) = (0.0, 2_000.0)
        for _ in 0..<80 {
            let middle = (low + high) / 2
            if height * exponential(-middle) > limit { low = middle } else { high = middle }
        }
        return high
    }

    /// When the distance of a spring that does not swing falls below a limit for good: past its peak, by doubling and
    /// bisection.
    private func lastTime<V: VectorArithmetic>(_ target: V, _ velocity: V, farFrom limit: Double) -> Double {
        func isFar(_ time: Double) -> Bool {
            let distance = target - value(target: target, initialVelocity: velocity, time: time)
            return distance.magnitudeSquared > limit * limit
        }
        // Away from the target it can go on for a while: the slow decay's time is longer than that.
        let slow = decay + swing
        guard slow > 0 else { return .infinity }
        var high = 1 / slow
        while isFar(high) && high < 1e6 { high *= 2 }
        var low = 0.0
        for _ in 0..<80 {
            let middle = (low + high) / 2
            if isFar(middle) { low = middle } else { high = middle }
        }
        return isFar(0) || low > 0 ? high : 0
    }
}

extension Spring {
    /// Where a value is at a time in seconds, on its way from one to another.
    public func value<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
        var result = fromValue
        let from = fromValue.animatableData
        result.animatableData =
            from
            + value(
                target: toValue.animatableData - from, initialVelocity: initialVelocity.animatableData, time: time)
        return result
    }

    /// The velocity of a value at a time in seconds, on its way from one to another.
    public func velocity<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
        var result = initialVelocity
        result.animatableData = velocity(
            target: toValue.animatableData - fromValue.animatableData,
            initialVelocity: initialVelocity.animatableData, time: time)
        return result
    }

    /// The force on a value on its way from one to another.
    public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
        var result = position
        let from = fromValue.animatableData
        result.animatableData = force(
            target: toValue.animatableData - from, position: position.animatableData - from,
            velocity: velocity.animatableData)
        return result
    }

    /// About how long a value takes from one to another until it stays within `epsilon` of it, in seconds.
    public func settlingDuration<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
    ) -> TimeInterval {
        settlingDuration(
            target: toValue.animatableData - fromValue.animatableData,
            initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
    }
}
