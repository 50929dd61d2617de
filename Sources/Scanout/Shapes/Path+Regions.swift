import Raster

/// What becomes of two regions.
enum RegionOperation: Hashable, Sendable {
    case union
    case intersection
    case subtraction
    case symmetricDifference

    func includes(_ first: Bool, _ second: Bool) -> Bool {
        switch self {
        case .union: first || second
        case .intersection: first && second
        case .subtraction: first && !second
        case .symmetricDifference: first != second
        }
    }
}

extension Path {
    /// The outline of what is inside this path or another one, or both. Curves become lines that stray from them by less
    /// than 1/500 of a point; the outlines do not cross themselves.
    ///
    /// - Parameter eoFill: whether what a path goes round an even number of times is outside of it.
    public func union(_ other: Path, eoFill: Bool = false) -> Path { combined(with: other, .union, eoFill) }
    /// The outline of what is inside both this path and another one; see ``union(_:eoFill:)``.
    public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
        combined(with: other, .intersection, eoFill)
    }
    /// The outline of what is inside this path and not inside another one; see ``union(_:eoFill:)``.
    public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
        combined(with: other, .subtraction, eoFill)
    }
    /// The outline of what is inside this path or another one, and not both; see ``union(_:eoFill:)``.
    public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
        combined(with: other, .symmetricDifference, eoFill)
    }
    /// The outline of what is inside, which does not cross itself; see ``union(_:eoFill:)``.
    public func normalized(eoFill: Bool = true) -> Path { combined(with: Path(), .union, eoFill) }
    /// The parts of this path's line that are inside another path; see ``union(_:eoFill:)``.
    public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path { line(inside: true, other, eoFill) }
    /// The parts of this path's line that are outside of another path; see ``union(_:eoFill:)``.
    public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path { line(inside: false, other, eoFill) }

    func combined(with other: Path, _ operation: RegionOperation, _ eoFill: Bool) -> Path {
        let arrangement = LineArrangement(
            PathLines(raster).segments(closing: true), PathLines(other.raster).segments(closing: true))
        func isInside(_ windings: (Int, Int)) -> Bool {
            eoFill
                ? operation.includes(windings.0 & 1 != 0, windings.1 & 1 != 0)
                : operation.includes(windings.0 != 0, windings.1 != 0)
        }
        var outline: [(Point, Point)] = []
        for edge in arrangement.edges {
            let (inner, outer) = arrangement.windings(beside: edge)
            switch (isInside(inner), isInside(outer)) {
            case (true, false): outline.append((edge.a, edge.b))
            case (false, true): outline.append((edge.b, edge.a))
            default: break
            }
        }
        var chains = LineChains(outline)
        return Path(chains.outlines())
    }

    private func line(inside: Bool, _ other: Path, _ eoFill: Bool) -> Path {
        let region = PathLines(other.raster).segments(closing: true)
        var result = Raster.Path()
        for contour in PathLines(raster).contours {
            var lines = Array(zip(contour.points, contour.points.dropFirst()))
            if contour.isClosed, let first = contour.points.first, let last = contour.points.last {
                lines.append((last, first))
            }
            let cuts = LineCutter.cuts(lines + region)
            var parts: [(Point, Point)] = []
            for (line, places) in zip(lines, cuts) {
                let way = line.1 - line.0
                var from = line.0
                for place in places.sorted(by: { ($0 - line.0).dot(way) < ($1 - line.0).dot(way) }) + [line.1]
                where place != from {
                    let middle = (from + place) * 0.5
                    if other.raster.contains(middle, rule: eoFill ? .evenOdd : .nonZero) == inside {
                        parts.append((from, place))
                    }
                    from = place
                }
            }
            Self.add(parts, isWhole: contour.isClosed, to: &result)
        }
        return Path(result)
    }

    /// Adds lines, those that go on from one another as one.
    private static func add(_ lines: [(Point, Point)], isWhole: Bool, to path: inout Raster.Path) {
        guard let first = lines.first, let end = lines.last?.1 else { return }
        var parts = lines
        let gap = parts.indices.dropFirst().first { parts[$0].0 != parts[$0 - 1].1 }
        // A contour that goes on past its start begins where it has a gap.
        if isWhole, end == first.0, let gap { parts = Array(parts[gap...] + parts[..<gap]) }
        path.move(to: parts[0].0)
        var last = parts[0].0
        for part in parts {
            if part.0 != last { path.move(to: part.0) }
            path.line(to: part.1)
            last = part.1
        }
        if isWhole, end == first.0, gap == nil { path.close() }
    }
}
