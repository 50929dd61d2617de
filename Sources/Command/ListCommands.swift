import Displays
import Scanout

/// Lists the scenes.
enum ScenesCommand: Subcommand {
    static let name = "scenes"
    static let summary = "List the scenes that render draws."

    static func run(_ arguments: Arguments) throws {
        print(Table.text(Scenes.all.map { [$0.name, $0.summary] }))
    }
}

/// Lists the board profiles.
enum BoardsCommand: Subcommand {
    static let name = "boards"
    static let summary = "List the panels with a profile: pixels, format, resolution, driver, overlay."

    static func run(_ arguments: Arguments) throws {
        let rows = try BoardCatalog.standard.all().map { board in
            [
                board.id, "\(board.pixels.width)x\(board.pixels.height)", board.format.name,
                "\(Int(board.dotsPerInch.rounded())) dpi", board.name, board.overlay.map { "dtoverlay=\($0)" } ?? "",
            ]
        }
        print(Table.text(rows))
    }
}

/// Explains what displays there are.
enum DoctorCommand: Subcommand {
    static let name = "doctor"
    static let synopsis = "[--json]"
    static let summary = "List every DRM card and frame buffer, and say which would be used and why."
    static let options: [Arguments.Option] = [
        .init("--json", nil, "for scripts: chosen, user, console, devices and unseen, see DisplayProbe.json")
    ]

    static func run(_ arguments: Arguments) throws {
        let probe = DisplayProbe()
        if arguments.has("--json") { return print(probe.json) }
        print(probe.description)
        if let named = variable("SCANOUT_DISPLAY") {
            print("SCANOUT_DISPLAY=\(named) is set: it names the display, and no choice is made")
        }
        try BoardCatalog.standard.checkDirectory()
        if let board = variable("SCANOUT_BOARD") {
            let profile = try BoardCatalog.standard.profile(board)
            print("SCANOUT_BOARD=\(board): \(profile.name), by \(profile.drivers.joined(separator: " or "))")
        }
    }

    private static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
}

/// Columns of text.
enum Table {
    /// Rows with every column but the last as wide as its widest cell.
    static func text(_ rows: [[String]]) -> String {
        let columns = rows.map(\.count).max() ?? 0
        let widths = (0..<columns).map { column in
            rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
        }
        let lines = rows.map { row in
            row.enumerated().map { index, cell in
                index + 1 < row.count ? cell + String(repeating: " ", count: widths[index] - cell.count) : cell
            }.joined(separator: "  ")
        }
        return lines.map { line in String(line.reversed().drop { $0 == " " }.reversed()) }.joined(separator: "\n")
    }
}
