/// Works out many steps along an arc at once, in loops over plain numbers that vectorise. A step is a pixel's border to
/// the next one along the arc, across one or two pixels the other way: where it crosses the border between those is taken
/// from its chord, and what it bulges beyond that is divided as a parabola's.
final class ArcSteps {
    /// Steps at once.
    static let most = 64

    /// Where the arc crosses the borders: one more than steps.
    let places: UnsafeMutablePointer<Double>
    /// What is found, in rows of ``most`` numbers.
    let numbers: UnsafeMutablePointer<Int32>

    init() {
        places = .allocate(capacity: Self.most + 1)
        numbers = .allocate(capacity: Self.most * 5)
    }

    deinit {
        places.deallocate()
        numbers.deallocate()
    }

    /// Adding and taking away 1.5 · 2^52 rounds to the nearest whole number.
    @inline(__always)
    private static func floor(_ value: Double) -> Double {
        let nearest = (value + 6_755_399_441_055_744) - 6_755_399_441_055_744
        return nearest > value ? nearest - 1 : nearest
    }

    @inline(__always)
    private static func least(_ a: Double, _ b: Double) -> Double { a < b ? a : b }
    @inline(__always)
    private static func greatest(_ a: Double, _ b: Double) -> Double { a > b ? a : b }

    /// Steps down by one row each. Of each: the first column, or the least number where it crosses more than two, and
    /// what accumulators change by there and in the two columns after.
    @inline(never)
    func steep(_ count: Int, _ bulge: Bulge) {
        let places = UnsafePointer(places)
        let numbers = numbers
        let full = Double(CoverageBand.fullArea)
        let (leastBulge, factor) = (bulge.least, bulge.factor)
        for index in 0..<count {
            let left = Self.least(places[index], places[index + 1])
            let right = Self.greatest(places[index], places[index + 1])
            let column = Self.floor(left)
            let border = column + 1
            let width = right - left
            let square = width * width * factor
            let beyond = leastBulge * (1 + square * (1.5 + 0.375 * square))
            let part = Self.least((border - left) / Self.greatest(width, 1e-9), 1)
            let share = part * part * (3 - 2 * part)
            let height = part * full
            let middle = (left + Self.least(right, border)) * 0.5 - column
            let firstArea = Self.least(Self.greatest(height * middle + beyond * share, 0), height)
            let rest = (full - height) * ((right - border) * 0.5) + beyond * (1 - share)
            let secondArea = Self.least(Self.greatest(rest, 0), full - height)
            let first = FixedPoint.nearest(height - firstArea)
            let last = FixedPoint.nearest(secondArea)
            numbers[index] = right <= border + 1 ? FixedPoint.nearest(column) : Int32.min
            numbers[index + Self.most] = first
            numbers[index + 2 * Self.most] = CoverageBand.fullArea &- first &- last
            numbers[index + 3 * Self.most] = last
        }
    }

    /// Steps across by one column each, along an arc that goes down; places are whole 131,072ths. Of each: the first row,
    /// the height spanned there and the area right of it, and the same of the row after, with an area less than 0 where
    /// it crosses more rows.
    @inline(never)
    func flat(_ count: Int, _ bulge: Bulge, rises: Bool) {
        let places = UnsafePointer(places)
        let numbers = numbers
        let full = Double(CoverageBand.fullArea)
        let (leastBulge, factor) = (bulge.least, bulge.factor / (full * full))
        let (base, sign) = rises ? (0.0, 0.5) : (1.0, -0.5)
        for index in 0..<count {
            let top = places[index]
            let bottom = places[index + 1]
            let row = Self.floor(top * (1 / full))
            let border = (row + 1) * full
            let whole = bottom - top
            let square = whole * whole * factor
            let beyond = leastBulge * (1 + square * (1.5 + 0.375 * square))
            let first = Self.least(bottom, border) - top
            let second = whole - first
            let part = first / Self.greatest(whole, 1e-9)
            let share = part * part * (3 - 2 * part)
            let firstArea = first * (base + sign * part) + beyond * share
            let secondArea = second * (base + sign * (1 + part)) + beyond * (1 - share)
            numbers[index] = FixedPoint.nearest(row)
            numbers[index + Self.most] = FixedPoint.nearest(first)
            numbers[index + 2 * Self.most] =
                FixedPoint.nearest(Self.least(Self.greatest(firstArea, 0), first))
            numbers[index + 3 * Self.most] = FixedPoint.nearest(second)
            numbers[index + 4 * Self.most] =
                bottom <= border + full
                ? FixedPoint.nearest(Self.least(Self.greatest(secondArea, 0), second)) : -1
        }
    }
}

/// What an arc of nearly a circle bulges beyond a chord one pixel high, or wide, in 131,072ths: `r² / 12 (l / r)³` for a
/// chord of length l, whose cube is `(1 + d²)^1.5`, near enough `1 + 3/2 d² + 3/8 d⁴`, where d is the chord's extent the
/// other way. Positive where it lies to the right.
struct Bulge {
    let least: Double
    let factor: Double

    init(_ arc: ArcEdge, isSteep: Bool) {
        let along = isSteep ? arc.inverse.y : arc.inverse.x
        let across = isSteep ? arc.radii.y * arc.inverse.x : arc.radii.x * arc.inverse.y
        least = arc.side * Double(CoverageBand.fullArea) / 12 * arc.radii.x * arc.radii.y * (along * along * along)
        factor = across * across
    }
}
