extension Symbol {
    /// Sun, moon, clouds and what falls from them, heat and cold.
    static let weather: [String: Maker] = [
        "sun.max": { Symbol(lines: .circle(12, 12, 4.1) + sunRays) },
        "sun.max.fill": { Symbol(lines: sunRays, areas: .circle(12, 12, 5)) },
        "moon": { Symbol(lines: moon) },
        "moon.fill": { Symbol(areas: moon.filled) },
        "cloud": { Symbol(lines: cloud) },
        "cloud.fill": { Symbol(areas: cloud.filled) },
        "cloud.rain": { Symbol(lines: cloud.moved(0, -2.8) + rain) },
        "cloud.rain.fill": { Symbol(lines: rain, areas: cloud.moved(0, -2.8).filled) },
        "cloud.snow": { Symbol(lines: cloud.moved(0, -2.8), areas: snow) },
        "cloud.snow.fill": { Symbol(areas: cloud.moved(0, -2.8).filled + snow) },
        "cloud.bolt": { Symbol(lines: cloud.moved(0, -3.6) + lightning) },
        "cloud.bolt.fill": { Symbol(lines: lightning, areas: cloud.moved(0, -3.6).filled) },
        "cloud.fog": { Symbol(lines: cloud.moved(0, -2.8) + fog) },
        "cloud.fog.fill": { Symbol(lines: fog, areas: cloud.moved(0, -2.8).filled) },
        "sunrise": { Symbol(lines: horizon + "M12 8.4V3M9.2 5.6L12 2.8L14.8 5.6") },
        "sunset": { Symbol(lines: horizon + "M12 2.8V8.2M9.2 5.6L12 8.4L14.8 5.6") },
        "leaf": { Symbol(lines: leaf + "M3.6 20.6L13.4 10.8") },
        "leaf.fill": { Symbol(lines: "M3.6 20.6L6.4 17.8", areas: leaf.filled.cut(by: "M8.6 15.6L13.4 10.8")) },
        "wind": { Symbol(lines: wind) },
        "snowflake": { Symbol(lines: snowflake) },
        "flame": { Symbol(lines: flame) },
        "flame.fill": { Symbol(areas: flame.filled) },
        "drop": { Symbol(lines: drop) },
        "drop.fill": { Symbol(areas: drop.filled) },
        "thermometer": { thermometer(level: 8) },
        "thermometer.low": { thermometer(level: 12) },
        "thermometer.medium": { thermometer(level: 8) },
        "thermometer.high": { thermometer(level: 5.2) },
    ]

    private static let sunRays = ("M12 4.6V2.6" as SymbolPath).repeated(8)
    private static let moon: SymbolPath = "M20 14.2A8.4 8.4 0 1 1 9.8 4A7.6 7.6 0 0 0 20 14.2Z"
    private static let cloud: SymbolPath =
        "M7.2 18.6A4.25 4.25 0 0 1 6.6 10.2A5.7 5.7 0 0 1 17.9 10.9A3.9 3.9 0 0 1 17.2 18.6Z"
    private static let rain: SymbolPath = "M8.4 18.6L7.2 21.4M12.6 18.6L11.4 21.4M16.8 18.6L15.6 21.4"
    private static let snow: SymbolPath =
        .circle(7.8, 18.8, 1.1) + .circle(12, 18.8, 1.1) + .circle(16.2, 18.8, 1.1) + .circle(9.9, 21.6, 1.1)
        + .circle(14.1, 21.6, 1.1)
    private static let lightning: SymbolPath = "M13.6 17.2L10 19.8H14L10.4 22.4"
    private static let fog: SymbolPath = "M5.4 18.8H18.6M8 21.8H16"
    private static let horizon: SymbolPath =
        .arc(12, 17.2, 4.6, from: 180, to: 360) + "M2.8 17.2H4.8M19.2 17.2H21.2M5.2 10.4L6.6 11.8M18.8 10.4L17.4 11.8"
        + "M5.4 21.2H18.6"
    private static let leaf: SymbolPath = "M6.4 17.8C3.8 10.4 9.6 4.4 20.2 4C20.8 14.4 14.6 20.4 6.4 17.8Z"
    private static let wind: SymbolPath =
        """
        M3 9.2H11.2A2.6 2.6 0 1 0 8.6 6.6 M3 12.8H17.6A2.9 2.9 0 1 0 14.7 9.9 M6 16.4H13.2A2.4 2.4 0 1 1 10.8 18.8
        """
    private static let snowflake = ("M12 12V2.6M9.5 3.9L12 6.4L14.5 3.9" as SymbolPath).repeated(6)
    private static let flame: SymbolPath =
        """
        M12.4 2.8C13.2 6.4 18.6 8.8 18.6 14.6A6.6 6.6 0 0 1 5.4 14.6C5.4 11.9 6.7 10.1 8 8.9 \
        C8.2 10.6 9 11.6 10 12.1C9.6 8.6 10.4 5.2 12.4 2.8Z
        """
    private static let drop: SymbolPath =
        "M12 3C14.6 6.6 18.4 10.6 18.4 14.6A6.4 6.4 0 0 1 5.6 14.6C5.6 10.6 9.4 6.6 12 3Z"

    /// A thermometer filled up to a height, in units from the top.
    private static func thermometer(level: Double) -> Symbol {
        var column = SymbolPath()
        column.path.move(to: .init(x: 12, y: level))
        column.path.line(to: .init(x: 12, y: 16.7))
        return Symbol(
            lines: "M9.2 13V5A2.8 2.8 0 0 1 14.8 5V13A4.6 4.6 0 1 1 9.2 13Z" + column, areas: .circle(12, 16.7, 2.2))
    }
}
