import Raster

extension Symbol {
    /// What clouds hide and what falls from them, by day and by night.
    static let sky: [String: Maker] = joined(
        falling("cloud.heavyrain", lines: heavyRain), falling("cloud.drizzle", lines: drizzle),
        falling("cloud.hail", dots: hail), falling("cloud.sleet", lines: sleet, dots: sleetFlakes),
        falling("cloud.bolt.rain", lines: bolt + "M7 17.6L5.4 21.4M18 17.6L16.4 21.4"),
        falling("smoke", lines: "M4.8 18.2C7 16.4 9.2 20 11.4 18.2C13.6 16.4 15.8 20 18.8 18.2M8 21.6H16"),
        hidden("cloud.sun.rain", sun, sunArea, rays: sunRays, below: rain),
        hidden("cloud.sun.bolt", sun, sunArea, rays: sunRays, below: bolt),
        hidden("cloud.moon.rain", moon, moonArea, below: rain),
        hidden("cloud.moon.bolt", moon, moonArea, below: bolt),
        [
            "cloud.sun.fill": { Symbol(lines: sunRays, areas: lowCloud.filled + sunArea.clockwise) },
            "cloud.moon.fill": { Symbol(areas: lowCloud.moved(-1.2, 0.6).filled + moonArea.clockwise) },
            "moon.stars.fill": {
                Symbol(
                    areas: SymbolPath("M18.4 15.4A7.6 7.6 0 1 1 9.2 6A6.8 6.8 0 0 0 18.4 15.4Z").filled
                        + .circle(15.4, 5.6, 1.4) + .circle(19.8, 9.4, 1))
            },
            "sun.min.fill": { Symbol(lines: ("M12 4.3V3.3" as SymbolPath).repeated(8), areas: .circle(12, 12, 5.4)) },
            "sunrise.fill": {
                Symbol(lines: horizon + "M12 8.4V3M9.2 5.6L12 2.8L14.8 5.6", areas: halfSun)
            },
            "sunset.fill": {
                Symbol(lines: horizon + "M12 2.8V8.2M9.2 5.6L12 8.4L14.8 5.6", areas: halfSun)
            },
            "sun.horizon": {
                Symbol(lines: horizon + "M12 7.4V5" + .arc(12, 17.2, 4.6, from: 180, to: 360))
            },
            "sun.horizon.fill": { Symbol(lines: horizon + "M12 7.4V5", areas: halfSun) },
            "hurricane": {
                Symbol(
                    lines: .circle(12, 12, 3.4) + "M12 4.4C7.4 4.4 4.4 7.6 4.4 12M4.4 12C4.4 8.4 8 2.8 14.8 2.8"
                        + "M12 19.6C16.6 19.6 19.6 16.4 19.6 12C19.6 15.6 16 21.2 9.2 21.2")
            },
            "rainbow": {
                Symbol(
                    lines: .arc(12, 18, 9.2, from: 180, to: 360) + .arc(12, 18, 5.8, from: 180, to: 360)
                        + .arc(12, 18, 2.4, from: 180, to: 360))
            },
            "water.waves": {
                Symbol(lines: wave + wave.moved(0, 5) + wave.moved(0, -5))
            },
        ])

    /// A cloud with something below it.
    private static func falling(
        _ name: String, lines: SymbolPath = SymbolPath(), dots: SymbolPath = SymbolPath()
    ) -> [String: Maker] {
        [
            name: { Symbol(lines: highCloud + lines, areas: dots) },
            name + ".fill": { Symbol(lines: lines, areas: highCloud.filled + dots) },
        ]
    }

    /// A cloud before something, with something below it.
    private static func hidden(
        _ name: String, _ behind: SymbolPath, _ area: SymbolPath, rays: SymbolPath = SymbolPath(), below: SymbolPath
    ) -> [String: Maker] {
        [
            name: { Symbol(lines: (lowCloud + behind).smaller + below) },
            name + ".fill": {
                Symbol(lines: rays.smaller + below, areas: lowCloud.smaller.filled + area.smaller.clockwise)
            },
        ]
    }

