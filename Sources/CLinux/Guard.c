// A second, tiny process that outlives the program: it gives the console back when the program was killed, and stands
// between the program and the kernel when somebody switches to another console, so that a program that hangs or is
// stopped does not hold the screen.
//
// It is forked from a program with threads, so it calls nothing but system calls: no allocation, no runtime. What it
// does not need it unmaps, so that it holds a few pages and keeps no device memory alive. From then on it goes through
// syscall(2) alone: a function that was not called before would have to be looked up, in tables that are gone. It sleeps
// in poll(2).
#define _GNU_SOURCE
#include "CLinux.h"
#include <fcntl.h>
#include <limits.h>
#include <link.h>
#include <poll.h>
#include <pthread.h>
#include <stddef.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>

// How long the program may take to let go of the screen, and how long to wait for a killed one to be gone.
enum { release_milliseconds = 1000, death_milliseconds = 2000, core_file_milliseconds = 60000 };

struct guard {
    int tty, line, signals, process;
    int mode, keyboard_mode;
    // Whether the kernel waits for an answer of ours before it switches away.
    int is_asked;
};

static int wait_for(struct pollfd *entries, int count, int milliseconds) {
    struct timespec time = {.tv_sec = milliseconds / 1000, .tv_nsec = milliseconds % 1000 * 1000000L};
    return (int)syscall(SYS_ppoll, entries, count, milliseconds < 0 ? NULL : &time, NULL, 8);
}

static void control(struct guard *guard, unsigned long request, unsigned long argument) {
    syscall(SYS_ioctl, guard->tty, request, argument);
}

// The program's arguments, which `ps` and `pidof` read; noted before main.
static char *first_argument;
static size_t argument_bytes;

__attribute__((constructor)) static void note_arguments(int count, char **arguments) {
    if (count < 1 || arguments == NULL || arguments[0] == NULL) {
        return;
    }
    first_argument = arguments[0];
    argument_bytes = strlen(arguments[0]) + 1;
    for (int i = 1; i < count && arguments[i] == first_argument + argument_bytes; i++) {
        argument_bytes += strlen(arguments[i]) + 1;
    }
}

// Another name than the program's, so that who kills the program by name does not kill the guard too.
static void take_a_name(void) {
    static const char name[] = "scanout-guard";
    prctl(PR_SET_NAME, name, 0, 0, 0);
    for (size_t i = 0; i < argument_bytes; i++) {
        first_argument[i] = i < sizeof name && i + 1 < argument_bytes ? name[i] : 0;
    }
}

static void close_others(const int *kept, int count) {
    int low = 0;
    for (int i = 0; i <= count; i++) {
        unsigned int end = i < count ? (unsigned int)kept[i] : UINT_MAX;
        if ((unsigned int)low < end && syscall(SYS_close_range, low, end - (i < count), 0) < 0) {
            for (int fd = low; fd < (i < count ? kept[i] : 4096); fd++) {
                close(fd);
            }
        }
        low = i < count ? kept[i] + 1 : low;
    }
}

static int parse_hex(const char **text, const char *end, unsigned long *value) {
    const char *at = *text;
    *value = 0;
    for (; at < end; at++) {
        int digit = *at >= '0' && *at <= '9' ? *at - '0' : *at >= 'a' && *at <= 'f' ? *at - 'a' + 10 : -1;
        if (digit < 0) {
            break;
        }
        *value = *value << 4 | (unsigned long)digit;
    }
    int found = at > *text;
    *text = at;
    return found;
}

struct range {
    unsigned long start, end;
};

enum { most_needed = 512, most_ranges = 512 };

// What stays in memory, to whole pages. More than fits is told by `count` and frees nothing.
struct needed {
    unsigned long page;
    int count;
    struct range ranges[most_needed];
};

static void need(struct needed *needed, unsigned long start, unsigned long end) {
    if (needed->count < most_needed) {
        unsigned long page = needed->page;
        needed->ranges[needed->count] = (struct range){start & ~(page - 1), (end + page - 1) & ~(page - 1)};
    }
    needed->count++;
}

