import Raster
import Typography

/// What was drawn into a graphics context, to be played back whenever a part of it has to be shown.
final class CanvasRecording {
    /// The way a drawing goes to what is below.
    struct State {
        var transform = AffineTransform.identity
        var clips: [CanvasClip] = []
        var filters: [CanvasFilter] = []
        var opacity = 1.0
        var blendMode = Raster.BlendMode.normal
    }

    /// One drawing.
    enum Drawing {
        case fill(Raster.Path, FillStyle, Paint)
        case stroke(Raster.Path, Raster.Stroke, Paint)
        case image(ImageDrawing, Rect)
        case text(ResolvedCanvasText, Rect)
        case symbol(CanvasTools.Symbol, Rect)
        case layer(CanvasRecording)
    }

    /// A drawing with its way.
    struct Command {
        let drawing: Drawing
        let state: State
    }

    private(set) var commands: [Command] = []
    /// Whether a drawing meets those before it in another way than over them, so that all must be apart from what is
    /// below.
    private(set) var blends = false

    func add(_ drawing: Drawing, _ state: State) {
        guard state.opacity > 0 else { return }
        commands.append(Command(drawing: drawing, state: state))
        if state.blendMode != .normal { blends = true }
    }
}

/// A limit on where drawing goes.
final class CanvasClip {
    enum Kind {
        case path(Raster.Path, FillStyle, AffineTransform)
        case layer(CanvasRecording, opacity: Double, isInverse: Bool)
    }

    let kind: Kind

    init(_ kind: Kind) { self.kind = kind }
}

/// A filter with the map that was in force when it was added.
struct CanvasFilter {
    enum Kind {
        case blur(CGFloat, isOpaque: Bool)
        case shadow(RGBA, radius: CGFloat, x: CGFloat, y: CGFloat, isAlone: Bool)
        case innerShadow(RGBA, radius: CGFloat, x: CGFloat, y: CGFloat)
        case colors(Raster.ColorMatrix)
        case alphaThreshold(Double, Double, RGBA)
        case projection(ProjectiveTransform)
    }

    let kind: Kind
    let transform: AffineTransform

    /// The filter on the device; nil for a projection, which is none of pixels alone.
    func layerFilter(_ outer: AffineTransform, _ frame: PixelRect) -> LayerFilter? {
        let scale = FilterScale(transform.concatenating(outer))
        switch kind {
        case .blur(let radius, let isOpaque):
            let (across, down) = scale.deviation(radius)
            return isOpaque ? .opaqueBlur(across: across, down: down, frame) : .blur(across: across, down: down)
        case .shadow(let color, let radius, let x, let y, let isAlone):
            var shadow = scale.shadow(color, radius: radius, x: x, y: y)
            shadow.isAlone = isAlone
            return .shadow(shadow)
        case .innerShadow(let color, let radius, let x, let y):
            return .innerShadow(scale.shadow(color, radius: radius, x: x, y: y))
        case .colors(let matrix): return .colors(matrix)
        case .alphaThreshold(let least, let greatest, let color):
            return .alphaThreshold(least: least, greatest: greatest, color)
        case .projection: return nil
        }
    }
}
