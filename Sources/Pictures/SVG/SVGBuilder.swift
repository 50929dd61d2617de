import Raster

/// Goes through a document and writes its drawing commands.
struct SVGBuilder {
    private let document: SVGDocument
    private let size: Size
    private(set) var commands: [VectorPicture.Command] = []
    private(set) var leftOut: Set<String> = []
    private var visits = 0
    private var depth = 0

    /// Elements that are drawn at most, each as often as it is used, and how far uses may lie in each other.
    private static let mostVisits = 100_000
    private static let mostDepth = 64

    /// What is handed down to elements inside.
    private struct Place {
        var style = SVGStyle()
        var transform = AffineTransform.identity
        var viewport: Size
    }

    init(_ document: SVGDocument, size: Size) {
        self.document = document
        self.size = size
    }

    mutating func build() throws(PictureError) {
        var place = Place(viewport: size)
        let root = document.root
        place.style.take(document.sheet.properties(of: root), extent: size.width)
        enter(root, SVGDocument.viewBox(root), size, &place)
        for child in root.children { try add(child, place) }
    }

    /// Maps an element's view box to its size.
    private func enter(_ element: XMLElement, _ box: Rect?, _ size: Size, _ place: inout Place) {
        guard let box else {
            place.viewport = size
            return
        }
        var (x, y) = (size.width / box.width, size.height / box.height)
        var (dx, dy) = (0.0, 0.0)
        let fit = element.attributes["preserveAspectRatio"] ?? "xMidYMid"
        if !fit.hasPrefix("none") {
            let scale = fit.hasSuffix("slice") ? max(x, y) : min(x, y)
            (x, y) = (scale, scale)
            let room = Size(width: size.width - box.width * scale, height: size.height - box.height * scale)
            dx = room.width * Self.share(fit.utf8.dropFirst().prefix(3))
            dy = room.height * Self.share(fit.utf8.dropFirst(5).prefix(3))
        }
        place.viewport = box.size
        place.transform = AffineTransform.translation(x: -box.minX, y: -box.minY).concatenating(.scale(x: x, y: y))
            .concatenating(.translation(x: dx, y: dy)).concatenating(place.transform)
    }

    private static func share(_ word: Substring.UTF8View.SubSequence) -> Double {
        word.elementsEqual("Min".utf8) ? 0 : word.elementsEqual("Max".utf8) ? 1 : 0.5
    }

    // MARK: Elements

    private static let containers: Set<String> = ["g", "a", "svg", "switch", "use"]
    private static let silent: Set<String> = [
        "defs", "title", "desc", "metadata", "style", "symbol", "clipPath", "linearGradient", "radialGradient",
        "namedview", "script",
    ]

    private mutating func add(_ element: XMLElement, _ outer: Place) throws(PictureError) {
        visits += 1
        guard visits <= Self.mostVisits else { throw .unsupported("SVG", "more than 100,000 drawn elements") }
        if Self.silent.contains(element.name) { return }
        let properties = document.sheet.properties(of: element)
        if properties["display"] == "none" { return }
        var place = outer
        place.style.take(properties, extent: place.viewport.width)
        if let transform = properties["transform"] {
            place.transform = AffineTransform(svg: transform).concatenating(place.transform)
        }
        let isContainer = Self.containers.contains(element.name)
        let path = isContainer ? nil : shape(element, place)
        guard isContainer || path != nil else {
            leftOut.insert(element.name)
            return
        }
        for name in ["mask", "filter"] where properties[name] != nil && properties[name] != "none" {
            leftOut.insert(name)
        }
        let clip = try clip(properties["clip-path"], place)
        let opacity = SVGStyle.share(properties["opacity"]) ?? 1
        if let clip { commands.append(.beginClip(clip.path, clip.rule)) }
        if opacity < 1 { commands.append(.beginGroup(opacity: opacity)) }
        if let path { paint(path, place) } else { try addContents(of: element, place) }
        if opacity < 1 { commands.append(.endGroup) }
        if clip != nil { commands.append(.endClip) }
    }

