import Raster

extension GraphicsContext {
    /// How a drawing meets what is below.
    public struct BlendMode: RawRepresentable, Equatable, Sendable {
        /// The number that Core Graphics has for it.
        public let rawValue: Int32
        /// Makes it of its number.
        public nonisolated init(rawValue: Int32) { self.rawValue = rawValue }

        /// Over it.
        public nonisolated static var normal: BlendMode { BlendMode(rawValue: 0) }
        /// Both multiplied.
        public nonisolated static var multiply: BlendMode { BlendMode(rawValue: 1) }
        /// The opposites multiplied.
        public nonisolated static var screen: BlendMode { BlendMode(rawValue: 2) }
        /// Multiplied where it is dark below, screened where it is light.
        public nonisolated static var overlay: BlendMode { BlendMode(rawValue: 3) }
        /// The darker of both.
        public nonisolated static var darken: BlendMode { BlendMode(rawValue: 4) }
        /// The lighter of both.
        public nonisolated static var lighten: BlendMode { BlendMode(rawValue: 5) }
        /// What is below, lightened.
        public nonisolated static var colorDodge: BlendMode { BlendMode(rawValue: 6) }
        /// What is below, darkened.
        public nonisolated static var colorBurn: BlendMode { BlendMode(rawValue: 7) }
        /// As a soft lamp.
        public nonisolated static var softLight: BlendMode { BlendMode(rawValue: 8) }
        /// As a hard lamp.
        public nonisolated static var hardLight: BlendMode { BlendMode(rawValue: 9) }
        /// The difference.
        public nonisolated static var difference: BlendMode { BlendMode(rawValue: 10) }
        /// The difference with less contrast.
        public nonisolated static var exclusion: BlendMode { BlendMode(rawValue: 11) }
        /// This hue.
        public nonisolated static var hue: BlendMode { BlendMode(rawValue: 12) }
        /// This saturation.
        public nonisolated static var saturation: BlendMode { BlendMode(rawValue: 13) }
        /// This hue and saturation.
        public nonisolated static var color: BlendMode { BlendMode(rawValue: 14) }
        /// This lightness.
        public nonisolated static var luminosity: BlendMode { BlendMode(rawValue: 15) }
        /// Nothing is left.
        public nonisolated static var clear: BlendMode { BlendMode(rawValue: 16) }
        /// In its place.
        public nonisolated static var copy: BlendMode { BlendMode(rawValue: 17) }
        /// In its place, where something was.
        public nonisolated static var sourceIn: BlendMode { BlendMode(rawValue: 18) }
        /// In its place, where nothing was.
        public nonisolated static var sourceOut: BlendMode { BlendMode(rawValue: 19) }
        /// Over it, where something was.
        public nonisolated static var sourceAtop: BlendMode { BlendMode(rawValue: 20) }
        /// Below it.
        public nonisolated static var destinationOver: BlendMode { BlendMode(rawValue: 21) }
        /// Keeps of it what the drawing covers.
        public nonisolated static var destinationIn: BlendMode { BlendMode(rawValue: 22) }
        /// Takes from it what the drawing covers.
        public nonisolated static var destinationOut: BlendMode { BlendMode(rawValue: 23) }
        /// Below it, and keeps of it what the drawing covers.
        public nonisolated static var destinationAtop: BlendMode { BlendMode(rawValue: 24) }
        /// What only one of both covers.
        public nonisolated static var xor: BlendMode { BlendMode(rawValue: 25) }
        /// The sum, dark colours counting.
        public nonisolated static var plusDarker: BlendMode { BlendMode(rawValue: 26) }
        /// The sum.
        public nonisolated static var plusLighter: BlendMode { BlendMode(rawValue: 27) }

        private static let modes: [Raster.BlendMode] = [
            .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight,
            .difference, .exclusion, .hue, .saturation, .color, .luminosity, .clear, .copy, .sourceIn, .sourceOut,
            .sourceAtop, .destinationOver, .destinationIn, .destinationOut, .destinationAtop, .xor, .plusDarker,
            .plusLighter,
        ]

        init(_ mode: Raster.BlendMode) { rawValue = Int32(Self.modes.firstIndex(of: mode) ?? 0) }

        /// A number that none has counts as normal.
        var raster: Raster.BlendMode {
            Self.modes.indices.contains(Int(rawValue)) ? Self.modes[Int(rawValue)] : .normal
        }
    }

    /// What a clip leaves.
    public struct ClipOptions: OptionSet, Sendable {
        /// The options' bits.
        public let rawValue: UInt32
        /// Makes options of their bits.
        public nonisolated init(rawValue: UInt32) { self.rawValue = rawValue }
        /// What is outside.
        public nonisolated static var inverse: ClipOptions { ClipOptions(rawValue: 1) }
    }

    /// How a filter works.
    public struct FilterOptions: OptionSet, Sendable {
        /// The options' bits.
        public let rawValue: UInt32
        /// Makes options of their bits.
        public nonisolated init(rawValue: UInt32) { self.rawValue = rawValue }
        /// In linear colours; here always in sRGB.
        public nonisolated static var linearColor: FilterOptions { FilterOptions(rawValue: 1) }
    }

