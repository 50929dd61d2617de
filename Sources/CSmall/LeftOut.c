// A boot screen reads PNG pictures by the project's own code and fonts with outlines. LeftOut.ld puts these in place of the
// kinds of fonts that nobody installs in an initramfs, of pictures within fonts, and of JPEG: 1.1 MB in all.
#include "CSmall.h"
#include <ft2build.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include FT_MODULE_H

void *scanout_left_out(void) { return NULL; }

// FreeType passes over a kind of fonts that asks for a later FreeType than there is.
extern const FT_Module_Class scanout_left_out_fonts;
const FT_Module_Class scanout_left_out_fonts = {.module_name = "left out", .module_requires = 0x7fffffffL};

// Swift's runtime would look for a program that prints backtraces, and give up where /proc is not mounted yet. Settings of
// zeros say that there are none. Weak, for a runtime that has these under other names.
bool _swift_backtrace_isThunkFunction(const char *name);
__attribute__((weak)) uint64_t _swift_backtraceSettings[32];
__attribute__((weak)) bool _swift_backtrace_isThunkFunction(const char *name) {
    (void)name;
    return false;
}
