/// Cuts contours into dashes.
struct Dasher {
    /// Points that the caps of one contour's dashes may take; dashes that need more could not be told apart, and such a
    /// line is drawn solid.
    private static let mostCapPoints = 2_000_000.0
    private let mostDashes: Double

    private let lengths: [Double]
    private let startIndex: Int
    private let startRest: Double
    /// Lengths until the pattern begins anew.
    private let count: Int
    private let period: Double

    /// Nil where the pattern means a solid line: no lengths, a negative one, none above zero, or one that is not finite.
    ///
    /// - Parameter capPoints: the points that a dash's caps take.
    init?(_ stroke: Stroke, capPoints: Double) {
        mostDashes = Self.mostCapPoints / max(capPoints, 10)
        let pattern = stroke.dash
        // Of an odd number of lengths the second round has dashes where the first had gaps.
        let rounds = pattern.count % 2 == 0 ? 1 : 2
        count = pattern.count * rounds
        period = (0..<count).reduce(0) { $0 + pattern[$1 % pattern.count] }
        guard period > 0, period.isFinite, pattern.allSatisfy({ $0 >= 0 }) else { return nil }
        lengths = pattern
        var phase = stroke.dashPhase.isFinite ? stroke.dashPhase.truncatingRemainder(dividingBy: period) : 0
        if phase < 0 { phase += period }
        var index = 0
        // A dash of no length at the very start is a dot, not passed over.
        while index < count - 1, phase >= pattern[index % pattern.count], phase > 0 {
            phase -= pattern[index % pattern.count]
            index += 1
        }
        startIndex = index
        startRest = max(pattern[index % pattern.count] - phase, 0)
    }

    /// Adds the dashes of a path to another one. Where a closed contour begins and ends inside dashes they are one.
    ///
    /// - Parameter firstDash: memory for the dash that a closed contour begins with.
    func dash(_ path: FlatPath, into result: inout FlatPath, firstDash: inout FlatPath) {
        for contour in path.contours {
            let length = Self.length(of: contour, in: path)
            if contour.count < 2 || length / period > mostDashes || !length.isFinite {
                result.copy(contour, of: path)
            } else {
                dash(contour, path, &result, &firstDash)
            }
        }
    }

    private static func length(of contour: FlatPath.Contour, in path: FlatPath) -> Double {
        (0..<contour.lineCount).reduce(0) { sum, index in
            sum + (path.point(contour, index + 1) - path.point(contour, index)).length
        }
    }

    private func dash(
        _ contour: FlatPath.Contour, _ path: FlatPath, _ result: inout FlatPath, _ firstDash: inout FlatPath
    ) {
        var pen = DashPen(index: startIndex, rest: startRest, count: count, lengths: lengths)
        // A dash that crosses the start of a closed contour is begun at its beginning, near the contour's end.
        let isJoined = contour.isClosed && pen.isDown
        firstDash.removeAll()
        var isFirst = isJoined
        if pen.isDown { Self.begin(path.point(contour, 0), isFirst, &firstDash, &result) }
        for index in 0..<contour.lineCount {
            let from = path.point(contour, index)
            let to = path.point(contour, index + 1)
            let length = (to - from).length
            var travelled = 0.0
            while length - travelled > pen.rest {
                travelled += pen.rest
                let place = from.mixed(with: to, travelled / length)
                if pen.isDown {
                    Self.end(place, isFirst, along: (to - from) * (1 / length), &firstDash, &result)
                    isFirst = false
                }
                pen.advance()
                if pen.isDown { Self.begin(place, false, &firstDash, &result) }
            }
            pen.rest -= length - travelled
            if pen.isDown { Self.add(to, path.isSmooth(contour, index + 1), isFirst, &firstDash, &result) }
        }
        finish(contour, path, isWhole: isFirst, isJoined: isJoined, penIsDown: pen.isDown, firstDash, &result)
    }

    private func finish(
        _ contour: FlatPath.Contour, _ path: FlatPath, isWhole: Bool, isJoined: Bool, penIsDown: Bool,
        _ firstDash: FlatPath, _ result: inout FlatPath
    ) {
        if isWhole { return result.copy(contour, of: path) }
        if isJoined {
            if !penIsDown { result.begin() }
            for index in firstDash.points.indices {
                result.add(firstDash.points[index], smooth: firstDash.isSmooth[index])
            }
            result.end(closed: false)
        } else if penIsDown {
            result.end(closed: false)
        }
    }

    private static func begin(_ p: Point, _ isFirst: Bool, _ firstDash: inout FlatPath, _ result: inout FlatPath) {
        if isFirst {
            firstDash.begin()
            firstDash.add(p, smooth: false)
        } else {
            result.begin()
            result.add(p, smooth: false)
        }
    }

    @inline(__always)
    private static func add(
        _ p: Point, _ smooth: Bool, _ isFirst: Bool, _ firstDash: inout FlatPath, _ result: inout FlatPath
    ) {
        if isFirst { firstDash.add(p, smooth: smooth) } else { result.add(p, smooth: smooth) }
    }

    /// Ends a dash. One of no length gets a hair of it, so that its caps know their direction.
    private static func end(
        _ p: Point, _ isFirst: Bool, along direction: Point, _ firstDash: inout FlatPath, _ result: inout FlatPath
    ) {
        if isFirst { return firstDash.add(p, smooth: false) }
        let isDot = result.points.last == p
        result.add(isDot ? p + direction * 1e-6 : p, smooth: false)
        result.end(closed: false)
    }
}

/// Where a dash pattern is.
private struct DashPen {
    private var index: Int
    /// What is left of the dash or gap.
    var rest: Double
    private let count: Int
    private let lengths: [Double]

    init(index: Int, rest: Double, count: Int, lengths: [Double]) {
        self.index = index
        self.rest = rest
        self.count = count
        self.lengths = lengths
    }

    var isDown: Bool { index % 2 == 0 }

    mutating func advance() {
        index = (index + 1) % count
        rest = lengths[index < lengths.count ? index : index - lengths.count]
    }
}

extension FlatPath.Contour {
    /// How many lines there are.
    fileprivate var lineCount: Int { isClosed ? count : count - 1 }
}

extension FlatPath {
    fileprivate func place(_ contour: Contour, _ index: Int) -> Int {
        contour.first + (index == contour.count ? 0 : index)
    }

    fileprivate func point(_ contour: Contour, _ index: Int) -> Point { points[place(contour, index)] }
    fileprivate func isSmooth(_ contour: Contour, _ index: Int) -> Bool { isSmooth[place(contour, index)] }

    fileprivate mutating func copy(_ contour: Contour, of path: FlatPath) {
        begin()
        for index in contour.first..<contour.first + contour.count {
            add(path.points[index], smooth: path.isSmooth[index])
        }
        end(closed: contour.isClosed)
    }
}
