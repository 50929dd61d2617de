extension Symbol {
    /// Time, measure, health, and more of weather, arrows and what plays.
    static let meters: [String: Maker] = joined(
        pair(
            "stopwatch", .circle(12, 13.2, 8), details: "M12 8.8V13.4",
            beside: "M9.6 2.8H14.4M12 2.8V5.2M18.4 5.4L19.8 6.8"),
        pair(
            "alarm", .circle(12, 12.8, 7.6), details: "M12 8.4V13L15 14.8",
            beside: "M3 6.4L6.6 3.4M21 6.4L17.4 3.4M6.6 18.6L4.8 20.8M17.4 18.6L19.2 20.8"),
        pair("chart.pie", .circle(12, 12, 9.1), details: "M12 5.2V12L17.4 16"),
        pair("cross", "M9 3.4H15V9H20.6V15H15V20.6H9V15H3.4V9H9Z"),
        pair(
            "cross.case", .rect(2.6, 6.8, 18.8, 13.4, radius: 2.2), details: "M12 10.2V16.8M8.7 13.5H15.3",
            beside: "M8.4 6.8V5A1.8 1.8 0 0 1 10.2 3.2H13.8A1.8 1.8 0 0 1 15.6 5V6.8"),
        pair("pills", SymbolPath.rect(2.2, 8, 19.6, 8, radius: 4).turned(-45), details: "M9.6 9.6L14.4 14.4"),
        pair(
            "bandage", SymbolPath.rect(1.8, 7.6, 20.4, 8.8, radius: 4.4).turned(-45),
            dots: .circle(12, 10, 0.95) + .circle(12, 14, 0.95) + .circle(10, 12, 0.95) + .circle(14, 12, 0.95)),
        pair(
            "bed.double", "M2.6 18.6V14.4A2.6 2.6 0 0 1 5.2 11.8H18.8A2.6 2.6 0 0 1 21.4 14.4V18.6Z",
            beside:
                "M4.6 11.8V7A2 2 0 0 1 6.6 5H17.4A2 2 0 0 1 19.4 7V11.8M2.6 18.6V20.6M21.4 18.6V20.6M7.4 11.6V9.4H16.6V11.6"
        ),
        pair("playpause", "M2.6 5.4L13 12L2.6 18.6Z", beside: "M16.4 5.6V18.4M21 5.6V18.4"),
        pair("eject", "M12 4L20.6 14H3.4Z", beside: "M4 19.4H20"),
        pair("backward.end", "M20 5V19L9 12Z", beside: "M5 5V19"),
        pair("forward.end", "M4 5V19L15 12Z", beside: "M19 5V19"),
        pair("arrowtriangle.up", .polygon([(12, 4.6), (21, 19.4), (3, 19.4)], radius: 1.6)),
        pair("arrowtriangle.down", SymbolPath.polygon([(12, 4.6), (21, 19.4), (3, 19.4)], radius: 1.6).turned(180)),
        pair("arrowtriangle.left", SymbolPath.polygon([(12, 4.6), (21, 19.4), (3, 19.4)], radius: 1.6).turned(270)),
        pair("arrowtriangle.right", SymbolPath.polygon([(12, 4.6), (21, 19.4), (3, 19.4)], radius: 1.6).turned(90)),
        pair(
            "umbrella", "M2.9 12.6A9.1 9.1 0 0 1 21.1 12.6Z", beside: "M12 2.9V2.6M12 12.6V18.6A2.4 2.4 0 0 0 16.8 18.6"
        ),
        pair(
            "humidity", "M9 4C11.4 7.4 14.8 11 14.8 14.6A5.8 5.8 0 0 1 3.2 14.6C3.2 11 6.6 7.4 9 4Z",
            beside: "M17 6.4H21M18 11H21M18 15.6H21"),
        [
            "hourglass": {
                Symbol(
                    lines:
                        "M5.6 3H18.4M5.6 21H18.4M7 3V6.2C7 9 12 10.6 12 12C12 13.4 7 15 7 17.8V21M17 3V6.2C17 9 12 10.6 12 12C12 13.4 17 15 17 17.8V21"
                )
            },
            "target": { Symbol(lines: .circle(12, 12, 9.1) + .circle(12, 12, 5), areas: .circle(12, 12, 1.6)) },
            "scope": { Symbol(lines: .circle(12, 12, 7.4) + "M12 2.4V7.4M12 16.6V21.6M2.4 12H7.4M16.6 12H21.6") },
            "scalemass": { Symbol(lines: "M6.4 8.6H17.6L20.6 20.6H3.4Z" + .circle(12, 5.8, 2.8)) },
            "ruler": {
                Symbol(
                    lines: .rect(2.4, 7.4, 19.2, 9.2, radius: 1.4) + "M6.4 7.4V11M10.2 7.4V12.6M14 7.4V11M17.8 7.4V12.6"
                )
            },
            "barometer": {
                Symbol(
                    lines: .circle(12, 12, 9.1) + "M12 12L15.8 8.2" + ("M12 4.9V5.6" as SymbolPath).repeated(8),
                    areas: .circle(12, 12, 1.6))
            },
            "dial.medium": {
                Symbol(
                    lines: .circle(12, 13.4, 6.2)
                        + "M12 13.4V9.6M4 18.2L3.4 18.6M3.2 12.2H2.9M5.6 6.6L5.2 6.2M12 3.4V3M18.4 6.6L18.8 6.2M20.8 12.2H21.1M20 18.2L20.6 18.6"
                )
            },
            "gauge.low": { meter(-60) }, "gauge.medium": { meter(0) }, "gauge.high": { meter(60) },
            "gauge.with.dots.needle.0percent": { meter(-110) }, "gauge.with.dots.needle.33percent": { meter(-45) },
            "gauge.with.dots.needle.50percent": { meter(0) }, "gauge.with.dots.needle.67percent": { meter(45) },
            "gauge.with.dots.needle.100percent": { meter(110) },
            "chart.xyaxis.line": { Symbol(lines: "M3.2 3.4V20.6H20.8M7 16L11 11.4L14.4 14L20 6.4") },
            "chart.line.downtrend.xyaxis": { Symbol(lines: "M3.2 3.4V20.6H20.8M7 6.6L11 11.6L14.2 8.8L20 16") },
            "waveform.path.ecg": { Symbol(lines: "M2.4 12.4H6.6L9.2 5.2L13 19.4L16 9.6L17.6 12.4H21.6") },
            "stethoscope": {
                Symbol(
                    lines: "M5.4 3.4H4V8.6A4.6 4.6 0 0 0 13.2 8.6V3.4H11.8M8.6 13.2V16A4.8 4.8 0 0 0 18.2 16V14"
                        + .circle(18.2, 11.4, 2.4))
            },
            "syringe": {
                Symbol(
                    lines:
                        "M15.4 2.9L21.1 8.6M18.2 5.8L15.2 8.8M11 6.8L17.2 13L9.6 20.6L3.4 14.4ZM6.4 17.6L2.9 21.1M9.6 12L12 14.4"
                )
            },
            "figure.stand": {
                Symbol(lines: "M12 9.4V15M7.6 9.6H16.4M12 15L9.6 21.2M12 15L14.4 21.2", areas: .circle(12, 4.6, 2.3))
            },
            "figure.walk": {
                Symbol(
                    lines:
                        "M11.8 9.2L10.6 14.4L14 17L15 21.2M10.6 14.4L9.4 18L6.6 21.2M11.8 9.2L8 10.6L7 13.6M11.8 9.2L14 12L17 13",
                    areas: .circle(13.2, 4.6, 2.2))
            },
            "record.circle": { Symbol(lines: .circle(12, 12, 9.1), areas: .circle(12, 12, 4.6)) },
            "record.circle.fill": {
                Symbol(
                    areas: SymbolPath.circle(12, 12, 9.1).filled.cut(out: SymbolPath.circle(12, 12, 5.2))
                        + .circle(12, 12, 3.4))
            },
            "shuffle": {
                Symbol(
                    lines:
                        "M2.9 7.4H6C10.6 7.4 11.4 16.6 16 16.6H20.6M2.9 16.6H6C10.6 16.6 11.4 7.4 16 7.4H20.6M17.8 4.4L20.8 7.4L17.8 10.4M17.8 13.6L20.8 16.6L17.8 19.6"
                )
            },
            "repeat": { Symbol(lines: loop) },
            "repeat.1": { Symbol(lines: loop + "M10.8 10.6L12.4 9.6V14.4") },
            "goforward": { Symbol(lines: .arc(12, 13, 8.2, from: -60, to: 240) + "M12.4 2L16.6 5.4L12.8 9") },
            "gobackward": {
                Symbol(lines: SymbolPath.arc(12, 13, 8.2, from: -60, to: 240).mirrored + "M11.6 2L7.4 5.4L11.2 9")
            },
            "speaker.slash.fill": {
                Symbol(areas: SymbolPath("M6.8 9.4H10L15 4.9V19.1L10 14.6H6.8Z").filled).struckThrough
            },
            "film": {
                Symbol(
                    lines: .rect(2.6, 4.4, 18.8, 15.2, radius: 2)
                        + "M7 4.4V19.6M17 4.4V19.6M7 12H17M2.6 8.2H7M2.6 12H7M2.6 15.8H7M17 8.2H21.4M17 12H21.4M17 15.8H21.4"
                )
            },
            "radio": {
                Symbol(
                    lines: .rect(2.6, 8, 18.8, 12.2, radius: 2.2) + .circle(7.6, 14.1, 2.7)
                        + "M14 12H17.8M14 16H17.8M5.4 8L17.4 3.4")
            },
            "hifispeaker": {
                Symbol(
                    lines: .rect(5.4, 2.6, 13.2, 18.8, radius: 2) + .circle(12, 14.4, 3.7), areas: .circle(12, 6.6, 1.5)
                )
            },
            "arrow.triangle.2.circlepath": { Symbol(lines: half + half.turned(180)) },
            "arrow.2.circlepath": { Symbol(lines: half + half.turned(180)) },
            "arrow.uturn.left": { Symbol(lines: "M8.4 3.8L3.6 8.6L8.4 13.4M3.6 8.6H14.6A5.9 5.9 0 0 1 14.6 20.4H9") },
            "arrow.uturn.right": {
                Symbol(lines: SymbolPath("M8.4 3.8L3.6 8.6L8.4 13.4M3.6 8.6H14.6A5.9 5.9 0 0 1 14.6 20.4H9").mirrored)
            },
            "arrow.up.and.down": { Symbol(lines: "M12 3V21M7 8L12 3L17 8M7 16L12 21L17 16") },
            "arrow.left.and.right": { Symbol(lines: SymbolPath("M12 3V21M7 8L12 3L17 8M7 16L12 21L17 16").turned(90)) },
            "arrow.up.left.and.arrow.down.right": {
                Symbol(lines: "M13.8 10.2L4 4H4V11M4 4H11M4 4L10.2 10.2M20 20V13M20 20H13M20 20L13.8 13.8")
            },
            "arrow.down.to.line": { Symbol(lines: "M12 3V16M6 10.4L12 16.4L18 10.4M4.4 21H19.6") },
            "arrow.up.to.line": {
                Symbol(lines: SymbolPath("M12 3V16M6 10.4L12 16.4L18 10.4M4.4 21H19.6").turned(180))
            },
            "arrow.left.to.line": {
                Symbol(lines: SymbolPath("M12 3V16M6 10.4L12 16.4L18 10.4M4.4 21H19.6").turned(90))
            },
            "arrow.right.to.line": {
                Symbol(lines: SymbolPath("M12 3V16M6 10.4L12 16.4L18 10.4M4.4 21H19.6").turned(270))
            },
            "arrow.turn.up.right": { Symbol(lines: "M5 20.4V11.6A3 3 0 0 1 8 8.6H19M14.2 3.8L19 8.6L14.2 13.4") },
            "chevron.up.chevron.down": { Symbol(lines: "M6.4 9L12 3.6L17.6 9M6.4 15L12 20.4L17.6 15") },
            "chevron.left.2": { Symbol(lines: "M11.4 4.8L4.4 12L11.4 19.2M19.4 4.8L12.4 12L19.4 19.2") },
            "chevron.right.2": { Symbol(lines: "M12.6 4.8L19.6 12L12.6 19.2M4.6 4.8L11.6 12L4.6 19.2") },
            "sun.min": { Symbol(lines: .circle(12, 12, 4.6) + ("M12 4.3V3.3" as SymbolPath).repeated(8)) },
            "cloud.sun": {
                Symbol(
                    lines:
                        "M9.2 20A3.9 3.9 0 0 1 8.8 12.2A5 5 0 0 1 18.4 13A3.5 3.5 0 0 1 18 20ZM4.6 11.4A4.2 4.2 0 0 1 11.6 6.8M8.2 3.4V2.6M3.4 5.6L2.8 5M13 5.4L13.6 4.8M2.6 10.4H1.8"
                )
            },
            "cloud.moon": {
                Symbol(
                    lines:
                        "M8 20.6A3.9 3.9 0 0 1 7.6 12.8A5 5 0 0 1 17.2 13.6A3.5 3.5 0 0 1 16.8 20.6Z"
                        + "M11.4 7.6A5.4 5.4 0 0 1 14.6 3A5.4 5.4 0 0 0 21 9.8A5.2 5.2 0 0 1 19.6 11.6")
            },
            "cloud.heavyrain": {
                Symbol(lines: rainCloud + "M6.6 17.4L4.8 21.6M10.4 17.4L8.6 21.6M14.2 17.4L12.4 21.6M18 17.4L16.2 21.6")
            },
            "cloud.drizzle": {
                Symbol(
                    lines: rainCloud
                        + "M7.6 17.6L7.2 18.4M12 17.6L11.6 18.4M16.4 17.6L16 18.4M9.6 20.8L9.2 21.6M14 20.8L13.6 21.6")
            },
            "tornado": { Symbol(lines: "M4 4H20.6M5.4 8.2H18.4M8 12.4H17.4M10 16.4H15.6M12.4 20.4H14") },
            "moon.stars": {
                Symbol(
                    lines: "M18.4 15.4A7.6 7.6 0 1 1 9.2 6A6.8 6.8 0 0 0 18.4 15.4Z",
                    areas: SymbolPath.circle(15.4, 5.6, 1.4) + .circle(19.8, 9.4, 1))
            },
            "thermometer.sun": {
                Symbol(
                    lines:
                        "M6.2 13V5A2.6 2.6 0 0 1 11.4 5V13A4.4 4.4 0 1 1 6.2 13ZM8.8 8V16.6M15 5.4A4.6 4.6 0 0 1 15 14.6M15.4 2.6L15.4 2.2M19.2 5.6L20 4.8M20.4 10H21.4M19.2 14.4L20 15.2",
                    areas: .circle(8.8, 16.8, 2))
            },
            "thermometer.snowflake": {
                Symbol(
                    lines:
                        "M6.2 13V5A2.6 2.6 0 0 1 11.4 5V13A4.4 4.4 0 1 1 6.2 13ZM8.8 10V16.6M17.6 5V15M13.3 7.5L21.9 12.5M13.3 12.5L21.9 7.5",
                    areas: .circle(8.8, 16.8, 2))
            },
            "aqi.medium": { Symbol(areas: dots) },
        ])

    private static let loop: SymbolPath =
        "M17 2.6L20.4 6L17 9.4M20.4 6H7.4A4.4 4.4 0 0 0 3 10.4V12M7 21.4L3.6 18L7 14.6M3.6 18H16.6A4.4 4.4 0 0 0 21 13.6V12"
    private static let half: SymbolPath = .arc(12, 12, 8.4, from: 190, to: 335) + "M20.8 3.4L20 8.6L14.8 7.6"
    private static let rainCloud: SymbolPath =
        "M7.2 14.6A4 4 0 0 1 6.6 6.7A5.5 5.5 0 0 1 17.6 7.4A3.7 3.7 0 0 1 17 14.6Z"
    private static let dots: SymbolPath = {
        var dots = SymbolPath()
        for index in 0..<16 {
            let x: Double = 4.4 + 5.05 * Double(index % 4)
            let y: Double = 4.4 + 5.05 * Double(index / 4)
            dots = dots + .circle(x, y, index % 3 == 0 ? 1.7 : 1.1)
        }
        return dots
    }()

    /// A dial with its needle turned from the top, in degrees.
    private static func meter(_ turn: Double) -> Symbol {
        let needle = SymbolPath("M12 12V6.6").turned(turn)
        return Symbol(lines: .arc(12, 12, 9.1, from: 130, to: 410) + needle, areas: .circle(12, 12, 1.9))
    }
}
