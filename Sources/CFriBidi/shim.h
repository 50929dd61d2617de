// libfribidi, from the system.
#include <fribidi.h>
