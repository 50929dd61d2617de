import Synchronization

/// Finds pictures by their names.
///
/// A name with a slash at or before its first letter (`/srv/a.png`, `./a.png`, `../a.png`) is a path. Any other is looked
/// for in these folders, in this order:
///
/// 1. the bundle's resources, where a bundle is named; else the `*.resources` folders beside the executable, where
///    Swift packages put them;
/// 2. the folders that `SCANOUT_RESOURCES` names, with colons between them;
/// 3. the executable's own folder.
///
/// In each, asset catalogues (`*.xcassets`) come first, then files: with the name as it is, or with `.png`, `.jpg`,
/// `.jpeg`, `.gif` or `.svg`. `@2x` and `@3x` before the ending mark pictures of more pixels a point: the one with the
/// fewest that are enough for the display is taken.
final class PictureResources: Sendable {
    static let shared = PictureResources()

    /// What decides which file is meant.
    struct Request: Hashable, Sendable {
        var name: String
        /// The resources of a bundle; nil for the program's own.
        var bundlePath: String?
        var displayScale: Double
        var isDark: Bool
    }

    private static let endings = ["png", "jpg", "jpeg", "gif", "svg"]
    private let found = Mutex<[Request: PictureFile]>([:])

    /// The file; nil where there is none.
    func file(_ request: Request) -> PictureFile? {
        if let known = found.withLock({ $0[request] }), known.version() != nil { return known }
        let file = search(request)
        found.withLock {
            if $0.count > 4_096 { $0.removeAll() }
            $0[request] = file
        }
        return file
    }

    private func search(_ request: Request) -> PictureFile? {
        if Self.isPath(request.name) { return Self.files(at: request.name, request).first }
        for folder in folders(request.bundlePath) {
            let catalogs = Self.entries(folder).filter { $0.hasSuffix(".xcassets") }
            for name in catalogs {
                let files = AssetCatalog(path: folder + "/" + name).files(of: request.name, isDark: request.isDark)
                if let file = Self.best(files, request.displayScale) { return file }
            }
            if let file = Self.files(at: folder + "/" + request.name, request).first { return file }
        }
        return nil
    }

    private static func isPath(_ name: String) -> Bool {
        name.hasPrefix("/") || name.hasPrefix("./") || name.hasPrefix("../")
    }

    /// The folders to look into, in their order.
    func folders(_ bundlePath: String?) -> [String] {
        var folders: [String] = []
        let own = Self.executableFolder
        if let bundlePath {
            folders.append(bundlePath)
        } else {
            folders += Self.entries(own).filter { $0.hasSuffix(".resources") }.map { own + "/" + $0 }
        }
        if let listed = getenv("SCANOUT_RESOURCES") {
            folders += String(cString: listed).split(separator: ":").map { String($0) }
        }
        return folders + [own]
    }

    /// What is to be said where there is no file.
    func complaint(_ request: Request) -> String {
        if Self.isPath(request.name) { return "there is no such file" }
        let places = folders(request.bundlePath).joined(separator: ", ")
        return "no such picture in \(places); SCANOUT_RESOURCES names further folders"
    }

    static let executableFolder: String = {
        var buffer = [CChar](repeating: 0, count: 4097)
        let count = readlink("/proc/self/exe", &buffer, 4096)
        guard count > 0 else { return "." }
        let path = String(decoding: buffer.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
        return path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    }()

    // MARK: Files

    /// The files of a name, the best for the display first.
    private static func files(at path: String, _ request: Request) -> [PictureFile] {
        let slash = path.lastIndex(of: "/") ?? path.startIndex
        if let dot = path[slash...].lastIndex(of: "."), endings.contains(path[path.index(after: dot)...].lowercased()) {
            let file = variants(String(path[..<dot]), String(path[dot...]), request.displayScale)
            if !file.isEmpty { return file }
        }
        for ending in endings {
            let files = variants(path, "." + ending, request.displayScale)
            if !files.isEmpty { return files }
        }
        return variants(path, "", request.displayScale)
    }

    private static func variants(_ stem: String, _ ending: String, _ displayScale: Double) -> [PictureFile] {
        order(displayScale).compactMap { scale in
            let mark = scale == 1 ? "" : "@\(Int(scale))x"
            // A name that says its scale is taken at its word.
            let own = scale == 1 ? markedScale(stem) : scale
            let file = PictureFile(path: stem + mark + ending, scale: own)
            return file.version() == nil ? nil : file
        }
    }

    private static func markedScale(_ stem: String) -> Double {
        stem.hasSuffix("@2x") ? 2 : stem.hasSuffix("@3x") ? 3 : 1
    }

    /// Scales in the order in which they serve a display: enough with the fewest pixels first.
    private static func order(_ displayScale: Double) -> [Double] {
        let scales = [1.0, 2, 3]
        return scales.filter { $0 >= displayScale } + scales.filter { $0 < displayScale }.reversed()
    }

    private static func best(_ files: [PictureFile], _ displayScale: Double) -> PictureFile? {
        let there = files.filter { $0.version() != nil }
        let enough = there.filter { $0.scale >= displayScale }.min { $0.scale < $1.scale }
        return enough ?? there.max { $0.scale < $1.scale }
    }

    /// The names in a folder, sorted.
    static func entries(_ folder: String) -> [String] {
        guard let directory = opendir(folder) else { return [] }
        defer { closedir(directory) }
        var names: [String] = []
        while let entry = readdir(directory), names.count < 100_000 {
            let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if !name.hasPrefix(".") { names.append(name) }
        }
        return names.sorted()
    }

    static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }
}
