import Scanout

/// A picture with a character for each pixel.
struct ASCIIPicture {
    private let rows: [[Character]]
    private let colors: [Character: UInt32]

    init(_ text: String, _ colors: [Character: UInt32]) {
        rows = text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { row in Array(row.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
            .filter { !$0.isEmpty }
        self.colors = [".": 0xFFFFFF, "#": 0x000000].merging(colors) { _, new in new }
    }

    func check(_ surface: Surface) throws {
        guard rows.count == surface.height, rows.allSatisfy({ $0.count == surface.width }) else {
            let widths = Set(rows.map(\.count)).sorted().map { "\($0)" }.joined(separator: " or ")
            throw PixelMismatch(
                "the expected picture is \(widths) by \(rows.count), what is shown is \(surface.width) by \(surface.height)"
            )
        }
        if let unknown = rows.joined().first(where: { colors[$0] == nil }) {
            throw PixelMismatch("the expected picture has a \"\(unknown)\", for which no colour is given")
        }
        guard let (x, y) = firstDifference(surface) else { return }
        throw PixelMismatch(
            "at (\(x), \(y)): expected \(rows[y][x]) \(Self.hex(expected(x, y))), shown \(Self.hex(surface[x, y].value))"
                + "\nshown:\n\(drawn(surface))")
    }

    private func expected(_ x: Int, _ y: Int) -> UInt32 { 0xFF00_0000 | (colors[rows[y][x]] ?? 0) }

    private func firstDifference(_ surface: Surface) -> (x: Int, y: Int)? {
        for y in rows.indices {
            for x in rows[y].indices where surface[x, y].value != expected(x, y) { return (x, y) }
        }
        return nil
    }

    /// The surface in the same characters; colours that have none are `?`, and listed below.
    private func drawn(_ surface: Surface) -> String {
        var characters: [UInt32: Character] = [:]
        for (character, color) in colors.sorted(by: { $0.key < $1.key }) { characters[0xFF00_0000 | color] = character }
        var others: [UInt32] = []
        var lines: [String] = []
        for y in 0..<surface.height {
            lines.append(
                String(
                    (0..<surface.width).map { x in
                        let value = surface[x, y].value
                        if characters[value] == nil && !others.contains(value) { others.append(value) }
                        return characters[value] ?? "?"
                    }))
        }
        if !others.isEmpty { lines.append("? is one of " + others.prefix(16).map(Self.hex).joined(separator: " ")) }
        return lines.joined(separator: "\n")
    }

    private static func hex(_ value: UInt32) -> String {
        let text = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: 8 - text.count) + text
    }
}

/// Expects a surface to look as a picture with one character a pixel; see the function for views.
public func expect(_ surface: Surface, shows picture: String, where colors: [Character: UInt32] = [:]) throws {
    try ASCIIPicture(picture, colors).check(surface)
}
