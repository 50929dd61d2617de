/// How a group's pixels meet what is below.
public enum BlendMode: Hashable, Sendable {
    /// Source over destination.
    case normal
    case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion
    case hue, saturation, color, luminosity
    case sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter
    /// Porter and Duff's other ways; but for `xor` they change the backdrop where the source is clear, too.
    case clear, copy, sourceIn, sourceOut, destinationIn, destinationAtop, xor

    /// Whether a clear source changes the backdrop.
    var changesWhereClear: Bool {
        switch self {
        case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
        default: false
        }
    }
}
