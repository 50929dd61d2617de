#if !SCANOUT_EMBEDDED
import CFontconfig

/// The fonts that Fontconfig knows of on this machine.
final class FontConfiguration {
    /// A face by its file.
    struct Place: Hashable {
        var path: String
        var index: Int
    }

    private var sets: [FontStyle: UnsafeMutablePointer<FcFontSet>] = [:]

    /// Reads Fontconfig's files; nil where it has none.
    init?() {
        guard FcInit() == FcTrue else { return nil }
    }

    deinit {
        for set in sets.values { FcFontSetDestroy(set) }
    }

    /// The face that Fontconfig gives for a family, or for the design where none is named; nil where it only has a
    /// stand-in of another family.
    func match(family: String?, style: FontStyle) -> Place? {
        guard let found = bestMatch(family: family, style: style) else { return nil }
        defer { FcPatternDestroy(found) }
        guard let place = FontConfiguration.place(of: found) else { return nil }
        guard let family, !FontConfiguration.families(of: found).contains(FontLibrary.folded(family)) else {
            return place
        }
        return isStandIn(place, style: style) ? nil : place
    }

    /// Whether a face is what Fontconfig answers for a family that does not exist.
    private func isStandIn(_ place: Place, style: FontStyle) -> Bool {
        guard let other = bestMatch(family: "Scanout No Such Family", style: style) else { return true }
        defer { FcPatternDestroy(other) }
        return FontConfiguration.place(of: other) == place
    }

    /// The faces that have a character, best first, at most four.
    func places(with scalar: UInt32, style: FontStyle) -> [Place] {
        guard let set = fontSet(for: style), let fonts = set.pointee.fonts else { return [] }
        var places: [Place] = []
        for index in 0..<Int(set.pointee.nfont) where places.count < 4 {
            guard let pattern = fonts[index], FontConfiguration.has(scalar, in: pattern) else { continue }
            if let place = FontConfiguration.place(of: pattern) { places.append(place) }
        }
        return places
    }

    private func fontSet(for style: FontStyle) -> UnsafeMutablePointer<FcFontSet>? {
        if let known = sets[style] { return known }
        guard let pattern = pattern(family: nil, style: style) else { return nil }
        defer { FcPatternDestroy(pattern) }
        var result = FcResultNoMatch
        guard let set = FcFontSort(nil, pattern, FcTrue, nil, &result) else { return nil }
        sets[style] = set
        return set
    }

    private func bestMatch(family: String?, style: FontStyle) -> OpaquePointer? {
        guard let pattern = pattern(family: family, style: style) else { return nil }
        defer { FcPatternDestroy(pattern) }
        var result = FcResultNoMatch
        return FcFontMatch(nil, pattern, &result)
    }

    private func pattern(family: String?, style: FontStyle) -> OpaquePointer? {
        guard let pattern = FcPatternCreate() else { return nil }
        if let family { add(family, to: pattern) }
        add(FontConfiguration.genericFamily(of: style.design), to: pattern)
        FcPatternAddInteger(pattern, FC_WEIGHT, FcWeightFromOpenType(Int32(style.weight)))
        FcPatternAddInteger(pattern, FC_SLANT, style.italic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN)
        FcPatternAddInteger(pattern, FC_WIDTH, Int32(style.width))
        FcPatternAddBool(pattern, FC_SCALABLE, FcTrue)
        FcPatternAddBool(pattern, FC_OUTLINE, FcTrue)
        FcConfigSubstitute(nil, pattern, FcMatchPattern)
        FcDefaultSubstitute(pattern)
        return pattern
    }

    private func add(_ family: String, to pattern: OpaquePointer) {
        family.withCString { name in
            name.withMemoryRebound(to: FcChar8.self, capacity: family.utf8.count + 1) { bytes in
                _ = FcPatternAddString(pattern, FC_FAMILY, bytes)
            }
        }
    }

    private static func genericFamily(of design: FontRequest.Design) -> String {
        switch design {
        case .standard, .rounded: "sans-serif"
        case .serif: "serif"
        case .monospaced: "monospace"
        }
    }

    private static func place(of pattern: OpaquePointer) -> Place? {
        var name: UnsafeMutablePointer<FcChar8>?
        guard FcPatternGetString(pattern, FC_FILE, 0, &name) == FcResultMatch, let name else { return nil }
        var index: Int32 = 0
        if FcPatternGetInteger(pattern, FC_INDEX, 0, &index) != FcResultMatch { index = 0 }
        var scalable: FcBool = FcFalse
        let outline = FcPatternGetBool(pattern, FC_OUTLINE, 0, &scalable) == FcResultMatch && scalable == FcTrue
        // A variable font as a whole has a number of its own in place of an instance's.
        let instance = index >> 16 == 0x8000 || index < 0 ? index & 0xFFFF : index
        return outline ? Place(path: String(cString: name), index: Int(instance)) : nil
    }

