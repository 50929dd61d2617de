import Raster

/// A shape painted with a style.
public struct _ShapeView<Content: Shape, Style: ShapeStyle> {
    /// The shape.
    public var shape: Content
    /// What it is painted with.
    public var style: Style
    /// How its inside is told.
    public var fillStyle: FillStyle

    /// Paints a shape.
    public nonisolated init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
    }
}

extension _ShapeView: View {
    /// There is none.
    public typealias Body = Never
    /// A node with the shape's box.
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        LeafNode(view, inputs) { ShapeBox(view, $0) }
    }
}

/// The node of a view that is nothing but a painted shape, such as a colour or a shape in the environment's style:
/// without a body to be evaluated, and without a node for it.
final class PaintedNode<V: View, Content: Shape, Style: ShapeStyle>: _ViewNode<V> {
    private let painted: (V) -> _ShapeView<Content, Style>
    private var current: V

    init(_ view: V, _ inputs: _NodeInputs, _ painted: @escaping (V) -> _ShapeView<Content, Style>) {
        self.painted = painted
        current = view
        super.init(inputs)
        boxes = LayoutNodeList(ShapeBox(painted(view), self))
    }

    private var box: ShapeBox<Content, Style> { unsafeDowncast(boxes[0], to: ShapeBox<Content, Style>.self) }

    override func update(_ new: V) {
        if TypeLayout.areSame(current, new) { return }
        current = new
        box.update(painted(new))
    }

    override func environmentDidChange() { box.environmentDidChange() }
    override func appendLayoutNodes(to list: inout LayoutNodeList) { list.append(boxes[0]) }
    override func forEachChild(_ body: (_Node) -> Void) {}
}

extension Shape where Body == _ShapeView<Self, ForegroundStyle> {
    /// A node with the shape's box.
    @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        PaintedNode(view, inputs) { _ShapeView(shape: $0, style: ForegroundStyle()) }
    }
}

extension ShapeStyle where Self: View, Self.Body == _ShapeView<Rectangle, Self> {
    /// A node with the box of a rectangle.
    @MainActor @preconcurrency
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        PaintedNode(view, inputs) { _ShapeView(shape: Rectangle(), style: $0) }
    }
}

/// The box of a painted shape: keeps the path and the paint until frame, shape or style change.
private final class ShapeBox<Content: Shape, Style: ShapeStyle>: LeafBox<_ShapeView<Content, Style>> {
    private enum Commands {
        case rect(Rect)
        case fill(Raster.Path)
        case stroke(Raster.Path, Stroke, isSmooth: Bool)
    }

    @exclusivity(unchecked) private var shape: Animated<Content>
    @exclusivity(unchecked) private var fade: Animated<AnimatedStyle>
    /// What is drawn, once the shape was on the display.
    @exclusivity(unchecked) private var built: Built?

    private struct Reach {
        /// In the box's points; nil where nothing is drawn.
        var bounds: Rect?
        /// Device pixels around them.
        var margin: Double
    }

    private final class Built {
        var frame: Rect
        var commands: Commands? { didSet { reach = nil } }
        /// All that the commands can touch, before the context's transform; found when asked for.
        var reach: Reach?
        var paint: Paint?

        init(_ frame: Rect) { self.frame = frame }
    }

    override init(_ view: _ShapeView<Content, Style>, _ node: _Node) {
        shape = Animated(view.shape)
        fade = Animated(AnimatedStyle(view.style._resolve(in: node.environment)))
        super.init(view, node)
    }

    override func update(_ new: _ShapeView<Content, Style>) {
        let old = view
        view = new
        if !TypeLayout.areSame(old.shape, new.shape) {
            move(&shape, to: new.shape)
            built?.commands = nil
            if node.graph.isSizeSensitive(Content.self) { invalidateLayout() }
        }
        if !TypeLayout.areSame(old.style, new.style) { restyle() }
        setNeedsDisplay()
    }

    override func environmentDidChange() {
        restyle()
        built?.commands = nil
        setNeedsDisplay()
    }

    private func restyle() {
        let new = AnimatedStyle(view.style._resolve(in: node.environment))
        if new.isOfKind(of: fade.target) {
            move(&fade, to: new)
        } else {
            fade.finish()
            fade = Animated(new)
        }
        built?.paint = nil
    }

    override func stepAnimations(at time: Double) -> Bool {
        var isMoving = stepMotion(at: time)
        if shape.isMoving {
            shape.step(at: time)
            built?.commands = nil
            isMoving = isMoving || shape.isMoving
            setNeedsDisplay()
        }
        if fade.isMoving {
            fade.step(at: time)
            built?.paint = nil
            isMoving = isMoving || fade.isMoving
            setNeedsDisplay()
        }
        return isMoving
    }

