// FreeType, from the system: its entry header defines the others' names as macros, which only C can include.
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H
#include FT_GLYPH_H
#include FT_BITMAP_H
#include FT_TRUETYPE_TABLES_H
#include FT_MODULE_H
#include FT_SIZES_H
