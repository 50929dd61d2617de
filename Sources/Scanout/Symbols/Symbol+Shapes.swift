extension Symbol {
    /// Plain figures.
    static let shapes: [String: Maker] = [
        "circle": { Symbol(lines: circle) },
        "circle.fill": { Symbol(areas: circle.filled) },
        "square": { Symbol(lines: square) },
        "square.fill": { Symbol(areas: square.filled) },
        "star": { Symbol(lines: star) },
        "star.fill": { Symbol(areas: star.filled) },
        "heart": { Symbol(lines: heart) },
        "heart.fill": { Symbol(areas: heart.filled) },
    ]

    private static let circle = SymbolPath.circle(12, 12, 9.1)
    private static let square = SymbolPath.rect(3.6, 3.6, 16.8, 16.8, radius: 2.6)
    /// Moved down: the points of a star reach further up than down.
    private static let star = SymbolPath.ring(5, [(0, 9.8), (36, 4.3)], rounding: 0.6).moved(0, 0.7)
    private static let heart: SymbolPath =
        "M12 20.4C7 17 3 13.4 3 9.2A4.7 4.7 0 0 1 12 7.2A4.7 4.7 0 0 1 21 9.2C21 13.4 17 17 12 20.4Z"
}