    override var operations: Int { 1 }

    override func computeSize(_ proposal: Proposal) -> Size {
        Size(shape.target.sizeThatFits(ProposedViewSize(proposal)))
    }

    override func updateContent(_ context: DrawContext) -> Rect? {
        let frame = context.drawnFrame(shownSize)
        if isOffDisplay(frame, context) {
            built = nil
            return nil
        }
        let built = update(to: frame)
        if case .solid(let color)? = built.paint, color.alpha <= 0 { return nil }
        let reach = built.reach ?? reach(of: built.commands)
        built.reach = reach
        guard let bounds = reach.bounds else { return nil }
        let device = context.transform.apply(bounds).insetBy(dx: -reach.margin, dy: -reach.margin)
        return fade.shown.style.grown(device, context.transform)
    }

    /// Whether nothing can show: of a shape that stays within its frame, if that lies off the display.
    private func isOffDisplay(_ frame: Rect, _ context: DrawContext) -> Bool {
        if context.stage != nil || node.graph.isSizeSensitive(Content.self) { return false }
        return fade.shown.style.shadows.isEmpty
            && !PixelRect(covering: context.transform.apply(frame)).intersects(context.clip)
    }

    private func update(to frame: Rect) -> Built {
        let built: Built
        if let known = self.built, known.frame == frame { built = known } else { built = Built(frame) }
        self.built = built
        if built.commands != nil && built.paint != nil { return built }
        graph.counters.pointee.commandsRebuilt += 1
        if built.commands == nil { built.commands = ContainerShapes.asking(for: self) { buildCommands(frame) } }
        if built.paint == nil { built.paint = fade.shown.style.paint(in: frame) }
        return built
    }

    /// Paths are built at the origin, as SwiftUI asks for them, and moved to the frame.
    private func buildCommands(_ frame: Rect) -> Commands {
        if Content.self == Rectangle.self { return .rect(frame) }
        let rect = CGRect(origin: .zero, size: CGSize(frame.size))
        var move = AffineTransform.translation(x: frame.minX, y: frame.minY)
        if shape.shown.layoutDirectionBehavior == .mirrors(in: node.environment.layoutDirection) {
            move = AffineTransform(a: -1, b: 0, c: 0, d: 1, tx: frame.width, ty: 0).concatenating(move)
        }
        if let stroking = shape.shown as? any StrokingShape {
            let line = stroking.line(in: rect)
            return .stroke(line.path.raster.applying(move), line.stroke, isSmooth: stroking.isSmooth)
        }
        return .fill(shape.shown.path(in: rect).raster.applying(move))
    }

    private func reach(of commands: Commands?) -> Reach {
        switch commands {
        case nil: return Reach(bounds: nil, margin: 0)
        case .rect(let rect): return Reach(bounds: rect.isEmpty ? nil : rect, margin: 0)
        case .fill(let path): return Reach(bounds: path.isEmpty ? nil : path.bounds, margin: 0)
        case .stroke(let path, let stroke, let isSmooth):
            // A miter reaches miterLimit half widths, a square cap less than 1.5; a hairline is one device pixel.
            let reach = stroke.join == .miter ? max(1.5, abs(stroke.miterLimit)) : 1.5
            let half = max(stroke.width, 0) / 2 * (isSmooth ? 1.5 : reach)
            return Reach(bounds: path.isEmpty ? nil : path.bounds.insetBy(dx: -half, dy: -half), margin: 1)
        }
    }

    override func paintContent(_ painter: Painter, _ context: DrawContext) {
        guard let commands = built?.commands, let paint = built?.paint else { return }
        painter.draw(fade.shown.style, of: self, context) { draw(commands, paint, painter, context) }
    }

    private func draw(_ commands: Commands, _ paint: Paint, _ painter: Painter, _ context: DrawContext) {
        let applied = painter.apply(paint)
        let antialiased = view.fillStyle.isAntialiased
        switch commands {
        case .rect(let rect):
            painter.renderer.fill(rect, paint: applied, transform: context.transform, antialiased: antialiased)
        case .fill(let path):
            painter.renderer.fill(
                path, rule: view.fillStyle.isEOFilled ? .evenOdd : .nonZero, paint: applied,
                transform: context.transform, antialiased: antialiased)
        case .stroke(let path, let stroke, _):
            painter.renderer.stroke(
                path, stroke: stroke, paint: applied, transform: context.transform, antialiased: antialiased)
        }
    }
}

extension ViewGraph {
    /// Whether a shape's size can depend on more than the proposal.
    func isSizeSensitive<S: Shape>(_ type: S.Type) -> Bool {
        !(type is Rectangle.Type || type is Circle.Type || type is Ellipse.Type || type is Capsule.Type
            || type is RoundedRectangle.Type)
    }
}
