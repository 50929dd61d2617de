import Raster

/// How a view's colours meet those below it.
public enum BlendMode: Hashable, Sendable {
    /// Over them.
    case normal
    /// Darker: both multiplied.
    case multiply
    /// Lighter: the opposites multiplied.
    case screen
    /// Multiplied where it is dark below, screened where it is light.
    case overlay
    /// The darker of both.
    case darken
    /// The lighter of both.
    case lighten
    /// What is below, lightened.
    case colorDodge
    /// What is below, darkened.
    case colorBurn
    /// As a soft lamp on what is below.
    case softLight
    /// As a hard lamp on what is below.
    case hardLight
    /// The difference.
    case difference
    /// The difference with less contrast.
    case exclusion
    /// This hue on what is below.
    case hue
    /// This saturation on what is below.
    case saturation
    /// This hue and saturation on what is below.
    case color
    /// This lightness on what is below.
    case luminosity
    /// Over what is below, only where something is.
    case sourceAtop
    /// Below what is there.
    case destinationOver
    /// Takes away from what is there.
    case destinationOut
    /// The sum, dark colours counting.
    case plusDarker
    /// The sum.
    case plusLighter

    var raster: Raster.BlendMode {
        switch self {
        case .normal: .normal
        case .multiply: .multiply
        case .screen: .screen
        case .overlay: .overlay
        case .darken: .darken
        case .lighten: .lighten
        case .colorDodge: .colorDodge
        case .colorBurn: .colorBurn
        case .softLight: .softLight
        case .hardLight: .hardLight
        case .difference: .difference
        case .exclusion: .exclusion
        case .hue: .hue
        case .saturation: .saturation
        case .color: .color
        case .luminosity: .luminosity
        case .sourceAtop: .sourceAtop
        case .destinationOver: .destinationOver
        case .destinationOut: .destinationOut
        case .plusDarker: .plusDarker
        case .plusLighter: .plusLighter
        }
    }
}

/// Sets how a view meets what is below.
public struct _BlendModeEffect: Equatable, Sendable {
    /// The way.
    public var blendMode: BlendMode
    /// There is none.
    public typealias Body = Never
    /// Nothing is animated.
    public typealias AnimatableData = EmptyAnimatableData
    /// The box that blends.
    @MainActor public static func _makeBox(_ modifier: Self, _ node: _Node) -> _ModifierBox<Self> {
        LayerFilterBox(modifier, node)
    }
}

extension _BlendModeEffect: LayerFilterModifier {
    func filters(_ scale: FilterScale) -> [LayerFilter] { [] }
    var layerBlendMode: Raster.BlendMode { blendMode.raster }
}

/// Draws a view apart, so that ways of blending inside it do not look through it.
public struct _CompositingGroupEffect: Equatable, Sendable {
    /// There is none.
    public typealias Body = Never
    /// Nothing is animated.
    public typealias AnimatableData = EmptyAnimatableData
    /// The box that draws apart.
    @MainActor public static func _makeBox(_ modifier: Self, _ node: _Node) -> _ModifierBox<Self> {
        LayerFilterBox(modifier, node)
    }
}

extension _CompositingGroupEffect: LayerFilterModifier {
    func filters(_ scale: FilterScale) -> [LayerFilter] { [] }
    var isAlwaysApart: Bool { true }
}

/// In which numbers colours are mixed; here always in 8-bit sRGB.
public enum ColorRenderingMode: Hashable, Sendable {
    /// sRGB.
    case nonLinear
    /// Linear.
    case linear
    /// Linear, past 0...1.
    case extendedLinear
}

extension View {
    /// Sets how the view, as a whole, meets what is below.
    public nonisolated func blendMode(_ blendMode: BlendMode) -> some View {
        modifier(_BlendModeEffect(blendMode: blendMode))
    }
    /// Draws the view apart before effects around it: ways of blending inside see nothing of what is below it.
    public nonisolated func compositingGroup() -> some View { modifier(_CompositingGroupEffect()) }
    /// Draws the view apart before effects around it. It is drawn by the processor as all is; `opaque` and `colorMode`
    /// change nothing.
    public nonisolated func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View
    { modifier(_CompositingGroupEffect()) }
}
