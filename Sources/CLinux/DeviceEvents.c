#define _GNU_SOURCE
#include "CLinux.h"
#include <linux/netlink.h>
#include <string.h>
#include <sys/socket.h>

int scanout_device_events(void) {
    int fd = socket(AF_NETLINK, SOCK_DGRAM | SOCK_CLOEXEC | SOCK_NONBLOCK, NETLINK_KOBJECT_UEVENT);
    if (fd < 0) return -1;
    struct sockaddr_nl address;
    memset(&address, 0, sizeof address);
    address.nl_family = AF_NETLINK;
    // The kernel's own group; what udev makes of it goes to another.
    address.nl_groups = 1;
    if (bind(fd, (struct sockaddr *)&address, sizeof address) == 0) return fd;
    int saved = errno;
    close(fd);
    errno = saved;
    return -1;
}
