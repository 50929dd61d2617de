/// Changes that can be asked for of all symbols inside a view: filled, in a circle, struck through.
public struct SymbolVariants: Hashable, Sendable {
    private var shape: String?
    private var isFilled = false
    private var isStruckThrough = false

    private init(shape: String? = nil, fill: Bool = false, slash: Bool = false) {
        self.shape = shape
        isFilled = fill
        isStruckThrough = slash
    }

    /// No change.
    public static let none = SymbolVariants()
    /// In a circle.
    public static let circle = SymbolVariants(shape: "circle")
    /// In a square.
    public static let square = SymbolVariants(shape: "square")
    /// In a rectangle.
    public static let rectangle = SymbolVariants(shape: "rectangle")
    /// Filled.
    public static let fill = SymbolVariants(fill: true)
    /// Struck through.
    public static let slash = SymbolVariants(slash: true)

    /// The same in a circle.
    public var circle: SymbolVariants { joined(.circle) }
    /// The same in a square.
    public var square: SymbolVariants { joined(.square) }
    /// The same in a rectangle.
    public var rectangle: SymbolVariants { joined(.rectangle) }
    /// The same filled.
    public var fill: SymbolVariants { joined(.fill) }
    /// The same struck through.
    public var slash: SymbolVariants { joined(.slash) }

    /// Whether all changes of another value are among these.
    public func contains(_ other: SymbolVariants) -> Bool {
        (other.shape == nil || other.shape == shape) && (!other.isFilled || isFilled)
            && (!other.isStruckThrough || isStruckThrough)
    }

    /// These changes and others; of two shapes the other one.
    func joined(_ other: SymbolVariants) -> SymbolVariants {
        SymbolVariants(
            shape: other.shape ?? shape, fill: isFilled || other.isFilled,
            slash: isStruckThrough || other.isStruckThrough)
    }

    /// The names under which a symbol may have the changes, those with more of them first; in the end its own.
    func names(of name: String) -> [String] {
        if self == .none { return [name] }
        var pieces = name.split(separator: ".").map { String($0) }
        var wanted = self
        if pieces.last == "fill" {
            pieces.removeLast()
            wanted.isFilled = true
        }
        let base = pieces.joined(separator: ".")
        let slashes = wanted.isStruckThrough && pieces.last != "slash" ? [".slash", ""] : [""]
        let shapes = wanted.shape.flatMap { pieces.contains($0) ? nil : ["." + $0, ""] } ?? [""]
        let fills = wanted.isFilled ? [".fill", ""] : [""]
        var names: [String] = []
        for slash in slashes { for shape in shapes { for fill in fills { names.append(base + slash + shape + fill) } } }
        return names.contains(name) ? names : names + [name]
    }
}

private enum SymbolVariantsKey: EnvironmentKey { static var defaultValue: SymbolVariants { .none } }

extension EnvironmentValues {
    /// What is asked for of all symbols.
    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }
}

extension View {
    /// Asks for a change of all symbols inside, on top of those asked for around. A symbol that cannot have it stays as
    /// it is.
    public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
        transformEnvironment(\.symbolVariants) { $0 = variant == .none ? .none : $0.joined(variant) }
    }
}
