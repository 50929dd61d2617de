extension Symbol {
    /// Mail, people, places, machines and the things that lists of them show.
    static let services: [String: Maker] = joined(
        pair("tray.and.arrow.up", openTray, beside: "M12 13.4V3.4M8.4 6.8L12 3.2L15.6 6.8"),
        pair("tray.and.arrow.down", openTray, beside: "M12 3V13.2M8.4 9.8L12 13.4L15.6 9.8"),
        pair("tray.full", tray, details: trayFront + "M8 9.6H16"),
        pair("tray.2", tray.moved(0, -1.6), details: trayFront.moved(0, -1.6), beside: "M4.4 21.2H19.6"),
        pair(
            "envelope.open", "M3 9.6L12 3L21 9.6V18.6A2 2 0 0 1 19 20.6H5A2 2 0 0 1 3 18.6Z",
            details: "M4.6 11L12 15.8L19.4 11"),
        pair("icloud", cloud),
        pair("bag", "M4.4 8H19.6L20.6 18.8A2 2 0 0 1 18.6 21H5.4A2 2 0 0 1 3.4 18.8Z", beside: handle),
        pair("person.3", people, beside: sidePeople, width: 30),
        pair("trophy", "M7 3.2H17V9.2A5 5 0 0 1 7 9.2Z", beside: trophy),
        pair("crown", "M3.4 7.4L8 11.2L12 5L16 11.2L20.6 7.4L18.8 18.6H5.2Z"),
        pair("graduationcap", "M12 4.2L22 9L12 13.8L2 9Z", beside: "M6 11.4V16C8 18.2 16 18.2 18 16V11.4M21.4 9.6V15"),
        pair("terminal", .rect(2.6, 4.2, 18.8, 15.6, radius: 2.6), details: "M6.4 8.4L9.8 11.4L6.4 14.4M11.8 15.2H16"),
        pair("cube", "M12 2.8L20.2 7.2V16.8L12 21.2L3.8 16.8V7.2Z", details: "M5.4 8.2L12 11.8L18.6 8.2M12 11.8V19.6"),
        pair("bolt.car", car, dots: .circle(7, 15, 1.2) + .circle(17, 15, 1.2), beside: carBolt),
        pair("bolt.house", house, dots: "M13 9.6L8.8 14.8H11.4L10.8 18.4L15.2 13.2H12.4Z"),
        pair("bolt.batteryblock", .rect(2.8, 6.6, 18.4, 13, radius: 2), dots: blockBolt, beside: poles),
        pair("minus.plus.batteryblock", .rect(2.8, 6.6, 18.4, 13, radius: 2), details: batterySigns, beside: poles),
        pair("bolt.horizontal", "M20.8 10.2L10.4 15.8L12.6 12.2L3.2 13.8L13.6 8.2L11.4 11.8Z"),
        pair("wifi.router", .rect(2.8, 13.4, 18.4, 6.6, radius: 2), dots: routerLights, beside: routerWaves),
        pair("ev.charger", .rect(4, 3, 10.4, 18, radius: 1.8), dots: chargerBolt, beside: chargerCable),
        pair("homepod", .rect(4.4, 3.4, 15.2, 17.2, radius: 6), details: .arc(12, 7, 2.4, from: 20, to: 160)),
        pair("person.crop.circle", .circle(12, 12, 9.4), dots: bust),
        pair("pin", "M8.6 3H15.4L14.8 9.2L18 12.8H6L9.2 9.2Z", beside: "M12 12.8V21"),
        pair(
            "flashlight.on", "M7 7.8H17L14.6 11.6V20.4H9.4V11.6Z", details: "M12 14V15.4",
            beside: "M12 2.6V4.8M6 4L7 5.4M18 4L17 5.4"),
        pair("sofa", "M3.4 11.4A1.9 1.9 0 0 1 7 11.4V14H17V11.4A1.9 1.9 0 0 1 20.6 11.4V18H3.4Z", beside: sofaBack),
        pair("app.badge", .rect(3, 5.4, 15.6, 15.6, radius: 3.6), beside: .circle(18.4, 5.6, 2.6)),
        pair(
            "newspaper", .rect(2.8, 4.4, 18.4, 15.2, radius: 2),
            details: "M6.4 8.4H17.6M6.4 12H11M6.4 15.6H11M14 12H17.6V15.6H14Z"),
        [
            "cellularbars": { Symbol(groups: [bar(0), bar(1), bar(2), bar(3)]) },
            "square.grid.3x3": { Symbol(lines: squares) },
            "square.grid.3x3.fill": { Symbol(areas: squareAreas) },
            "circle.grid.3x3": { Symbol(lines: circles) },
            "circle.grid.3x3.fill": { Symbol(areas: circleAreas) },
            "chevron.left.forwardslash.chevron.right": {
                Symbol(width: 30, lines: "M8.4 6.4L3 12L8.4 17.6M21.6 6.4L27 12L21.6 17.6M17.4 4.4L12.6 19.6")
            },
            "doc.on.doc": {
                Symbol(
                    lines: "M9 6.4V4.6A1.8 1.8 0 0 1 10.8 2.8H18.6A1.8 1.8 0 0 1 20.4 4.6V15A1.8 1.8 0 0 1 18.6 16.8H17"
                        + .rect(3.6, 7.2, 11.4, 14, radius: 1.8))
            },
            "list.number": {
                Symbol(
                    lines: "M10 6H20.6M10 12H20.6M10 18H20.6M4.4 4.6L5.4 4V8M4 11H6L4 13.6H6M4 16.4H6V20H4M4.6 18.2H6")
            },
            "checklist": {
                Symbol(
                    lines:
                        "M12 6H20.6M12 12H20.6M12 18H20.6M3.4 6L5 7.6L8 4.4M3.4 12L5 13.6L8 10.4M3.4 18L5 19.6L8 16.4")
            },
            "text.alignleft": { Symbol(lines: "M3.4 5.4H20.6M3.4 9.8H14.6M3.4 14.2H20.6M3.4 18.6H14.6") },
            "tablecells": {
                Symbol(lines: .rect(2.8, 4, 18.4, 16, radius: 2) + "M2.8 9.2H21.2M2.8 14.4H21.2M9 9.2V20M15 9.2V20")
            },
            "infinity": {
                Symbol(
                    lines:
                        "M12 12C9.8 8.8 8.4 7.6 6.6 7.6A4.4 4.4 0 0 0 6.6 16.4C8.4 16.4 9.8 15.2 12 12C14.2 8.8 15.6 7.6 17.4 7.6A4.4 4.4 0 0 1 17.4 16.4C15.6 16.4 14.2 15.2 12 12Z"
                )
            },
            "gauge.with.needle": { Symbol(lines: dial + "M12 14L16 8.4", areas: .circle(12, 14.4, 1.6)) },
            "gauge.with.dots.needle.bottom.50percent": {
                Symbol(lines: dial + "M12 13.6V7.8", areas: .circle(12, 14.4, 1.6))
            },
            "waveform.path": { Symbol(lines: "M2.6 12H5L7.4 6L10.4 18.4L13.4 3.4L16.2 15.4L18.2 12H21.4") },
            "clock.arrow.circlepath": {
                Symbol(lines: .arc(12, 12, 8.8, from: 200, to: 510) + "M3 5.2L3.6 9.8L8 8.6M12 7.4V12.4L15.4 14.4")
            },
            "viewfinder": { Symbol(lines: corners) },
            "camera.viewfinder": {
                Symbol(lines: corners + .rect(7, 9, 10, 6.8, radius: 1.4), areas: .circle(12, 12.4, 1.8))
            },
            "rectangle.portrait.and.arrow.right": {
                Symbol(
                    lines:
                        "M14.6 7.4V4.8A1.8 1.8 0 0 0 12.8 3H5.6A1.8 1.8 0 0 0 3.8 4.8V19.2A1.8 1.8 0 0 0 5.6 21H12.8A1.8 1.8 0 0 0 14.6 19.2V16.6M9.4 12H21M17.6 8.4L21.2 12L17.6 15.6"
                )
            },
            "square.stack.3d.up": {
                Symbol(lines: "M12 3L20.8 7.6L12 12.2L3.2 7.6ZM3.2 12L12 16.6L20.8 12M3.2 16.4L12 21L20.8 16.4")
            },
        ])

    private static let openTray: SymbolPath =
        "M2.9 14.6H7.8C8.4 16.4 9.8 17.4 12 17.4C14.2 17.4 15.6 16.4 16.2 14.6H21.1V18.6A2 2 0 0 1 19.1 20.6H4.9A2 2 0 0 1 2.9 18.6Z"
    private static let tray: SymbolPath = "M2.9 13L6 5.6H18L21.1 13V17.2A2 2 0 0 1 19.1 19.2H4.9A2 2 0 0 1 2.9 17.2Z"
    private static let trayFront: SymbolPath =
        "M5.6 13.4H8.6C9 15 10.2 15.8 12 15.8C13.8 15.8 15 15 15.4 13.4H18.4"
    private static let cloud: SymbolPath =
        "M7.2 18.6A4.25 4.25 0 0 1 6.6 10.2A5.7 5.7 0 0 1 17.9 10.9A3.9 3.9 0 0 1 17.2 18.6Z"
    private static let handle: SymbolPath = "M8.4 8A3.6 3.6 0 0 1 15.6 8"
    private static let people: SymbolPath =
        .circle(15, 8, 3.4) + "M8.6 19.6C8.6 16.2 11.2 14.4 15 14.4C18.8 14.4 21.4 16.2 21.4 19.6Z"
    private static let sidePeople: SymbolPath =
        "M7.6 6.4A2.8 2.8 0 1 0 7.6 11.6M2.6 18.4C2.6 15.8 4.2 14.4 6.8 14.2"
        + "M22.4 6.4A2.8 2.8 0 1 1 22.4 11.6M27.4 18.4C27.4 15.8 25.8 14.4 23.2 14.2"
    private static let trophy: SymbolPath =
        "M7 5H3.6V6.6A3.6 3.6 0 0 0 7.2 10M17 5H20.4V6.6A3.6 3.6 0 0 1 16.8 10M12 14.2V17.6M8 20.8H16M9.6 20.8C9.8 18.8 10.6 17.6 12 17.6C13.4 17.6 14.2 18.8 14.4 20.8"
    private static let car: SymbolPath =
        "M3.4 17.8V13.4L5.8 8.4A1.8 1.8 0 0 1 7.4 7.4H16.6A1.8 1.8 0 0 1 18.2 8.4L20.6 13.4V17.8Z"
    private static let carBolt: SymbolPath = "M5 18V20M19 18V20M13 1.6L10.8 4.2H13.2L11 6.4"
    private static let house: SymbolPath = "M12 3.2L21 10.8H18.8V20.4H5.2V10.8H3Z"
    private static let poles: SymbolPath = "M6 6.4V4.4H9V6.4M15 6.4V4.4H18V6.4"
    private static let blockBolt: SymbolPath = "M13.2 8.8L8.8 13.8H11.4L10.8 17.4L15.2 12.4H12.4Z"
    private static let batterySigns: SymbolPath = "M5.8 12H9.4M14.6 12H18.2M16.4 10.2V13.8"
    private static let routerLights: SymbolPath = .circle(6.4, 16.7, 1) + .circle(9.6, 16.7, 1)
    private static let routerWaves: SymbolPath =
        "M17 13.2V8.6" + .arc(17, 8.4, 3, from: 215, to: 325) + .arc(17, 8.4, 5.6, from: 215, to: 325)
    private static let chargerBolt: SymbolPath = "M9.8 7.4L6.6 12H8.8L8.2 15.6L11.6 10.8H9.4Z"
    private static let chargerCable: SymbolPath =
        "M2.8 21.2H15.6M14.4 12H16A1.6 1.6 0 0 1 17.6 13.6V17A1.6 1.6 0 0 0 20.8 17V9.4L18.2 6.6"
    private static let bust: SymbolPath =
        .circle(12, 9.6, 3.1)
        + "M6.2 17.2C7.2 15 9.2 13.8 12 13.8C14.8 13.8 16.8 15 17.8 17.2C16.3 18.8 14.3 19.6 12 19.6C9.7 19.6 7.7 18.8 6.2 17.2Z"
    private static let sofaBack: SymbolPath =
        "M5.4 9.2V7.8A2.6 2.6 0 0 1 8 5.2H16A2.6 2.6 0 0 1 18.6 7.8V9.2M5 18V19.6M19 18V19.6"
    private static let dial: SymbolPath = .arc(12, 13.2, 9.2, from: 140, to: 400)
    private static let corners: SymbolPath = ("M3.4 8.4V5.4A2 2 0 0 1 5.4 3.4H8.4" as SymbolPath).repeated(4)

    /// A bar of a signal's strength, the lowest first.
    private static func bar(_ index: Int) -> Group {
        let height = 6 + 3.6 * Double(index)
        let area = SymbolPath.rect(2.6 + 5 * Double(index), 20 - height, 3.6, height, radius: 1)
        return Group(areas: area, threshold: Double(index) / 4)
    }

    private static let squares = grid { SymbolPath.rect($0 - 1.8, $1 - 1.8, 3.6, 3.6, radius: 0.6) }
    private static let squareAreas = grid { SymbolPath.rect($0 - 2.7, $1 - 2.7, 5.4, 5.4, radius: 1.5) }
    private static let circles = grid { SymbolPath.circle($0, $1, 1.7) }
    private static let circleAreas = grid { SymbolPath.circle($0, $1, 2.6) }

    /// Nine of something.
    private static func grid(_ piece: (Double, Double) -> SymbolPath) -> SymbolPath {
        var path = SymbolPath()
        for y in [5.4, 12, 18.6] {
            for x in [5.4, 12, 18.6] { path = path + piece(x, y) }
        }
        return path
    }
}