    private mutating func addContents(of element: XMLElement, _ outer: Place) throws(PictureError) {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.mostDepth else { throw .unsupported("SVG", "elements that use themselves") }
        var place = outer
        switch element.name {
        case "use": try addUse(element, place)
        case "svg":
            move(element, &place)
            enter(element, SVGDocument.viewBox(element), extents(element, place), &place)
            for child in element.children { try add(child, place) }
        case "switch": if let first = element.children.first { try add(first, place) }
        default: for child in element.children { try add(child, place) }
        }
    }

    private mutating func addUse(_ element: XMLElement, _ outer: Place) throws(PictureError) {
        guard let target = element.attributes["href"].flatMap({ document.element($0) }) else { return }
        var place = outer
        move(element, &place)
        guard target.name == "symbol" else { return try add(target, place) }
        place.style.take(document.sheet.properties(of: target), extent: place.viewport.width)
        enter(target, SVGDocument.viewBox(target), extents(element, place), &place)
        for child in target.children { try add(child, place) }
    }

    private func move(_ element: XMLElement, _ place: inout Place) {
        let x = length(element, "x", place.viewport.width) ?? 0
        let y = length(element, "y", place.viewport.height) ?? 0
        place.transform = AffineTransform.translation(x: x, y: y).concatenating(place.transform)
    }

    private func extents(_ element: XMLElement, _ place: Place) -> Size {
        Size(
            width: length(element, "width", place.viewport.width) ?? place.viewport.width,
            height: length(element, "height", place.viewport.height) ?? place.viewport.height)
    }

    private func length(_ element: XMLElement, _ name: String, _ whole: Double) -> Double? {
        guard let text = element.attributes[name] else { return nil }
        var scanner = SVGScanner(text)
        return scanner.length(percentOf: whole)
    }

    // MARK: Shapes

    /// An element's outline; nil where it is none.
    private func shape(_ element: XMLElement, _ place: Place) -> Raster.Path? {
        let (w, h) = (place.viewport.width, place.viewport.height)
        func value(_ name: String, _ whole: Double) -> Double { length(element, name, whole) ?? 0 }
        switch element.name {
        case "path": return SVGPath.path(element.attributes["d"] ?? "")
        case "rect": return rectangle(element, place)
        case "circle":
            let radius = value("r", ((w * w + h * h) / 2).squareRoot())
            return ellipse(value("cx", w), value("cy", h), radius, radius)
        case "ellipse": return ellipse(value("cx", w), value("cy", h), value("rx", w), value("ry", h))
        case "line":
            var path = Raster.Path()
            path.move(to: Point(x: value("x1", w), y: value("y1", h)))
            path.line(to: Point(x: value("x2", w), y: value("y2", h)))
            return path
        case "polyline", "polygon":
            var scanner = SVGScanner(element.attributes["points"] ?? "")
            let numbers = scanner.numbers()
            var path = Raster.Path()
            for index in stride(from: 0, to: numbers.count - 1, by: 2) {
                path.line(to: Point(x: numbers[index], y: numbers[index + 1]))
            }
            if element.name == "polygon" { path.close() }
            return path
        default: return nil
        }
    }

    private func ellipse(_ x: Double, _ y: Double, _ rx: Double, _ ry: Double) -> Raster.Path {
        guard rx > 0, ry > 0 else { return Raster.Path() }
        return Raster.Path(ellipseIn: Rect(x: x - rx, y: y - ry, width: 2 * rx, height: 2 * ry))
    }

    private func rectangle(_ element: XMLElement, _ place: Place) -> Raster.Path {
        let size = place.viewport
        let width = length(element, "width", size.width) ?? 0
        let height = length(element, "height", size.height) ?? 0
        guard width > 0, height > 0 else { return Raster.Path() }
        let rx = length(element, "rx", size.width)
        let ry = length(element, "ry", size.height)
        let rect = Rect(
            x: length(element, "x", size.width) ?? 0, y: length(element, "y", size.height) ?? 0, width: width,
            height: height)
        let corner = (x: max(0, rx ?? ry ?? 0), y: max(0, ry ?? rx ?? 0))
        if corner.x == 0 || corner.y == 0 { return Raster.Path(rect: rect) }
        return Raster.Path(
            roundedRect: rect, cornerWidth: min(corner.x, width / 2), cornerHeight: min(corner.y, height / 2))
    }

