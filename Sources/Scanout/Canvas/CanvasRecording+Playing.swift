import Raster
import Typography

extension CanvasRecording {
    /// Draws all of it; `transform` maps its points to the device.
    @MainActor
    func play(_ painter: Painter, _ transform: AffineTransform) {
        let player = CanvasPlayer(painter: painter, transform: transform)
        guard blends else { return commands.forEach { player.play($0) } }
        painter.renderer.pushGroup(bounds: painter.renderer.clipBounds, opacity: painter.opacity)
        painter.drawApart { commands.forEach { player.play($0) } }
    }
}

/// Plays drawings back.
@MainActor
private struct CanvasPlayer {
    let painter: Painter
    let transform: AffineTransform

    private var renderer: Renderer { painter.renderer }

    func play(_ command: CanvasRecording.Command) {
        let state = command.state
        var layers: [CanvasClip] = []
        for clip in state.clips {
            switch clip.kind {
            case .path(let path, let style, let map):
                renderer.pushClip(
                    path, rule: style.isEOFilled ? .evenOdd : .nonZero, transform: map.concatenating(transform),
                    antialiased: style.isAntialiased)
            case .layer: layers.append(clip)
            }
        }
        if !renderer.clipBounds.isEmpty { play(command, masks: layers) }
        for clip in state.clips {
            if case .path = clip.kind { renderer.popClip() }
        }
    }

    /// Draws through the masks, innermost last.
    private func play(_ command: CanvasRecording.Command, masks: [CanvasClip]) {
        guard let mask = masks.first, case .layer(let recording, let opacity, let isInverse) = mask.kind else {
            return playFiltered(command)
        }
        let area = renderer.clipBounds
        renderer.pushGroup(bounds: area, opacity: 1)
        play(command, masks: Array(masks.dropFirst()))
        renderer.pushGroup(bounds: area, opacity: opacity, blendMode: isInverse ? .destinationOut : .destinationIn)
        recording.play(painter, transform)
        renderer.popGroup()
        renderer.popGroup()
    }

    private func playFiltered(_ command: CanvasRecording.Command) {
        let state = command.state
        let map = state.transform.concatenating(transform)
        var isApart = state.blendMode != .normal || !state.filters.isEmpty
        if state.opacity < 1, !command.drawing.isOneOperation { isApart = true }
        guard isApart else {
            let outer = painter.opacity
            painter.opacity *= state.opacity
            draw(command.drawing, map)
            painter.opacity = outer
            return
        }
        if state.blendMode.changesAround { return replace(command, map) }
        pushLayers(state, ink: command.drawing.ink(map))
        painter.drawApart { draw(command.drawing, map) }
        for filter in state.filters {
            if case .projection = filter.kind { renderer.popGroup() }
        }
    }

    /// Begins the layers that filters need: projections around all, what changes pixels inside.
    private func pushLayers(_ state: CanvasRecording.State, ink: Rect?) {
        for filter in state.filters {
            guard case .projection(let projection) = filter.kind else { continue }
            let outer = filter.transform.concatenating(transform)
            let inverse = outer.finiteInverse.map { ProjectiveTransform($0) } ?? .identity
            renderer.pushLayer(
                bounds: renderer.clipBounds,
                projection: inverse.concatenating(projection).concatenating(ProjectiveTransform(outer)))
        }
        let frame = renderer.clipBounds
        let filters = state.filters.compactMap { $0.layerFilter(transform, frame) }
        var bounds = frame.grown(by: filters.reach.reversed)
        if let ink { bounds = bounds.intersection(PixelRect(covering: ink).grown(by: filters.reach)) }
        renderer.pushLayer(
            bounds: bounds, filters: filters, opacity: state.opacity * painter.opacity, blendMode: state.blendMode)
    }

    /// Ways of blending that change what is below where nothing is drawn go no farther than the shape.
    private func replace(_ command: CanvasRecording.Command, _ map: AffineTransform) {
        let state = command.state
        var outline: (path: Raster.Path, style: FillStyle)?
        switch command.drawing {
        case .fill(let path, let style, _): outline = (path, style)
        case .stroke(let path, let stroke, _): outline = (path.stroked(stroke), FillStyle())
        default: break
        }
        if let outline {
            renderer.pushClip(
                outline.path, rule: outline.style.isEOFilled ? .evenOdd : .nonZero, transform: map,
                antialiased: outline.style.isAntialiased)
        }
        renderer.pushGroup(
            bounds: renderer.clipBounds, opacity: state.opacity * painter.opacity, blendMode: state.blendMode)
        painter.drawApart {
            if case .fill(let path, _, let paint) = command.drawing {
                renderer.fill(path.bounds.insetBy(dx: -1, dy: -1), paint: paint, transform: map)
            } else {
                draw(command.drawing, map)
            }
        }
        if outline != nil { renderer.popClip() }
    }

    private func draw(_ drawing: CanvasRecording.Drawing, _ map: AffineTransform) {
        switch drawing {
        case .fill(let path, let style, let paint):
            renderer.fill(
                path, rule: style.isEOFilled ? .evenOdd : .nonZero, paint: painter.apply(paint), transform: map,
                antialiased: style.isAntialiased)
        case .stroke(let path, let stroke, let paint):
            renderer.stroke(path, stroke: stroke, paint: painter.apply(paint), transform: map)
        case .image(let image, let rect): image.draw(in: rect, painter, map)
        case .text(let text, let rect): text.draw(in: rect, painter, map)
        case .symbol(let symbol, let rect): draw(symbol, rect, map)
        case .layer(let recording): recording.play(painter, map)
        }
    }

    /// Draws a view of the canvas' own in a rectangle.
    private func draw(_ symbol: CanvasTools.Symbol, _ rect: Rect, _ map: AffineTransform) {
        let size = symbol.size
        guard size.width > 0, size.height > 0 else { return }
        let place = AffineTransform.scale(x: rect.width / size.width, y: rect.height / size.height)
            .concatenating(.translation(x: rect.minX, y: rect.minY)).concatenating(map)
        var context = DrawContext(transform: place, snaps: false, clip: renderer.clipBounds)
        context.stage = EffectStage(.anywhere(.empty), outer: nil)
        symbol.box.paintAll(painter, context)
    }
}

extension CanvasRecording.Drawing {
    /// Whether opacity can go into the drawing itself.
    var isOneOperation: Bool {
        switch self {
        case .fill, .stroke, .text: true
        case .image(let image, _): image.operations < 2
        case .symbol, .layer: false
        }
    }

    /// All that it can touch, on the device; nil for anything.
    func ink(_ map: AffineTransform) -> Rect? {
        switch self {
        case .fill(let path, _, _): return map.apply(path.bounds).insetBy(dx: -1, dy: -1)
        case .stroke(let path, let stroke, _):
            let reach = max(stroke.width, 0) / 2 * (stroke.join == .miter ? max(1.5, abs(stroke.miterLimit)) : 1.5)
            return map.apply(path.bounds.insetBy(dx: -reach, dy: -reach)).insetBy(dx: -1, dy: -1)
        case .image(_, let rect): return map.apply(rect).insetBy(dx: -2, dy: -2)
        case .text, .symbol, .layer: return nil
        }
    }
}

extension Raster.BlendMode {
    /// Whether what is below changes where nothing is drawn.
    var changesAround: Bool {
        switch self {
        case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
        default: false
        }
    }
}
