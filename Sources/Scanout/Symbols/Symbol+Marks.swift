extension Symbol {
    /// What a thing is, or how it went: ticks, crosses, warnings, signs.
    static let marks: [String: Maker] = [
        "checkmark": { Symbol(lines: "M4.2 12.8L9.6 18.4L19.8 5.8") },
        "checkmark.circle": { Symbol(lines: disc + check) },
        "checkmark.circle.fill": { Symbol(areas: disc.filled.cut(by: check)) },
        "xmark": { Symbol(lines: "M5.4 5.4L18.6 18.6M18.6 5.4L5.4 18.6") },
        "xmark.circle": { Symbol(lines: disc + cross) },
        "xmark.circle.fill": { Symbol(areas: disc.filled.cut(out: plusHole.turned(45))) },
        "plus": { Symbol(lines: "M12 3.6V20.4M3.6 12H20.4") },
        "plus.circle": { Symbol(lines: disc + plus) },
        "plus.circle.fill": { Symbol(areas: disc.filled.cut(out: plusHole)) },
        "minus": { Symbol(lines: "M3.6 12H20.4") },
        "minus.circle": { Symbol(lines: disc + minus) },
        "minus.circle.fill": { Symbol(areas: disc.filled.cut(by: minus)) },
        "exclamationmark.triangle": {
            Symbol(lines: triangle + "M12 9.2V13.6", areas: .circle(12, 16.9, 1.15))
        },
        "exclamationmark.triangle.fill": {
            Symbol(areas: triangle.filled.cut(by: "M12 9.2V13.6").cut(out: .circle(12, 16.9, 1.15)))
        },
        "exclamationmark.circle": { Symbol(lines: disc + "M12 6.9V12.6", areas: .circle(12, 16.3, 1.15)) },
        "exclamationmark.circle.fill": {
            Symbol(areas: disc.filled.cut(by: "M12 6.9V12.6").cut(out: .circle(12, 16.3, 1.15)))
        },
        "info.circle": { Symbol(lines: disc + "M12 11.4V17", areas: .circle(12, 7.7, 1.25)) },
        "info.circle.fill": { Symbol(areas: disc.filled.cut(by: "M12 11.4V17").cut(out: .circle(12, 7.7, 1.25))) },
        "questionmark.circle": { Symbol(lines: disc + question, areas: .circle(12, 17.1, 1.15)) },
        "questionmark.circle.fill": {
            Symbol(areas: disc.filled.cut(by: question).cut(out: .circle(12, 17.1, 1.15)))
        },
    ]

    private static let disc = SymbolPath.circle(12, 12, 9.1)
    private static let check: SymbolPath = "M7.8 12.5L10.8 15.7L16.3 8.7"
    private static let cross: SymbolPath = "M8.7 8.7L15.3 15.3M15.3 8.7L8.7 15.3"
    private static let plus: SymbolPath = "M12 7.3V16.7M7.3 12H16.7"
    private static let minus: SymbolPath = "M7.3 12H16.7"
    /// The outline of the plus as one contour.
    private static let plusHole: SymbolPath =
        """
        M11.1 7.3A0.9 0.9 0 0 1 12.9 7.3V11.1H16.7A0.9 0.9 0 0 1 16.7 12.9H12.9V16.7 \
        A0.9 0.9 0 0 1 11.1 16.7V12.9H7.3A0.9 0.9 0 0 1 7.3 11.1H11.1Z
        """
    private static let triangle = SymbolPath.polygon([(12, 2.9), (22.1, 20.3), (1.9, 20.3)], radius: 2.2)
    private static let question: SymbolPath = "M9.2 9.3A2.85 2.85 0 1 1 13.5 11.6C12.5 12.2 12 12.7 12 13.8"
}
