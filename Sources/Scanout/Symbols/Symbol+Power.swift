import Raster

extension Symbol {
    /// Electricity: charge, light, on and off.
    static let power: [String: Maker] = {
        var symbols: [String: Maker] = [
            "bolt": { Symbol(lines: bolt) },
            "bolt.fill": { Symbol(areas: bolt.filled) },
            "bolt.slash": { Symbol(lines: bolt.slashed) },
            "power": { Symbol(lines: "M12 2.8V11.2" + .arc(12, 12.8, 8.2, from: -52, to: 232)) },
            "lightbulb": { Symbol(lines: bulb + bulbFoot) },
            "lightbulb.fill": { Symbol(lines: bulbFoot, areas: bulb.filled) },
        ]
        for percent in [0, 25, 50, 75, 100] {
            let maker: Maker = { battery(percent: percent) }
            symbols["battery.\(percent)"] = maker
            symbols["battery.\(percent)percent"] = maker
        }
        for name in ["battery.100.bolt", "battery.100percent.bolt"] { symbols[name] = chargingBattery }
        return symbols
    }()

    private static let bolt: SymbolPath = "M13.6 2.8L5 13.6H11L10.4 21.2L19 10.4H13Z"
    private static let bulb: SymbolPath =
        "M9 16.4C9 14.4 5.9 12.9 5.9 9A6.1 6.1 0 0 1 18.1 9C18.1 12.9 15 14.4 15 16.4Z"
    private static let bulbFoot: SymbolPath = "M9.6 19.2H14.4M11 21.6H13"

    /// A full battery behind a bolt, with a gap round it.
    @Sendable private static func chargingBattery() -> Symbol {
        let whole = battery(percent: 100)
        let sign = SymbolPath("M14.8 4L9.2 13H13L12.2 20L17.8 11H14Z").filled.path
        let erased = Part.erase(.stroke(sign, Stroke(width: 2.4, cap: .round, join: .round)))
        let gap = Part.erase(.fill(sign))
        return Symbol(
            width: 30, parts: whole.parts + [erased, gap, .fill(sign)],
            layers: whole.layers.map { Layer(part: $0.part, level: 1) }
                + [Layer(part: erased), Layer(part: gap), Layer(part: .fill(sign))])
    }

    /// A battery that is charged to a share, in a box of 30 units.
    private static func battery(percent: Int) -> Symbol {
        let charge: SymbolPath =
            percent == 0 ? SymbolPath() : .rect(4.7, 9, 17.6 * Double(percent) / 100, 6, radius: 1.2)
        return Symbol(width: 30, lines: .rect(2, 6.3, 23, 11.4, radius: 3.2) + "M28 10.4V13.6", areas: charge)
    }
}
