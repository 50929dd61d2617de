import Displays

/// Pictures and colours in a folder as Xcode keeps them: `NAME.xcassets/…/PICTURE.imageset` with a `Contents.json`.
struct AssetCatalog {
    let path: String

    /// Folders that are looked into at most.
    private static let mostFolders = 2_000

    /// A picture's files: those for the dark or the light scheme, where the set has both.
    func files(of name: String, isDark: Bool) -> [PictureFile] {
        folder(of: name + ".imageset").map { Self.files(inFolder: $0, isDark: isDark) } ?? []
    }

    /// The folder of a set with a name and an ending, wherever it lies in the catalogue.
    func folder(of set: String) -> String? {
        var folders = [path]
        var seen = 0
        while let folder = folders.popLast(), seen < Self.mostFolders {
            seen += 1
            for entry in PictureResources.entries(folder) {
                let inner = folder + "/" + entry
                if entry == set { return inner }
                let isSet = entry.hasSuffix(".imageset") || entry.hasSuffix(".colorset")
                if !isSet, !entry.hasSuffix(".json"), PictureResources.isFolder(inner) { folders.append(inner) }
            }
        }
        return nil
    }

    private static func files(inFolder folder: String, isDark: Bool) -> [PictureFile] {
        guard let bytes = try? PictureFile.read(folder + "/Contents.json", most: JSON.sizeLimit),
            let contents = try? JSON(parsing: bytes), case .array(let images)? = contents["images"]
        else { return [] }
        var isTemplate: Bool?
        if case .string(let intent)? = contents["properties"]?["template-rendering-intent"] {
            isTemplate = intent == "template"
        }
        let dark = images.filter { Self.isDark($0) }
        let light = images.filter { !Self.isDark($0) }
        return (isDark && !dark.isEmpty ? dark : light).compactMap { image in
            guard case .string(let name)? = image["filename"] else { return nil }
            var file = PictureFile(path: folder + "/" + name, isTemplate: isTemplate)
            if case .string(let scale)? = image["scale"] { file.scale = Double(scale.dropLast()) ?? 1 }
            return file
        }
    }

    /// Whether an entry of a set is for the dark scheme.
    static func isDark(_ image: JSON) -> Bool {
        guard case .array(let appearances)? = image["appearances"] else { return false }
        return appearances.contains { $0["value"] == .string("dark") }
    }
}
