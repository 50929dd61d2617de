extension Symbol {
    /// What is written, seen, kept and sent.
    static let documents: [String: Maker] = [
        "doc": { Symbol(lines: sheet + "M13.8 2.8V8.2H19.2") },
        "folder": { Symbol(lines: folder) },
        "folder.fill": { Symbol(areas: folder.filled) },
        "trash": { Symbol(lines: lid + bin + "M10 10.6L10.3 16.8M14 10.6L13.7 16.8") },
        "trash.fill": {
            Symbol(lines: lid, areas: bin.filled.cut(by: "M10 10.6L10.3 16.8").cut(by: "M14 10.6L13.7 16.8"))
        },
        "pencil": { Symbol(lines: "M3.6 20.4L4.8 15.6L16.2 4.2A2.2 2.2 0 0 1 19.8 7.8L8.4 19.2ZM13.8 6.6L17.4 10.2") },
        "envelope": { Symbol(lines: envelope + "M3.4 7L12 13.4L20.6 7") },
        "envelope.fill": { Symbol(areas: envelope.filled.cut(by: "M5.2 8.4L12 13.4L18.8 8.4")) },
        "photo": {
            Symbol(
                lines: .rect(2.8, 4.2, 18.4, 15.6, radius: 2.4) + "M3.4 17.2L8.6 12.4L12.6 16.2L15.8 13.2L20.6 17.6",
                areas: .circle(15.4, 8.8, 1.7))
        },
        "camera": { Symbol(lines: camera + .circle(12, 13, 3.8)) },
        "camera.fill": { Symbol(areas: camera.filled.cut(out: .circle(12, 13, 3.8))) },
        "bookmark": { Symbol(lines: bookmark) },
        "bookmark.fill": { Symbol(areas: bookmark.filled) },
        "eye": { Symbol(lines: eye + .circle(12, 12, 3.1)) },
        "eye.fill": { Symbol(areas: eye.filled.cut(out: .circle(12, 12, 3.1))) },
        "eye.slash": { Symbol(lines: (eye + .circle(12, 12, 3.1)).slashed) },
        "location": { Symbol(lines: pointer) },
        "location.fill": { Symbol(areas: pointer.filled) },
        "square.and.arrow.up": { Symbol(lines: tray + "M12 14.4V2.8M8 6.6L12 2.6L16 6.6") },
        "square.and.arrow.down": { Symbol(lines: tray + "M12 2.8V14.4M8 10.6L12 14.6L16 10.6") },
        "magnifyingglass": { Symbol(lines: .circle(10.4, 10.4, 7.3) + "M15.8 15.8L21 21") },
        "ellipsis": { Symbol(areas: dots) },
        "line.3.horizontal": { Symbol(lines: "M3.4 6H20.6M3.4 12H20.6M3.4 18H20.6") },
        "list.bullet": {
            Symbol(
                lines: "M8.6 6H20.8M8.6 12H20.8M8.6 18H20.8",
                areas: .circle(4, 6, 1.4) + .circle(4, 12, 1.4) + .circle(4, 18, 1.4))
        },
    ]

    private static let sheet: SymbolPath =
        """
        M13.8 2.8H7A2.2 2.2 0 0 0 4.8 5V19A2.2 2.2 0 0 0 7 21.2H17A2.2 2.2 0 0 0 19.2 19V8.2Z
        """
    private static let folder: SymbolPath =
        """
        M2.8 17.4V6.8A2.2 2.2 0 0 1 5 4.6H8.8L11.2 7.2H19A2.2 2.2 0 0 1 21.2 9.4V17.4A2.2 2.2 0 0 1 19 19.6H5 \
        A2.2 2.2 0 0 1 2.8 17.4Z
        """
    private static let lid: SymbolPath =
        "M3.8 6.2H20.2M8.8 6.2V4.4A1.6 1.6 0 0 1 10.4 2.8H13.6A1.6 1.6 0 0 1 15.2 4.4V6.2"
    private static let bin: SymbolPath =
        "M5.8 6.2H18.2L17.3 19A2.2 2.2 0 0 1 15.1 21.1H8.9A2.2 2.2 0 0 1 6.7 19Z"
    private static let envelope = SymbolPath.rect(2.6, 4.9, 18.8, 14.2, radius: 2.4)
    private static let camera: SymbolPath =
        """
        M8 6.6L9.4 4.4H14.6L16 6.6H18.8A2.4 2.4 0 0 1 21.2 9V17.2A2.4 2.4 0 0 1 18.8 19.6H5.2A2.4 2.4 0 0 1 2.8 17.2V9 \
        A2.4 2.4 0 0 1 5.2 6.6Z
        """
    private static let bookmark: SymbolPath = "M6 5A2 2 0 0 1 8 3H16A2 2 0 0 1 18 5V20.8L12 16.2L6 20.8Z"
    private static let eye: SymbolPath =
        "M2.2 12C5 7.4 8.2 5.2 12 5.2C15.8 5.2 19 7.4 21.8 12C19 16.6 15.8 18.8 12 18.8C8.2 18.8 5 16.6 2.2 12Z"
    private static let pointer: SymbolPath = "M20.8 3.2L13.8 20.6L11.4 12.6L3.4 10.2Z"
    private static let tray: SymbolPath = "M4.4 13V19A2.2 2.2 0 0 0 6.6 21.2H17.4A2.2 2.2 0 0 0 19.6 19V13"
    private static let dots: SymbolPath = .circle(4.6, 12, 1.9) + .circle(12, 12, 1.9) + .circle(19.4, 12, 1.9)
}
