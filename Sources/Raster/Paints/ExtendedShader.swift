/// The colours of an ``ExtendedGradient``.
struct ExtendedShader: Shader {
    private let table: UnsafePointer<UInt32>
    private let inverse: AffineTransform
    private let place: Place
    private let extend: ExtendedGradient.Extend
    let isOpaque = false

    /// How a point of the gradient's space becomes a place on its ramp.
    private enum Place {
        /// Along `axis`, which is divided by its length squared, from `start`.
        case line(start: Point, axis: Point)
        case circles(CirclePlace)
        /// Turns from the x axis, less `start`, times `scale`.
        case sweep(center: Point, start: Double, scale: Double)
    }

    /// Nil where the gradient has no extent or is not finite.
    ///
    /// - Parameters:
    ///   - table: the ramp's; must outlive the shader.
    ///   - inverse: from the device's space to the gradient's.
    init?(_ gradient: ExtendedGradient, _ table: UnsafePointer<UInt32>, _ inverse: AffineTransform) {
        switch gradient.geometry {
        case .line(let start, let end):
            let axis = end - start
            let square = axis.lengthSquared
            guard square.isNormal, start.isFinite else { return nil }
            place = .line(start: start, axis: Point(x: axis.x / square, y: axis.y / square))
        case .circles(let first, let second):
            guard let circles = CirclePlace(first, second) else { return nil }
            place = .circles(circles)
        case .sweep(let center, let start, let end):
            let scale = 1 / (end - start)
            guard center.isFinite, start.isFinite, scale.isNormal else { return nil }
            place = .sweep(center: center, start: start, scale: scale)
        }
        self.table = table
        self.inverse = AffineTransform.translation(x: 0.5, y: 0.5).concatenating(inverse)
        extend = gradient.extend
    }

    @inline(__always)
    func color(ofRow y: Int) -> UInt32? { nil }

    func shade(_ output: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
        for index in 0..<count {
            let point = inverse.apply(Point(x: Double(x &+ index), y: Double(y)))
            output[index] = ramped(location(of: point))
        }
    }

    /// The colour at a place on the ramp; clear for NaN.
    @inline(__always)
    private func ramped(_ location: Double) -> UInt32 {
        guard location.isFinite else { return 0 }
        let within: Double
        switch extend {
        case .pad: within = min(max(location, 0), 1)
        case .repeat: within = location - location.rounded(.down)
        case .reflect:
            let half = location / 2
            within = 1 - abs((half - half.rounded(.down)) * 2 - 1)
        }
        return table[Int((within * ColorRamp.lastEntry).rounded())]
    }

    @inline(__always)
    private func location(of point: Point) -> Double {
        switch place {
        case .line(let start, let axis): return (point - start).dot(axis)
        case .circles(let circles): return circles.location(of: point)
        case .sweep(let center, let start, let scale):
            let turns = arctangent(y: point.y - center.y, x: point.x - center.x) / (2 * .pi)
            return ((turns < 0 ? turns + 1 : turns) - start) * scale
        }
    }
}

/// Where between two circles a point lies.
///
/// The circle at t has its middle at c0 + t (c1 - c0) and the radius r0 + t (r1 - r0); a point on its rim solves
/// `a t² - 2 b t + c = 0`.
private struct CirclePlace {
    private let start: Point
    private let radius: Double
    private let step: Point
    private let radiusStep: Double
    private let a: Double

    init?(_ first: ExtendedGradient.Circle, _ second: ExtendedGradient.Circle) {
        start = first.center
        radius = first.radius
        step = second.center - first.center
        radiusStep = second.radius - radius
        a = step.lengthSquared - radiusStep * radiusStep
        guard start.isFinite, radius.isFinite, a.isFinite, step.lengthSquared + abs(radiusStep) > 0 else { return nil }
    }

    /// The greatest t whose circle has no negative radius; NaN where there is none.
    @inline(__always)
    func location(of point: Point) -> Double {
        let offset = point - start
        let b = offset.dot(step) + radius * radiusStep
        let c = offset.lengthSquared - radius * radius
        // Where one circle touches the other from inside, all touch there: the equation is of first order.
        if abs(a) < 1e-9 * max(step.lengthSquared, 1e-9) { return valid(c / (2 * b)) }
        let discriminant = b * b - a * c
        guard discriminant >= 0 else { return .nan }
        let root = discriminant.squareRoot()
        let greater = valid((b + (a > 0 ? root : -root)) / a)
        return greater.isNaN ? valid((b - (a > 0 ? root : -root)) / a) : greater
    }

    @inline(__always)
    private func valid(_ t: Double) -> Double { radius + t * radiusStep >= 0 ? t : .nan }
}
