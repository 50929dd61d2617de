import Raster

/// A modifier that changes a view's pixels as a whole.
protocol LayerFilterModifier: _UnaryModifier, Animatable {
    /// What is done to the pixels; empty for nothing.
    func filters(_ scale: FilterScale) -> [LayerFilter]
    /// How the result meets what is below.
    var layerBlendMode: Raster.BlendMode { get }
    /// Whether the view is drawn apart even if nothing is done to it.
    var isAlwaysApart: Bool { get }
}

extension LayerFilterModifier {
    var layerBlendMode: Raster.BlendMode { .normal }
    var isAlwaysApart: Bool { layerBlendMode != .normal }
}

/// Takes lengths in a view's points to device pixels.
struct FilterScale {
    let transform: AffineTransform
    /// The view's frame on the device.
    let frame: PixelRect

    init(_ context: DrawContext, _ size: Size) {
        transform = context.transform
        frame = PixelRect(covering: context.transform.apply(context.drawnFrame(size)))
    }

    init(_ transform: AffineTransform) {
        self.transform = transform
        frame = .empty
    }

    /// A blur's standard deviations across and down; where the map turns, the mean stretch goes for both.
    func deviation(_ radius: CGFloat) -> (across: Double, down: Double) {
        let radius = Double(radius) > 0 ? Double(radius).asLength : 0
        if transform.isScaleAndTranslation { return (radius * abs(transform.a), radius * abs(transform.d)) }
        let mean = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
        return (radius * mean, radius * mean)
    }

    func shadow(_ color: RGBA, radius: CGFloat, x: CGFloat, y: CGFloat) -> LayerShadow {
        let (across, down) = deviation(radius)
        let (x, y) = (Double(x).asLength, Double(y).asLength)
        return LayerShadow(
            color: color, across: across, down: down, x: transform.a * x + transform.c * y,
            y: transform.b * x + transform.d * y)
    }
}

/// The box of a change of pixels: draws what is inside apart, as far as it is needed, and puts it down changed.
class LayerFilterBox<M: LayerFilterModifier>: AnimatedBox<M> {
    private let cache = StageCache()

    /// What is done to the pixels now.
    func filters(_ context: DrawContext) -> [LayerFilter] {
        effect.shown.filters(FilterScale(context, shownSize))
    }

    override func contextForChildren(_ context: DrawContext) -> DrawContext {
        let reach = filters(context).reach
        if reach == .none { return context }
        return context.entering(
            cache.stage(.reach(reach), outer: context.stage), clip: context.clip.grown(by: reach.reversed))
    }

    override func paintAll(_ painter: Painter, _ context: DrawContext) {
        let filters = filters(context)
        if filters.isEmpty && !effect.shown.isAlwaysApart { return paintContentAndChildren(painter, context) }
        painter.drawFiltered(filters, effect.shown.layerBlendMode, of: self, context) {
            paintContentAndChildren(painter, context)
        }
    }
}

extension Painter {
    /// Draws a box apart and puts it down changed.
    func drawFiltered(
        _ filters: [LayerFilter], _ blendMode: Raster.BlendMode, of box: _LayoutNode, _ context: DrawContext,
        _ draw: () -> Void
    ) {
        let needed = renderer.clipBounds.grown(by: filters.reach.reversed)
        renderer.pushLayer(
            bounds: needed.intersection(layerBounds(of: box, context)), filters: filters, opacity: opacity,
            blendMode: blendMode)
        drawApart(draw)
    }
}

extension [LayerFilter] {
    /// How far all of them together carry a pixel.
    var reach: PixelReach { reduce(.none) { $0 + $1.reach } }
}
