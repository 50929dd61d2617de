import Raster

/// A picture: one of the built-in symbols, drawn in the environment's style, or pixels.
public struct Image: Equatable, Sendable {
    /// What a picture is made of.
    enum Source: Equatable, Sendable {
        case symbol(String)
        case bitmap(CGImage, scale: CGFloat, Orientation)
        case file(ImageName)
        case loaded(LoadedPicture, scale: CGFloat)
        case drawn(DrawnImage)
    }

    let source: Source
    /// The share of a symbol that stands out, 0...1.
    var variableValue: Double?
    /// Whether the frames of a picture that has several follow each other.
    var isAnimated = false
    var symbolRenderingMode: SymbolRenderingMode?
    /// How the picture fills a frame of another size; nil where it keeps its own.
    var resizing: Resizing?
    var interpolation = Interpolation.medium
    var isAntialiased = true
    var renderingMode: TemplateRenderingMode?

    /// How a picture fills a frame.
    struct Resizing: Equatable, Sendable {
        var capInsets: EdgeInsets
        var mode: ResizingMode
    }

    /// Makes a picture of a symbol by its SF Symbols name. A name that is not known draws a placeholder and warns once.
    public nonisolated init(systemName: String) { source = .symbol(systemName) }

    /// Makes a picture of a symbol by its SF Symbols name, of which a share shows in full and the rest faintly: the arcs
    /// of `wifi`, the waves of `speaker.wave.3` and the like. The share is held to 0...1; other symbols show all.
    public nonisolated init(systemName: String, variableValue: Double?) {
        source = .symbol(systemName)
        self.variableValue = variableValue
    }

    /// Makes a picture of a source, for pictures from files.
    nonisolated init(_ source: Source) { self.source = source }

    /// Makes a picture of pixels; `scale` pixels make up a point.
    public nonisolated init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
        source = .bitmap(cgImage, scale: scale, orientation)
    }

    /// Makes a picture of pixels that only adorns; `scale` pixels make up a point.
    public nonisolated init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
        source = .bitmap(cgImage, scale: scale, orientation)
    }

    /// Makes a picture by drawing it; `opaque` and `colorMode` change nothing.
    public nonisolated init(
        size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
        renderer: @escaping (inout GraphicsContext) -> Void
    ) { source = .drawn(DrawnImage(size: size, draw: renderer)) }

    /// How a picture fills a frame of another size.
    public enum ResizingMode: Hashable, Sendable {
        /// Over and over.
        case tile
        /// Stretched.
        case stretch
    }

    /// How pixels between a picture's own are found.
    public enum Interpolation: Hashable, Sendable {
        /// Each takes the nearest one.
        case none
        /// Between them; here as `medium`.
        case low
        /// Bilinear where the picture gets larger, the mean of what is covered where it gets smaller.
        case medium
        /// Between them; here as `medium`.
        case high
    }

    /// Whether a picture's own colours are drawn.
    public enum TemplateRenderingMode: Hashable, Sendable {
        /// Only its outline, in the environment's style.
        case template
        /// As they are; symbols stay in the environment's style.
        case original
    }

    /// How a picture's pixels are turned before they are shown.
    public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
        /// Not at all.
        case up
        /// As in a mirror.
        case upMirrored
        /// Half a turn.
        case down
        /// Half a turn, as in a mirror.
        case downMirrored
        /// A quarter to the left.
        case left
        /// A quarter to the left, as in a mirror.
        case leftMirrored
        /// A quarter to the right.
        case right
        /// A quarter to the right, as in a mirror.
        case rightMirrored
    }

    /// How large a symbol is beside text.
    public enum Scale: Hashable, Sendable {
        /// Smaller.
        case small
        /// As the text's capitals.
        case medium
        /// Larger.
        case large
    }

    /// The picture filling the size that it is offered. Inside the cap insets, in points, it keeps its size.
    public nonisolated func resizable(
        capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
    ) -> Image {
        var copy = self
        copy.resizing = Resizing(capInsets: capInsets, mode: resizingMode)
        return copy
    }

    /// The picture with pixels between its own found in a way.
    public nonisolated func interpolation(_ interpolation: Interpolation) -> Image {
        var copy = self
        copy.interpolation = interpolation
        return copy
    }

    /// The picture with smooth edges or not.
    public nonisolated func antialiased(_ isAntialiased: Bool) -> Image {
        var copy = self
        copy.isAntialiased = isAntialiased
        return copy
    }

    /// The picture with its frames following each other, where its file, a GIF or an animated PNG, has several. Not in
    /// SwiftUI, which shows the first one.
    ///
    /// Frames change by the host's clock; nothing wakes up while the picture is out of sight or once it has ended.
    public nonisolated func animated(_ isActive: Bool = true) -> Image {
        var copy = self
        copy.isAnimated = isActive
        return copy
    }

    /// The symbol with its parts in one or several styles.
    public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
        var copy = self
        copy.symbolRenderingMode = mode
        return copy
    }

    /// The picture in its own colours, or its outline in the environment's style.
    public nonisolated func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        var copy = self
        copy.renderingMode = renderingMode
        return copy
    }
}

/// A picture that is drawn when it is shown.
struct DrawnImage: Equatable, @unchecked Sendable {
    let size: CGSize
    let draw: (inout GraphicsContext) -> Void

    /// Functions cannot be compared.
    static func == (a: Self, b: Self) -> Bool { false }
}

extension Image: View {
    /// There is none.
    public typealias Body = Never
    /// A node with the picture's box.
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> { ImageNode(view, inputs) }
}
