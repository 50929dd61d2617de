import Raster

/// A gradient as a document describes it.
struct SVGGradient {
    private let isRadial: Bool
    private var attributes: [String: String] = [:]
    private var ramp: ColorRamp?

    /// Gathers what a gradient and those that it refers to say; the nearest counts. At most 16 are followed.
    init?(_ element: XMLElement, _ document: SVGDocument) {
        guard element.name == "linearGradient" || element.name == "radialGradient" else { return nil }
        isRadial = element.name == "radialGradient"
        var current: XMLElement? = element
        for _ in 0..<16 {
            guard let gradient = current else { break }
            attributes.merge(gradient.attributes) { nearer, _ in nearer }
            let stops = gradient.children.filter { $0.name == "stop" }
            if ramp == nil, !stops.isEmpty {
                ramp = ColorRamp(stops: stops.prefix(1024).map { Self.stop($0, document) })
            }
            current = gradient.attributes["href"].flatMap { document.element($0) }
        }
    }

    private static func stop(_ element: XMLElement, _ document: SVGDocument) -> ColorRamp.Stop {
        let properties = document.sheet.properties(of: element)
        let color = properties["stop-color"].flatMap { RGBA(svg: $0) } ?? RGBA(hex: 0)
        return ColorRamp.Stop(
            color: color.opacity(SVGStyle.share(properties["stop-opacity"]) ?? 1),
            location: SVGStyle.share(properties["offset"]) ?? 0)
    }

    /// The paint, and the map from its space to the shape's; nil where nothing is painted.
    ///
    /// - Parameters:
    ///   - bounds: of the shape, in whose shares lengths are unless the gradient says otherwise.
    ///   - viewport: what other lengths in per cent are of.
    func paint(_ bounds: Rect, viewport: Size, opacity: Double) -> (paint: Paint, transform: AffineTransform)? {
        guard let ramp = ramp?.opacity(opacity) else { return nil }
        let isInUserSpace = attributes["gradientUnits"] == "userSpaceOnUse"
        let whole = isInUserSpace ? viewport : Size(width: 1, height: 1)
        var map = AffineTransform(svg: attributes["gradientTransform"] ?? "")
        if !isInUserSpace {
            guard !bounds.isEmpty else { return nil }
            map = map.concatenating(.scale(x: bounds.width, y: bounds.height))
                .concatenating(.translation(x: bounds.minX, y: bounds.minY))
        }
        guard map.inverse != nil else { return nil }
        if isRadial {
            let center = Point(x: value("cx", whole.width, 0.5), y: value("cy", whole.height, 0.5))
            let mean = ((whole.width * whole.width + whole.height * whole.height) / 2).squareRoot()
            let radius = value("r", mean, 0.5)
            guard radius > 0 else { return (.solid(ramp.stops.last?.color ?? RGBA(hex: 0)), map) }
            return (.radial(ramp, center: center, startRadius: 0, endRadius: radius), map)
        }
        let start = Point(x: value("x1", whole.width, 0), y: value("y1", whole.height, 0))
        let end = Point(x: value("x2", whole.width, 1), y: value("y2", whole.height, 0))
        guard start != end else { return (.solid(ramp.stops.last?.color ?? RGBA(hex: 0)), map) }
        return (.linear(ramp, start: start, end: end), map)
    }

    private func value(_ name: String, _ whole: Double, _ share: Double) -> Double {
        guard let text = attributes[name] else { return share * whole }
        var scanner = SVGScanner(text)
        return scanner.length(percentOf: whole) ?? share * whole
    }
}
