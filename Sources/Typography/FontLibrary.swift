import Glibc

/// Finds the face for a style: given files first, then DejaVu in given folders, then Fontconfig, then the built-in
/// bitmap font. Every file is opened once; what cannot be read is noted once and passed over.
final class FontLibrary {
    /// One face of one file.
    private struct FileKey: Hashable {
        var path: String
        var index: Int
        /// The values on a variable font's axes.
        var coordinates: [Int]?
    }

    /// A style of a source.
    private struct FaceKey: Hashable {
        var file: FileKey?
        var slanted: Bool
        var emboldened: Bool
    }

    /// A character that a style's own face lacks.
    private struct MissingKey: Hashable {
        var style: FontStyle
        var scalar: UInt32
    }

    /// What could not be read and why.
    private(set) var problems: [String] = []
    /// All faces made so far; a face's place never changes.
    private(set) var faces: [Face] = []

    private let freeType: FreeType?
    private let directories: [String]
    private let usesFontconfig: Bool
    private var given: [FontFile] = []
    private var streams: [String: FontStream] = [:]
    private var files: [FileKey: FontFile?] = [:]
    private var faceIndices: [FaceKey: Int] = [:]
    private var primaries: [FontStyle: Int] = [:]
    private var missing: [MissingKey: Int?] = [:]
    /// Why each style has the face that it has.
    private var reasons: [FontStyle: String] = [:]
    /// The faces of icon fonts asked for.
    var iconFaces: [IconFont: Int?] = [:]
    /// Files opened so far: none is opened twice.
    private(set) var filesOpened = 0
    #if !SCANOUT_EMBEDDED
    private lazy var configuration = FontConfiguration()
    /// What Fontconfig calls "emoji", once asked for.
    private var emojiPlace: FontConfiguration.Place??
    #endif

    /// Opens the given files and notes where else to look.
    init(sources: Typesetter.Sources) {
        directories = sources.directories
        usesFontconfig = sources.usesFontconfig
        freeType = FreeType()
        if freeType == nil { problems.append("FreeType did not start; text is drawn in the built-in font") }
        for path in sources.files { openAllFaces(of: path) }
    }
}

// MARK: - Faces for styles
extension FontLibrary {
    /// The place of the face for a style; there always is one.
    func faceIndex(for style: FontStyle) -> Int {
        if let known = primaries[style] { return known }
        let found = findFile(for: style).map { face(of: $0, style: style) } ?? builtInFace(for: style)
        if primaries.count >= 1024 {
            primaries.removeAll()
            reasons.removeAll()
        }
        primaries[style] = found
        return found
    }

    /// The face for a style.
    func face(for style: FontStyle) -> Face {
        let index = faceIndex(for: style)
        return faces[index]
    }

    /// The place of a face that has a character which the style's own lacks; nil where none is found.
    func fallback(for scalar: UInt32, style: FontStyle) -> Int? {
        let key = MissingKey(style: style, scalar: scalar)
        if let known = missing[key] { return known }
        let found = findFallback(for: scalar, style: style)
        if missing.count >= 4096 { missing.removeAll() }
        missing[key] = .some(found)
        return found
    }

    private func findFile(for style: FontStyle) -> FontFile? {
        if let path = style.path {
            if let file = open(path, index: 0) { return file }
        } else if let family = style.family {
            if let file = findFile(family: family, style: style) { return file }
            note("font family \"\(family)\": not found; install it or name a font file. Another one is used")
        }
        return findDefault(for: style)
    }

    private func findFile(family: String, style: FontStyle) -> FontFile? {
        let wanted = FontLibrary.folded(family)
        let relatives = given.filter { FontLibrary.folded($0.description.family) == wanted }
        if let best = best(of: relatives, style: style) {
            return noting("a file given, of the family asked for", style, best)
        }
        if let file = findInDirectories(family: family, style: style) {
            return noting("the family asked for, by its file's name", style, file)
        }
        return noting("Fontconfig has the family asked for", style, findByFontconfig(family: family, style: style))
    }

    /// A face of a family among the files given and by Fontconfig; nothing is noted where there is none.
    func findInstalled(family: String, style: FontStyle) -> FontFile? {
        let wanted = FontLibrary.folded(family)
        return best(of: given.filter { FontLibrary.folded($0.description.family) == wanted }, style: style)
            ?? findByFontconfig(family: family, style: style)
    }

