extension Symbol {
    /// Quantities and their course.
    static let charts: [String: Maker] = [
        "chart.bar": { Symbol(lines: bars) },
        "chart.bar.fill": { Symbol(areas: bars.filled) },
        "chart.line.uptrend.xyaxis": { Symbol(lines: "M3.2 3.4V20.6H20.8M7 15.8L11 10.8L14.2 13.6L20 6.4") },
        "gauge": { Symbol(lines: dial, areas: .circle(12, 13.4, 1.8)) },
        "speedometer": { Symbol(lines: dial + ticks, areas: .circle(12, 13.4, 1.8)) },
        "timer": { Symbol(lines: .circle(12, 13.2, 8.2) + "M9.6 2.4H14.4M12 5V2.4M12 13.2L15.4 9.4") },
        "waveform": { Symbol(lines: "M3 10.4V13.6M7.5 6.6V17.4M12 3V21M16.5 7.8V16.2M21 10.4V13.6") },
    ]

    private static let bars: SymbolPath =
        .rect(3.2, 12.6, 4.2, 7.8, radius: 0.9) + .rect(9.9, 7.8, 4.2, 12.6, radius: 0.9)
        + .rect(16.6, 3.4, 4.2, 17, radius: 0.9)
    private static let dial: SymbolPath = .arc(12, 13.4, 9.1, from: 145, to: 395) + "M12 13.4L16.4 8.8"
    private static let ticks: SymbolPath = "M12 4.3V6.4M5.6 7L7 8.4M2.9 13.4H4.9M19.1 13.4H21.1"
}
