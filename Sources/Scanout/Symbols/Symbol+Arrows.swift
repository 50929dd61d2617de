extension Symbol {
    /// Directions and turns.
    static let arrows: [String: Maker] = [
        "arrow.up": { Symbol(lines: arrow) },
        "arrow.right": { Symbol(lines: arrow.turned(90)) },
        "arrow.down": { Symbol(lines: arrow.turned(180)) },
        "arrow.left": { Symbol(lines: arrow.turned(270)) },
        "arrow.up.right": { Symbol(lines: arrow.turned(45)) },
        "arrow.down.right": { Symbol(lines: arrow.turned(135)) },
        "arrow.down.left": { Symbol(lines: arrow.turned(225)) },
        "arrow.up.left": { Symbol(lines: arrow.turned(315)) },
        "arrow.up.arrow.down": { Symbol(lines: opposed) },
        "arrow.left.arrow.right": { Symbol(lines: opposed.turned(90)) },
        "arrow.clockwise": { Symbol(lines: turn) },
        "arrow.counterclockwise": { Symbol(lines: turn.mirrored) },
        "chevron.left": { Symbol(lines: chevron) },
        "chevron.up": { Symbol(lines: chevron.turned(90)) },
        "chevron.right": { Symbol(lines: chevron.turned(180)) },
        "chevron.down": { Symbol(lines: chevron.turned(270)) },
    ]

    private static let arrow: SymbolPath = "M12 20.4V3.8M5.2 10.4L12 3.6L18.8 10.4"
    private static let opposed: SymbolPath = "M7 20V4.2M2.8 8.4L7 4.2L11.2 8.4M17 4V19.8M12.8 15.6L17 19.8L21.2 15.6"
    private static let chevron: SymbolPath = "M15.6 4.4L8 12L15.6 19.6"
    /// The head leans back by half of the turn that the line makes between its ends.
    private static let turn: SymbolPath = .arc(12, 12.8, 8.2, from: 5, to: 315) + "M16.6 2.1L17.8 7L13 8.8"
}
