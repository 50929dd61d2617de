import Raster

/// How a glyph with colours of its own is painted: a node of the graph that a `COLR` table holds, read whole.
///
/// Coordinates are design units, y up, as the font has them.
indirect enum ColorPaint {
    /// Nothing, as what cannot be read is.
    case nothing
    /// One over the other, the lowest first.
    case layers([ColorPaint])
    /// A colour or a gradient wherever the clip lets it.
    case fill(ColorFill)
    /// What is inside of a glyph's outline.
    case glyph(UInt32, ColorPaint)
    /// What is inside of a rectangle.
    case clip(Rect, ColorPaint)
    /// The same moved, scaled, turned or skewed.
    case transform(AffineTransform, ColorPaint)
    /// Two pictures by a rule; the source meets the backdrop.
    case composite(ColorPaint, BlendMode, backdrop: ColorPaint)

    /// The smallest rectangle known to hold all that is painted; nil where there is no limit. A clear source or backdrop
    /// clears what some rules combine it with.
    ///
    /// - Parameter boxOf: the box of a glyph's outline.
    func bounds(_ boxOf: (UInt32) -> Rect) -> Rect? {
        switch self {
        case .nothing: return .zero
        case .fill: return nil
        case .layers(let parts):
            var all = Rect.zero
            for part in parts {
                guard let box = part.bounds(boxOf) else { return nil }
                all = all.union(box)
            }
            return all
        case .glyph(let glyph, _): return boxOf(glyph)
        case .clip(let rect, let content): return content.bounds(boxOf).map(rect.intersection) ?? rect
        case .transform(let map, let content): return content.bounds(boxOf).map { $0.isEmpty ? .zero : map.apply($0) }
        case .composite(let source, let mode, let backdrop):
            return ColorPaint.bounds(source.bounds(boxOf), mode, backdrop.bounds(boxOf))
        }
    }

    private static func bounds(_ source: Rect?, _ mode: BlendMode, _ backdrop: Rect?) -> Rect? {
        switch mode {
        case .clear: .zero
        case .copy, .sourceOut, .destinationAtop: source
        case .destinationOut, .sourceAtop: backdrop
        case .sourceIn, .destinationIn:
            if let source, let backdrop { source.intersection(backdrop) } else { source ?? backdrop }
        default:
            if let source, let backdrop { source.union(backdrop) } else { nil }
        }
    }
}

extension Rect {
    /// What two rectangles share; empty where that is nothing.
    fileprivate func intersection(_ other: Rect) -> Rect {
        let (x, y) = (max(minX, other.minX), max(minY, other.minY))
        let (width, height) = (min(maxX, other.maxX) - x, min(maxY, other.maxY) - y)
        return width > 0 && height > 0 ? Rect(x: x, y: y, width: width, height: height) : .zero
    }
}

/// A colour or a gradient of a glyph.
enum ColorFill {
    /// One colour.
    case solid(PaletteColor)
    /// Colours along a line, between circles or round a centre.
    case gradient(ColorLine, ExtendedGradient.Geometry)
}

/// A colour of a palette, or the text's own.
struct PaletteColor {
    /// The colour; nil for the text's own.
    var color: RGBA?
    /// What its alpha is multiplied by, 0...1.
    var alpha: Double

    /// The colour beside a text in one.
    func color(foreground: RGBA) -> RGBA { (color ?? foreground).opacity(alpha) }
}

/// The colours along a gradient of a glyph.
final class ColorLine {
    /// The colours and their places, 0 at the first and 1 at the last.
    let stops: [(color: PaletteColor, location: Double)]
    /// What comes past the ends.
    let extend: ExtendedGradient.Extend
    /// The ramp, made when it is first drawn; its foreground is the one it was made for.
    private var made: (ramp: ColorRamp, foreground: RGBA)?

    init(stops: [(color: PaletteColor, location: Double)], extend: ExtendedGradient.Extend) {
        self.stops = stops
        self.extend = extend
    }

    /// The ramp beside a text in a colour.
    func ramp(foreground: RGBA) -> ColorRamp {
        if let made, made.foreground == foreground || !stops.contains(where: { $0.color.color == nil }) {
            return made.ramp
        }
        let ramp = ColorRamp(
            stops: stops.map { ColorRamp.Stop(color: $0.color.color(foreground: foreground), location: $0.location) })
        made = (ramp, foreground)
        return ramp
    }
}
