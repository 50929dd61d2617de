import Displays
import Raster
import Synchronization

/// Colours by their names, from asset catalogues. Each name is looked for once.
final class ColorAssets: Sendable {
    static let shared = ColorAssets { writeToStandardError("scanout: \($0)\n") }

    /// A colour set: what to show on light and on dark.
    struct Pair {
        var light: RGBA
        var dark: RGBA
    }

    private let found = Mutex<[ColorName: Pair]>([:])
    private let warn: @Sendable (String) -> Void

    init(warn: @escaping @Sendable (String) -> Void) { self.warn = warn }

    /// The colour; clear where no catalogue has it.
    func color(_ name: ColorName, _ scheme: ColorScheme) -> RGBA {
        let pair: Pair
        if let known = found.withLock({ $0[name] }) {
            pair = known
        } else {
            pair = search(name)
            found.withLock { $0[name] = pair }
        }
        return scheme == .dark ? pair.dark : pair.light
    }

    private func search(_ name: ColorName) -> Pair {
        let folders = PictureResources.shared.folders(name.bundlePath)
        for folder in folders {
            for entry in PictureResources.entries(folder) where entry.hasSuffix(".xcassets") {
                let catalog = AssetCatalog(path: folder + "/" + entry)
                if let set = catalog.folder(of: name.name + ".colorset"), let pair = Self.read(set) { return pair }
            }
        }
        warn(
            "Color(\"\(name.name)\"): no such colour in the asset catalogues of \(folders.joined(separator: ", "));"
                + " SCANOUT_RESOURCES names further folders")
        let clear = RGBA(red: 0, green: 0, blue: 0, alpha: 0)
        return Pair(light: clear, dark: clear)
    }

    private static func read(_ folder: String) -> Pair? {
        guard let bytes = try? PictureFile.read(folder + "/Contents.json", most: JSON.sizeLimit),
            let contents = try? JSON(parsing: bytes), case .array(let entries)? = contents["colors"]
        else { return nil }
        let dark = entries.first { AssetCatalog.isDark($0) }.flatMap { color($0) }
        guard let light = entries.first(where: { !AssetCatalog.isDark($0) }).flatMap({ color($0) }) ?? dark else {
            return nil
        }
        return Pair(light: light, dark: dark ?? light)
    }

    /// The colour of an entry of a set: channels as shares, as numbers up to 255, or as hexadecimal ones.
    private static func color(_ entry: JSON) -> RGBA? {
        guard let color = entry["color"], let parts = color["components"] else { return nil }
        var space = Color.RGBColorSpace.sRGB
        if case .string(let name)? = color["color-space"] {
            if name == "display-p3" { space = .displayP3 }
            if name.hasSuffix("linear") { space = .sRGBLinear }
        }
        var alpha = 1.0
        if case .string(let text)? = parts["alpha"], let number = Double(text) {
            alpha = number > 0 ? min(number, 1) : 0
        }
        if let white = channel(parts["white"]) {
            return ColorChannels.sRGB(space, white, white, white).opacity(alpha)
        }
        guard let red = channel(parts["red"]), let green = channel(parts["green"]), let blue = channel(parts["blue"])
        else { return nil }
        return ColorChannels.sRGB(space, red, green, blue).opacity(alpha)
    }

    private static func channel(_ value: JSON?) -> Double? {
        guard case .string(let text)? = value else { return nil }
        if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
        guard let number = Double(text), number.isFinite else { return nil }
        // Xcode writes shares with a point and whole numbers of 255 without.
        return text.contains(".") ? number : number / 255
    }
}
