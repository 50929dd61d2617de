// Points as vectors, for geometry inside this target.
extension Point {
    static func + (a: Point, b: Point) -> Point { Point(x: a.x + b.x, y: a.y + b.y) }
    static func - (a: Point, b: Point) -> Point { Point(x: a.x - b.x, y: a.y - b.y) }
    static func * (a: Point, factor: Double) -> Point { Point(x: a.x * factor, y: a.y * factor) }

    /// The squared length; infinite where it is out of range.
    var lengthSquared: Double { x * x + y * y }
    /// The length.
    var length: Double { lengthSquared.squareRoot() }
    /// Coordinates past this count as not finite: their squares and cubes would overflow on the way to a pixel.
    static let greatestCoordinate = 1e100

    /// Whether both coordinates are finite, and within ``greatestCoordinate``.
    var isFinite: Bool { abs(x) <= Self.greatestCoordinate && abs(y) <= Self.greatestCoordinate }

    /// The scalar product.
    func dot(_ other: Point) -> Double { x * other.x + y * other.y }
    /// The third coordinate of the vector product: positive where `other` lies clockwise on screen from here.
    func cross(_ other: Point) -> Double { x * other.y - y * other.x }
    /// A quarter turn on: clockwise on screen for 1, the other way for -1.
    func quarterTurned(_ turn: Double) -> Point { Point(x: -y * turn, y: x * turn) }
    /// The point between two, a fraction of the way.
    func mixed(with other: Point, _ fraction: Double) -> Point {
        Point(x: x + (other.x - x) * fraction, y: y + (other.y - y) * fraction)
    }
}