    // MARK: Painting

    private mutating func paint(_ path: Raster.Path, _ place: Place) {
        let style = place.style
        guard style.isVisible, !path.isEmpty else { return }
        if let fill = resolved(style.fill, style.fillOpacity, path, place) {
            commands.append(self.fill(path, style.fillRule, fill, place.transform))
        }
        guard style.line.width > 0, let stroke = resolved(style.stroke, style.strokeOpacity, path, place) else {
            return
        }
        if stroke.transform == .identity {
            commands.append(.stroke(path, style.line, stroke.paint, place.transform))
        } else {
            commands.append(self.fill(Self.outline(path, style.line, place), .nonZero, stroke, place.transform))
        }
    }

    /// The outline of a line, fine enough for a picture drawn at eight times its size.
    private static func outline(_ path: Raster.Path, _ line: Stroke, _ place: Place) -> Raster.Path {
        let scale = 8.0
        var line = line
        line.width *= scale
        line.dash = line.dash.map { $0 * scale }
        line.dashPhase *= scale
        return path.applying(.scale(x: scale, y: scale)).stroked(line).applying(.scale(x: 1 / scale, y: 1 / scale))
    }

    /// A shape in its paint's space, and the map from there.
    private func fill(
        _ path: Raster.Path, _ rule: FillRule, _ source: (paint: Paint, transform: AffineTransform),
        _ transform: AffineTransform
    ) -> VectorPicture.Command {
        guard source.transform != .identity, let inverse = source.transform.inverse else {
            return .fill(path, rule, source.paint, transform)
        }
        return .fill(path.applying(inverse), rule, source.paint, source.transform.concatenating(transform))
    }

    private func resolved(
        _ source: SVGStyle.Source, _ opacity: Double, _ path: Raster.Path, _ place: Place
    ) -> (paint: Paint, transform: AffineTransform)? {
        switch source {
        case .none: return nil
        case .color(let color): return (.solid(color.opacity(opacity)), .identity)
        case .current: return (.solid(place.style.color.opacity(opacity)), .identity)
        case .reference(let id, let fallback):
            if let gradient = document.element(id).flatMap({ SVGGradient($0, document) }) {
                return gradient.paint(path.bounds, viewport: place.viewport, opacity: opacity)
            }
            return fallback.map { (.solid($0.opacity(opacity)), .identity) }
        }
    }

    // MARK: Clips

    /// The outlines of all shapes in a clip path, as one path in the picture's space.
    private mutating func clip(
        _ reference: String?, _ place: Place
    ) throws(PictureError) -> (path: Raster.Path, rule: FillRule)? {
        guard let reference, reference.hasPrefix("url") else { return nil }
        var scanner = SVGScanner(reference)
        _ = scanner.name()
        guard let target = scanner.parenthesized().flatMap({ document.element($0) }), target.name == "clipPath" else {
            return nil
        }
        if target.attributes["clipPathUnits"] == "objectBoundingBox" {
            leftOut.insert("clipPathUnits")
            return nil
        }
        var path = Raster.Path()
        var rule = FillRule.nonZero
        for child in target.children.prefix(1024) {
            visits += 1
            let used = child.name == "use" ? child.attributes["href"].flatMap { document.element($0) } : child
            guard let used, let outline = shape(used, place) else { continue }
            let own = AffineTransform(svg: child.attributes["transform"] ?? "")
            path.append(outline, transform: own.concatenating(place.transform))
            if document.sheet.properties(of: child)["clip-rule"] == "evenodd" { rule = .evenOdd }
        }
        return (path, rule)
    }
}
