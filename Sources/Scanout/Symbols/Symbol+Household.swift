extension Symbol {
    /// More of the house and of what is measured and heard there.
    static let household: [String: Maker] = joined(
        pair("wrench", wrench),
        pair(
            "lamp.desk", "M12.4 3.2L20.6 9.8L10.8 12.8Z", beside: "M14.4 5.8L10.4 3.6L5.6 9.6L9.2 20.6M4.4 20.6H14.6"),
        pair("lamp.floor", "M9 2.9H15L18.4 9.8H5.6Z", beside: "M12 9.8V21M8 21.1H16"),
        pair(
            "lamp.ceiling", "M3.6 16A8.4 8.4 0 0 1 20.4 16Z", beside: "M12 2.9V7.6M9.4 18.8A2.7 2.7 0 0 0 14.6 18.8"),
        pair(
            "shippingbox", "M12 2.8L20.6 7.3V16.7L12 21.2L3.4 16.7V7.3Z",
            details: "M4.6 8L12 11.8L19.4 8M12 11.8V20M8 5.4L15.8 9.4"),
        pair(
            "oven", .rect(3.4, 2.9, 17.2, 18.2, radius: 2.4), details: "M4.4 8.4H19.6M7.4 12H16.6V17.4H7.4Z",
            dots: .circle(7.6, 5.7, 0.95) + .circle(11, 5.7, 0.95)),
        pair(
            "sensor", .rect(5.2, 2.9, 13.6, 18.2, radius: 3), details: .arc(12, 9.4, 3.2, from: 0, to: 350),
            dots: .circle(12, 16.8, 1.1)),
        pair(
            "sprinkler", "M9.6 10.6H14.4L15.8 14.4H8.2Z", beside: "M12 14.4V20.8M7.4 20.8H16.6" + spray),
        pair(
            "pipe.and.drop", "M2.9 3.4H10.2A6.6 6.6 0 0 1 16.8 10V12.2H11.4V10.2A1.4 1.4 0 0 0 10 8.8H2.9Z",
            beside: "M14.1 15C15.2 16.7 16.2 17.8 16.2 19A2.1 2.1 0 0 1 12 19C12 17.8 13 16.7 14.1 15Z"
                + "M19.8 12.2H8.4"),
        pair("tree", "M12 2.9L18 9.8H15.4L19.8 16.6H4.2L8.6 9.8H6Z", beside: "M12 16.6V21.1"),
        pair("mountain.2", "M2.6 18.8L9.2 5.4L13.2 13.4L15.4 9.6L21.4 18.8Z"),
        pair(
            "heart.text.square", .rect(2.9, 2.9, 18.2, 18.2, radius: 3),
            details: "M14.4 8.4H17.2M14.4 11.6H17.2M6.8 16.6H17.2",
            dots: "M9.2 12.8L6.4 9.9A1.7 1.7 0 0 1 9.2 8.1A1.7 1.7 0 0 1 12 9.9Z"),
        [
            "square.and.pencil": {
                Symbol(
                    lines: "M11 4.2H6.6A2.8 2.8 0 0 0 3.8 7V17.4A2.8 2.8 0 0 0 6.6 20.2H17A2.8 2.8 0 0 0 19.8 17.4V13"
                        + "M9.4 14.6L10.2 11.2L18.2 3.2A1.8 1.8 0 0 1 20.8 5.8L12.8 13.8Z")
            },
            "square.dashed": { Symbol(lines: dashedSquare) },
            "questionmark.square.dashed": {
                Symbol(
                    lines: dashedSquare + "M9.4 9.4A2.7 2.7 0 1 1 13.4 11.8C12.3 12.4 12 12.9 12 14",
                    areas: .circle(12, 17, 1.15))
            },
            "airplayaudio": {
                Symbol(
                    lines: .arc(12, 11.2, 8.6, from: 138, to: 402) + .arc(12, 11.2, 4.8, from: 146, to: 394),
                    areas: SymbolPath("M12 13.6L17.4 20.4H6.6Z").filled)
            },
            "speaker.wave.3": { loudspeaker(Group(lines: loudspeaker)) },
            "speaker.wave.3.fill": { loudspeaker(Group(areas: loudspeaker.filled)) },
        ])

    private static let wrench: SymbolPath =
        """
        M20.6 6.8A5 5 0 0 1 14.2 11.7L7.4 20A2.4 2.4 0 0 1 4 16.6L12.3 9.8A5 5 0 0 1 17.2 3.4L14.6 6.2L15.4 8.6L17.8 9.4Z
        """
    private static let spray: SymbolPath = "M9 7.6L7.4 5.4M12 6.8V3.4M15 7.6L16.6 5.4M5.4 8.6L3.2 7.4M18.6 8.6L20.8 7.4"
    private static let dashedSquare = ("M3.4 8V6A2.6 2.6 0 0 1 6 3.4H8M10.8 3.4H13.2" as SymbolPath).repeated(4)

    private static let loudspeaker: SymbolPath = "M2.6 9.4H5.8L10.8 4.9V19.1L5.8 14.6H2.6Z"
    /// Three waves beside a loudspeaker, in a box of 28 units.
    private static func loudspeaker(_ body: Group) -> Symbol {
        func wave(_ radius: Double) -> SymbolPath { .arc(10.4, 12, radius, from: -42, to: 42) }
        return Symbol(
            width: 28,
            groups: [
                body, Group(lines: wave(5), level: 1, threshold: 0),
                Group(lines: wave(9.4), level: 1, threshold: 1.0 / 3),
                Group(lines: wave(13.8), level: 1, threshold: 2.0 / 3),
            ])
    }
}
