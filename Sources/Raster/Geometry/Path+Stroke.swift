extension Path {
    /// The outline that a stroke covers, to be filled non-zero.
    ///
    /// Made of straight lines that stray from the true outline by at most 0.01 of the path's units. A width that is
    /// not positive or not finite covers nothing. Widths are taken as they are: only drawing knows how wide a device
    /// pixel is.
    public func stroked(_ stroke: Stroke) -> Path {
        var outline = PathOutline()
        var plan = StrokePlan()
        plan.outline(self, stroke, width: stroke.width, tolerance: 0.01, into: &outline)
        return outline.path
    }
}

/// Collects an outline as a path.
private struct PathOutline: OutlineSink {
    var path = Path()
    private var isFirst = true

    mutating func begin() { isFirst = true }

    mutating func add(_ p: Point) {
        path.append(isFirst ? .move(p) : .line(p))
        isFirst = false
    }

    mutating func end() { path.close() }
}

/// The way from a path to the outline of its stroke: flattened, dashed, widened. Its memory is kept for the next one.
struct StrokePlan {
    private var flat = FlatPath()
    private var dashes = FlatPath()
    private var firstDash = FlatPath()

    /// Hands the outline to a sink.
    ///
    /// - Parameters:
    ///   - width: used in place of the stroke's own.
    ///   - tolerance: how far lines may stray, in the path's space.
    mutating func outline<Sink: OutlineSink>(
        _ path: Path, _ stroke: Stroke, width: Double, tolerance: Double, into sink: inout Sink
    ) {
        guard width > 0, width.isFinite, tolerance > 0 else { return }
        flat.removeAll()
        flat.add(
            path, tolerance: tolerance, mostTurn: Stroker.largestTurn(reach: width / 2, tolerance: tolerance))
        let stroker = Stroker(stroke, width: width, tolerance: tolerance)
        if let dasher = Dasher(stroke, capPoints: stroker.capPoints) {
            dashes.removeAll()
            dasher.dash(flat, into: &dashes, firstDash: &firstDash)
            stroker.outline(dashes, into: &sink)
        } else {
            stroker.outline(flat, into: &sink)
        }
    }
}
