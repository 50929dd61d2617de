extension Symbol {
    /// Radio, wire and sound going out.
    static let connections: [String: Maker] = [
        "wifi": { Symbol(lines: wifiArcs, areas: wifiDot) },
        "wifi.slash": { Symbol(lines: wifiArcs.slashed, areas: wifiDot) },
        "antenna.radiowaves.left.and.right": {
            Symbol(lines: "M12 9.6V20.6" + waves + waves.mirrored, areas: .circle(12, 9.6, 2))
        },
        "network": { Symbol(lines: globe) },
        "globe": { Symbol(lines: globe) },
        "bell": { Symbol(lines: bell + bellClapper) },
        "bell.fill": { Symbol(lines: bellClapper, areas: bell.filled) },
        "bell.slash": { Symbol(lines: (bell + bellClapper).slashed) },
        "speaker": { Symbol(lines: speaker.moved(4, 0)) },
        "speaker.fill": { Symbol(areas: speaker.moved(4, 0).filled) },
        "speaker.wave.1": { Symbol(lines: speaker.moved(2, 0) + soundWave(5).moved(2, 0)) },
        "speaker.wave.1.fill": { Symbol(lines: soundWave(5).moved(2, 0), areas: speaker.moved(2, 0).filled) },
        "speaker.wave.2": { Symbol(lines: speaker + soundWave(5) + soundWave(9.4)) },
        "speaker.wave.2.fill": { Symbol(lines: soundWave(5) + soundWave(9.4), areas: speaker.filled) },
        "speaker.slash": { Symbol(lines: speaker.moved(4, 0).slashed) },
        "headphones": { Symbol(lines: headband, areas: earpieces) },
    ]

    private static let wifiDot = SymbolPath.circle(12, 18.4, 1.7)
    private static let wifiArcs: SymbolPath =
        .arc(12, 18.4, 5.2, from: 225, to: 315) + .arc(12, 18.4, 9.4, from: 225, to: 315)
        + .arc(12, 18.4, 13.6, from: 225, to: 315)
    private static let waves: SymbolPath =
        .arc(12, 9.6, 4.9, from: -45, to: 45) + .arc(12, 9.6, 9, from: -45, to: 45)
    private static let globe: SymbolPath =
        .circle(12, 12, 9.1) + "M2.9 12H21.1"
        + "M12 2.9C7.4 7.6 7.4 16.4 12 21.1C16.6 16.4 16.6 7.6 12 2.9Z"
    private static let bell: SymbolPath =
        """
        M4.8 17.2C6.4 15.4 6.8 13.6 6.8 10A5.2 5.2 0 0 1 17.2 10C17.2 13.6 17.6 15.4 19.2 17.2Z
        """
    private static let bellClapper: SymbolPath = "M12 4.6V3M9.7 20.4A2.7 2.7 0 0 0 14.3 20.4"
    private static let speaker: SymbolPath = "M2.8 9.4H6L11 4.9V19.1L6 14.6H2.8Z"
    private static func soundWave(_ radius: Double) -> SymbolPath { .arc(10, 12, radius, from: -42, to: 42) }
    private static let headband = SymbolPath.arc(12, 13, 9, from: 180, to: 360)
    private static let earpieces: SymbolPath = .rect(2, 13, 5, 8, radius: 2) + .rect(17, 13, 5, 8, radius: 2)
}
