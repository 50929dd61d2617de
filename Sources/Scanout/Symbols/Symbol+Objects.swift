extension Symbol {
    /// Things about the house, people and journeys.
    static let objects: [String: Maker] = [
        "gear": { Symbol(lines: gear) },
        "gearshape": { Symbol(lines: gearshape + .circle(12, 12, 3.1)) },
        "gearshape.fill": { Symbol(areas: gearshape.filled.cut(out: .circle(12, 12, 3.1))) },
        "house": { Symbol(lines: "M2.9 11.4L12 3.6L21.1 11.4M5.5 9.6V20H18.5V9.6M9.9 20V14.2H14.1V20") },
        "house.fill": { Symbol(lines: "M2.9 11.4L12 3.6L21.1 11.4", areas: houseBody.filled) },
        "lock": { Symbol(lines: lockBody + shackle) },
        "lock.fill": { Symbol(lines: shackle, areas: lockBody.filled) },
        "lock.open": { Symbol(lines: lockBody + openShackle) },
        "lock.open.fill": { Symbol(lines: openShackle, areas: lockBody.filled) },
        "person": { Symbol(lines: head + shoulders) },
        "person.fill": { Symbol(areas: head.filled + shoulders.filled) },
        "clock": { Symbol(lines: .circle(12, 12, 9.1) + "M12 6.6V12L15.8 14.2") },
        "clock.fill": { Symbol(areas: SymbolPath.circle(12, 12, 9.1).filled.cut(by: "M12 6.6V12L15.8 14.2")) },
        "calendar": { Symbol(lines: calendar, areas: days) },
        "car": { Symbol(lines: car, areas: .circle(7, 14.6, 1.1) + .circle(17, 14.6, 1.1)) },
        "airplane": { Symbol(areas: airplane) },
        "printer": { Symbol(lines: printer, areas: .circle(17.4, 10.9, 1)) },
    ]

    private static let gear: SymbolPath =
        .circle(12, 12, 7) + .circle(12, 12, 2.4) + ("M12 5V2.8" as SymbolPath).repeated(10)
    private static let gearshape = SymbolPath.ring(
        8, [(-13.5, 7.1), (-8, 9.5), (8, 9.5), (13.5, 7.1)], rounding: 0.9)
    private static let houseBody: SymbolPath =
        "M5.5 10.4L12 4.9L18.5 10.4V20H14.8V15.2A1 1 0 0 0 13.8 14.2H10.2A1 1 0 0 0 9.2 15.2V20H5.5Z"
    private static let lockBody = SymbolPath.rect(4.9, 10.6, 14.2, 10, radius: 2.2)
    private static let shackle: SymbolPath = "M8 10.6V7.2A4 4 0 0 1 16 7.2V10.6"
    private static let openShackle: SymbolPath = "M8 10.6V6.8A4 4 0 0 1 15.8 5.6"
    private static let head = SymbolPath.circle(12, 7.6, 4.1)
    private static let shoulders: SymbolPath =
        "M3.9 20.6C3.9 16.8 7.2 14.9 12 14.9C16.8 14.9 20.1 16.8 20.1 20.6Z"
    private static let calendar: SymbolPath = .rect(3.4, 4.8, 17.2, 16, radius: 2.6) + "M3.4 9.6H20.6M8 2.8V6M16 2.8V6"
    private static let days: SymbolPath =
        .circle(8, 13.2, 1.2) + .circle(12, 13.2, 1.2) + .circle(16, 13.2, 1.2) + .circle(8, 17.2, 1.2)
        + .circle(12, 17.2, 1.2)
    private static let car: SymbolPath =
        """
        M4.6 11.4L6.3 6.6A2.2 2.2 0 0 1 8.4 5.2H15.6A2.2 2.2 0 0 1 17.7 6.6L19.4 11.4 \
        M5.6 11.4H18.4A2.4 2.4 0 0 1 20.8 13.8V17.8H3.2V13.8A2.4 2.4 0 0 1 5.6 11.4ZM5.8 17.8V19.8M18.2 17.8V19.8
        """
    private static let airplane: SymbolPath =
        """
        M22 12C22 13 20.4 13.7 18.8 13.7H14.8L10.4 20.8A0.8 0.8 0 0 1 8.5 20.2L10.2 13.7H5.9L4.3 15.9 \
        A0.7 0.7 0 0 1 3 15.4L3.8 12L3 8.6A0.7 0.7 0 0 1 4.3 8.1L5.9 10.3H10.2L8.5 3.8 \
        A0.8 0.8 0 0 1 10.4 3.2L14.8 10.3H18.8C20.4 10.3 22 11 22 12Z
        """
    private static let printer: SymbolPath =
        """
        M7 8V3.4H17V8M7 17H5.4A2.4 2.4 0 0 1 3 14.6V10.4A2.4 2.4 0 0 1 5.4 8H18.6A2.4 2.4 0 0 1 21 10.4V14.6 \
        A2.4 2.4 0 0 1 18.6 17H17M7 13.6H17V20.6H7Z
        """
}
