/// One stretch of a keyframe track: from where the one before ends to a value.
///
/// Values are vectors here; a track takes values apart and puts them together.
public struct _KeyframeSegment<Vector: VectorArithmetic> {
    enum Kind {
        case move
        case linear(UnitCurve)
        case spring(Spring, startVelocity: Vector?)
        case cubic(startVelocity: Vector?, endVelocity: Vector?)
    }

    let kind: Kind
    let target: Vector
    /// In seconds.
    let duration: Double
}

/// A segment of which both ends are known.
struct ResolvedSegment<Vector: VectorArithmetic> {
    private let kind: _KeyframeSegment<Vector>.Kind
    let from: Vector
    let target: Vector
    let start: Double
    let duration: Double
    private let startVelocity: Vector
    private let endVelocity: Vector

    /// Finds the ends of a track's segments.
    static func resolve(_ segments: [_KeyframeSegment<Vector>], from initial: Vector) -> [ResolvedSegment] {
        var result: [ResolvedSegment] = []
        var value = initial
        var start = 0.0
        for index in segments.indices {
            let segment = segments[index]
            let resolved = ResolvedSegment(
                kind: segment.kind, from: value, target: segment.target, start: start, duration: segment.duration,
                startVelocity: startVelocity(of: index, in: segments, from: value, after: result),
                endVelocity: endVelocity(of: index, in: segments, from: value))
            result.append(resolved)
            value = resolved.value(at: segment.duration)
            start += segment.duration
        }
        return result
    }

    /// A given velocity, else that with which the segment before ends; between two cubic ones that of a Catmull-Rom spline.
    private static func startVelocity(
        of index: Int, in segments: [_KeyframeSegment<Vector>], from value: Vector, after earlier: [ResolvedSegment]
    ) -> Vector {
        switch segments[index].kind {
        case .spring(_, let velocity?), .cubic(let velocity?, _): return velocity
        case .spring, .cubic: break
        case .move, .linear: return .zero
        }
        guard let last = earlier.last else { return .zero }
        return last.velocity(at: last.duration)
    }

    private static func endVelocity(
        of index: Int, in segments: [_KeyframeSegment<Vector>], from value: Vector
    ) -> Vector {
        guard case .cubic(_, let given) = segments[index].kind else { return .zero }
        if let given { return given }
        guard index + 1 < segments.count else { return .zero }
        let (segment, next) = (segments[index], segments[index + 1])
        switch next.kind {
        case .move: return .zero
        case .linear(let curve):
            guard next.duration > 0 else { return .zero }
            return (next.target - segment.target).scaled(by: curve.velocity(at: 0) / next.duration)
        case .spring(_, let velocity): return velocity ?? .zero
        case .cubic(let velocity, _):
            if let velocity { return velocity }
            let time = segment.duration + next.duration
            return time > 0 ? (next.target - value).scaled(by: 1 / time) : .zero
        }
    }

    /// The value at a time in seconds from the segment's start.
    func value(at time: Double) -> Vector {
        if duration <= 0 { return target }
        let time = min(max(time, 0), duration)
        switch kind {
        case .move: return target
        case .linear(let curve): return from.interpolated(towards: target, amount: curve.value(at: time / duration))
        case .spring(let spring, _):
            return from + spring.value(target: target - from, initialVelocity: startVelocity, time: time)
        case .cubic:
            let t = time / duration
            let (u, square) = (1 - t, t * t)
            return from.scaled(by: (1 + 2 * t) * u * u) + startVelocity.scaled(by: t * u * u * duration)
                + target.scaled(by: square * (3 - 2 * t)) - endVelocity.scaled(by: square * u * duration)
        }
    }

    /// The velocity at a time in seconds from the segment's start.
    func velocity(at time: Double) -> Vector {
        if duration <= 0 { return .zero }
        let time = min(max(time, 0), duration)
        switch kind {
        case .move: return .zero
        case .linear(let curve): return (target - from).scaled(by: curve.velocity(at: time / duration) / duration)
        case .spring(let spring, _):
            return spring.velocity(target: target - from, initialVelocity: startVelocity, time: time)
        case .cubic:
            let t = time / duration
            return (target - from).scaled(by: 6 * t * (1 - t) / duration)
                + startVelocity.scaled(by: (1 - t) * (1 - 3 * t)) + endVelocity.scaled(by: t * (3 * t - 2))
        }
    }
}
