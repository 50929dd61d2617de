/// How the parts of a symbol are painted.
public struct SymbolRenderingMode: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case monochrome, hierarchical, palette, multicolor
    }

    let kind: Kind

    /// All in one style.
    public static let monochrome = SymbolRenderingMode(kind: .monochrome)
    /// In one style, less important parts at a half and a quarter of its opacity.
    public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
    /// Each importance in a style of its own: those that `foregroundStyle` was given.
    public static let palette = SymbolRenderingMode(kind: .palette)
    /// In colours of its own; the built-in symbols have none and are painted as ``monochrome``.
    public static let multicolor = SymbolRenderingMode(kind: .multicolor)
}

private enum SymbolRenderingModeKey: EnvironmentKey { static var defaultValue: SymbolRenderingMode? { nil } }

extension EnvironmentValues {
    /// How the parts of symbols are painted; nil for in as many styles as `foregroundStyle` was given.
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolRenderingModeKey.self] }
        set { self[SymbolRenderingModeKey.self] = newValue }
    }
}

extension View {
    /// Says how the parts of symbols inside are painted.
    public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        environment(\.symbolRenderingMode, mode)
    }
}
