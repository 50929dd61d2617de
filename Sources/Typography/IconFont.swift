import Raster

/// A font of pictures that may be installed.
public enum IconFont: CaseIterable, Sendable {
    /// Google's, of Debian's package fonts-material-design-icons-iconfont.
    case materialIcons
    /// Version 4, of Debian's package fonts-font-awesome.
    case fontAwesome

    /// The font's family.
    public var family: String {
        switch self {
        case .materialIcons: "Material Icons"
        case .fontAwesome: "FontAwesome"
        }
    }

    /// Debian's package with the font.
    public var package: String {
        switch self {
        case .materialIcons: "fonts-material-design-icons-iconfont"
        case .fontAwesome: "fonts-font-awesome"
        }
    }
}

extension Typesetter {
    /// A picture of an icon font, in ems.
    public struct Icon: Sendable {
        /// The outline, to be filled non-zero; y down from the top of the box.
        public var path: Path
        /// The box, from the font's ascent to its descent.
        public var size: Size
    }

    /// The picture of a character; nil where the font is not found or does not have it.
    public func icon(_ scalar: UInt32, in font: IconFont) -> Icon? {
        guard let index = library.iconFace(font), let file = library.faces[index].file else { return nil }
        let glyph = file.glyph(for: scalar)
        guard glyph != 0 else { return nil }
        let scale = 1 / Double(file.unitsPerEm)
        let path = outline(of: glyph, face: index).path
        guard !path.isEmpty else { return nil }
        return Icon(
            path: path.applying(
                AffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: Double(file.ascent) * scale)),
            size: Size(
                width: Double(file.advance(of: glyph)) * scale, height: Double(file.ascent + file.descent) * scale))
    }

    /// The file that an icon font is read from: one that was given, or the one that Fontconfig knows; nil where there is
    /// none.
    public func iconFontPath(_ font: IconFont) -> String? {
        library.iconFace(font).flatMap { library.faces[$0].file?.path }
    }
}

extension FontLibrary {
    /// The place of an icon font's face; nil where there is none.
    func iconFace(_ font: IconFont) -> Int? {
        if let known = iconFaces[font] { return known }
        let style = FontStyle(FontRequest(family: font.family, pixelSize: 16))
        let file = findInstalled(family: font.family, style: style).flatMap { $0.isScalable ? $0 : nil }
        let found = file.map { face(of: $0, style: style) }
        iconFaces[font] = .some(found)
        return found
    }
}
