extension Symbol {
    /// Computers and their parts.
    static let devices: [String: Maker] = [
        "cpu": { Symbol(lines: .rect(6, 6, 12, 12, radius: 2) + .rect(9.8, 9.8, 4.4, 4.4, radius: 0.8) + cpuPins) },
        "memorychip": { Symbol(lines: .rect(2.9, 7.4, 18.2, 9.2, radius: 1.8) + memoryPins) },
        "externaldrive": {
            Symbol(lines: .rect(2.9, 6.4, 18.2, 11.2, radius: 2.4) + "M2.9 13H21.1", areas: .circle(17.6, 15.3, 1))
        },
        "display": { Symbol(lines: .rect(2.5, 3.8, 19, 12.8, radius: 2.2) + "M12 16.6V20.4M8 20.4H16") },
        "tv": { Symbol(lines: .rect(2.5, 4.2, 19, 13, radius: 2.2) + "M8.2 20.6H15.8") },
        "sdcard": { Symbol(lines: card + "M10.4 6.4V9.2M13.2 6.4V9.2M16 6.4V9.2") },
        "server.rack": {
            Symbol(
                lines: .rect(2.9, 4, 18.2, 7, radius: 1.8) + .rect(2.9, 13, 18.2, 7, radius: 1.8)
                    + "M11.6 7.5H17.6M11.6 16.5H17.6",
                areas: .circle(6.8, 7.5, 1.1) + .circle(6.8, 16.5, 1.1))
        },
        "iphone": { Symbol(lines: .rect(6.4, 2.4, 11.2, 19.2, radius: 2.6) + "M10.8 5.6H13.2") },
        "keyboard": { Symbol(lines: .rect(2.4, 5.8, 19.2, 12.4, radius: 2.2) + "M8.4 14.8H15.6", areas: keys) },
    ]

    private static let card: SymbolPath =
        "M9.6 2.8H17A2.2 2.2 0 0 1 19.2 5V19A2.2 2.2 0 0 1 17 21.2H7A2.2 2.2 0 0 1 4.8 19V7.6Z"
    private static let keys: SymbolPath = (0..<4).reduce(SymbolPath()) { keys, column in
        keys + .circle(6.3 + 3.8 * Double(column), 9.6, 1)
    }
    private static let cpuPins = ("M8.4 6V3M12 6V3M15.6 6V3" as SymbolPath).repeated(4)
    private static let memoryPins: SymbolPath =
        "M6.4 7.4V4.6M10.1 7.4V4.6M13.9 7.4V4.6M17.6 7.4V4.6M6.4 16.6V19.4M10.1 16.6V19.4M13.9 16.6V19.4M17.6 16.6V19.4"
}
