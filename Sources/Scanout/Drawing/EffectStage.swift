import Raster

/// What happens to pixels on their way from an effect's layer to what is around it. Stages form a list from the
/// innermost effect out.
final class EffectStage {
    /// What an effect does with where pixels are.
    enum Kind: Hashable {
        /// Carries them some way.
        case reach(PixelReach)
        /// Shows them from another side.
        case projection(ProjectiveTransform)
        /// Draws them wherever it likes inside a rectangle, any number of times.
        case anywhere(PixelRect)
    }

    let kind: Kind
    let outer: EffectStage?

    init(_ kind: Kind, outer: EffectStage?) {
        self.kind = kind
        self.outer = outer
    }

    /// The display's pixels that pixels of the layer can reach.
    func displayBounds(of pixels: PixelRect) -> PixelRect {
        var rect = pixels
        var stage: EffectStage? = self
        while let current = stage, !rect.isEmpty {
            rect = current.apply(rect)
            stage = current.outer
        }
        return rect
    }

    private func apply(_ rect: PixelRect) -> PixelRect {
        switch kind {
        case .reach(let reach): return rect.grown(by: reach)
        case .anywhere(let area): return area
        case .projection(let transform):
            let grown = rect.grown(by: PixelReach(1))
            return PixelRect(
                covering: transform.bounds(
                    of: Rect(
                        x: Double(grown.x0), y: Double(grown.y0), width: Double(grown.width),
                        height: Double(grown.height))))
        }
    }

    /// Whether the layer's pixels lie where they are shown, but for how far they are carried.
    var keepsPlaces: Bool {
        var stage: EffectStage? = self
        while let current = stage {
            switch current.kind {
            case .projection, .anywhere: return false
            case .reach: stage = current.outer
            }
        }
        return true
    }
}

extension EffectStage: Equatable {
    static func == (a: EffectStage, b: EffectStage) -> Bool {
        a === b || (a.kind == b.kind && a.outer == b.outer)
    }
}

extension DrawContext {
    /// The display's pixels that ink, in the context's device space, can reach.
    func displayBounds(_ ink: Rect) -> PixelRect {
        let pixels = PixelRect(covering: ink).intersection(clip)
        return stage.map { $0.displayBounds(of: pixels) } ?? pixels
    }

    /// The context inside a stage, whose clip holds all that can come into this one's.
    func entering(_ stage: EffectStage, clip: PixelRect) -> DrawContext {
        var inner = self
        inner.stage = stage
        inner.clip = clip
        return inner
    }
}