    private func noting(_ reason: String, _ style: FontStyle, _ file: FontFile?) -> FontFile? {
        if file != nil { reasons[style] = reason }
        return file
    }

    /// The face where no family is named: files that are of the design, then DejaVu, then Fontconfig's choice, then
    /// files of another design.
    private func findDefault(for style: FontStyle) -> FontFile? {
        let fitting = given.filter { fits($0.description, style.design) }
        if let best = best(of: firstFamily(of: fitting), style: style) {
            return noting("the first file given that is of the design", style, best)
        }
        if style.design == .standard || style.design == .rounded, !given.isEmpty {
            return noting("the first file given", style, best(of: firstFamily(of: given), style: style))
        }
        if let file = findInDirectories(family: style.defaultFamily, style: style) {
            return noting("\(style.defaultFamily) is what this design is drawn in where it is installed", style, file)
        }
        if let file = findByFontconfig(family: nil, style: style) {
            return noting("Fontconfig's choice for the design", style, file)
        }
        return noting(
            "the first file given, though of another design", style, best(of: firstFamily(of: given), style: style))
    }

    private func fits(_ face: FontFile.Description, _ design: FontRequest.Design) -> Bool {
        switch design {
        case .standard, .rounded: !face.monospaced
        case .serif: face.serif && !face.monospaced
        case .monospaced: face.monospaced
        }
    }

    private func firstFamily(of files: [FontFile]) -> [FontFile] {
        guard let first = files.first else { return [] }
        return files.filter { $0.description.family == first.description.family }
    }

    private func best(of files: [FontFile], style: FontStyle) -> FontFile? {
        files.min { style.distance(to: $0.description) < style.distance(to: $1.description) }
    }

    private func findInDirectories(family: String, style: FontStyle) -> FontFile? {
        let stem = String(family.unicodeScalars.filter { $0 != " " }.map(Character.init))
        for directory in directories {
            for width in style.widthNames {
                for end in style.fileNameEnds {
                    for suffix in [".ttf", ".otf"] {
                        let path = "\(directory)/\(stem)\(width)\(end)\(suffix)"
                        if access(path, F_OK) == 0, let file = open(path, index: 0) { return file }
                    }
                }
            }
        }
        return nil
    }

    private func findByFontconfig(family: String?, style: FontStyle) -> FontFile? {
        #if !SCANOUT_EMBEDDED
        guard usesFontconfig, let place = configuration?.match(family: family, style: style) else { return nil }
        return open(place.path, index: place.index)
        #else
        return nil
        #endif
    }

    private func findFallback(for scalar: UInt32, style: FontStyle) -> Int? {
        let candidates = given.filter { $0.glyph(for: scalar) != 0 }
        if let file = best(of: candidates, style: style) { return face(of: file, style: style) }
        for family in ["DejaVu Sans", "DejaVu Serif"] {
            if let file = findInDirectories(family: family, style: style), file.glyph(for: scalar) != 0 {
                return face(of: file, style: style)
            }
        }
        return findFallbackByFontconfig(for: scalar, style: style)
    }

    private func findFallbackByFontconfig(for scalar: UInt32, style: FontStyle) -> Int? {
        #if !SCANOUT_EMBEDDED
        guard usesFontconfig, let configuration else { return nil }
        for place in configuration.places(with: scalar, style: style) {
            if let file = open(place.path, index: place.index), file.glyph(for: scalar) != 0 {
                return face(of: file, style: style)
            }
        }
        #endif
        return nil
    }

    /// The place of a face whose glyph of a character has colours of its own; nil where none is found.
    func emojiFace(for scalar: UInt32, style: FontStyle) -> Int? {
        if let file = given.first(where: { $0.isColored && $0.glyph(for: scalar) != 0 }) {
            return face(of: file, style: style)
        }
        #if !SCANOUT_EMBEDDED
        guard usesFontconfig else { return nil }
        if emojiPlace == nil { emojiPlace = .some(configuration?.emojiPlace()) }
        if case .some(.some(let place)) = emojiPlace, let file = open(place.path, index: place.index),
            file.glyph(for: scalar) != 0
        {
            return face(of: file, style: style)
        }
        #endif
        return nil
    }

    /// The name with case and spaces taken out.
    static func folded(_ name: String) -> String {
        String(name.lowercased().unicodeScalars.filter { $0 != " " && $0 != "-" }.map(Character.init))
    }
}

