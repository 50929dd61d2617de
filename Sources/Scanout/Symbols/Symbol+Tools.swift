extension Symbol {
    /// Devices, tools, money and mail.
    static let tools: [String: Maker] = joined(
        pair("powerplug", "M5.4 7.6H18.6V11A6.6 6.6 0 0 1 5.4 11Z", beside: "M8.6 2.9V7.6M15.4 2.9V7.6M12 17.6V21.1"),
        pair(
            "key", .circle(7.4, 16.6, 4.5), dots: .circle(6.6, 17.4, 1.2),
            beside: "M10.8 13.2L20.4 3.6M16.4 7.6L19.4 10.6M13.6 10.4L15.4 12.2"),
        pair(
            "tag",
            "M3 4.8A1.8 1.8 0 0 1 4.8 3H11.4L20.6 12.2A1.8 1.8 0 0 1 20.6 14.8L14.8 20.6A1.8 1.8 0 0 1 12.2 20.6L3 11.4Z",
            dots: .circle(7.4, 7.4, 1.4)),
        pair("wrench.adjustable", wrench),
        pair(
            "hammer", "M5.4 7.4L9.6 3.2L18 6.6L17 9.4L14.6 8.6L12.4 10.8L9.4 7.8L7.4 9.4Z", beside: "M12.4 10.8L20 19.4"
        ),
        pair(
            "phone",
            "M8 3.2L10.2 8.2L7.8 10.4C8.9 12.9 11.1 15.1 13.6 16.2L15.8 13.8L20.8 16V19.2A1.7 1.7 0 0 1 19 20.8C10.4 20.4 3.6 13.6 3.2 5A1.7 1.7 0 0 1 4.8 3.2Z"
        ),
        pair("creditcard", .rect(2.6, 5, 18.8, 14, radius: 2.4), details: "M5.4 9.6H18.6"),
        pair("cart", "M5.4 6.4H20.8L19 14.6H7.2Z", beside: "M2.4 3.6H4.6L7.8 17.2H18.6M8.6 20.4H8.7M17.4 20.4H17.5"),
        pair(
            "archivebox", "M4.4 9V18.4A2 2 0 0 0 6.4 20.4H17.6A2 2 0 0 0 19.6 18.4V9ZM2.8 3.6H21.2V9H2.8Z",
            details: "M9.6 13H14.4"),
        pair(
            "tray", "M2.9 13L6 5.6H18L21.1 13V17.2A2 2 0 0 1 19.1 19.2H4.9A2 2 0 0 1 2.9 17.2Z",
            details: "M5.6 13.4H8.6C9 15 10.2 15.8 12 15.8C13.8 15.8 15 15 15.4 13.4H18.4"),
        pair(
            "book",
            "M12 6.2C9.6 4.4 6.6 3.8 2.9 4.2V18.6C6.6 18.2 9.6 18.8 12 20.6C14.4 18.8 17.4 18.2 21.1 18.6V4.2C17.4 3.8 14.4 4.4 12 6.2Z",
            details: "M12 9V17.4"),
        pair("video", .rect(2.4, 5.6, 12.6, 12.8, radius: 2.6) + "M15 10.8L21.4 6.8V17.2L15 13.2Z"),
        pair("fan", fan, dots: .circle(12, 12, 1.6)),
        pair(
            "washer", .rect(3.4, 2.9, 17.2, 18.2, radius: 2.4),
            details: .arc(12, 13.4, 4.4, from: 0, to: 350) + "M6.6 6H9.8"),
        pair(
            "refrigerator", .rect(5.2, 2.9, 13.6, 17.2, radius: 2.2), details: "M8.4 10H15.6M8.6 5.8V7.2M8.6 13V15.6",
            beside: "M8.2 21.2V20.9M15.8 21.2V20.9"),
        pair("lamp.table", "M8.4 3.2H15.6L19.4 12.6H4.6Z", beside: "M12 12.6V20.8M7.4 20.8H16.6"),
        pair(
            "door.left.hand.closed", .rect(5.4, 2.9, 13.2, 17.6, radius: 1.2), dots: .circle(8.6, 12.2, 1.2),
            beside: "M2.9 20.6H21.1"),
        pair(
            "doc.text", "M13.8 2.8H7A2.2 2.2 0 0 0 4.8 5V19A2.2 2.2 0 0 0 7 21.2H17A2.2 2.2 0 0 0 19.2 19V8.2Z",
            details: "M8.4 12.4H15.6M8.4 16.2H15.6"),
        pair("clipboard", .rect(4.6, 4.4, 14.8, 16.8, radius: 2.2), details: "M8.8 5.2H15.2"),
        pair(
            "square.grid.2x2",
            .rect(3.2, 3.2, 7.2, 7.2, radius: 1.4) + .rect(13.6, 3.2, 7.2, 7.2, radius: 1.4)
                + .rect(3.2, 13.6, 7.2, 7.2, radius: 1.4) + .rect(13.6, 13.6, 7.2, 7.2, radius: 1.4)),
        pair(
            "gift", "M4.4 11.6V19A1.8 1.8 0 0 0 6.2 20.8H17.8A1.8 1.8 0 0 0 19.6 19V11.6ZM2.9 7.4H21.1V11.6H2.9Z",
            beside: "M12 7.4C9 7.4 7 6.4 7 4.8C7 2.2 11.4 2.4 12 7.4C12.6 2.4 17 2.2 17 4.8C17 6.4 15 7.4 12 7.4"),
        pair(
            "person.2",
            SymbolPath.circle(8.6, 8.4, 3.4) + "M2 19.6C2 16.3 4.8 14.6 8.6 14.6C12.4 14.6 15.2 16.3 15.2 19.6Z",
            beside: "M15.2 5.2A3.3 3.3 0 0 1 15.2 11.6M17.4 14.8C20.3 15.3 22 16.9 22 19.6H18.6"),
        pair(
            "cup.and.saucer", "M4.4 5.4H16.4V12.4A4.2 4.2 0 0 1 12.2 16.6H8.6A4.2 4.2 0 0 1 4.4 12.4Z",
            beside: "M16.4 7.2H17.8A3 3 0 0 1 17.8 13.2H16.4M3.4 20.2H17.6"),
        [
            "desktopcomputer": {
                Symbol(
                    lines: .rect(2.5, 3.4, 19, 13.4, radius: 2)
                        + "M2.5 13.2H21.5M10 16.8L9.4 20.8M14 16.8L14.6 20.8M8 20.8H16")
            },
            "laptopcomputer": { Symbol(lines: .rect(4.4, 4.8, 15.2, 10.8, radius: 1.6) + "M2.2 19H21.8") },
            "ipad": { Symbol(lines: .rect(4.4, 2.6, 15.2, 18.8, radius: 2.2) + "M10.4 18.4H13.6") },
            "internaldrive": {
                Symbol(
                    lines:
                        "M2.9 13.4L6 5.6H18L21.1 13.4V16.8A1.8 1.8 0 0 1 19.3 18.6H4.7A1.8 1.8 0 0 1 2.9 16.8ZM2.9 13.4H21.1",
                    areas: .circle(17.4, 16, 1))
            },
            "simcard": {
                Symbol(
                    lines:
                        "M5 4.6A1.8 1.8 0 0 1 6.8 2.8H14L19 7.8V19.4A1.8 1.8 0 0 1 17.2 21.2H6.8A1.8 1.8 0 0 1 5 19.4Z"
                        + .rect(8.4, 11, 7.2, 6.6, radius: 1))
            },
            "opticaldisc": { Symbol(lines: .circle(12, 12, 9.1) + .circle(12, 12, 2.6)) },
            "scissors": {
                Symbol(lines: .circle(6, 6.4, 2.9) + .circle(6, 17.6, 2.9) + "M8.4 8.2L20.4 17.6M8.4 15.8L20.4 6.4")
            },
            "paperclip": {
                Symbol(
                    lines:
                        "M16.8 8.2L9.6 15.6A1.9 1.9 0 0 1 6.9 12.9L14.8 4.9A3.7 3.7 0 0 1 20 10.1L11.6 18.6A5.6 5.6 0 0 1 3.7 10.7L10.4 4"
                )
            },
            "slider.horizontal.3": {
                Symbol(
                    lines: "M2.9 6H13M18.6 6H21.1M2.9 12H5.4M11 12H21.1M2.9 18H13M18.6 18H21.1" + .circle(15.8, 6, 2.3)
                        + .circle(8.2, 12, 2.3) + .circle(15.8, 18, 2.3))
            },
            "slider.vertical.3": {
                Symbol(
                    lines: ("M2.9 6H13M18.6 6H21.1M2.9 12H5.4M11 12H21.1M2.9 18H13M18.6 18H21.1" + .circle(15.8, 6, 2.3)
                        + .circle(8.2, 12, 2.3) + .circle(15.8, 18, 2.3)).turned(90))
            },
            "poweroutlet.type.f": {
                Symbol(lines: .circle(12, 12, 9.1), areas: .circle(8.4, 12, 1.5) + .circle(15.6, 12, 1.5))
            },
            "switch.2": {
                Symbol(
                    lines: .rect(2.9, 3.6, 18.2, 7.2, radius: 3.6) + .rect(2.9, 13.2, 18.2, 7.2, radius: 3.6),
                    areas: .circle(17.4, 7.2, 2) + .circle(6.6, 16.8, 2))
            },
            "light.beacon.max": {
                Symbol(
                    lines:
                        "M7.4 18.4V13.4A4.6 4.6 0 0 1 16.6 13.4V18.4ZM5 21.1H19M12 5.4V2.9M5.4 8.2L3.6 6.4M18.6 8.2L20.4 6.4M3.6 13.4H2.9M20.4 13.4H21.1"
                )
            },
            "fork.knife": {
                Symbol(lines: "M5 3V8A2.6 2.6 0 0 0 10.2 8V3M7.6 3V21M16.8 21V3.2C14.4 4.8 13.4 8.4 13.8 13.4H16.8")
            },
            "spigot": {
                Symbol(
                    lines:
                        "M3 9.4H12.6A6 6 0 0 1 18.6 15.4V17H14.6V15.4A2 2 0 0 0 12.6 13.4H3ZM8.4 9.4V5.6M5.2 5.6H11.6",
                    areas: .circle(16.6, 20.4, 1.3))
            },
            "heater.vertical": {
                Symbol(
                    lines: .rect(3.4, 4.4, 4.4, 15.2, radius: 2.2) + .rect(9.8, 4.4, 4.4, 15.2, radius: 2.2)
                        + .rect(16.2, 4.4, 4.4, 15.2, radius: 2.2))
            },
            "air.conditioner.horizontal": {
                Symbol(
                    lines: .rect(2.6, 4.4, 18.8, 9, radius: 2.2)
                        + "M6 10.2H18M7 16.8L6.2 19.8M12 16.8V19.8M17 16.8L17.8 19.8")
            },
            "door.left.hand.open": {
                Symbol(lines: "M6 20.6V3.4H18V20.6M6 3.4L13 5.8V21.6L6 20.6M2.9 20.6H21.1", areas: .circle(10.6, 13, 1))
            },
            "wrench.and.screwdriver": {
                Symbol(
                    lines:
                        "M20.6 6.6A4.4 4.4 0 0 1 14.9 10.9L7.4 20A2.3 2.3 0 0 1 4 16.6L13.1 9.1A4.4 4.4 0 0 1 17.4 3.4L15.2 6L16 8L18 8.8ZM3.4 4.6L5 3L8 4.8L8.4 6.8L10.6 9M14.2 14.8L16 14.4L20.8 19.2L19.2 20.8L14.4 16Z"
                )
            },
            "screwdriver": { Symbol(lines: "M14.4 9.6L20 4M12.4 8.4L15.6 11.6M12 12L5.8 20A2.1 2.1 0 0 1 4 18.2Z") },
        ])

    private static let wrench: SymbolPath =
        """
        M20.6 6.8A5 5 0 0 1 14.2 11.7L7.4 20A2.4 2.4 0 0 1 4 16.6L12.3 9.8A5 5 0 0 1 17.2 3.4L14.6 6.2L15.4 8.6L17.8 9.4Z
        """
    private static let fan = ("M12 12C9.4 9.6 8.4 2.8 13 2.8C17.4 2.8 15.6 8.6 12 12Z" as SymbolPath).repeated(4)
}
