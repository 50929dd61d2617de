import Raster

/// Whether letters are darker or lighter than most of what they may stand on.
///
/// Colours are mixed as they are stored, and the eye takes half-covered pixels for darker than half: what a dark letter
/// gains at its edges a light one loses. Compared by eye in pictures of DejaVu Sans at 11, 14, 17 and 24 pixels, white on
/// black looked as heavy as black on white when its coverage was raised to the power 1/1.2; with 1/1.4 it looked
/// heavier, with none thinner. The parabola that adds a quarter of c (1 - c) comes within a 40th of that power.
enum GlyphTone {
    case dark
    case light

    /// What letters of a colour are: light from half of the luma of white on.
    init(_ color: RGBA) {
        self = 0.299 * color.red + 0.587 * color.green + 0.114 * color.blue >= 0.5 ? .light : .dark
    }

    /// The coverage of light letters by that of dark ones.
    static let lightCoverage: [UInt8] = (0...255).map { (coverage: Int) -> UInt8 in
        let added = (coverage * (255 - coverage) + 510) / 1020
        return UInt8(coverage + added)
    }
}
