import Raster

/// Keeps an effect's stage from frame to frame.
final class StageCache {
    private var last: EffectStage?

    /// The stage of a kind, made anew only where something differs from the last one.
    func stage(_ kind: EffectStage.Kind, outer: EffectStage?) -> EffectStage {
        if let last, last.kind == kind, last.outer === outer { return last }
        let stage = EffectStage(kind, outer: outer)
        last = stage
        return stage
    }
}
