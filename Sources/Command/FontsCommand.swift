import Scanout
import Typography

/// Lists fonts, and says which are chosen and what they lack.
enum FontsCommand: Subcommand {
    static let name = "fonts"
    static let synopsis = "[--font FILE] [--check TEXT-FILE]"
    static let summary = "List the fonts found, say why a face is chosen, and which characters of a text have none."
    static let options: [Arguments.Option] = [
        .init("--font", "FILE", "a font file to be used before all others"),
        .init("--check", "TEXT-FILE", "list the characters of a text that no font has; exit status 1 if there are any"),
    ]

    static func run(_ arguments: Arguments) throws {
        var sources = Typesetter.Sources.system
        if let file = arguments["--font"] { sources.files.insert(file, at: 0) }
        let typesetter = Typesetter(sources: sources)
        if arguments.has("--font"), let problem = typesetter.problems.first {
            throw RenderError.unreadableFont(problem)
        }
        if let path = arguments["--check"] { return try check(path, typesetter) }
        print(Table.text(choices(typesetter) + [icons(typesetter)]))
        print("")
        print(Table.text(typesetter.installedFonts().map { row($0) }))
    }

    /// What is asked for by the usual names, the file that serves, and why.
    private static func choices(_ typesetter: Typesetter) -> [[String]] {
        let requests: [(String, FontRequest)] = [
            ("body", FontRequest(pixelSize: 17)), ("bold", FontRequest(weight: 700, pixelSize: 17)),
            ("italic", FontRequest(italic: true, pixelSize: 17)),
            ("bold italic", FontRequest(weight: 700, italic: true, pixelSize: 17)),
            ("light", FontRequest(weight: 300, pixelSize: 17)),
            ("monospaced", FontRequest(design: .monospaced, pixelSize: 17)),
            ("serif", FontRequest(design: .serif, pixelSize: 17)),
            ("rounded", FontRequest(design: .rounded, pixelSize: 17)),
        ]
        return requests.map { name, request in
            [name, typesetter.fontPath(for: request) ?? "built in", typesetter.reason(for: request)]
        }
    }

    /// Where symbols come from that are not built in.
    private static func icons(_ typesetter: Typesetter) -> [String] {
        for font in IconFont.allCases {
            guard let path = typesetter.iconFontPath(font) else { continue }
            return ["symbols", path, "\(font.family) has symbols beyond the built-in ones"]
        }
        let packages = IconFont.allCases.map(\.package).joined(separator: " or ")
        return ["symbols", "built in", "no icon font is installed; \(packages) would have more"]
    }

    private static func row(_ font: Typesetter.InstalledFont) -> [String] {
        var traits = ["\(font.weight)"]
        if font.isItalic { traits.append("italic") }
        if font.isMonospaced { traits.append("monospaced") }
        if font.isColored { traits.append("coloured") }
        if font.isBitmap { traits.append("bitmaps") }
        return [font.family, traits.joined(separator: " "), font.path]
    }

    private static func check(_ path: String, _ typesetter: Typesetter) throws {
        guard let file = fopen(path, "rb") else {
            throw FontsError.unreadable(path: path, reason: String(cString: strerror(errno)))
        }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while bytes.count < 64 << 20 {
            let count = fread(&buffer, 1, buffer.count, file)
            if count == 0 { break }
            bytes += buffer[..<count]
        }
        let missing = typesetter.charactersWithoutGlyph(
            in: String(decoding: bytes, as: UTF8.self), font: FontRequest(pixelSize: 17))
        if missing.isEmpty { return print("every character has a glyph") }
        print(
            Table.text(
                missing.map { entry in
                    let number = String(entry.scalar.value, radix: 16, uppercase: true)
                    let padded = String(repeating: "0", count: max(0, 4 - number.count)) + number
                    return [
                        "U+" + padded, String(entry.scalar), "\(entry.count) times", "first in line \(entry.line)",
                    ]
                }))
        throw FontsError.missing(count: missing.count)
    }
}

/// Why a check ends with a failure.
enum FontsError: Error, CustomStringConvertible {
    case unreadable(path: String, reason: String)
    case missing(count: Int)

    var description: String {
        switch self {
        case .unreadable(let path, let reason): "cannot read \(path): \(reason)"
        case .missing(let count):
            "\(count) character\(count == 1 ? " has" : "s have") no glyph; install a font that has them, or name one with"
                + " --font"
        }
    }
}
