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
        return outline ? Place(path: String(cString: name), index: Int(index)) : nil
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
