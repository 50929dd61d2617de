import CFreeType

/// FreeType's library object; faces keep it alive.
final class FreeType {
    /// The library.
    let library: FT_Library

    /// Starts FreeType; nil where it does not start.
    init?() {
        var started: FT_Library?
        guard FT_Init_FreeType(&started) == 0, let started else { return nil }
        library = started
        pinProperties()
    }

    deinit { FT_Done_FreeType(library) }

    /// Undoes what the FREETYPE_PROPERTIES variable may have changed: pixels follow the input alone.
    private func pinProperties() {
        var version: FT_UInt = 40
        _ = FT_Property_Set(library, "truetype", "interpreter-version", &version)
        var withoutDarkening: FT_Bool = 1
        for module in ["autofitter", "cff", "type1", "t1cid"] {
            _ = FT_Property_Set(library, module, "no-stem-darkening", &withoutDarkening)
        }
    }
}