static int need_variables(struct dl_phdr_info *library, size_t size, void *needed) {
    (void)size;
    for (int i = 0; i < library->dlpi_phnum; i++) {
        const ElfW(Phdr) *part = &library->dlpi_phdr[i];
        if (part->p_type == PT_LOAD && part->p_flags & PF_W) {
            need(needed, library->dlpi_addr + part->p_vaddr, library->dlpi_addr + part->p_vaddr + part->p_memsz);
        }
    }
    return 0;
}

// Variables of libraries and the program's arguments. Asks the loader, so it belongs before the fork.
//
// The kernel lists neighbours of one kind as one range, so that a library's variables and a picture that lies behind
// them look like one; only the loader knows where the former end.
static void find_needed(struct needed *needed) {
    needed->page = (unsigned long)getpagesize();
    needed->count = 0;
    dl_iterate_phdr(need_variables, needed);
    need(needed, (unsigned long)first_argument, (unsigned long)first_argument + argument_bytes);
}

// What the running thread stands on: its stack, and its variables, among them errno and the stack's canary.
static void need_this_thread(struct needed *needed) {
    enum { around = 64 << 10 };
    unsigned long addresses[] = {(unsigned long)addresses, (unsigned long)&errno, (unsigned long)pthread_self()};
    for (size_t i = 0; i < sizeof addresses / sizeof *addresses; i++) {
        need(needed, addresses[i] - around, addresses[i] + around);
    }
}

// Whether a line of /proc/self/maps tells of memory that belongs to the program alone but for what is needed of it: its
// heap, its threads' stacks, its pictures and devices. Code, constants and what libraries have in their files stay.
static int is_of_the_program(const char *line, const char *end, struct range *range) {
    const char *at = line;
    if (!parse_hex(&at, end, &range->start) || at >= end || *at++ != '-' || !parse_hex(&at, end, &range->end)) {
        return 0;
    }
    at++;
    if (end - at < 4 || (at[1] != 'w' && at[3] != 's')) {
        return 0;
    }
    // A name begins with a slash or a bracket, and nothing before it has such.
    const char *name = at;
    while (name < end && *name != '/' && *name != '[') {
        name++;
    }
    int is_heap = end - name == 6 && memcmp(name, "[heap]", 6) == 0;
    int is_anonymous = name == end || (end - name > 5 && memcmp(name, "[anon", 5) == 0);
    return at[3] == 's' || is_heap || is_anonymous;
}

struct unneeded {
    int count;
    struct range ranges[most_ranges];
};

static void add(struct unneeded *unneeded, unsigned long start, unsigned long end) {
    if (unneeded->count < most_ranges) {
        unneeded->ranges[unneeded->count++] = (struct range){start, end};
    }
}

// Adds what no needed range covers.
static void add_rest(struct unneeded *unneeded, const struct range *range, const struct needed *needed) {
    unsigned long at = range->start;
    while (at < range->end) {
        struct range next = {range->end, range->end};
        for (int i = 0; i < needed->count; i++) {
            if (needed->ranges[i].end > at && needed->ranges[i].start < next.start) {
                next = needed->ranges[i];
            }
        }
        if (next.start > at) {
            add(unneeded, at, next.start);
        }
        at = next.end;
    }
}

static void find_unneeded(struct unneeded *unneeded, const struct needed *needed) {
    unneeded->count = 0;
    int maps = open("/proc/self/maps", O_RDONLY | O_CLOEXEC);
    if (maps < 0) {
        return;
    }
    char text[4096];
    size_t used = 0;
    struct range range;
    ssize_t got;
    while ((got = read(maps, text + used, sizeof text - used)) > 0) {
        used += (size_t)got;
        size_t begin = 0;
        for (size_t i = 0; i < used; i++) {
            if (text[i] == '\n') {
                if (is_of_the_program(text + begin, text + i, &range)) {
                    add_rest(unneeded, &range, needed);
                }
                begin = i + 1;
            }
        }
        memmove(text, text + begin, used - begin);
        used -= begin;
        if (used == sizeof text) {
            break;
        }
    }
    close(maps);
}

