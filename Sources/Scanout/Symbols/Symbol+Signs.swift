extension Symbol {
    /// Figures, marks and what warns.
    static let signs: [String: Maker] = joined(
        pair("rectangle", .rect(2.4, 5, 19.2, 14, radius: 2.4)),
        pair("rectangle.portrait", .rect(5, 2.4, 14, 19.2, radius: 2.4)),
        pair("capsule", .rect(2.4, 6.5, 19.2, 11, radius: 5.5)),
        pair("app", .rect(2.9, 2.9, 18.2, 18.2, radius: 4.8)),
        pair("triangle", .polygon([(12, 2.9), (22.1, 20.3), (1.9, 20.3)], radius: 2.2)),
        pair("diamond", .polygon([(12, 2.2), (21.8, 12), (12, 21.8), (2.2, 12)], radius: 1.8)),
        pair("hexagon", .ring(6, [(0, 9.8)], rounding: 1.4)),
        pair("pentagon", SymbolPath.ring(5, [(0, 9.8)], rounding: 1.4).moved(0, 0.7)),
        pair("octagon", .ring(8, [(22.5, 9.9)], rounding: 1)),
        pair("seal", .ring(8, [(0, 9.8), (22.5, 8.1)], rounding: 1.6)),
        pair("shield", shield),
        pair("checkmark.shield", shield, details: "M8.2 11.8L11 14.8L15.8 8.8"),
        pair("exclamationmark.shield", shield, details: "M12 7.2V12.4", dots: .circle(12, 16, 1.15)),
        pair(
            "exclamationmark.octagon", .ring(8, [(22.5, 9.9)], rounding: 1), details: "M12 7V12.6",
            dots: .circle(12, 16.3, 1.15)),
        pair("checkmark.seal", .ring(8, [(0, 9.8), (22.5, 8.1)], rounding: 1.6), details: "M8 12.4L10.8 15.4L16 8.8"),
        pair("flag", "M5 3.6C9 1.8 13 6.4 19.4 4V14.2C13 16.6 9 12 5 13.8Z", beside: "M5 13.8V21.2"),
        pair("bubble.left", bubble),
        pair("message", bubble),
        pair("exclamationmark.bubble", bubble, details: "M12 6.4V10.8", dots: .circle(12, 14, 1.1)),
        pair("hand.raised", hand),
        [
            "exclamationmark": { Symbol(lines: "M12 3.4V14.4", areas: .circle(12, 19.6, 1.5)) },
            "exclamationmark.2": {
                Symbol(lines: "M8.4 3.4V14.4M15.6 3.4V14.4", areas: .circle(8.4, 19.6, 1.5) + .circle(15.6, 19.6, 1.5))
            },
            "questionmark": {
                Symbol(lines: "M7 8A5 5 0 1 1 14.8 12.1C12.9 13.3 12 14.1 12 15.6", areas: .circle(12, 20, 1.5))
            },
            "info": { Symbol(lines: "M12 10V20.2M8.6 10H12M8.4 20.2H15.6", areas: .circle(11.8, 5, 1.7)) },
            "nosign": { Symbol(lines: .circle(12, 12, 9.1) + "M5.6 5.6L18.4 18.4") },
            "percent": { Symbol(lines: .circle(6.8, 7.4, 3.3) + .circle(17.2, 16.6, 3.3) + "M17.6 4L6.4 20") },
            "number": { Symbol(lines: "M9.4 3.4L7.4 20.6M16.6 3.4L14.6 20.6M3.8 8.8H20.6M3.4 15.2H20.2") },
            "equal": { Symbol(lines: "M4 8.6H20M4 15.4H20") },
            "multiply": { Symbol(lines: "M5.4 5.4L18.6 18.6M18.6 5.4L5.4 18.6") },
            "divide": { Symbol(lines: "M3.6 12H20.4", areas: .circle(12, 5.6, 1.6) + .circle(12, 18.4, 1.6)) },
            "plusminus": { Symbol(lines: "M12 3.4V14.2M6 8.8H18M6 19.8H18") },
            "at": {
                Symbol(
                    lines: .circle(12, 12, 3.7) + "M15.7 8.4V13.2A2.6 2.6 0 0 0 20.9 13.2V12A8.9 8.9 0 1 0 16.6 19.6")
            },
            "circle.dotted": {
                Symbol(areas: SymbolPath.circle(12, 2.9, 1.15).repeated(12))
            },
            "circle.lefthalf.filled": {
                Symbol(lines: .circle(12, 12, 9.1), areas: SymbolPath.arc(12, 12, 9.1, from: 90, to: 270).closed)
            },
            "circle.righthalf.filled": {
                Symbol(lines: .circle(12, 12, 9.1), areas: SymbolPath.arc(12, 12, 9.1, from: -90, to: 90).closed)
            },
            "star.leadinghalf.filled": {
                Symbol(
                    lines: SymbolPath.ring(5, [(0, 9.8), (36, 4.3)], rounding: 0.6).moved(0, 0.7),
                    areas: SymbolPath("M12 2.9L9.5 9.2L2.7 9.7L7.9 14L6.2 20.6L12 17Z").clockwise)
            },
            "sparkles": { Symbol(areas: spark(9.4, 13, 7.4) + spark(18, 6, 3.6) + spark(17.6, 18.8, 2.8)) },
            "bell.badge": {
                Symbol(
                    lines:
                        "M4.8 17.2C6.4 15.4 6.8 13.6 6.8 10A5.2 5.2 0 0 1 12.6 4.8M17.2 11C17.3 13.9 17.7 15.5 19.2 17.2H4.8M9.7 20.4A2.7 2.7 0 0 0 14.3 20.4M12 4.6V3",
                    areas: .circle(17.4, 6, 3.2))
            },
        ])

    private static let shield: SymbolPath =
        "M12 2.6L19.8 5.6V11.4C19.8 16 16.6 19.6 12 21.4C7.4 19.6 4.2 16 4.2 11.4V5.6Z"
    private static let bubble: SymbolPath =
        """
        M12 3.4C17.2 3.4 21.2 6.6 21.2 10.8C21.2 15 17.2 18.2 12 18.2C11 18.2 10 18.1 9.1 17.8C7.9 19.4 6 20.5 3.9 20.6\
        C4.9 19.5 5.4 18 5.3 16.2C3.7 14.8 2.8 12.9 2.8 10.8C2.8 6.6 6.8 3.4 12 3.4Z
        """
    private static let hand: SymbolPath =
        """
        M8.2 12.4V5.4A1.5 1.5 0 0 1 11.1 5.4V3.9A1.5 1.5 0 0 1 14 3.9V5.4A1.5 1.5 0 0 1 16.9 5.4V8\
        A1.5 1.5 0 0 1 19.6 8V14.4C19.6 18.6 17 21.2 13.2 21.2C10 21.2 8.4 19.8 7 17.2L4.5 12.5\
        A1.5 1.5 0 0 1 7.1 11Z
        """

    /// A star of four points whose sides bend inwards.
    private static func spark(_ x: Double, _ y: Double, _ radius: Double) -> SymbolPath {
        SymbolPath("M0 -1Q0.14 -0.14 1 0Q0.14 0.14 0 1Q-0.14 0.14 -1 0Q-0.14 -0.14 0 -1Z").placed(
            scale: radius, x: x, y: y)
    }
}

extension SymbolPath {
    /// The path closed, wound clockwise.
    var closed: SymbolPath {
        var copy = self
        copy.path.close()
        return copy.clockwise
    }
}
