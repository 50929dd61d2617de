import Raster

extension BoardProfile {
    /// Reads a profile from the text of its file, which errors name as `file`.
    ///
    /// Keys that are missing, unknown, of another type or out of range are errors; each says what was expected.
    public init(json bytes: [UInt8], file: String) throws(DisplayError) {
        let document: JSON
        do throws(JSONError) {
            document = try JSON(parsing: bytes)
        } catch {
            let place = "line \(error.line), column \(error.column)"
            throw .malformedProfile(file: file, key: place, expected: error.expected)
        }
        let reader = try ProfileReader(file: file, path: "", value: document)
        try reader.allow(Self.keys)
        try self.init(reader)
        try check(reader)
    }

    private static let keys = [
        "$schema", "id", "name", "controller", "pixels", "millimetres", "millimetresFrom", "format", "wireFormat",
        "rotation", "scale", "shape", "safeArea", "updates", "bus", "drivers", "showsAs", "overlay", "offset", "touch",
        "touchTurn", "quirks",
        "source",
    ]

    private init(_ reader: ProfileReader) throws(DisplayError) {
        id = try reader.string("id")
        name = try reader.string("name")
        controller = try reader.optionalString("controller")
        pixels = try Self.pixels(reader.object("pixels", keys: ["width", "height"]))
        millimetres = try Self.millimetres(reader.object("millimetres", keys: ["width", "height"]))
        format = try Self.format(reader)
        rotation = try Self.rotation(reader)
        scale = Double(try reader.integer("scale", 1...4))
        shape = try reader.choice("shape", Shape.self)
        safeArea = try reader.has("safeArea") ? Self.insets(reader) : .zero
        updates = try reader.has("updates") ? Self.updates(reader) : nil
        bus = try reader.string("bus")
        drivers = try reader.strings("drivers")
        showsAs = try reader.choices("showsAs", Interface.self)
        overlay = try reader.optionalString("overlay")
        touch = try reader.optionalString("touch")
        offset = try reader.has("offset") ? Self.offset(reader) : Offset(x: 0, y: 0)
        touchTurn = try reader.has("touchTurn") ? Self.touchTurn(reader) : nil
        quirks = try reader.strings("quirks")
        source = try reader.string("source")
    }

    private static func pixels(_ reader: ProfileReader) throws(DisplayError) -> Pixels {
        Pixels(width: try reader.integer("width", 1...32_768), height: try reader.integer("height", 1...32_768))
    }

    private static func millimetres(_ reader: ProfileReader) throws(DisplayError) -> Millimetres {
        Millimetres(width: try reader.number("width", 1...5000), height: try reader.number("height", 1...5000))
    }

    private static func format(_ reader: ProfileReader) throws(DisplayError) -> PixelFormat {
        guard let format = PixelFormat(name: try reader.string("format")) else {
            throw reader.expected("format", "one of " + PixelFormat.names.joined(separator: ", "))
        }
        return format
    }

    private static func rotation(_ reader: ProfileReader) throws(DisplayError) -> Rotation {
        guard let rotation = Rotation(rawValue: try reader.integer("rotation", 0...270)) else {
            throw reader.expected("rotation", "0, 90, 180 or 270")
        }
        return rotation
    }

    private static func insets(_ reader: ProfileReader) throws(DisplayError) -> Insets {
        let area = try reader.object("safeArea", keys: ["top", "left", "bottom", "right"])
        let range = 0...32_768
        return Insets(
            top: try area.integer("top", range), left: try area.integer("left", range),
            bottom: try area.integer("bottom", range), right: try area.integer("right", range))
    }

    private static func updates(_ reader: ProfileReader) throws(DisplayError) -> PanelUpdates {
        let updates = try reader.object("updates", keys: ["unit", "fullRefreshAfter"])
        let budget = try updates.has("fullRefreshAfter") ? updates.number("fullRefreshAfter", 0.1...1000) : nil
        return PanelUpdates(unit: try updates.choice("unit", PanelUpdates.Unit.self), fullRefreshAfter: budget)
    }

    private static func offset(_ reader: ProfileReader) throws(DisplayError) -> Offset {
        let offset = try reader.object("offset", keys: ["x", "y"])
        return Offset(x: try offset.integer("x", 0...32_768), y: try offset.integer("y", 0...32_768))
    }

    private static func touchTurn(_ reader: ProfileReader) throws(DisplayError) -> TouchTurn {
        let turn = try reader.object("touchTurn", keys: ["swapsAxes", "invertsX", "invertsY"])
        return TouchTurn(
            swapsAxes: try turn.bool("swapsAxes"), invertsX: try turn.bool("invertsX"),
            invertsY: try turn.bool("invertsY"))
    }

    private func check(_ reader: ProfileReader) throws(DisplayError) {
        let isWord =
            !id.isEmpty
            && id.utf8.allSatisfy { byte in
                (97...122).contains(byte) || (48...57).contains(byte) || byte == 45 || byte == 46
            }
        guard isWord else { throw reader.expected("id", "small letters, digits, \"-\" and \".\"") }
        guard safeArea.left + safeArea.right < pixels.width, safeArea.top + safeArea.bottom < pixels.height else {
            throw reader.expected("safeArea", "insets that leave pixels between them")
        }
    }
}