static void free_memory(struct needed *needed) {
    struct unneeded unneeded;
    need_this_thread(needed);
    if (needed->count > most_needed) {
        return;
    }
    find_unneeded(&unneeded, needed);
    for (int i = 0; i < unneeded.count; i++) {
        syscall(SYS_munmap, unneeded.ranges[i].start, unneeded.ranges[i].end - unneeded.ranges[i].start);
    }
}

// Handlers of the program's would run code whose memory is gone.
static void ignore_signals(void) {
    struct sigaction ignore = {.sa_handler = SIG_IGN}, usual = {.sa_handler = SIG_DFL};
    for (int number = 1; number < NSIG; number++) {
        int is_fault = number == SIGSEGV || number == SIGBUS || number == SIGILL || number == SIGFPE;
        int is_of_the_console = number == SIGUSR1 || number == SIGUSR2;
        sigaction(number, is_fault || is_of_the_console ? &usual : &ignore, NULL);
    }
}

static void listen_for_switches(struct guard *guard) {
    sigset_t set;
    sigfillset(&set);
    sigprocmask(SIG_SETMASK, &set, NULL);
    sigemptyset(&set);
    sigaddset(&set, SIGUSR1);
    sigaddset(&set, SIGUSR2);
    guard->signals = signalfd(-1, &set, SFD_CLOEXEC | SFD_NONBLOCK);
    struct vt_mode mode = {.mode = VT_PROCESS, .relsig = SIGUSR1, .acqsig = SIGUSR2};
    if (guard->signals >= 0) {
        ioctl(guard->tty, VT_SETMODE, &mode);
    }
}

static void tell(struct guard *guard, char word) {
    syscall(SYS_sendto, guard->line, &word, 1, MSG_NOSIGNAL | MSG_DONTWAIT, NULL, 0);
}

static void let_go(struct guard *guard) {
    if (guard->is_asked) {
        control(guard, VT_RELDISP, 1);
        guard->is_asked = 0;
    }
}

static void take_signals(struct guard *guard) {
    struct signalfd_siginfo info;
    while (syscall(SYS_read, guard->signals, &info, sizeof info) == (long)sizeof info) {
        if (info.ssi_signo == SIGUSR1) {
            guard->is_asked = 1;
            tell(guard, scanout_guard_leave);
        } else {
            control(guard, VT_RELDISP, VT_ACKACQ);
            tell(guard, scanout_guard_return);
        }
    }
}

static void wait_for_death(struct guard *guard, int milliseconds) {
    struct pollfd entry = {.fd = guard->process, .events = POLLIN};
    if (guard->process >= 0) {
        wait_for(&entry, 1, milliseconds);
    } else {
        wait_for(NULL, 0, 200);
    }
}

// A console that is switched to text has its text drawn, even where it was in that mode before.
static void redraw(struct guard *guard) {
    control(guard, KDSETMODE, KD_GRAPHICS);
    control(guard, KDSETMODE, KD_TEXT);
}

// The program is gone without a word. A picture of its own goes only after its files are closed.
static void restore_for_the_dead(struct guard *guard) {
    static const struct vt_mode automatic = {.mode = VT_AUTO};
    if (guard->keyboard_mode >= 0) {
        control(guard, KDSKBMODE, (unsigned long)guard->keyboard_mode);
    }
    let_go(guard);
    wait_for_death(guard, death_milliseconds);
    control(guard, VT_SETMODE, (unsigned long)&automatic);
    if (guard->mode == KD_TEXT) {
        redraw(guard);
    } else if (guard->mode >= 0) {
        control(guard, KDSETMODE, (unsigned long)guard->mode);
    }
}

// The program gave the console back by itself while its picture was still shown, and ends now.
static void redraw_for_the_dying(struct guard *guard) {
    let_go(guard);
    wait_for_death(guard, core_file_milliseconds);
    int mode = -1;
    if (guard->mode == KD_TEXT && syscall(SYS_ioctl, guard->tty, KDGETMODE, &mode) == 0 && mode == KD_TEXT) {
        redraw(guard);
    }
}

