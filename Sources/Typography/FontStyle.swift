/// What decides a face: a font request without its size.
struct FontStyle: Hashable {
    /// A family or a file's path; nil for the design's own.
    var family: String?
    /// The kind of face where no family is named.
    var design: FontRequest.Design
    /// 1 to 1000.
    var weight: Int
    /// Whether the face leans.
    var italic: Bool
    /// In hundredths of the usual one.
    var width: Int

    /// The style that a request asks for.
    init(_ request: FontRequest) {
        family = request.family.flatMap { $0.isEmpty ? nil : $0 }
        design = request.design
        weight = min(max(request.weight, 1), 1000)
        italic = request.italic
        width = min(max(request.width, 50), 200)
    }

    /// From here on a face counts as bold.
    static let boldWeight = 600

    /// Whether a bold face is wanted.
    var bold: Bool { weight >= FontStyle.boldWeight }

    /// The file that the family names, if it is a path: it has a slash or ends as font files do.
    var path: String? {
        guard let family else { return nil }
        let ends = [".ttf", ".otf", ".ttc", ".bdf", ".pcf", ".pcf.gz"]
        let isPath = family.utf8.contains(UInt8(ascii: "/")) || ends.contains { family.hasSuffix($0) }
        return isPath ? family : nil
    }

    /// The DejaVu family of the design.
    var defaultFamily: String {
        switch design {
        case .standard, .rounded: "DejaVu Sans"
        case .serif: "DejaVu Serif"
        case .monospaced: "DejaVu Sans Mono"
        }
    }

    /// What a family's file names say of the width, best first.
    var widthNames: [String] { width <= 87 ? ["Condensed", ""] : [""] }

    /// The ends of file names to try for the style, best first.
    var fileNameEnds: [String] {
        var ends: [String] = []
        if weight <= 200 && !italic { ends.append("-ExtraLight") }
        if bold && italic { ends += ["-BoldOblique", "-BoldItalic"] }
        if bold { ends.append("-Bold") }
        if italic && !bold { ends += ["-Oblique", "-Italic"] }
        return ends + ["-Regular", ""]
    }

    /// How badly a face fits; 0 fits exactly. Leaning wrongly counts for more than any weight.
    func distance(to face: FontFile.Description) -> Int {
        abs(weight - face.weight) + (italic == face.italic ? 0 : 2000) + 8 * abs(width - face.width)
    }
}
