#define _GNU_SOURCE
#include "CLinux.h"
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>

// Swift 6.0's libswiftObservation.so refers to this function of the runtime's, which no library of that version offers, so
// that nothing that observes objects could be linked. It is called before the process is ended for a misuse of locks.
__attribute__((weak)) void scanout_threading_fatal(const char *format, ...) __asm__("_ZN5swift9threading5fatalEPKcz");
void scanout_threading_fatal(const char *format, ...) {
    va_list values;
    va_start(values, format);
    vfprintf(stderr, format, values);
    va_end(values);
    abort();
}

int scanout_wake_descriptor(void) { return eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK); }

void scanout_wake(int fd) {
    uint64_t one = 1;
    int saved = errno;
    ssize_t count;
    do {
        count = write(fd, &one, sizeof one);
    } while (count < 0 && errno == EINTR);
    errno = saved;
}

uint64_t scanout_drain(int fd) {
    uint64_t total = 0;
    ssize_t count;
    do {
        count = read(fd, &total, sizeof total);
    } while (count < 0 && errno == EINTR);
    return count == (ssize_t)sizeof total ? total : 0;
}

int scanout_peer_user(int socket, uint32_t *user) {
    struct ucred credentials;
    socklen_t length = sizeof credentials;
    if (getsockopt(socket, SOL_SOCKET, SO_PEERCRED, &credentials, &length) < 0) {
        return -1;
    }
    *user = credentials.uid;
    return 0;
}

int scanout_timer_descriptor(void) { return timerfd_create(CLOCK_MONOTONIC, TFD_CLOEXEC | TFD_NONBLOCK); }

int scanout_timer_arm(int fd, uint64_t nanoseconds) {
    struct itimerspec at;
    memset(&at, 0, sizeof at);
    at.it_value.tv_sec = (time_t)(nanoseconds / 1000000000u);
    at.it_value.tv_nsec = (long)(nanoseconds % 1000000000u);
    return timerfd_settime(fd, TFD_TIMER_ABSTIME, &at, NULL);
}
