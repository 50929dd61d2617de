import Raster
import Typography

/// Symbols beyond the built-in ones, from an icon font that is installed.
///
/// A name is looked up in a table of what comes nearest to it in Material Icons and in Font Awesome 4; the first of them
/// that is found and has it is used. Its glyphs have one weight and are drawn in one style. Static builds, which have no
/// Fontconfig to find fonts by, know the built-in symbols alone.
enum IconSymbols {
    #if !SCANOUT_EMBEDDED
    private struct Codes {
        var material: UInt32
        var awesome: UInt32
    }

    private static let codes: [String: Codes] = {
        let entries = String(describing: table).split(separator: ",")
        var codes = [String: Codes](minimumCapacity: entries.count)
        for entry in entries {
            let fields = entry.split(separator: " ")
            guard fields.count == 3, let material = UInt32(fields[1], radix: 16),
                let awesome = UInt32(fields[2], radix: 16)
            else { continue }
            codes[String(fields[0])] = Codes(material: material, awesome: awesome)
        }
        return codes
    }()

    /// All names of the table, sorted.
    static var names: [String] { codes.keys.sorted() }

    /// The symbol of a name in the variants that there are of those wanted; nil where no icon font has any.
    static func symbol(_ name: String, _ variants: SymbolVariants, _ typesetter: Typesetter) -> Symbol? {
        for variant in variants.names(of: name) {
            guard let codes = codes[variant] else { continue }
            for (code, font) in [(codes.material, IconFont.materialIcons), (codes.awesome, .fontAwesome)] {
                if code != 0, let icon = typesetter.icon(code, in: font) { return symbol(icon) }
            }
        }
        return nil
    }

    /// An icon in a box of 24 units' height.
    private static func symbol(_ icon: Typesetter.Icon) -> Symbol? {
        guard icon.size.height > 0, icon.size.width > 0 else { return nil }
        let scale = 24 / icon.size.height
        return Symbol(
            width: icon.size.width * scale, parts: [.fill(icon.path.applying(.scale(x: scale, y: scale)))])
    }

    /// The names of the table, where there is an icon font.
    static func names(in typesetter: Typesetter) -> [String] {
        IconFont.allCases.contains { typesetter.iconFontPath($0) != nil } ? names : []
    }
    #else
    static func symbol(_ name: String, _ variants: SymbolVariants, _ typesetter: Typesetter) -> Symbol? { nil }

    static func names(in typesetter: Typesetter) -> [String] { [] }
    #endif
}
