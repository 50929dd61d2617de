import Glibc

/// Finds the face for a style: given files first, then DejaVu in given folders, then Fontconfig, then the built-in
/// bitmap font. Every file is opened once; what cannot be read is noted once and passed over.
final class FontLibrary {
    /// One face of one file.
    private struct FileKey: Hashable {
        var path: String
        var index: Int
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
    private var bytes: [String: FontBytes] = [:]
    private var files: [FileKey: FontFile?] = [:]
    private var faceIndices: [FaceKey: Int] = [:]
    private var primaries: [FontStyle: Int] = [:]
    private var missing: [MissingKey: Int?] = [:]
    #if !SCANOUT_EMBEDDED
    private lazy var configuration = FontConfiguration()
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
        if primaries.count >= 1024 { primaries.removeAll() }
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
        if let best = best(of: relatives, style: style) { return best }
        if let file = findInDirectories(family: family, style: style) { return file }
        return findByFontconfig(family: family, style: style)
    }

    /// The face where no family is named: files that are of the design, then DejaVu, then Fontconfig's choice, then
    /// files of another design.
    private func findDefault(for style: FontStyle) -> FontFile? {
        let fitting = given.filter { fits($0.description, style.design) }
        if let best = best(of: firstFamily(of: fitting), style: style) { return best }
        if style.design == .standard || style.design == .rounded, !given.isEmpty {
            return best(of: firstFamily(of: given), style: style)
        }
        if let file = findInDirectories(family: style.defaultFamily, style: style) { return file }
        if let file = findByFontconfig(family: nil, style: style) { return file }
        return best(of: firstFamily(of: given), style: style)
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
            for end in style.fileNameEnds {
                for suffix in [".ttf", ".otf"] {
                    let path = "\(directory)/\(stem)\(end)\(suffix)"
                    if access(path, F_OK) == 0, let file = open(path, index: 0) { return file }
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

    private func open(_ path: String, index: Int) -> FontFile? {
        let key = FileKey(path: path, index: index)
        if let known = files[key] { return known }
        var opened: FontFile?
        do throws(FontError) {
            opened = try read(path, index: index)
        } catch {
            note(error.description)
        }
        files[key] = .some(opened)
        return opened
    }

    private func read(_ path: String, index: Int) throws(FontError) -> FontFile? {
        guard let freeType else { return nil }
        let contents: FontBytes
        if let known = bytes[path] {
            contents = known
        } else {
            contents = try FontBytes(path: path)
            bytes[path] = contents
        }
        return try FontFile(path: path, index: index, bytes: contents, freeType: freeType)
    }

    private func note(_ problem: String) {
        if problems.count < 256 && !problems.contains(problem) { problems.append(problem) }
    }

    private func face(of file: FontFile, style: FontStyle) -> Int {
        let slanted = style.italic && !file.description.italic
        let emboldened = style.bold && file.description.weight < 550
        let key = FaceKey(
            file: FileKey(path: file.path, index: file.index), slanted: slanted, emboldened: emboldened)
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
