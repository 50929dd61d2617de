// libqrencode, from the system.
#include <qrencode.h>
