/// What is done to a drawing apart before it is put down; lengths in device pixels.
public enum LayerFilter: Hashable, Sendable {
    /// A Gaussian blur by standard deviations across and down; past the edges all is clear.
    case blur(across: Double, down: Double)
    /// A blur whose result inside a rectangle is opaque, and outside of it clear: colours go on past the drawing's edges.
    case opaqueBlur(across: Double, down: Double, PixelRect)
    /// A shadow below the drawing.
    case shadow(LayerShadow)
    /// A shadow that the surroundings throw on the drawing, over it and only where it is.
    case innerShadow(LayerShadow)
    /// A map of colours.
    case colors(ColorMatrix)
    /// One colour where alpha lies between two bounds, and nothing elsewhere.
    case alphaThreshold(least: Double, greatest: Double, RGBA)

    /// How far pixels are carried.
    public var reach: PixelReach {
        switch self {
        case .blur(let across, let down):
            let x = BoxBlur(deviation: across)?.reach ?? 0
            let y = BoxBlur(deviation: down)?.reach ?? 0
            return PixelReach(left: x, top: y, right: x, bottom: y)
        case .opaqueBlur(let across, let down, _): return LayerFilter.blur(across: across, down: down).reach
        case .shadow(let shadow), .innerShadow(let shadow): return shadow.reach
        case .colors, .alphaThreshold: return .none
        }
    }
}

/// A drawing's blurred alpha in one colour.
public struct LayerShadow: Hashable, Sendable {
    /// The colour.
    public var color: RGBA
    /// The blur's standard deviation across, in pixels.
    public var across: Double
    /// The blur's standard deviation down, in pixels.
    public var down: Double
    /// How far the shadow lies to the right, in pixels; taken in 64ths.
    public var x: Double
    /// How far the shadow lies below, in pixels; taken in 64ths.
    public var y: Double
    /// Whether the shadow alone is left of the drawing.
    public var isAlone = false

    /// Makes a shadow.
    public init(color: RGBA, across: Double, down: Double, x: Double, y: Double, isAlone: Bool = false) {
        self.color = color
        self.across = across
        self.down = down
        self.x = x
        self.y = y
        self.isAlone = isAlone
    }

    /// The offset in 64ths of a pixel.
    var offset: (x: Int, y: Int) { (Self.sixtyFourths(x), Self.sixtyFourths(y)) }

    private static func sixtyFourths(_ value: Double) -> Int {
        value.isNaN ? 0 : Int((min(max(value, -32_768), 32_768) * 64).rounded())
    }

    /// The blur's own reach each way, and the offset's: a layer has to have room for the blur before it is moved.
    var reach: PixelReach {
        let across = BoxBlur(deviation: across)?.reach ?? 0
        let down = BoxBlur(deviation: down)?.reach ?? 0
        let (dx, dy) = offset
        return PixelReach(
            left: across + max(0, -(dx >> 6)), top: down + max(0, -(dy >> 6)),
            right: across + max(0, (dx + 63) >> 6), bottom: down + max(0, (dy + 63) >> 6))
    }
}
