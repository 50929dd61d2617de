import Raster

/// Draws a mesh gradient: each field of the grid is divided into small triangles, in which the place in the field, and from
/// that the colour, is worked out for every pixel's centre.
struct MeshPainter {
    private let mesh: ResolvedMesh
    private let size: Size
    /// The colours as numbers that are mixed: premultiplied channels, or Oklab's with alpha.
    private let colors: [SIMD4<Double>]

    /// - Parameter size: the frame's, in pixels.
    init(_ mesh: ResolvedMesh, size: Size) {
        self.mesh = mesh
        self.size = size
        colors = mesh.colors.map { color in
            if mesh.isPerceptual {
                let lab = Oklab(color)
                return SIMD4(lab.lightness, lab.a, lab.b, color.alpha)
            }
            return SIMD4(color.red * color.alpha, color.green * color.alpha, color.blue * color.alpha, color.alpha)
        }
    }

    func draw(on surface: Surface) {
        let background = Self.pixel(
            SIMD4(
                mesh.background.red * mesh.background.alpha, mesh.background.green * mesh.background.alpha,
                mesh.background.blue * mesh.background.alpha, mesh.background.alpha))
        for y in 0..<surface.height {
            let row = surface.pixels + y * (surface.bytesPerRow / 4)
            for x in 0..<surface.width { row[x] = background }
        }
        for row in 0..<(mesh.rows - 1) {
            for column in 0..<(mesh.columns - 1) {
                draw(MeshField(mesh, row: row, column: column, size: size), row, column, on: surface)
            }
        }
    }

    private func draw(_ field: MeshField, _ row: Int, _ column: Int, on surface: Surface) {
        let shade = MeshShade(colors, mesh, row: row, column: column)
        let steps = field.steps
        var upper = (0...steps).map { field.point(Double($0) / Double(steps), 0) }
        for j in 0..<steps {
            let (v0, v1) = (Double(j) / Double(steps), Double(j + 1) / Double(steps))
            let lower = (0...steps).map { field.point(Double($0) / Double(steps), v1) }
            for i in 0..<steps {
                let (u0, u1) = (Double(i) / Double(steps), Double(i + 1) / Double(steps))
                let corners = [
                    MeshCorner(upper[i], u0, v0), MeshCorner(upper[i + 1], u1, v0), MeshCorner(lower[i], u0, v1),
                    MeshCorner(lower[i + 1], u1, v1),
                ]
                fill(corners[0], corners[1], corners[2], shade, surface)
                fill(corners[1], corners[3], corners[2], shade, surface)
            }
            upper = lower
        }
    }

    /// Fills a triangle: pixels whose centre is inside, or on an edge, where neighbours overlap with the same colour.
    private func fill(_ a: MeshCorner, _ b: MeshCorner, _ c: MeshCorner, _ shade: MeshShade, _ surface: Surface) {
        let area = (b.point - a.point).cross(c.point - a.point)
        guard abs(area) > 1e-12 else { return }
        let top = max(0, Int((min(a.point.y, b.point.y, c.point.y) - 0.5).rounded(.up).clamped))
        let bottom = min(surface.height - 1, Int((max(a.point.y, b.point.y, c.point.y) - 0.5).rounded(.down).clamped))
        let left = max(0, Int((min(a.point.x, b.point.x, c.point.x) - 0.5).rounded(.up).clamped))
        let right = min(surface.width - 1, Int((max(a.point.x, b.point.x, c.point.x) - 0.5).rounded(.down).clamped))
        guard top <= bottom, left <= right else { return }
        for y in top...bottom {
            let row = surface.pixels + y * (surface.bytesPerRow / 4)
            for x in left...right {
                let p = Point(x: Double(x) + 0.5, y: Double(y) + 0.5)
                let weightB = (p - a.point).cross(c.point - a.point) / area
                let weightC = (b.point - a.point).cross(p - a.point) / area
                let weightA = 1 - weightB - weightC
                guard weightA >= -1e-9, weightB >= -1e-9, weightC >= -1e-9 else { continue }
                row[x] = pixel(
                    shade.color(
                        weightA * a.u + weightB * b.u + weightC * c.u, weightA * a.v + weightB * b.v + weightC * c.v))
            }
        }
    }

    private func pixel(_ color: SIMD4<Double>) -> UInt32 {
        guard mesh.isPerceptual else { return Self.pixel(color) }
        let rgba = Oklab(lightness: color.x, a: color.y, b: color.z).rgba
        let alpha = min(max(color.w, 0), 1)
        return Self.pixel(SIMD4(rgba.red * alpha, rgba.green * alpha, rgba.blue * alpha, alpha))
    }

    /// A premultiplied pixel; smooth curves may lead beyond what there is.
    private static func pixel(_ color: SIMD4<Double>) -> UInt32 {
        let alpha = color.w > 0 ? min(color.w, 1) : 0
        func channel(_ value: Double) -> UInt32 { UInt32(((value > 0 ? min(value, alpha) : 0) * 255).rounded()) }
        return UInt32((alpha * 255).rounded()) << 24 | channel(color.x) << 16 | channel(color.y) << 8
            | channel(color.z)
    }
}

/// A corner of a triangle with its place in a field.
private struct MeshCorner {
    let point: Point
    let u: Double
    let v: Double

    init(_ point: Point, _ u: Double, _ v: Double) {
        self.point = point
        self.u = u
        self.v = v
    }
}

