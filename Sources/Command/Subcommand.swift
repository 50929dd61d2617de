import Scanout

/// A part of the `scanout` command.
@MainActor
protocol Subcommand {
    static var name: String { get }
    /// What stands behind the name in the usage line.
    static var synopsis: String { get }
    /// One line for the list of commands.
    static var summary: String { get }
    static var options: [Arguments.Option] { get }
    static var positionals: Int { get }
    /// Does the work; throws ``UsageError`` or any error that says what happened.
    static func run(_ arguments: Arguments) throws
}

extension Subcommand {
    static var synopsis: String { "" }
    static var options: [Arguments.Option] { [] }
    static var positionals: Int { 0 }

    static var help: String {
        var lines = ["usage: scanout \(name)" + (synopsis.isEmpty ? "" : " \(synopsis)"), "", summary]
        let rows = options + [Arguments.Option("--help", nil, "show this help")]
        let heads = rows.map { "  \($0.name)" + ($0.value.map { " " + $0 } ?? "") }
        let width = (heads.map(\.count).max() ?? 0) + 2
        lines.append("")
        for (head, row) in zip(heads, rows) {
            lines.append(head + String(repeating: " ", count: width - head.count) + row.help)
        }
        return lines.joined(separator: "\n")
    }
}

extension Arguments.Option {
    static let display = Self(
        "--display", "D", "drm, drm:CONNECTOR, fb, fb:FILE, memory, memory:WxH or png:FILE; the best there is otherwise"
    )
    static let board = Self("--board", "B", "the panel's profile, see scanout boards")
    static let listen = Self(
        "--listen", "SOCKET", "where to hand out pictures of the panel, see scanout snapshot; auto for the usual place")
    static let output = Self("--output", "PNG", "the file to write")
    static let size = Self("--size", "WxH", "device pixels, where no board is named")
    static let format = Self("--format", "F", "pixel format, such as rgb565 or mono, where no board is named")
}
