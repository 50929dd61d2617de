// libfontconfig, from the system.
#include <fontconfig/fontconfig.h>