extension Double {
    /// What can be an index of a pixel.
    fileprivate var clamped: Double { Swift.min(Swift.max(self, -1e6), 1e6) }
}

/// A field of the grid: a Coons patch between its four curves.
private struct MeshField {
    private let corners: [ResolvedMesh.Node]
    private let size: Size

    init(_ mesh: ResolvedMesh, row: Int, column: Int, size: Size) {
        let first = row * mesh.columns + column
        corners = [first, first + 1, first + mesh.columns, first + mesh.columns + 1].map { mesh.nodes[$0] }
        self.size = size
    }

    /// Small triangles along a side: about one for four pixels, and one where the sides are straight and even.
    var steps: Int {
        if isEven { return 1 }
        let extent = max(
            (at(corners[1].position) - at(corners[0].position)).length,
            (at(corners[3].position) - at(corners[2].position)).length,
            (at(corners[2].position) - at(corners[0].position)).length,
            (at(corners[3].position) - at(corners[1].position)).length)
        return min(max(Int(min(extent, 4_096) / 4), 8), 128)
    }

    /// Whether places in the field change evenly: a parallelogram with control points at thirds of its sides.
    private var isEven: Bool {
        func isThird(_ way: Point, _ a: Int, _ b: Int) -> Bool {
            (way * 3 - (corners[b].position - corners[a].position)).lengthSquared < 1e-12
        }
        let closing = corners[0].position + corners[3].position - corners[1].position - corners[2].position
        return closing.lengthSquared < 1e-12 && isThird(corners[0].trailing, 0, 1) && isThird(corners[1].leading, 1, 0)
            && isThird(corners[2].trailing, 2, 3) && isThird(corners[3].leading, 3, 2)
            && isThird(corners[0].bottom, 0, 2) && isThird(corners[2].top, 2, 0) && isThird(corners[1].bottom, 1, 3)
            && isThird(corners[3].top, 3, 1)
    }

    /// A place in pixels.
    func point(_ u: Double, _ v: Double) -> Point {
        let top = curve(0, corners[0].trailing, corners[1].leading, 1, u)
        let bottom = curve(2, corners[2].trailing, corners[3].leading, 3, u)
        let left = curve(0, corners[0].bottom, corners[2].top, 2, v)
        let right = curve(1, corners[1].bottom, corners[3].top, 3, v)
        let along = top * (1 - v) + bottom * v
        let down = left * (1 - u) + right * u
        let upper = corners[0].position * (1 - u) + corners[1].position * u
        let lower = corners[2].position * (1 - u) + corners[3].position * u
        return at(along + down - (upper * (1 - v) + lower * v))
    }

    private func at(_ share: Point) -> Point { Point(x: share.x * size.width, y: share.y * size.height) }

    private func curve(_ start: Int, _ out: Point, _ into: Point, _ end: Int, _ t: Double) -> Point {
        let (p, q) = (corners[start].position, corners[end].position)
        let (c, d) = (p + out, q + into)
        let s = 1 - t
        return p * (s * s * s) + c * (3 * s * s * t) + d * (3 * s * t * t) + q * (t * t * t)
    }
}

/// The colours of a field: those of its corners, and of the grid around for smooth ones.
private struct MeshShade {
    /// Four columns of four rows, the field in the middle.
    private var values: [SIMD4<Double>]
    private let isSmooth: Bool

    init(_ colors: [SIMD4<Double>], _ mesh: ResolvedMesh, row: Int, column: Int) {
        func at(_ row: Int, _ column: Int) -> SIMD4<Double> { colors[row * mesh.columns + column] }
        // Beyond the grid its edge goes on as it comes in.
        func across(_ row: Int, _ column: Int) -> SIMD4<Double> {
            if column < 0 { return at(row, 0) * 2 - at(row, 1) }
            if column >= mesh.columns { return at(row, mesh.columns - 1) * 2 - at(row, mesh.columns - 2) }
            return at(row, column)
        }
        func value(_ row: Int, _ column: Int) -> SIMD4<Double> {
            if row < 0 { return across(0, column) * 2 - across(1, column) }
            if row >= mesh.rows { return across(mesh.rows - 1, column) * 2 - across(mesh.rows - 2, column) }
            return across(row, column)
        }
        values = []
        for r in -1...2 { for c in -1...2 { values.append(value(row + r, column + c)) } }
        isSmooth = mesh.isSmooth
    }

    func color(_ u: Double, _ v: Double) -> SIMD4<Double> {
        if isSmooth {
            let rows = (0..<4).map {
                cubic(values[$0 * 4], values[$0 * 4 + 1], values[$0 * 4 + 2], values[$0 * 4 + 3], u)
            }
            return cubic(rows[0], rows[1], rows[2], rows[3], v)
        }
        let upper = values[5] + (values[6] - values[5]) * u
        let lower = values[9] + (values[10] - values[9]) * u
        return upper + (lower - upper) * v
    }

    /// A Catmull-Rom spline between the two in the middle.
    private func cubic(
        _ a: SIMD4<Double>, _ b: SIMD4<Double>, _ c: SIMD4<Double>, _ d: SIMD4<Double>, _ t: Double
    ) -> SIMD4<Double> {
        let first = (c - a) * 0.5
        let second = a - b * 2.5 + c * 2 - d * 0.5
        let third = (d - a) * 0.5 + (b - c) * 1.5
        return ((third * t + second) * t + first) * t + b
    }
}
