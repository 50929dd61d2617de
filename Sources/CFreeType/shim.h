// FreeType, from the system: its entry header defines the others' names as macros, which only C can include.
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_ADVANCES_H
#include FT_OUTLINE_H
#include FT_GLYPH_H
#include FT_BITMAP_H
#include FT_TRUETYPE_TABLES_H
#include FT_MODULE_H
#include FT_SIZES_H
#include FT_MULTIPLE_MASTERS_H
#include FT_COLOR_H

// Load flags, whose macros Swift does not see. The auto-hinter is forced for light hinting so that a font's own
// instructions, which FreeType's versions read differently, decide nothing there.
static const FT_Int32 CFreeTypeLoadDesignUnits = FT_LOAD_NO_SCALE | FT_LOAD_NO_BITMAP;
static const FT_Int32 CFreeTypeLoadUnhinted = FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP;
static const FT_Int32 CFreeTypeLoadLight = FT_LOAD_TARGET_LIGHT | FT_LOAD_FORCE_AUTOHINT | FT_LOAD_NO_BITMAP;
static const FT_Int32 CFreeTypeLoadMono = FT_LOAD_TARGET_MONO | FT_LOAD_NO_BITMAP;

static const FT_UInt CFreeTypeOpenStream = FT_OPEN_STREAM;

// Face and style flags, as bits.
static const FT_Long CFreeTypeScalable = FT_FACE_FLAG_SCALABLE;
static const FT_Long CFreeTypeSFNT = FT_FACE_FLAG_SFNT;
static const FT_Long CFreeTypeFixedWidth = FT_FACE_FLAG_FIXED_WIDTH;
static const FT_Long CFreeTypeKerning = FT_FACE_FLAG_KERNING;
static const FT_Long CFreeTypeFixedSizes = FT_FACE_FLAG_FIXED_SIZES;
static const FT_Long CFreeTypeColor = FT_FACE_FLAG_COLOR;
static const FT_Long CFreeTypeVariable = FT_FACE_FLAG_MULTIPLE_MASTERS;
static const unsigned char CFreeTypePixelMono = FT_PIXEL_MODE_MONO;
static const unsigned char CFreeTypePixelGray = FT_PIXEL_MODE_GRAY;
static const unsigned char CFreeTypePixelBGRA = FT_PIXEL_MODE_BGRA;
static const FT_Int32 CFreeTypeLoadColor = FT_LOAD_COLOR;
static const FT_Long CFreeTypeItalic = FT_STYLE_FLAG_ITALIC;
static const FT_Long CFreeTypeBold = FT_STYLE_FLAG_BOLD;

// The text of an error from FreeType's own list: FT_Error_String has it only where the library was built with it.
static inline const char *CFreeTypeErrorText(FT_Error error) {
#undef FTERRORS_H_
#undef FT_ERRORDEF
#undef FT_ERROR_START_LIST
#undef FT_ERROR_END_LIST
#define FT_ERROR_START_LIST switch (error) {
#define FT_ERRORDEF(name, value, text) case value: return text;
#define FT_ERROR_END_LIST }
#include FT_ERRORS_H
    return "unknown error";
}
