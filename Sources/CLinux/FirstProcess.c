// What the first process of a machine must do by itself: no other has done anything for it.
#include "CLinux.h"
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/mount.h>
#include <sys/stat.h>

int scanout_mount(const char *kind, const char *folder, const char *witness) {
    if (access(witness, F_OK) == 0) {
        return 0;
    }
    mkdir(folder, 0755);
    return mount(kind, folder, kind, MS_NOSUID, NULL);
}

void scanout_open_standard_streams(void) {
    int fd;
    do {
        fd = open("/dev/console", O_RDWR | O_NOCTTY);
        if (fd < 0) {
            fd = open("/dev/null", O_RDWR);
        }
    } while (fd >= 0 && fd <= STDERR_FILENO);
    if (fd > STDERR_FILENO) {
        close(fd);
    }
}

_Noreturn void scanout_wait_for_ever(void) {
    // Nobody else takes in processes that have lost their parent.
    signal(SIGCHLD, SIG_IGN);
    for (;;) {
        pause();
    }
}
