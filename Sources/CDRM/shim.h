// libdrm, from the system: its ioctl wrappers restart on EINTR and EAGAIN.
#include <xf86drm.h>
#include <xf86drmMode.h>
#include <drm_fourcc.h>
