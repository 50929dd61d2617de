// The program's arguments as the kernel handed them over. Swift reads a copy from /proc, which is not there yet where the
// program is the first of an initramfs, and in which the process cannot be renamed.
#include "CLinux.h"
#include <stddef.h>

static int count;
static char **arguments;

// The C library hands constructors what main gets.
__attribute__((constructor)) static void remember(int argc, char **argv) {
    count = argc;
    arguments = argv;
}

char *scanout_argument(int index) { return index >= 0 && index < count ? arguments[index] : NULL; }
