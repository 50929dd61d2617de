extension Symbol {
    /// Playing and moving through what is played.
    static let media: [String: Maker] = [
        "play": { Symbol(lines: play) },
        "play.fill": { Symbol(areas: play.filled) },
        "pause": { Symbol(lines: pause) },
        "pause.fill": { Symbol(areas: pause.filled) },
        "stop": { Symbol(lines: stop) },
        "stop.fill": { Symbol(areas: stop.filled) },
        "forward": { Symbol(lines: forward) },
        "forward.fill": { Symbol(areas: forward.filled) },
        "backward": { Symbol(lines: forward.mirrored) },
        "backward.fill": { Symbol(areas: forward.mirrored.filled) },
        "music.note": { Symbol(lines: "M10.8 17.6V3.8C11.6 7 17 7.2 17 11.6", areas: .circle(7.8, 17.6, 3.9)) },
        "mic": { Symbol(lines: capsule + stand) },
        "mic.fill": { Symbol(lines: stand, areas: capsule.filled) },
        "mic.slash": { Symbol(lines: (capsule + stand).slashed) },
    ]

    private static let capsule = SymbolPath.rect(8.4, 2.8, 7.2, 12, radius: 3.6)
    private static let stand: SymbolPath = "M5 11.2A7 7 0 0 0 19 11.2M12 18.2V21.2M8.4 21.2H15.6"
    private static let play = SymbolPath.polygon([(6.4, 3.8), (20.4, 12), (6.4, 20.2)], radius: 1.4)
    private static let pause: SymbolPath = .rect(5.4, 4.4, 4, 15.2, radius: 1) + .rect(14.6, 4.4, 4, 15.2, radius: 1)
    private static let stop = SymbolPath.rect(4.8, 4.8, 14.4, 14.4, radius: 2)
    private static let forward: SymbolPath =
        .polygon([(2.8, 6.4), (11.6, 12), (2.8, 17.6)], radius: 0.8)
        + .polygon([(12.6, 6.4), (21.4, 12), (12.6, 17.6)], radius: 0.8)
}
