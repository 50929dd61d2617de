import Raster

/// The shape of a line along letters.
struct DecorationStroke {
    /// Rectangles in the layout's space, to be filled.
    private(set) var path = Path()

    /// Cuts a line into its dashes. Under a plain translation its edges are put onto whole pixels, at least one thick.
    init(_ decoration: TextLayout.Decoration, transform: AffineTransform) {
        var thickness = max(1, decoration.thickness)
        var top = decoration.y - thickness / 2
        var (left, right) = (decoration.x, decoration.x + decoration.width)
        guard left.isFinite, right.isFinite, top.isFinite, right > left, right - left < 1_000_000 else { return }
        if transform.isTranslation {
            thickness = thickness.rounded()
            top = (decoration.y + transform.ty - thickness / 2).rounded() - transform.ty
            left = (left + transform.tx).rounded() - transform.tx
            right = (right + transform.tx).rounded() - transform.tx
        }
        let lengths = DecorationStroke.lengths(decoration.pattern).map { $0 * thickness }
        if lengths.isEmpty {
            add(Rect(x: left, y: top, width: right - left, height: thickness))
            return
        }
        var place = left
        var index = 0
        while place < right {
            let end = min(right, place + lengths[index % lengths.count])
            if index & 1 == 0 { add(Rect(x: place, y: top, width: end - place, height: thickness)) }
            place = end
            index += 1
        }
    }

    /// Lengths of dashes and gaps in turn, in times of the thickness; none for a line without gaps.
    private static func lengths(_ pattern: TextSpan.Decoration.Pattern) -> [Double] {
        switch pattern {
        case .solid: []
        case .dot: [1, 2]
        case .dash: [4, 2]
        case .dashDot: [4, 2, 1, 2]
        case .dashDotDot: [4, 2, 1, 2, 1, 2]
        }
    }

    private mutating func add(_ rect: Rect) {
        path.move(to: Point(x: rect.minX, y: rect.minY))
        path.line(to: Point(x: rect.maxX, y: rect.minY))
        path.line(to: Point(x: rect.maxX, y: rect.maxY))
        path.line(to: Point(x: rect.minX, y: rect.maxY))
        path.close()
    }
}
