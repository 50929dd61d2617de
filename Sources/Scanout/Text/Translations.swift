/// The translations in a folder: `LANGUAGE.lproj/TABLE.strings` and `TABLE.xcstrings`, read when first asked for.
final class Translations: @unchecked Sendable {
    /// Those of the program: beside its executable, and in the folders `*.resources` and `Resources` there, as Swift
    /// packages have them.
    static let main = Translations(folders: mainFolders())

    private static let lock = StateLocation.Lock()
    nonisolated(unsafe) private static var others: [String: Translations] = [:]

    /// Those of a folder.
    static func at(_ folder: String) -> Translations {
        lock.hold {
            if let known = others[folder] { return known }
            let new = Translations(folders: [folder])
            others[folder] = new
            return new
        }
    }

    private struct Place: Hashable {
        var table: String
        var language: String
    }

    private let folders: [String]
    /// Whether there is nothing to look in.
    let isEmpty: Bool
    private let lock = StateLocation.Lock()
    private var tables: [Place: StringTable] = [:]

    private init(folders: [String]) {
        self.folders = folders
        isEmpty = !folders.contains { Translations.names(in: $0).contains(where: Translations.isTranslation) }
    }

    private static func isTranslation(_ name: String) -> Bool {
        name.hasSuffix(".lproj") || name.hasSuffix(".xcstrings")
    }

    /// The format that a key stands for in a language; nil where there is no translation. `count` chooses among plural
    /// forms.
    func string(for key: String, table: String, _ language: Language, count: Int64?) -> String? {
        if isEmpty { return nil }
        for name in language.names {
            let strings = self.strings(Place(table: table, language: name))
            if let count, let forms = strings.plurals[key] {
                return forms[language.pluralForm(of: count)] ?? forms["other"]
            }
            if let found = strings.values[key] { return found }
        }
        return nil
    }

    private func strings(_ place: Place) -> StringTable {
        lock.hold {
            if let known = tables[place] { return known }
            let found = read(place)
            tables[place] = found
            return found
        }
    }

    private func read(_ place: Place) -> StringTable {
        var table = StringTable()
        for folder in folders {
            let spellings = [place.language, String(place.language.map { $0 == "-" ? "_" : $0 })]
            for spelling in Set(spellings) {
                let path = "\(folder)/\(spelling).lproj/\(place.table).strings"
                guard let bytes = Translations.read(path) else { continue }
                table.values.merge(StringsFile(StringsFile.text(bytes)).values) { known, _ in known }
            }
            if let bytes = Translations.read("\(folder)/\(place.table).xcstrings") {
                table.addCatalog(bytes, language: place.language)
            }
        }
        return table
    }

    // MARK: Files

    private static func mainFolders() -> [String] {
        var buffer = [CChar](repeating: 0, count: 4096)
        let length = readlink("/proc/self/exe", &buffer, buffer.count - 1)
        guard length > 0 else { return [] }
        let path = String(decoding: buffer.prefix(length).map { UInt8(bitPattern: $0) }, as: UTF8.self)
        let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
        let inside = names(in: folder).filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }
        return [folder, folder + "/Resources"] + inside.sorted().map { "\(folder)/\($0)" }
    }

    private static func names(in folder: String) -> [String] {
        guard let stream = opendir(folder) else { return [] }
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

    /// The bytes of an ordinary file of at most 16 MiB.
    private static func read(_ path: String) -> [UInt8]? {
        guard let file = fopen(path, "rb") else { return nil }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while bytes.count < 16 << 20 {
            let count = fread(&buffer, 1, buffer.count, file)
            if count == 0 { return bytes }
            bytes += buffer[..<count]
        }
        return nil
    }
}

/// The translations of one table into one language.
struct StringTable {
    var values: [String: String] = [:]
    /// Forms by their plural key, by the key of the text.
    var plurals: [String: [String: String]] = [:]

    /// Adds a string catalogue's entries.
    mutating func addCatalog(_ bytes: [UInt8], language: String) {
        #if !SCANOUT_EMBEDDED
        guard let catalog = try? JSONDecoder().decode(StringCatalog.self, from: Data(bytes)) else { return }
        for (key, entry) in catalog.strings {
            guard let found = entry.localizations?[language] else { continue }
            if let forms = found.variations?.plural {
                plurals[key] = forms.compactMapValues { $0.stringUnit?.value }
            } else if let value = found.stringUnit?.value, values[key] == nil {
                values[key] = value
            }
        }
        #endif
    }
}

#if !SCANOUT_EMBEDDED
/// What is read of a string catalogue.
private struct StringCatalog: Decodable {
    struct Unit: Decodable { var value: String? }
    struct Form: Decodable { var stringUnit: Unit? }
    struct Variations: Decodable { var plural: [String: Form]? }
    struct Localization: Decodable {
        var stringUnit: Unit?
        var variations: Variations?
    }
    struct Entry: Decodable { var localizations: [String: Localization]? }
    var strings: [String: Entry]
}
#endif