    /// All faces that can be used: files with the family's name, weight, slant and kind.
    func all() -> [Typesetter.InstalledFont] {
        guard let pattern = FcPatternCreate(), let objects = FcObjectSetCreate() else { return [] }
        defer {
            FcPatternDestroy(pattern)
            FcObjectSetDestroy(objects)
        }
        for name in [FC_FILE, FC_FAMILY, FC_WEIGHT, FC_SLANT, FC_SPACING, FC_COLOR, FC_OUTLINE, FC_SCALABLE] {
            FcObjectSetAdd(objects, name)
        }
        guard let set = FcFontList(nil, pattern, objects) else { return [] }
        defer { FcFontSetDestroy(set) }
        return (0..<Int(set.pointee.nfont)).compactMap { index in
            set.pointee.fonts[index].flatMap { FontConfiguration.describe($0) }
        }
    }

    private static func describe(_ pattern: OpaquePointer) -> Typesetter.InstalledFont? {
        var name: UnsafeMutablePointer<FcChar8>?
        guard FcPatternGetString(pattern, FC_FILE, 0, &name) == FcResultMatch, let file = name else { return nil }
        let path = String(cString: file)
        let family =
            FcPatternGetString(pattern, FC_FAMILY, 0, &name) == FcResultMatch
            ? name.map { String(cString: $0) } ?? "" : ""
        func number(_ object: String) -> Int32? {
            var value: Int32 = 0
            return FcPatternGetInteger(pattern, object, 0, &value) == FcResultMatch ? value : nil
        }
        func flag(_ object: String) -> Bool {
            var value: FcBool = FcFalse
            return FcPatternGetBool(pattern, object, 0, &value) == FcResultMatch && value == FcTrue
        }
        return Typesetter.InstalledFont(
            path: path, family: family, weight: Int(FcWeightToOpenType(number(FC_WEIGHT) ?? FC_WEIGHT_REGULAR)),
            isItalic: (number(FC_SLANT) ?? FC_SLANT_ROMAN) != FC_SLANT_ROMAN,
            isMonospaced: (number(FC_SPACING) ?? 0) >= FC_MONO, isColored: flag(FC_COLOR),
            isBitmap: !flag(FC_OUTLINE) && !flag(FC_SCALABLE))
    }

    /// The file of the family that Fontconfig calls "emoji", if its glyphs have colours.
    func emojiPlace() -> Place? {
        guard let pattern = FcPatternCreate() else { return nil }
        defer { FcPatternDestroy(pattern) }
        add("emoji", to: pattern)
        FcPatternAddBool(pattern, FC_COLOR, FcTrue)
        FcConfigSubstitute(nil, pattern, FcMatchPattern)
        FcDefaultSubstitute(pattern)
        var result = FcResultNoMatch
        guard let found = FcFontMatch(nil, pattern, &result) else { return nil }
        defer { FcPatternDestroy(found) }
        var name: UnsafeMutablePointer<FcChar8>?
        var color: FcBool = FcFalse
        guard FcPatternGetBool(found, FC_COLOR, 0, &color) == FcResultMatch, color == FcTrue,
            FcPatternGetString(found, FC_FILE, 0, &name) == FcResultMatch, let name
        else { return nil }
        var index: Int32 = 0
        if FcPatternGetInteger(found, FC_INDEX, 0, &index) != FcResultMatch { index = 0 }
        return Place(path: String(cString: name), index: Int(index & 0xFFFF))
    }

    private static func families(of pattern: OpaquePointer) -> [String] {
        var names: [String] = []
        var name: UnsafeMutablePointer<FcChar8>?
        while FcPatternGetString(pattern, FC_FAMILY, Int32(names.count), &name) == FcResultMatch, let bytes = name {
            names.append(FontLibrary.folded(String(cString: bytes)))
        }
        return names
    }

    private static func has(_ scalar: UInt32, in pattern: OpaquePointer) -> Bool {
        var characters: OpaquePointer?
        guard FcPatternGetCharSet(pattern, FC_CHARSET, 0, &characters) == FcResultMatch else { return false }
        return FcCharSetHasChar(characters, scalar) == FcTrue
    }
}
#endif
