// Local sockets, whose addresses Swift would have to build from bytes.
#define _GNU_SOURCE
#include "CLinux.h"
#include <fcntl.h>
#include <stddef.h>
#include <string.h>
#include <sys/inotify.h>
#include <sys/socket.h>
#include <sys/un.h>

// A name that begins with @ is an abstract one: a zero byte in place of it, and no further zero at the end.
static socklen_t address_of(const char *name, struct sockaddr_un *address) {
    size_t length = strlen(name);
    if (length == 0 || length >= sizeof address->sun_path) {
        errno = ENAMETOOLONG;
        return 0;
    }
    memset(address, 0, sizeof *address);
    address->sun_family = AF_UNIX;
    memcpy(address->sun_path, name, length);
    if (name[0] == '@') {
        address->sun_path[0] = 0;
        return (socklen_t)(offsetof(struct sockaddr_un, sun_path) + length);
    }
    return (socklen_t)(offsetof(struct sockaddr_un, sun_path) + length + 1);
}

static int close_with_error(int fd) {
    int error = errno;
    close(fd);
    errno = error;
    return -1;
}

int scanout_listen(const char *name) {
    struct sockaddr_un address;
    socklen_t length = address_of(name, &address);
    if (length == 0) {
        return -1;
    }
    int fd = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    if (fd < 0) {
        return -1;
    }
    if (bind(fd, (struct sockaddr *)&address, length) < 0 || listen(fd, 128) < 0) {
        return close_with_error(fd);
    }
    return fd;
}

int scanout_accept(int fd, unsigned int *user) {
    int peer = accept4(fd, NULL, NULL, SOCK_CLOEXEC | SOCK_NONBLOCK);
    if (peer < 0) {
        return -1;
    }
    struct ucred credentials;
    socklen_t length = sizeof credentials;
    if (getsockopt(peer, SOL_SOCKET, SO_PEERCRED, &credentials, &length) < 0) {
        return close_with_error(peer);
    }
    *user = credentials.uid;
    return peer;
}

int scanout_connect(const char *name) {
    struct sockaddr_un address;
    socklen_t length = address_of(name, &address);
    if (length == 0) {
        return -1;
    }
    int fd = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    if (fd < 0) {
        return -1;
    }
    return connect(fd, (struct sockaddr *)&address, length) < 0 ? close_with_error(fd) : fd;
}

int scanout_send_datagram(const char *name, const void *bytes, size_t count) {
    struct sockaddr_un address;
    socklen_t length = address_of(name, &address);
    if (length == 0) {
        return -1;
    }
    int fd = socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC, 0);
    if (fd < 0) {
        return -1;
    }
    ssize_t sent = sendto(fd, bytes, count, MSG_NOSIGNAL | MSG_DONTWAIT, (struct sockaddr *)&address, length);
    if (sent != (ssize_t)count) {
        return close_with_error(fd);
    }
    close(fd);
    return 0;
}

ssize_t scanout_send(int fd, const void *bytes, size_t count) {
    ssize_t sent;
    do {
        sent = send(fd, bytes, count, MSG_NOSIGNAL | MSG_DONTWAIT);
    } while (sent < 0 && errno == EINTR);
    return sent;
}

int scanout_notify_of_new(const char *directory) {
    int fd = inotify_init1(IN_CLOEXEC | IN_NONBLOCK);
    if (fd < 0) {
        return -1;
    }
    return inotify_add_watch(fd, directory, IN_CREATE | IN_MOVED_TO | IN_ATTRIB) < 0 ? close_with_error(fd) : fd;
}

int scanout_notify_of_loss(const char *path) {
    int fd = inotify_init1(IN_CLOEXEC | IN_NONBLOCK);
    if (fd < 0) {
        return -1;
    }
    // While somebody has the file open, its deletion shows as a change of the number of its names.
    return inotify_add_watch(fd, path, IN_ATTRIB | IN_DELETE_SELF | IN_MOVE_SELF) < 0 ? close_with_error(fd) : fd;
}

int scanout_open_fifo(const char *path) {
    // For writing too: without a writer of its own the other end would read as hung up whenever no client is there.
    return open(path, O_RDWR | O_NONBLOCK | O_CLOEXEC);
}