    private static let highCloud: SymbolPath =
        "M7.2 14.6A4 4 0 0 1 6.6 6.7A5.5 5.5 0 0 1 17.6 7.4A3.7 3.7 0 0 1 17 14.6Z"
    private static let lowCloud: SymbolPath = "M9.2 20A3.9 3.9 0 0 1 8.8 12.2A5 5 0 0 1 18.4 13A3.5 3.5 0 0 1 18 20Z"
    private static let sunRays: SymbolPath = "M8.2 3.4V2.6M3.4 5.6L2.8 5M13 5.4L13.6 4.8M2.6 10.4H1.8"
    private static let sun: SymbolPath = "M4.6 11.4A4.2 4.2 0 0 1 11.6 6.8" + sunRays
    private static let sunArea: SymbolPath =
        "M4.4 10.9A4.4 4.4 0 0 1 11.6 6.2C9.7 7 8.3 8.6 7.8 10.6C6.6 10.7 5.5 10.8 4.4 10.9Z"
    private static let moon: SymbolPath = "M11.4 7.6A5.4 5.4 0 0 1 14.6 3A5.4 5.4 0 0 0 21 9.8A5.2 5.2 0 0 1 19.6 11.6"
    private static let moonArea: SymbolPath =
        "M11 6.9A6.4 6.4 0 0 1 14.9 2.2A5.6 5.6 0 0 0 21.8 9.6L19.8 12C19.2 9.2 16.6 6.6 13.2 6.4Z"
    private static let rain: SymbolPath = "M8.4 18.8L7.2 21.4M12.6 18.8L11.4 21.4M16.8 18.8L15.6 21.4"
    private static let heavyRain: SymbolPath =
        "M6.6 17.4L4.8 21.6M10.4 17.4L8.6 21.6M14.2 17.4L12.4 21.6M18 17.4L16.2 21.6"
    private static let drizzle: SymbolPath =
        "M7.6 17.6L7.2 18.4M12 17.6L11.6 18.4M16.4 17.6L16 18.4M9.6 20.8L9.2 21.6M14 20.8L13.6 21.6"
    private static let hail: SymbolPath =
        .circle(7.6, 18, 1.3) + .circle(12, 18, 1.3) + .circle(16.4, 18, 1.3) + .circle(9.8, 21.6, 1.3)
        + .circle(14.2, 21.6, 1.3)
    private static let sleet: SymbolPath = "M8.4 17.6L7.6 19.4M16.8 17.6L16 19.4M12 20.4L11.4 21.8"
    private static let sleetFlakes: SymbolPath =
        .circle(12.2, 17.8, 1.2) + .circle(7.4, 21.8, 1.2)
        + .circle(15.6, 21.8, 1.2)
    private static let bolt: SymbolPath = "M13.4 16.6L10.4 19.4H13.8L10.8 22.2"
    private static let horizon: SymbolPath =
        "M2.8 17.2H4.8M19.2 17.2H21.2M5.2 10.4L6.6 11.8M18.8 10.4L17.4 11.8M5.4 21.2H18.6"
    private static let halfSun: SymbolPath = "M6.6 17.2A5.4 5.4 0 0 1 17.4 17.2Z"
    private static let wave: SymbolPath =
        "M3 12C5.2 9.8 7.4 14.2 9.6 12C11.8 9.8 14 14.2 16.2 12C18 10.2 19.4 12.6 21 12"
}

extension SymbolPath {
    /// The path with room for something below it.
    fileprivate var smaller: SymbolPath {
        SymbolPath(
            path.applying(AffineTransform.scale(x: 0.82, y: 0.82).concatenating(.translation(x: 2.2, y: 0.2))))
    }
}
