import Raster

/// A drawn symbol: paths in a box of its own, painted in one style.
///
/// Built-in symbols have one part each, so that a translucent style shows no overlaps.
struct Symbol: Sendable {
    /// One path.
    enum Part: Sendable {
        case fill(Raster.Path)
        case stroke(Raster.Path, Stroke)

        /// The smallest rectangle around the ink.
        var bounds: Rect {
            switch self {
            case .fill(let path): path.bounds
            case .stroke(let path, let stroke): path.bounds.insetBy(dx: -stroke.width, dy: -stroke.width)
            }
        }
    }

    /// The width of all lines, in units.
    static let weight = 1.8

    /// The box, in units of the paths: 24 high for all built-in symbols.
    let size: Size
    let parts: [Part]

    init(width: Double = 24, parts: [Part]) {
        size = Size(width: width, height: 24)
        self.parts = parts
    }

    /// A symbol of lines, of areas, or of both at once.
    init(width: Double = 24, lines: SymbolPath = SymbolPath(), areas: SymbolPath = SymbolPath()) {
        if areas.isEmpty {
            let stroke = Stroke(width: Self.weight, cap: .round, join: .round)
            self.init(width: width, parts: [.stroke(lines.path, stroke)])
        } else {
            let all = lines.isEmpty ? areas : areas + lines.outlined()
            self.init(width: width, parts: [.fill(all.path)])
        }
    }

    /// Stands where a name is not known: a crossed square.
    static let placeholder = Symbol(lines: .rect(4, 4, 16, 16) + "M4 4L20 20M20 4L4 20")

    /// The symbol of a name.
    static func named(_ name: String) -> Symbol? { catalog[name]?() }

    /// All names, sorted.
    static var names: [String] { catalog.keys.sorted() }

    /// Up to three names that begin alike.
    static func namesNear(_ name: String) -> [String] {
        let stem = name.prefix { $0 != "." }
        return Array(names.filter { $0.hasPrefix(stem) }.prefix(3))
    }
}
