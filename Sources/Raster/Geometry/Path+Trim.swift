extension Path {
    /// The part between two fractions of the whole length, measured along all contours.
    ///
    /// Fractions are clamped to 0...1; nothing is left where `from` is not below `to`. A contour that is wholly inside
    /// stays closed. Arc lengths are integrals good to about 1e-9 for curves as smooth as an arc, and a cut that falls
    /// that near to the end of a segment falls on it. Arcs of circles are cut by their angles, and stay such arcs.
    public func trimmed(from: Double, to: Double) -> Path {
        let from = from.isNaN ? 0 : min(max(from, 0), 1)
        let to = to.isNaN ? 1 : min(max(to, 0), 1)
        guard from < to else { return Path() }
        if from == 0, to == 1 { return self }
        let contours = self.contours
        let lengths = contours.map { $0.segments.map { $0.length } }
        let total = lengths.reduce(0) { $1.reduce($0, +) }
        guard total > 0, total.isFinite else { return Path() }
        var trimmer = Trimmer(from: from * total, to: to * total, tolerance: total * 1e-9)
        for (contour, lengths) in zip(contours, lengths) { trimmer.add(contour, lengths) }
        return trimmer.result
    }
}

/// Copies what lies between two distances along contours that come one after the other.
private struct Trimmer {
    let from: Double
    let to: Double
    let tolerance: Double
    var result = Path()
    private var travelled = 0.0
    private var penDown = false

    init(from: Double, to: Double, tolerance: Double) {
        self.from = from
        self.to = to
        self.tolerance = tolerance
    }

    mutating func add(_ contour: Contour, _ lengths: [Double]) {
        let length = lengths.reduce(0, +)
        let isWhole = from <= travelled + tolerance && to >= travelled + length - tolerance
        penDown = false
        for (segment, length) in zip(contour.segments, lengths) { add(segment, length) }
        if isWhole, contour.isClosed { result.close() }
    }

    private mutating func add(_ segment: Segment, _ length: Double) {
        let begin = from - travelled
        let end = to - travelled
        travelled += length
        guard begin < length - tolerance, end > tolerance, length > 0 else { return }
        let part = segment.part(
            fromLength: begin <= tolerance ? 0 : begin, to: end >= length - tolerance ? length : end, of: length)
        if !penDown { result.move(to: part.start) }
        penDown = true
        result.append(part)
    }
}

extension Path {
    fileprivate mutating func append(_ segment: Segment) {
        switch segment {
        case .line(_, let p): line(to: p)
        case .quad(_, let c, let p): quad(to: p, control: c)
        case .cubic(_, let c, let d, let p): cubic(to: p, control1: c, control2: d)
        }
    }
}

extension Segment {
    /// The part between two distances from the start. A part of an arc of a circle is one again, by its angles.
    fileprivate func part(fromLength begin: Double, to end: Double, of length: Double) -> Segment {
        if case .cubic(let p, let c, let d, let q) = self, let arc = CircularArc(p, c, d, q) {
            return arc.part(p, q, from: begin / length, to: end / length)
        }
        let a = begin <= 0 ? 0 : parameter(atLength: begin, of: length)
        let b = end >= length ? 1 : parameter(atLength: end, of: length)
        return part(from: a, to: b)
    }

    /// The arc length.
    var length: Double { length(to: 1) }

    /// The arc length from the start to a parameter: Gauss-Legendre with 5 points on each of 4 parts.
    func length(to end: Double) -> Double {
        if case .line(let p, let q) = self { return (q - p).length * end }
        let half = end / 8
        var sum = 0.0
        for part in 0..<4 {
            let middle = half * Double(2 * part + 1)
            var partSum = 128.0 / 225 * derivative(at: middle).length
            for (node, weight) in Self.gaussNodes {
                let lower = derivative(at: middle - half * node).length
                partSum += weight * (lower + derivative(at: middle + half * node).length)
            }
            sum += partSum * half
        }
        return sum
    }

    /// The outer nodes and weights of the five-point rule, from their closed form.
    private static let gaussNodes: [(Double, Double)] = {
        let inner = 2 * (10.0 / 7).squareRoot()
        let weight = 13 * 70.0.squareRoot()
        return [
            ((5 - inner).squareRoot() / 3, (322 + weight) / 900), ((5 + inner).squareRoot() / 3, (322 - weight) / 900),
        ]
    }()

    /// The parameter at a distance from the start, by Newton's method kept inside a shrinking interval.
    func parameter(atLength distance: Double, of total: Double) -> Double {
        if case .line = self { return distance / total }
        var low = 0.0
        var high = 1.0
        var t = distance / total
        for _ in 0..<24 {
            let error = length(to: t) - distance
            if abs(error) <= total * 1e-13 { break }
            if error > 0 { high = t } else { low = t }
            let next = t - error / derivative(at: t).length
            t = next > low && next < high ? next : (low + high) / 2
        }
        return t
    }
}