    /// How a blur works.
    public struct BlurOptions: OptionSet, Sendable {
        /// The options' bits.
        public let rawValue: UInt32
        /// Makes options of their bits.
        public nonisolated init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Without transparency in the result.
        public nonisolated static var opaque: BlurOptions { BlurOptions(rawValue: 1) }
        /// With noise against bands; here there is none.
        public nonisolated static var dithersResult: BlurOptions { BlurOptions(rawValue: 2) }
    }

    /// How a shadow works.
    public struct ShadowOptions: OptionSet, Sendable {
        /// The options' bits.
        public let rawValue: UInt32
        /// Makes options of their bits.
        public nonisolated init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Over the drawing, not below; with `invertsAlpha` an inner shadow.
        public nonisolated static var shadowAbove: ShadowOptions { ShadowOptions(rawValue: 1) }
        /// Without the drawing.
        public nonisolated static var shadowOnly: ShadowOptions { ShadowOptions(rawValue: 2) }
        /// Of what is around the drawing.
        public nonisolated static var invertsAlpha: ShadowOptions { ShadowOptions(rawValue: 4) }
        /// Drawing and shadow each by themselves; here always together.
        public nonisolated static var disablesGroup: ShadowOptions { ShadowOptions(rawValue: 8) }
    }

    /// Where a gradient goes on and how its colours are mixed.
    public struct GradientOptions: OptionSet, Sendable {
        /// The options' bits.
        public let rawValue: UInt32
        /// Makes options of their bits.
        public nonisolated init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Begins anew past its end; here its last colour goes on.
        public nonisolated static var `repeat`: GradientOptions { GradientOptions(rawValue: 1) }
        /// Goes back past its end; here its last colour goes on.
        public nonisolated static var mirror: GradientOptions { GradientOptions(rawValue: 2) }
        /// In linear colours; here always in sRGB.
        public nonisolated static var linearColor: GradientOptions { GradientOptions(rawValue: 4) }
    }

    /// A change of what is drawn.
    public struct Filter: Sendable {
        enum Kind: Sendable {
            case projection(ProjectionTransform)
            case shadow(Color, radius: CGFloat, x: CGFloat, y: CGFloat, ShadowOptions)
            case multiply(Color)
            case matrix(Raster.ColorMatrix)
            case blur(CGFloat, BlurOptions)
            case alphaThreshold(Double, Double, Color)
        }

        let kind: Kind

        nonisolated init(_ kind: Kind) { self.kind = kind }

        /// Maps it.
        public nonisolated static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
            Filter(.projection(matrix))
        }
        /// Puts a shadow below it; lengths in points, `radius` a Gaussian's standard deviation. `blendMode` changes
        /// nothing.
        public nonisolated static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
            y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
        ) -> Filter { Filter(.shadow(color, radius: radius, x: x, y: y, options)) }
        /// Multiplies each channel by a colour's.
        public nonisolated static func colorMultiply(_ color: Color) -> Filter { Filter(.multiply(color)) }
        /// Maps colours.
        public nonisolated static func colorMatrix(_ matrix: ColorMatrix) -> Filter { Filter(.matrix(matrix.raster)) }
        /// Turns hues.
        public nonisolated static func hueRotation(_ angle: Angle) -> Filter {
            Filter(.matrix(.hueRotation(radians: angle.radians)))
        }
        /// Moves colours away from grey by a factor.
        public nonisolated static func saturation(_ amount: Double) -> Filter { Filter(.matrix(.saturation(amount))) }
        /// Adds to each channel.
        public nonisolated static func brightness(_ amount: Double) -> Filter { Filter(.matrix(.brightness(amount))) }
        /// Moves each channel away from one half by a factor.
        public nonisolated static func contrast(_ amount: Double) -> Filter { Filter(.matrix(.contrast(amount))) }
        /// Takes each channel towards its opposite.
        public nonisolated static func colorInvert(_ amount: Double = 1) -> Filter { Filter(.matrix(.invert(amount))) }
        /// Takes colours towards grey.
        public nonisolated static func grayscale(_ amount: Double) -> Filter { Filter(.matrix(.grayscale(amount))) }
        /// Makes it black, and each pixel as opaque as it was light.
        public nonisolated static var luminanceToAlpha: Filter { Filter(.matrix(.luminanceToAlpha)) }
        /// Blurs it as a Gaussian whose standard deviation is `radius` points.
        public nonisolated static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
            Filter(.blur(radius, options))
        }
        /// One colour where it is as opaque as two bounds say, and nothing elsewhere.
        public nonisolated static func alphaThreshold(
            min: Double, max: Double = 1, color: Color = Color.black
        ) -> Filter { Filter(.alphaThreshold(min, max, color)) }

        func kinds(in environment: EnvironmentValues) -> [CanvasFilter.Kind] {
            switch kind {
            case .projection(let matrix): return [.projection(matrix.projective)]
            case .multiply(let color): return [.colors(.multiply(color.rgba(in: environment)))]
            case .matrix(let matrix): return [.colors(matrix)]
            case .blur(let radius, let options): return [.blur(radius, isOpaque: options.contains(.opaque))]
            case .alphaThreshold(let least, let greatest, let color):
                return [.alphaThreshold(least, greatest, color.rgba(in: environment))]
            case .shadow(let color, let radius, let x, let y, let options):
                let color = color.rgba(in: environment)
                if options.contains(.invertsAlpha) { return [.innerShadow(color, radius: radius, x: x, y: y)] }
                return [
                    .shadow(color, radius: radius, x: x, y: y, isAlone: options.contains(.shadowOnly))
                ]
            }
        }
    }
}
