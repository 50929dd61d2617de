import Displays
import Raster

/// A drawn symbol: paths in a box of its own, painted in one style or in several.
struct Symbol: Sendable {
    /// One path.
    indirect enum Part: Sendable {
        case fill(Raster.Path)
        case stroke(Raster.Path, Stroke)
        /// Takes away what was drawn before.
        case erase(Part)

        /// The smallest rectangle around what is touched.
        var bounds: Rect {
            switch self {
            case .fill(let path): path.bounds
            case .stroke(let path, let stroke): path.bounds.insetBy(dx: -stroke.width, dy: -stroke.width)
            case .erase(let part): part.bounds
            }
        }

        var isErasing: Bool { if case .erase = self { true } else { false } }

        /// The part scaled and moved.
        func placed(scale: Double, x: Double, y: Double) -> Part {
            let map = AffineTransform.scale(x: scale, y: scale).concatenating(.translation(x: x, y: y))
            switch self {
            case .fill(let path): return .fill(path.applying(map))
            case .stroke(let path, var stroke):
                stroke.width *= scale
                return .stroke(path.applying(map), stroke)
            case .erase(let part): return .erase(part.placed(scale: scale, x: x, y: y))
            }
        }
    }

    /// A part with its importance.
    struct Layer: Sendable {
        let part: Part
        /// 0 for the most important.
        var level = 0
        /// The share from which on the layer shows in full; nil for always.
        var threshold: Double?
    }

    /// Lines and areas of one importance.
    struct Group {
        var lines = SymbolPath()
        var areas = SymbolPath()
        var level = 0
        var threshold: Double?
    }

    /// The width of all lines, in units: that of the weight that a symbol is made for.
    @TaskLocal static var weight = 1.8

    /// The width of lines beside text of a weight, as OpenType counts.
    static func lineWidth(weight: Int) -> Double {
        let widths = [0.75, 1.05, 1.4, 1.8, 2.05, 2.3, 2.6, 2.95, 3.3]
        return widths[min(max(weight / 100, 1), 9) - 1]
    }

    /// The box, in units of the paths: 24 high for all built-in symbols.
    let size: Size
    /// What is painted in one style: parts that do not overlap, so that a translucent one shows no seams.
    let parts: [Part]
    /// What is painted in several styles.
    let layers: [Layer]

    init(width: Double = 24, parts: [Part], layers: [Layer]? = nil) {
        size = Size(width: width, height: 24)
        self.parts = parts
        self.layers = layers ?? parts.map { Layer(part: $0) }
    }

    /// A symbol of lines, of areas, or of both at once.
    init(width: Double = 24, lines: SymbolPath = SymbolPath(), areas: SymbolPath = SymbolPath()) {
        self.init(width: width, parts: [Self.part(lines, areas)])
    }

    /// A symbol of groups that can be told apart.
    init(width: Double = 24, groups: [Group]) {
        let lines = groups.reduce(SymbolPath()) { $0 + $1.lines }
        let areas = groups.reduce(SymbolPath()) { $0 + $1.areas }
        self.init(
            width: width, parts: [Self.part(lines, areas)],
            layers: groups.map { Layer(part: Self.part($0.lines, $0.areas), level: $0.level, threshold: $0.threshold) })
    }

    private static func part(_ lines: SymbolPath, _ areas: SymbolPath) -> Part {
        if areas.isEmpty { return .stroke(lines.path, Stroke(width: weight, cap: .round, join: .round)) }
        return .fill((lines.isEmpty ? areas : areas + lines.outlined()).path)
    }

    /// Stands where a name is not known: a crossed square.
    static let placeholder = Symbol(lines: .rect(4, 4, 16, 16) + "M4 4L20 20M20 4L4 20")

    /// The symbol of a name: one that is drawn, or one that is put together of such.
    static func named(_ name: String) -> Symbol? { catalog[name]?() ?? composed(name) }

    /// All names of drawn symbols, sorted.
    static var names: [String] { catalog.keys.sorted() }

    /// Up to three names that are near another one.
    static func namesNear(_ name: String, among names: [String] = names) -> [String] {
        let stem = name.prefix { $0 != "." }
        let alike = names.filter { $0 == stem || $0.hasPrefix(stem + ".") }
        return Array((alike.isEmpty ? Spelling.nearest(to: name, among: names) : alike).prefix(3))
    }
}
