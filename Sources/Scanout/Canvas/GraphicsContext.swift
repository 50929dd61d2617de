import Raster
import Typography

/// Where a canvas is drawn into: commands come out of it, in order.
///
/// A copy shares the place that is drawn into, but has a map, clips, filters, opacity and way of blending of its own.
public struct GraphicsContext {
    let recording: CanvasRecording
    let tools: CanvasTools
    let size: CGSize
    private var state = CanvasRecording.State()
    /// The environment that what is drawn from now on is resolved in: at first, that of the canvas.
    public var environment: EnvironmentValues

    init(
        _ recording: CanvasRecording, size: CGSize, environment: EnvironmentValues, tools: CanvasTools
    ) {
        self.recording = recording
        self.size = size
        self.environment = environment
        self.tools = tools
    }

    /// The opacity of what is drawn from now on, 0...1.
    public var opacity: Double {
        get { state.opacity }
        set { state.opacity = newValue > 0 ? min(newValue, 1) : 0 }
    }

    /// How what is drawn from now on meets what is below.
    public var blendMode: BlendMode {
        get { BlendMode(state.blendMode) }
        set { state.blendMode = newValue.raster }
    }

    /// The map from what is drawn from now on to the canvas' points.
    public var transform: CGAffineTransform {
        get { CGAffineTransform(state.transform) }
        set { state.transform = newValue.affine }
    }

    /// Stretches what is drawn from now on.
    public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
    /// Moves what is drawn from now on.
    public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
    /// Turns what is drawn from now on.
    public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }
    /// Maps what is drawn from now on, before the map that is in force.
    public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

    /// The smallest rectangle around all that clips leave, in the present map's points.
    public var clipBoundingRect: CGRect {
        var bounds = CGRect(origin: .zero, size: size)
        for clip in state.clips {
            if case .path(let path, _, let map) = clip.kind {
                bounds = bounds.common(CGRect(map.apply(path.bounds)))
            }
        }
        return bounds.applying(transform.inverted())
    }

    /// Limits what is drawn from now on to a path's inside, or with `inverse` to its outside.
    public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
        var outline = path.raster
        var style = style
        if options.contains(.inverse) {
            outline = Raster.Path(rect: Rect(x: -1e6, y: -1e6, width: 2e6, height: 2e6))
            outline.append(path.raster)
            style.isEOFilled = true
        }
        state.clips.append(CanvasClip(.path(outline, style, state.transform)))
    }

    /// Limits what is drawn from now on to what a drawing covers, as far as it is opaque, or with `inverse` to the rest.
    public mutating func clipToLayer(
        opacity: Double = 1, options: ClipOptions = ClipOptions(), content: (inout GraphicsContext) throws -> Void
    ) rethrows {
        var layer = inner
        layer.state.transform = state.transform
        try content(&layer)
        state.clips.append(
            CanvasClip(
                .layer(
                    layer.recording, opacity: opacity > 0 ? min(opacity, 1) : 0,
                    isInverse: options.contains(.inverse))))
    }

    /// Changes what is drawn from now on, each drawing by itself.
    public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
        for kind in filter.kinds(in: environment) {
            state.filters.append(CanvasFilter(kind: kind, transform: state.transform))
        }
    }

    /// Draws apart, to be put down as one.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        var layer = inner
        try content(&layer)
        recording.add(.layer(layer.recording), state)
    }

    /// An empty context for a drawing inside this one.
    private var inner: GraphicsContext {
        GraphicsContext(CanvasRecording(), size: size, environment: environment, tools: tools)
    }

    /// Fills a path.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        guard let paint = shading.paint(in: environment, bounds: path.raster.bounds) else { return }
        recording.add(.fill(path.raster, style, paint), state)
    }

    /// Draws a line along a path.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        guard let paint = shading.paint(in: environment, bounds: path.raster.bounds) else { return }
        recording.add(.stroke(path.raster, style.raster, paint), state)
    }

    /// Draws a line of a width in points along a path.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    func add(_ drawing: CanvasRecording.Drawing) { recording.add(drawing, state) }
}

/// What a context needs of the tree that it belongs to.
struct CanvasTools {
    /// A view that can be drawn.
    struct Symbol {
        let box: _LayoutNode
        let size: Size
        let tag: AnyHashable?
    }

    let typesetter: Typesetter
    let symbols: [Symbol]
    /// Tells once what somebody has to know.
    let warn: (String) -> Void

    @MainActor
    init(_ graph: ViewGraph, symbols: [_LayoutNode] = []) {
        typesetter = graph.typesetter
        self.symbols = symbols.map { Symbol(box: $0, size: $0.size, tag: $0.layoutValue(CanvasTagKey.self)) }
        warn = { message in MainActor.assumeIsolated { graph.warn(message) } }
    }
}

extension CGRect {
    /// What both have in common; empty where that is nothing.
    func common(_ other: CGRect) -> CGRect {
        let (x0, y0) = (max(minX, other.minX), max(minY, other.minY))
        let (x1, y1) = (min(maxX, other.maxX), min(maxY, other.maxY))
        return CGRect(x: x0, y: y0, width: max(x1 - x0, 0), height: max(y1 - y0, 0))
    }
}
