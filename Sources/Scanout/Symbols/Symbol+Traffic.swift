extension Symbol {
    /// Travel, places and the network between.
    static let traffic: [String: Maker] = joined(
        pair(
            "bus", .rect(4.4, 2.9, 15.2, 16, radius: 2.6), details: "M4.4 12.4H19.6",
            dots: .circle(8, 15.7, 1.1) + .circle(16, 15.7, 1.1), beside: "M7.4 18.9V21.1M16.6 18.9V21.1"),
        pair(
            "tram", .rect(5, 5.6, 14, 12.6, radius: 2.6), details: "M7.8 12.2H16.2",
            dots: .circle(8.8, 15.2, 1) + .circle(15.2, 15.2, 1),
            beside: "M8.4 2.9H15.6M12 2.9V5.6M8.4 18.2L6.4 21.1M15.6 18.2L17.6 21.1"),
        pair(
            "truck.box", "M2.6 5.4H14.2V17.4H2.6ZM14.2 9H18L21.4 12.6V17.4H14.2Z",
            beside: .circle(7, 18.6, 2.1) + .circle(17.2, 18.6, 2.1)),
        pair(
            "fuelpump", .rect(3.4, 3.2, 10.4, 17.6, radius: 1.9), details: "M6.4 9.4H10.8",
            beside: "M13.8 12.4H15.2A1.8 1.8 0 0 1 17 14.2V17A1.8 1.8 0 0 0 20.6 17V9L17.4 5.6"),
        pair(
            "map", "M2.9 6.6L8.8 4.2L15.2 6.8L21.1 4.4V17.4L15.2 19.8L8.8 17.2L2.9 19.6Z",
            details: "M8.8 7.4V14.2M15.2 9.8V16.6"),
        pair("location.north", "M12 2.8L18.6 20.6L12 16.8L5.4 20.6Z"),
        pair("paperplane", "M21 3.2L14 20.8L10.4 13.6L3.2 10Z", details: "M12.2 11.8L15.4 8.6"),
        pair(
            "building.2",
            "M3.6 20.8V5.2A1.6 1.6 0 0 1 5.2 3.6H11.6A1.6 1.6 0 0 1 13.2 5.2V20.8ZM13.2 9H18.8A1.6 1.6 0 0 1 20.4 10.6V20.8H13.2Z",
            dots: .rect(6.2, 7, 1.6, 1.6) + .rect(9.2, 7, 1.6, 1.6) + .rect(6.2, 11, 1.6, 1.6)
                + .rect(9.2, 11, 1.6, 1.6) + .rect(6.2, 15, 1.6, 1.6) + .rect(9.2, 15, 1.6, 1.6)
                + .rect(16, 12.6, 1.6, 1.6) + .rect(16, 16, 1.6, 1.6)),
        [
            "car.fill": {
                Symbol(
                    lines: "M5.8 17.8V19.8M18.2 17.8V19.8",
                    areas: carBody.filled.cut(out: .circle(7, 14.6, 1.2)).cut(out: .circle(17, 14.6, 1.2)))
            },
            "bicycle": {
                Symbol(
                    lines: .circle(5.6, 15.4, 3.7) + .circle(18.4, 15.4, 3.7)
                        + "M5.6 15.4L8.8 8.6H15.8L18.4 15.4M8.8 8.6L12 15.4H5.6M12 15.4L15.8 8.6L14.8 5.6H17.4M7 6.4H10.2"
                )
            },
            "mappin": { Symbol(lines: "M12 9.8V21.2", areas: .circle(12, 6.4, 4.2)) },
            "mappin.and.ellipse": {
                Symbol(
                    lines:
                        "M12 9.4V17M8 15.6C4.8 16.2 2.9 17.2 2.9 18.4C2.9 20.2 7 21.2 12 21.2C17 21.2 21.1 20.2 21.1 18.4C21.1 17.2 19.2 16.2 16 15.6",
                    areas: .circle(12, 6, 4))
            },
            "parkingsign": { Symbol(lines: "M8 20.8V3.2H12.6A5.2 5.2 0 0 1 12.6 13.6H8") },
            "steeringwheel": {
                Symbol(lines: .circle(12, 12, 9.1) + .circle(12, 12.4, 2.4) + "M3 11.2H9.7M14.3 11.2H21M12 14.8V21")
            },
            "road.lanes": { Symbol(lines: "M6.4 3.4L3 20.6M17.6 3.4L21 20.6M12 3.4V6.4M12 10.4V13.6M12 17.6V20.6") },
            "link": { Symbol(lines: chain + chain.turned(180)) },
            "dot.radiowaves.left.and.right": { Symbol(groups: waves(mirrored: true)) },
            "dot.radiowaves.right": {
                Symbol(
                    lines: .arc(4.4, 12, 6, from: -50, to: 50) + .arc(4.4, 12, 10.6, from: -50, to: 50)
                        + .arc(4.4, 12, 15.2, from: -42, to: 42), areas: .circle(4.4, 12, 1.9))
            },
            "wave.3.right": {
                Symbol(
                    groups: (0..<3).map { index in
                        Group(
                            lines: .arc(1.4, 12, 6 + 5.4 * Double(index), from: -36, to: 36), level: index,
                            threshold: Double(index) / 3)
                    })
            },
            "personalhotspot": { Symbol(lines: .circle(8, 12, 4.6) + .circle(16, 12, 4.6)) },
            "point.3.connected.trianglepath.dotted": {
                Symbol(
                    lines: .circle(12, 5.2, 2.4) + .circle(5.2, 18.4, 2.4) + .circle(18.8, 18.4, 2.4)
                        + "M10.8 7.6L6.6 15.9M13.2 7.6L17.4 15.9M7.8 18.4H16.2")
            },
            "cable.connector": {
                Symbol(
                    lines: .rect(6, 2.9, 12, 9.4, radius: 1.6)
                        + "M9.6 6.4V8.6M14.4 6.4V8.6M8.4 12.3V15.4H15.6V12.3M12 15.4V21.1")
            },
            "bluetooth": { Symbol(lines: "M6.2 7.2L17.4 16.6L12 21V3L17.4 7.4L6.2 16.8") },
            "qrcode": {
                Symbol(
                    lines: .rect(3, 3, 7, 7, radius: 1) + .rect(14, 3, 7, 7, radius: 1) + .rect(3, 14, 7, 7, radius: 1),
                    areas: .rect(5.7, 5.7, 1.6, 1.6) + .rect(16.7, 5.7, 1.6, 1.6) + .rect(5.7, 16.7, 1.6, 1.6)
                        + .rect(13.2, 13.2, 2.6, 2.6) + .rect(18.4, 13.2, 2.6, 2.6) + .rect(15.8, 15.8, 2.6, 2.6)
                        + .rect(13.2, 18.4, 2.6, 2.6) + .rect(18.4, 18.4, 2.6, 2.6))
            },
            "barcode": {
                Symbol(
                    areas: bars([(2.6, 1.6), (5.4, 1), (7.6, 2), (10.8, 1), (13, 1), (15.2, 2.2), (18.4, 1), (20.4, 1)])
                )
            },
        ])

    private static let carBody: SymbolPath =
        """
        M3.2 17.8V13.6A2.6 2.6 0 0 1 4.9 11.2L6.3 6.6A2.2 2.2 0 0 1 8.4 5.2H15.6A2.2 2.2 0 0 1 17.7 6.6L19.1 11.2\
        A2.6 2.6 0 0 1 20.8 13.6V17.8Z
        """
    private static let chain: SymbolPath =
        "M10.2 13.8A4.3 4.3 0 0 1 10.2 7.7L13.4 4.5A4.3 4.3 0 0 1 19.5 10.6L17.8 12.3"

    private static func waves(mirrored: Bool) -> [Group] {
        let inner = SymbolPath.arc(12, 12, 5, from: -45, to: 45)
        let outer = SymbolPath.arc(12, 12, 9.1, from: -45, to: 45)
        return [
            Group(areas: .circle(12, 12, 2), threshold: 0),
            Group(lines: inner + inner.mirrored, level: 1, threshold: 1.0 / 3),
            Group(lines: outer + outer.mirrored, level: 2, threshold: 2.0 / 3),
        ]
    }

    private static func bars(_ bars: [(x: Double, width: Double)]) -> SymbolPath {
        bars.reduce(SymbolPath()) { $0 + .rect($1.x, 4, $1.width, 16) }
    }
}
