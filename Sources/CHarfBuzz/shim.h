// libharfbuzz, from the system.
#include <hb.h>
#include <hb-ft.h>
