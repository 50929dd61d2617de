// Signals as events of a loop. A signal sent to the process goes to any thread that does not block it, so blocking it in
// the loop's own thread for a signalfd would not keep it from the others; a handler takes it wherever it arrives.
#include "CLinux.h"
#include <signal.h>
#include <stdatomic.h>

enum { most_signals = 8 };

static atomic_int caught[most_signals];
static int numbers[most_signals];
static struct sigaction before[most_signals];
static int taken;
static atomic_int wake_descriptor = -1;

static void note(int number) {
    int saved = errno;
    for (int i = 0; i < taken; i++) {
        if (numbers[i] == number) {
            atomic_store(&caught[i], 1);
        }
    }
    scanout_wake(atomic_load(&wake_descriptor));
    errno = saved;
}

int scanout_signals_take(const int *signals, int count, int wake_fd) {
    if (taken > 0) {
        errno = EBUSY;
        return -1;
    }
    atomic_store(&wake_descriptor, wake_fd);
    struct sigaction action = {.sa_handler = note, .sa_flags = SA_RESTART};
    sigemptyset(&action.sa_mask);
    for (int i = 0; i < count && taken < most_signals; i++) {
        struct sigaction present;
        if (sigaction(signals[i], NULL, &present) < 0 ||
            (!(present.sa_flags & SA_SIGINFO) && present.sa_handler == SIG_IGN)) {
            continue;
        }
        numbers[taken] = signals[i];
        before[taken] = present;
        atomic_store(&caught[taken], 0);
        taken++;
        sigaction(signals[i], &action, NULL);
    }
    return 0;
}

int scanout_signals_next(void) {
    for (int i = 0; i < taken; i++) {
        if (atomic_exchange(&caught[i], 0)) {
            return numbers[i];
        }
    }
    return 0;
}

void scanout_signals_release(void) {
    while (taken > 0) {
        taken--;
        sigaction(numbers[taken], &before[taken], NULL);
    }
    atomic_store(&wake_descriptor, -1);
}