// Returns when the program needs no guard any more.
static void stand_guard(struct guard *guard) {
    while (1) {
        struct pollfd entries[] = {
            {.fd = guard->line, .events = POLLIN},
            {.fd = guard->signals, .events = POLLIN},
            {.fd = guard->process, .events = POLLIN}};
        if (wait_for(entries, 3, guard->is_asked ? release_milliseconds : -1) == 0) {
            let_go(guard);
        }
        if (entries[1].revents) {
            take_signals(guard);
        }
        if (entries[0].revents) {
            char word = 0;
            long count = syscall(SYS_recvfrom, guard->line, &word, 1, MSG_DONTWAIT, NULL, NULL);
            if (count == 0 || (count < 0 && errno != EAGAIN && errno != EINTR)) {
                return restore_for_the_dead(guard);
            }
            if (count == 1 && word == scanout_guard_dying) {
                return redraw_for_the_dying(guard);
            }
            if (count == 1 && word == scanout_guard_done) {
                return let_go(guard);
            }
            if (count == 1 && word == scanout_guard_released) {
                let_go(guard);
            }
        } else if (entries[2].revents) {
            return restore_for_the_dead(guard);
        }
    }
}

static void run_guard(int tty, int line, int process, int mode, int keyboard_mode, struct needed *needed) {
    struct guard guard = {
        .tty = tty, .line = line, .signals = -1, .process = process, .mode = mode, .keyboard_mode = keyboard_mode};
    // Not the group of the program, which a terminal sends signals to; but its session, without which a user who is not
    // root may not change the console.
    setpgid(0, 0);
    ignore_signals();
    take_a_name();
    listen_for_switches(&guard);
    free_memory(needed);
    tell(&guard, scanout_guard_ready);
    stand_guard(&guard);
}

// Sorts the descriptors to keep, none twice.
static int sorted(int *fds, int count) {
    for (int i = 1; i < count; i++) {
        for (int j = i; j > 0 && fds[j] < fds[j - 1]; j--) {
            int other = fds[j];
            fds[j] = fds[j - 1];
            fds[j - 1] = other;
        }
    }
    int first = 0;
    while (first < count && fds[first] < 0) {
        first++;
    }
    return first;
}

static int wait_until_ready(int line) {
    struct pollfd entry = {.fd = line, .events = POLLIN};
    int ready;
    do {
        ready = poll(&entry, 1, 2000);
    } while (ready < 0 && errno == EINTR);
    char word = 0;
    return ready > 0 && recv(line, &word, 1, 0) == 1 && word == scanout_guard_ready;
}

int scanout_guard_start(int tty, int mode, int keyboard_mode) {
    int line[2];
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, line) < 0) {
        return -1;
    }
    int process = (int)syscall(SYS_pidfd_open, getpid(), 0);
    struct needed needed;
    find_needed(&needed);
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    pid_t child = fork();
    if (child == 0) {
        // Forked twice, so that the program has no child that it does not know and no signal when it ends.
        pid_t second = fork();
        if (second != 0) {
            _exit(second < 0);
        }
        int kept[] = {tty, line[1], process};
        int first = sorted(kept, 3);
        close_others(kept + first, 3 - first);
        run_guard(tty, line[1], process, mode, keyboard_mode, &needed);
        syscall(SYS_exit_group, 0);
    }
    int error = errno;
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    close(line[1]);
    if (process >= 0) {
        close(process);
    }
    int status = 0;
    while (child > 0 && waitpid(child, &status, 0) < 0 && errno == EINTR) {
    }
    if (child < 0 || !wait_until_ready(line[0])) {
        close(line[0]);
        errno = child < 0 ? error : ECHILD;
        return -1;
    }
    return line[0];
}

int scanout_guard_next(int line) {
    char word = 0;
    ssize_t count;
    do {
        count = recv(line, &word, 1, MSG_DONTWAIT);
    } while (count < 0 && errno == EINTR);
    if (count == 1) {
        return word;
    }
    return count < 0 && errno == EAGAIN ? 0 : -1;
}

void scanout_guard_tell(int line, int word) {
    char byte = (char)word;
    int saved = errno;
    (void)!send(line, &byte, 1, MSG_NOSIGNAL | MSG_DONTWAIT);
    errno = saved;
}
