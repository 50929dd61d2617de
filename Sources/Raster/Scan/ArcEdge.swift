/// A part of an ellipse with its axes along the device's, between two of its four extremes, so that x and y only grow or
/// only shrink along it. In the device's space, whatever area is scanned.
struct ArcEdge {
    /// The ellipse.
    let center: Point
    let radii: Point
    /// One over each radius.
    let inverse: Point
    /// 1 for the right half of the ellipse, -1 for the left one.
    let side: Double
    /// 1 for the lower half, -1 for the upper one.
    let half: Double
    /// The rows between which it lies, in 256ths of a pixel, `y0 < y1`, and its ends there.
    let y0: Int32
    let y1: Int32
    let x0: Double
    let x1: Double
    /// 1 where the outline goes down, -1 where it goes up.
    let winding: Int32
    /// How it is walked along.
    let course: Course
    /// The next arc that begins in the same band; -1 for none.
    var next: Int32 = -1

    /// How an arc is walked along.
    enum Course {
        /// Row by row, with every crossing of a column's border found from the ellipse.
        case exact
        /// Row by row, crossing no more than two columns in most.
        case steep
        /// Column by column, crossing no more than two rows in most.
        case flat
    }

    /// The least and greatest x.
    @inline(__always)
    var columns: (Double, Double) { (min(x0, x1), max(x0, x1)) }

    /// The height over the centre of a place in 256ths of a pixel.
    @inline(__always)
    func height(_ y: Int32) -> Double { Double(y) * (1.0 / 256) - center.y }

    /// The place at a height over the centre.
    @inline(__always)
    func x(atHeight height: Double) -> Double {
        let part = height * inverse.y
        let reach = max(1 - part * part, 0).squareRoot() * radii.x
        return min(max(center.x + side * reach, min(x0, x1)), max(x0, x1))
    }

    /// The height over the centre where it crosses a line between columns.
    @inline(__always)
    func height(atX x: Double) -> Double {
        let part = (x - center.x) * inverse.x
        return half * (max(1 - part * part, 0).squareRoot() * radii.y)
    }

    /// The last whole number at or left of a place.
    @inline(__always)
    static func column(_ x: Double) -> Int { Int(x + 2_097_152) &- 2_097_152 }

    /// The area between the arc and a chord of its, in pixels: of a circle of radius 1 it is `asin(l / 2) - l / 2 ·
    /// √(1 - l² / 4)` for a chord of length l; the first terms of that function's series are good to 0.002, half a
    /// level, for a quarter of the circle, and better than a hundredth of a level for an eighth.
    @inline(__always)
    func segment(_ width: Double, _ height: Double) -> Double {
        let across = width * inverse.x
        let down = height * inverse.y
        let square = across * across + down * down
        var sum = square * (1.0 / 7373) + 3.0 / 3584
        sum = sum * square + 1.0 / 160
        sum = sum * square + 1.0 / 12
        return radii.x * radii.y * (square * square.squareRoot()) * sum
    }
}

extension ArcEdge {
    /// Whether it is near enough to a circle's, and large enough, to be walked along by its chords: then where they
    /// cross borders between pixels is as good as where the arc does.
    var isNearlyRound: Bool {
        let least = min(radii.x, radii.y)
        return least >= 4 && max(radii.x, radii.y) <= 1.1 * least
    }

    /// Hands out the steep part and the flat part, parted at the row's border nearest to where both ways are alike.
    func divided(_ take: (ArcEdge) -> Void) {
        let height = radii.y * radii.y / (radii.x * radii.x + radii.y * radii.y).squareRoot()
        let border = FixedPoint.nearest(center.y + half * height) &* 256
        let upper: Course = half < 0 ? .flat : .steep
        let lower: Course = half < 0 ? .steep : .flat
        if border <= y0 { return take(part(y0, x0, y1, x1, lower)) }
        if border >= y1 { return take(part(y0, x0, y1, x1, upper)) }
        let x = self.x(atHeight: self.height(border))
        take(part(y0, x0, border, x, upper))
        take(part(border, x, y1, x1, lower))
    }

    private func part(_ y0: Int32, _ x0: Double, _ y1: Int32, _ x1: Double, _ course: Course) -> ArcEdge {
        ArcEdge(
            center: center, radii: radii, inverse: inverse, side: side, half: half, y0: y0, y1: y1, x0: x0, x1: x1,
            winding: winding, course: course)
    }
}
