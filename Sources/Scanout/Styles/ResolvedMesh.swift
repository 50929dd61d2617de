import Raster

/// A mesh gradient with everything known but the frame that it fills.
final class ResolvedMesh: Sendable {
    /// A point of the grid, in shares of the frame, with the ways of the curves through it: a third of the way to a control
    /// point's end is a control point away.
    struct Node: Hashable, Sendable {
        var position: Point
        /// From the point to the control points around it.
        var leading: Point
        var top: Point
        var trailing: Point
        var bottom: Point
    }

    let columns: Int
    let rows: Int
    /// Row by row; empty where the grid makes no sense.
    let nodes: [Node]
    let colors: [RGBA]
    let background: RGBA
    let isSmooth: Bool
    let isPerceptual: Bool
    /// Device pixels to a point.
    let scale: Double

    init(
        columns: Int, rows: Int, locations: MeshGradient.Locations, colors: [RGBA], background: RGBA, isSmooth: Bool,
        isPerceptual: Bool, scale: Double
    ) {
        let count = columns >= 2 && rows >= 2 && columns <= 1_000 && rows <= 1_000 ? columns * rows : 0
        let nodes = Self.nodes(locations, columns: columns, rows: rows)
        let isWhole = count > 0 && nodes.count >= count && colors.count >= count
        self.columns = columns
        self.rows = rows
        self.nodes = isWhole ? Array(nodes.prefix(count)) : []
        self.colors = isWhole ? Array(colors.prefix(count)) : []
        self.background = background
        self.isSmooth = isSmooth
        self.isPerceptual = isPerceptual
        self.scale = scale.isFinite && scale > 0 ? scale : 1
    }

    private init(_ other: ResolvedMesh, nodes: [Node], colors: [RGBA], background: RGBA) {
        columns = other.columns
        rows = other.rows
        self.nodes = nodes
        self.colors = colors
        self.background = background
        isSmooth = other.isSmooth
        isPerceptual = other.isPerceptual
        scale = other.scale
    }

    private static func nodes(_ locations: MeshGradient.Locations, columns: Int, rows: Int) -> [Node] {
        func point(_ p: SIMD2<Float>) -> Point {
            Point(x: p.x.isFinite ? Double(p.x) : 0, y: p.y.isFinite ? Double(p.y) : 0)
        }
        switch locations {
        case .bezierPoints(let points):
            return points.map { p in
                let position = point(p.position)
                return Node(
                    position: position, leading: point(p.leadingControlPoint) - position,
                    top: point(p.topControlPoint) - position, trailing: point(p.trailingControlPoint) - position,
                    bottom: point(p.bottomControlPoint) - position)
            }
        case .points(let points):
            guard columns > 0, rows > 0, points.count >= columns * rows else { return [] }
            let grid = points.map(point)
            return (0..<(columns * rows)).map { index in
                let (row, column) = (index / columns, index % columns)
                func at(_ row: Int, _ column: Int) -> Point { grid[row * columns + column] }
                let along = at(row, min(column + 1, columns - 1)) - at(row, max(column - 1, 0))
                let down = at(min(row + 1, rows - 1), column) - at(max(row - 1, 0), column)
                // Half of the way between neighbours is the tangent, a third of that a control point away; at an edge the
                // only neighbour's whole way is.
                let x = along * (column == 0 || column == columns - 1 ? 1.0 / 3 : 1.0 / 6)
                let y = down * (row == 0 || row == rows - 1 ? 1.0 / 3 : 1.0 / 6)
                return Node(position: grid[index], leading: x * -1, top: y * -1, trailing: x, bottom: y)
            }
        }
    }

    /// Whether the way from one to the other means something.
    func isLike(_ other: ResolvedMesh) -> Bool {
        columns == other.columns && rows == other.rows && nodes.count == other.nodes.count
            && isSmooth == other.isSmooth && isPerceptual == other.isPerceptual
    }

    /// Points, colours and the background.
    var animatedValues: AnimatedValues {
        var values = background.premultiplied
        for node in nodes {
            for point in [node.position, node.leading, node.top, node.trailing, node.bottom] {
                values += [point.x, point.y]
            }
        }
        for color in colors { values += color.premultiplied }
        return AnimatedValues(values)
    }

    /// The mesh with other values; see ``animatedValues``.
    func with(_ new: AnimatedValues) -> ResolvedMesh {
        let values = new.values
        guard values.count == 4 + nodes.count * 10 + colors.count * 4 else { return self }
        func point(_ index: Int) -> Point { Point(x: values[index], y: values[index + 1]) }
        let moved = nodes.indices.map { index in
            let first = 4 + index * 10
            return Node(
                position: point(first), leading: point(first + 2), top: point(first + 4), trailing: point(first + 6),
                bottom: point(first + 8))
        }
        let first = 4 + nodes.count * 10
        let faded = colors.indices.map { RGBA(premultiplied: values[(first + $0 * 4)..<(first + $0 * 4 + 4)]) }
        return ResolvedMesh(
            self, nodes: moved, colors: faded, background: RGBA(premultiplied: values[0..<4]))
    }

    /// Pixels along a side, at most.
    private static let mostPixels = 8_192.0

    /// The mesh drawn for a frame, as a picture of it.
    func paint(in frame: Rect) -> Paint {
        let extents = Size(width: (frame.width * scale).rounded(.up), height: (frame.height * scale).rounded(.up))
        guard !nodes.isEmpty, extents.width >= 1, extents.height >= 1, extents.width <= Self.mostPixels,
            extents.height <= Self.mostPixels
        else { return .solid(background) }
        let surface = Surface(width: Int(extents.width), height: Int(extents.height))
        MeshPainter(self, size: Size(width: frame.width * scale, height: frame.height * scale)).draw(on: surface)
        let place = AffineTransform.scale(x: 1 / scale, y: 1 / scale)
            .concatenating(.translation(x: frame.minX, y: frame.minY))
        return .image(TiledImage(surface, transform: place, isSharp: true))
    }
}
