#define _GNU_SOURCE
#include "CLinux.h"
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

// What a handler needs, in lock-free atomics, since a handler may interrupt the code that sets them. `console_fd` is
// written last and taken first: whoever takes it, gives the console back, and nobody does so twice.
static atomic_int console_fd = -1;
static atomic_int console_mode = -1;
static atomic_int console_keyboard_mode = -1;
static atomic_int console_guard = -1;

static const int fatal_signals[] = {SIGHUP, SIGINT,  SIGQUIT, SIGILL,  SIGTRAP, SIGABRT, SIGBUS,
                                    SIGFPE, SIGSEGV, SIGTERM, SIGXCPU, SIGXFSZ, SIGSYS,
                                    SIGPIPE, SIGALRM, SIGVTALRM, SIGPROF, SIGUSR1, SIGUSR2, SIGIO};

static void restore_at_exit(void) { scanout_console_restore(scanout_guard_dying); }

void scanout_console_remember(int fd, int mode, int keyboard_mode) {
    atomic_store(&console_fd, -1);
    atomic_store(&console_guard, -1);
    atomic_store(&console_mode, mode);
    atomic_store(&console_keyboard_mode, keyboard_mode);
    atomic_store(&console_fd, fd);
    // A program may call exit() from anywhere, and then no destructor runs.
    static atomic_flag registered = ATOMIC_FLAG_INIT;
    if (!atomic_flag_test_and_set(&registered)) {
        atexit(restore_at_exit);
    }
}

void scanout_console_remember_guard(int line) { atomic_store(&console_guard, line); }

void scanout_console_forget(void) { atomic_store(&console_fd, -1); }

int scanout_console_restore(int word) {
    int fd = atomic_exchange(&console_fd, -1);
    if (fd < 0) {
        return 0;
    }
    int saved = errno;
    int keyboard_mode = atomic_load(&console_keyboard_mode);
    int mode = atomic_load(&console_mode);
    if (keyboard_mode >= 0) {
        ioctl(fd, KDSKBMODE, (unsigned long)keyboard_mode);
    }
    if (mode >= 0) {
        ioctl(fd, KDSETMODE, (unsigned long)mode);
    }
    int guard = atomic_exchange(&console_guard, -1);
    if (guard >= 0) {
        struct vt_mode automatic = {.mode = VT_AUTO};
        ioctl(fd, VT_SETMODE, &automatic);
        scanout_guard_tell(guard, word);
    }
    errno = saved;
    return 1;
}

// What each signal did before; written before the handler that reads it is installed.
static struct sigaction actions_before[NSIG];

// Puts back what the signal did before and lets it happen, so that the program ends as it would have without us: with
// the same status and core file, and after the crash report of the language's runtime. A fault of the processor happens
// again by itself when the handler returns, with its own registers to report; SIGTRAP does not, its instruction is over.
static void give_back_and_die(int number, siginfo_t *info, void *context) {
    (void)context;
    scanout_console_restore(scanout_guard_dying);
    sigaction(number, &actions_before[number], NULL);
    int is_fault = number == SIGSEGV || number == SIGBUS || number == SIGILL || number == SIGFPE;
    if (is_fault && info->si_code > 0) {
        return;
    }
    raise(number);
}

// A handler for one of these is a crash reporter; for the other signals it is the program's own way to end.
static int is_crash(int number) {
    return number != SIGHUP && number != SIGINT && number != SIGTERM && number != SIGXCPU && number != SIGXFSZ;
}

static int is_to_be_guarded(int number, const struct sigaction *present) {
    if (present->sa_flags & SA_SIGINFO) {
        return present->sa_sigaction != give_back_and_die && is_crash(number);
    }
    return present->sa_handler == SIG_DFL || (present->sa_handler != SIG_IGN && is_crash(number));
}

int scanout_console_guard_signals(void) {
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_sigaction = give_back_and_die;
    action.sa_flags = SA_SIGINFO | SA_ONSTACK;
    sigemptyset(&action.sa_mask);
    int installed = 0;
    for (size_t i = 0; i < sizeof fatal_signals / sizeof *fatal_signals; i++) {
        int number = fatal_signals[i];
        struct sigaction present;
        if (sigaction(number, NULL, &present) < 0 || !is_to_be_guarded(number, &present)) {
            continue;
        }
        actions_before[number] = present;
        if (sigaction(number, &action, NULL) == 0) {
            installed++;
        }
    }
    return installed;
}