// MARK: - Opening
extension FontLibrary {
    private func openAllFaces(of path: String) {
        guard let first = open(path, index: 0) else { return }
        if !given.contains(where: { $0 === first }) { given.append(first) }
        for index in 1..<max(1, min(first.faceCount, 64)) {
            if let file = open(path, index: index), !given.contains(where: { $0 === file }) { given.append(file) }
        }
    }

    private func open(_ path: String, index: Int, coordinates: [Int]? = nil) -> FontFile? {
        let key = FileKey(path: path, index: index, coordinates: coordinates)
        if let known = files[key] { return known }
        var opened: FontFile?
        do throws(FontError) {
            opened = try read(path, index: index, coordinates: coordinates)
        } catch {
            note(error.description)
        }
        files[key] = .some(opened)
        return opened
    }

    private func read(_ path: String, index: Int, coordinates: [Int]?) throws(FontError) -> FontFile? {
        guard let freeType else { return nil }
        let source: FontStream
        if let known = streams[path] {
            source = known
        } else {
            source = try FontStream(path: path)
            filesOpened += 1
            streams[path] = source
        }
        return try FontFile(
            path: path, index: index, source: source, freeType: freeType, coordinates: coordinates)
    }

    private func note(_ problem: String) {
        if problems.count < 256 && !problems.contains(problem) { problems.append(problem) }
    }

    func face(of found: FontFile, style: FontStyle) -> Int {
        var file = found
        // An instance that Fontconfig named stays as it is.
        if found.index >> 16 == 0, let values = found.axes.coordinates(for: style),
            let varied = open(found.path, index: found.index, coordinates: values)
        {
            file = varied
        }
        let slanted = style.italic && !file.description.italic && !file.axes.leans && !file.isColored
        let emboldened = style.bold && file.description.weight < 550 && !file.isColored
        let key = FaceKey(
            file: FileKey(path: file.path, index: file.index, coordinates: file.coordinates), slanted: slanted,
            emboldened: emboldened)
        return face(key, source: .file(file))
    }

    private func builtInFace(for style: FontStyle) -> Int {
        note("no font was found; text is drawn in the built-in bitmap font. Install fonts-dejavu-core or name a file")
        return face(FaceKey(file: nil, slanted: false, emboldened: false), source: .builtIn)
    }

    private func face(_ key: FaceKey, source: Face.Source) -> Int {
        if let known = faceIndices[key] { return known }
        faces.append(Face(source: source, slanted: key.slanted, emboldened: key.emboldened))
        faceIndices[key] = faces.count - 1
        return faces.count - 1
    }
}

// MARK: - For a person
extension FontLibrary {
    /// Why a style has the face that it has.
    func reason(for style: FontStyle) -> String {
        let face = face(for: style)
        guard let file = face.file else { return "no font was found" }
        var parts = [reasons[style] ?? "chosen before"]
        if file.coordinates != nil { parts.append("varied to weight \(file.description.weight)") }
        if face.emboldened { parts.append("thickened, since there is no bold face") }
        if face.slanted { parts.append("leaned, since there is no face that does") }
        return parts.joined(separator: "; ")
    }

    /// All fonts that can be used, by family and weight.
    func installedFonts() -> [Typesetter.InstalledFont] {
        var found = given.map(\.installed)
        for directory in directories {
            for name in FontLibrary.names(in: directory) where name.hasSuffix(".ttf") || name.hasSuffix(".otf") {
                if let file = open("\(directory)/\(name)", index: 0) { found.append(file.installed) }
            }
        }
        #if !SCANOUT_EMBEDDED
        if usesFontconfig, let configuration {
            let known = Set(found.map(\.path))
            found += configuration.all().filter { !known.contains($0.path) }
        }
        #endif
        return found.sorted { ($0.family, $0.weight, $0.path) < ($1.family, $1.weight, $1.path) }
    }

    private static func names(in directory: String) -> [String] {
        guard let stream = opendir(directory) else { return [] }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            names.append(
                withUnsafePointer(to: &entry.pointee.d_name) {
                    $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
                })
        }
        return names
    }
}

extension FontFile {
    /// The font for a list.
    fileprivate var installed: Typesetter.InstalledFont {
        Typesetter.InstalledFont(
            path: path, family: description.family, weight: description.weight, isItalic: description.italic,
            isMonospaced: description.monospaced, isColored: isColored, isBitmap: !isScalable)
    }
}
