import Raster

/// A path that symbols are put together from, in their box of 24 units.
struct SymbolPath: ExpressibleByStringLiteral {
    var path = Raster.Path()

    init(_ path: Raster.Path = Raster.Path()) { self.path = path }

    /// Makes a path of path data, which has to be well formed.
    init(stringLiteral data: String) {
        guard let path = PathData.path(data) else { preconditionFailure("malformed path data: \(data)") }
        self.path = path
    }

    static func + (a: SymbolPath, b: SymbolPath) -> SymbolPath {
        var path = a.path
        path.append(b.path)
        return SymbolPath(path)
    }

    var isEmpty: Bool { path.isEmpty }

    // MARK: Shapes

    static func circle(_ x: Double, _ y: Double, _ radius: Double) -> SymbolPath {
        SymbolPath(Raster.Path(ellipseIn: Rect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)))
    }

    static func rect(
        _ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double = 0
    ) -> SymbolPath {
        SymbolPath(
            Raster.Path(
                roundedRect: Rect(x: x, y: y, width: width, height: height), cornerWidth: radius,
                cornerHeight: radius))
    }

    /// An arc in degrees, clockwise on screen from 3 o'clock.
    static func arc(
        _ x: Double, _ y: Double, _ radius: Double, from start: Double, to end: Double
    ) -> SymbolPath {
        var path = Raster.Path()
        path.addArc(
            center: Point(x: x, y: y), radius: radius, start: start * .pi / 180, sweep: (end - start) * .pi / 180)
        return SymbolPath(path)
    }

    /// A polygon whose corners are rounded.
    static func polygon(_ corners: [(Double, Double)], radius: Double) -> SymbolPath {
        let points = corners.map { Point(x: $0.0, y: $0.1) }
        var path = Raster.Path()
        for (index, corner) in points.enumerated() {
            let before = points[(index + points.count - 1) % points.count]
            let after = points[(index + 1) % points.count]
            path.line(to: corner.moved(towards: before, by: radius))
            path.quad(to: corner.moved(towards: after, by: radius), control: corner)
        }
        path.close()
        return SymbolPath(path)
    }

    /// A star or gear round (12, 12): corners at angles (degrees from the top) and radii, repeated round the centre.
    static func ring(_ count: Int, _ corners: [(angle: Double, radius: Double)], rounding: Double) -> SymbolPath {
        let points = (0..<count).flatMap { index in
            corners.map { corner -> (Double, Double) in
                let turn = (corner.angle + 360 * Double(index) / Double(count)) * .pi / 180
                let (sine, cosine) = sineAndCosine(turn)
                return (12 + corner.radius * sine, 12 - corner.radius * cosine)
            }
        }
        return polygon(points, radius: rounding)
    }

    // MARK: Maps

    func moved(_ dx: Double, _ dy: Double) -> SymbolPath {
        SymbolPath(path.applying(.translation(x: dx, y: dy)))
    }

    /// The path turned round (12, 12), in degrees clockwise.
    func turned(_ degrees: Double) -> SymbolPath {
        SymbolPath(
            path.applying(
                AffineTransform.translation(x: -12, y: -12).concatenating(.rotation(radians: degrees * .pi / 180))
                    .concatenating(.translation(x: 12, y: 12))))
    }

    /// Left and right exchanged.
    var mirrored: SymbolPath {
        SymbolPath(path.applying(AffineTransform.scale(x: -1, y: 1).concatenating(.translation(x: 24, y: 0))))
    }

    /// Copies all round (12, 12).
    func repeated(_ count: Int) -> SymbolPath {
        (0..<count).reduce(SymbolPath()) { $0 + turned(360 * Double($1) / Double(count)) }
    }
}

extension Point {
    /// The point some way towards another, at most half of it.
    fileprivate func moved(towards other: Point, by distance: Double) -> Point {
        let dx = other.x - x
        let dy = other.y - y
        let length = (dx * dx + dy * dy).squareRoot()
        guard length > 0 else { return self }
        let share = min(distance / length, 0.5)
        return Point(x: x + dx * share, y: y + dy * share)
    }
}
