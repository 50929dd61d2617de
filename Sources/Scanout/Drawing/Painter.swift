import Raster
import Typography

/// Draws boxes into the damaged part of a surface.
@MainActor
final class Painter {
    let renderer: Renderer
    let typesetter: Typesetter
    /// The device pixels to be drawn.
    let damage: PixelRect
    /// The opacity of effects around that needed no group of their own.
    var opacity = 1.0

    init(renderer: Renderer, typesetter: Typesetter, damage: PixelRect) {
        self.renderer = renderer
        self.typesetter = typesetter
        self.damage = damage
    }

    func apply(_ paint: Paint) -> Paint { opacity == 1 ? paint : renderer.faded(paint, opacity: opacity) }

    /// Draws with an opacity: directly when there is only one shape inside, so that nothing overlaps, else as a group.
    func withOpacity(_ value: Double, of box: _LayoutNode, _ context: DrawContext, _ draw: () -> Void) {
        if value >= 1 { return draw() }
        if value <= 0 { return }
        if box.drawsAtMostOneShape {
            let outer = opacity
            opacity *= value
            draw()
            opacity = outer
        } else {
            renderer.pushGroup(bounds: layerBounds(of: box, context), opacity: value * opacity)
            drawApart(draw)
        }
    }

    /// Draws into the group just begun, and puts it down.
    func drawApart(_ draw: () -> Void) {
        let outer = opacity
        opacity = 1
        draw()
        opacity = outer
        renderer.popGroup()
    }

    /// The pixels of the layer at hand that a box and all inside can touch.
    func layerBounds(of box: _LayoutNode, _ context: DrawContext) -> PixelRect {
        context.stage?.keepsPlaces ?? true ? box.drawing.subtreeBounds : context.clip
    }
}

extension _LayoutNode {
    /// Draws the box if it touches the damage.
    final func paint(_ painter: Painter, _ context: DrawContext) {
        guard !isHidden, isPlaced, drawing.subtreeBounds.intersects(painter.damage) else { return }
        if let fade = motion?.fade {
            painter.withOpacity(min(max(fade.shown, 0), 1), of: self, context) { paintAll(painter, context) }
        } else {
            paintAll(painter, context)
        }
    }

    /// Draws the box's own content, then its children.
    final func paintContentAndChildren(_ painter: Painter, _ context: DrawContext) {
        if drawing.contentBounds.intersects(painter.damage) { paintContent(painter, context) }
        if children.isEmpty && !hasDepartures { return }
        let inner = contextForChildren(context)
        if children.count >= PaintIndex.threshold, !hasDepartures, !graph.usesZIndex {
            let children = children
            let index = paintIndex ?? PaintIndex(children)
            paintIndex = index
            index.forEachRun(touching: painter.damage, count: children.count) { run in
                for place in run { children[place].paint(painter, inner.moved(by: children[place].shownOrigin)) }
            }
            return
        }
        for child in drawnChildren { child.paint(painter, inner.moved(by: child.shownOrigin)) }
    }

    /// Whether at most one shape is drawn by the box and all inside, and in one operation.
    final var drawsAtMostOneShape: Bool { shapesDrawn(upTo: 2) < 2 }

    private func shapesDrawn(upTo limit: Int) -> Int {
        if isHidden || !isPlaced { return 0 }
        var count = operations
        for child in children where count < limit { count += child.shapesDrawn(upTo: limit - count) }
        for child in departingChildren where count < limit { count += child.shapesDrawn(upTo: limit - count) }
        return count
    }
}
