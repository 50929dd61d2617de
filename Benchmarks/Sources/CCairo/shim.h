#include <cairo-ft.h>
#include <cairo.h>
