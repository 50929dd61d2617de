import Scanout

/// Times the renderer and the view engine.
enum BenchCommand: Subcommand {
    static let name = "bench"
    static let synopsis = "[first | text | tree [--rows N]]"
    static let summary =
        "Time drawing a panel of 800 by 480 pixels; its first frame; or the engine, with dashboards of 10 to 10,000 rows."
    static let positionals = 1
    static let options: [Arguments.Option] = [
        .init("--rows", "N", "only this number of rows"), .init("--build", nil, "only the first build"),
    ]

    static func run(_ arguments: Arguments) throws {
        guard let suite = arguments.positionals.first else {
            if arguments.has("--rows") { throw UsageError("--rows is for bench tree") }
            return PanelSuite.run(BenchReport())
        }
        if suite == "first" { return FirstFrame.run() }
        if suite == "text" { return TextBenchmark.run() }
        guard suite == "tree" else {
            throw UsageError("there is nothing named \"\(suite)\" to time; say nothing, first, text or tree")
        }
        var sizes = [10, 100, 1_000, 10_000]
        if let text = arguments["--rows"] {
            guard let rows = Int(text), rows >= 1, rows <= 1_000_000 else {
                throw UsageError("--rows takes a number from 1 to 1000000, not \"\(text)\"")
            }
            sizes = [rows]
        }
        for rows in sizes {
            let results = TreeBenchmark.run(rows: rows, buildOnly: arguments.has("--build"))
            for result in results { print(line(rows, result)) }
        }
    }

    /// `tree<TAB>rows<TAB>what<TAB>nanoseconds` and what was done.
    private static func line(_ rows: Int, _ result: TreeBenchmark.Result) -> String {
        let done = result.statistics
        return "tree\t\(rows)\t\(result.name)\t\(result.best)\t\(done.bodiesEvaluated) bodies, "
            + "\(done.nodesCreated) made, \(done.nodesMeasured) measured, \(done.nodesPlaced) placed, "
            + "\(done.pixelsPainted) pixels"
    }
}
