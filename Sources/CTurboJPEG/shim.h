// libjpeg-turbo's own interface, from the system: unlike libjpeg's it reports errors by return values.
#include <turbojpeg.h>
