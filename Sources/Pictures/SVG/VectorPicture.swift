import Raster

/// A picture of drawing commands, which is sharp in every size.
public struct VectorPicture: Sendable {
    /// One step of the drawing, in the picture's units.
    enum Command: Sendable {
        case fill(Raster.Path, FillRule, Paint, AffineTransform)
        case stroke(Raster.Path, Stroke, Paint, AffineTransform)
        case beginGroup(opacity: Double)
        case endGroup
        case beginClip(Raster.Path, FillRule)
        case endClip
    }

    /// Its own size, in pixels of a display with one pixel a point.
    public let size: Size
    let commands: [Command]
    /// Parts of the file that are not drawn, by the names of their elements; sorted.
    public let leftOut: [String]

    /// The memory that it takes, about.
    public var byteCount: Int {
        commands.reduce(256) { sum, command in
            switch command {
            case .fill(let path, _, _, _), .stroke(let path, _, _, _), .beginClip(let path, _):
                sum + 128 + path.elements.count * 56
            default: sum + 16
            }
        }
    }

    /// Draws the picture, stretched to a rectangle, outside of which nothing is drawn.
    ///
    /// - Parameters:
    ///   - frame: where it goes, in `transform`'s space.
    ///   - opacity: 0...1, of the picture as a whole.
    public func draw(in frame: Rect, with renderer: Renderer, opacity: Double, transform: AffineTransform) {
        guard !frame.isEmpty, size.width > 0, size.height > 0, opacity > 0 else { return }
        let map = AffineTransform.scale(x: frame.width / size.width, y: frame.height / size.height)
            .concatenating(.translation(x: frame.minX, y: frame.minY)).concatenating(transform)
        let bounds = PixelRect(covering: transform.apply(frame))
        renderer.pushClip(Raster.Path(rect: frame), transform: transform)
        if opacity < 1 { renderer.pushGroup(bounds: bounds, opacity: opacity) }
        for command in commands { draw(command, renderer, map, bounds) }
        if opacity < 1 { renderer.popGroup() }
        renderer.popClip()
    }

    private func draw(_ command: Command, _ renderer: Renderer, _ map: AffineTransform, _ bounds: PixelRect) {
        switch command {
        case .fill(let path, let rule, let paint, let own):
            renderer.fill(path, rule: rule, paint: paint, transform: own.concatenating(map))
        case .stroke(let path, let stroke, let paint, let own):
            renderer.stroke(path, stroke: stroke, paint: paint, transform: own.concatenating(map))
        case .beginGroup(let opacity): renderer.pushGroup(bounds: bounds, opacity: opacity)
        case .endGroup: renderer.popGroup()
        case .beginClip(let path, let rule): renderer.pushClip(path, rule: rule, transform: map)
        case .endClip: renderer.popClip()
        }
    }
}
