extension Symbol {
    /// Radio, wire and sound going out.
    static let connections: [String: Maker] = [
        "wifi": {
            Symbol(groups: [
                Group(areas: wifiDot, threshold: 0), Group(lines: wifiArc(5.2), threshold: 0.25),
                Group(lines: wifiArc(9.4), level: 1, threshold: 0.5),
                Group(lines: wifiArc(13.6), level: 2, threshold: 0.75),
            ])
        },
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
        "speaker.wave.1": {
            Symbol(groups: [
                Group(lines: speaker.moved(2, 0)), Group(lines: soundWave(5).moved(2, 0), level: 1, threshold: 0),
            ])
        },
        "speaker.wave.1.fill": {
            Symbol(groups: [
                Group(areas: speaker.moved(2, 0).filled),
                Group(lines: soundWave(5).moved(2, 0), level: 1, threshold: 0),
            ])
        },
        "speaker.wave.2": {
            Symbol(groups: [
                Group(lines: speaker), Group(lines: soundWave(5), level: 1, threshold: 0),
                Group(lines: soundWave(9.4), level: 1, threshold: 0.5),
            ])
        },
        "speaker.wave.2.fill": {
            Symbol(groups: [
                Group(areas: speaker.filled), Group(lines: soundWave(5), level: 1, threshold: 0),
                Group(lines: soundWave(9.4), level: 1, threshold: 0.5),
            ])
        },
        "speaker.slash": { Symbol(lines: speaker.moved(4, 0).slashed) },
        "headphones": { Symbol(lines: headband, areas: earpieces) },
    ]

    private static let wifiDot = SymbolPath.circle(12, 18.4, 1.7)
    private static func wifiArc(_ radius: Double) -> SymbolPath { .arc(12, 18.4, radius, from: 225, to: 315) }
    private static let wifiArcs: SymbolPath = wifiArc(5.2) + wifiArc(9.4) + wifiArc(13.6)
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
