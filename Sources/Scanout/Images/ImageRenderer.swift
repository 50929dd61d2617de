import Displays
import Raster

/// Draws a view into a picture, apart from any panel.
///
/// The view is laid out once, in a light environment, for the proposed size; what it is given later, by timers or by
/// callbacks as it appears, is in the next picture. There is no `UIImage` or `CGContext` here: ``cgImage`` holds the pixels,
/// and `Image(renderer.cgImage!, scale: renderer.scale, label: …)` shows them.
@MainActor @preconcurrency
public final class ImageRenderer<Content: View>: ObservableObject {
    /// The view.
    @Published public var content: Content
    /// The size that it is offered, in points.
    @Published public var proposedSize = ProposedViewSize.unspecified
    /// Pixels to a point.
    @Published public var scale: CGFloat = 1
    /// Whether what the view does not cover is black and not clear.
    @Published public var isOpaque = false
    /// How colours are kept; here always with 8 bits in sRGB.
    public var colorMode = ColorRenderingMode.nonLinear

    /// Makes a renderer for a view.
    public init(content view: Content) { content = view }

    /// Pixels along a side, at most.
    private static var mostPixels: Double { 16_384 }

    /// The view as a picture; nil where it has no size, or one of more than 16,384 pixels along a side.
    public var cgImage: CGImage? {
        let outer = TimerQueue.current
        defer { TimerQueue.makeCurrent(outer) }
        let scale = Double(scale) > 0 && scale.isFinite ? Double(scale) : 1
        let measured = MeasuredSize()
        let root = ProposingLayout(proposal: proposedSize, measured: measured) { content }
        // One host to find the size, and one of that size to draw with.
        let probe = ViewHost(root, on: MemoryDisplay(width: 1, height: 1, scale: scale), clock: ManualClock())
        probe.advance(by: 0)
        let width = (Double(measured.size.width) * scale).rounded(.up)
        let height = (Double(measured.size.height) * scale).rounded(.up)
        guard width >= 1, height >= 1, width <= Self.mostPixels, height <= Self.mostPixels else { return nil }
        let display = MemoryDisplay(width: Int(width), height: Int(height), scale: scale)
        let host = ViewHost(root, on: display, clock: ManualClock())
        host.advance(by: 0)
        let surface = Surface(width: Int(width), height: Int(height))
        host.graph.paint(
            surface.bounds, on: surface, with: Renderer(),
            background: RGBA(red: 0, green: 0, blue: 0, alpha: isOpaque ? 1 : 0))
        return CGImage(surface)
    }
}

/// The size that a view chose.
private final class MeasuredSize: @unchecked Sendable {
    var size = CGSize.zero
}

/// Offers a view a size whatever is offered, and puts it in the upper left corner.
private struct ProposingLayout: Layout {
    let proposal: ProposedViewSize
    let measured: MeasuredSize

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let size = subviews.first?.sizeThatFits(self.proposal) ?? .zero
        measured.size = size
        return size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: self.proposal) }
    }
}
