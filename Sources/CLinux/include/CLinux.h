// Structs and ioctls of the kernel's frame buffer, console and input interfaces. Request numbers that are plain
// numbers (FBIOGET_VSCREENINFO, KDSETMODE, VT_GETSTATE, ...) reach Swift as they are; the ones that are computed macros
// are inline functions here, and so are the calls whose C declaration Swift cannot import.
#pragma once
#include <errno.h>
#include <linux/fb.h>
#include <linux/input.h>
#include <linux/kd.h>
#include <linux/vt.h>
#include <signal.h>
#include <stdint.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/ioctl.h>
#include <sys/timerfd.h>
#include <unistd.h>

#ifdef __cplusplus
extern "C" {
#endif

// ioctl is variadic in C, which Swift cannot call. Returns -1 with errno set when it fails.
static inline int scanout_ioctl(int fd, unsigned long request, void *argument) {
    return ioctl(fd, request, argument);
}

// Waits for the next vertical blank of a frame buffer; the argument is a uint32_t of 0.
static inline unsigned long scanout_fbio_waitforvsync(void) { return _IOW('F', 0x20, uint32_t); }

// Bytes of an input device's name; `length` is the size of the buffer that the ioctl fills.
static inline unsigned long scanout_eviocgname(unsigned int length) { return EVIOCGNAME(length); }
// The event codes that an input device has for one type (0 asks for the types).
static inline unsigned long scanout_eviocgbit(unsigned int type, unsigned int length) { return EVIOCGBIT(type, length); }
// The properties of an input device, such as INPUT_PROP_DIRECT.
static inline unsigned long scanout_eviocgprop(unsigned int length) { return EVIOCGPROP(length); }
// The range of one axis, as a struct input_absinfo.
static inline unsigned long scanout_eviocgabs(unsigned int axis) { return EVIOCGABS(axis); }
// Takes an input device for oneself; the argument is the number 1 to take and 0 to give back.
static inline unsigned long scanout_eviocgrab(void) { return EVIOCGRAB; }

// Takes signals instead of what they would do: each is noted and makes the descriptor (of scanout_wake_descriptor)
// readable, whichever thread it is delivered to. One that is ignored stays so. Until scanout_signals_release, which puts
// back what was there; one caller at a time, a second one gets -1 with EBUSY.
int scanout_signals_take(const int *signals, int count, int wake_fd);
// The number of a signal that came since the last call, 0 when there was none.
int scanout_signals_next(void);
void scanout_signals_release(void);

// The user at the other end of a Unix socket. Returns -1 with errno when it cannot be told.
int scanout_peer_user(int socket, uint32_t *user);

// A descriptor that becomes readable when scanout_wake is called, from any thread or signal handler.
int scanout_wake_descriptor(void);
// Makes the descriptor readable.
void scanout_wake(int fd);
// Takes back all wake-ups so far; returns their number.
uint64_t scanout_drain(int fd);

// A socket on which the kernel tells of devices that come, go and change, to be read without waiting. Returns -1 with
// errno where there is none.
int scanout_device_events(void);

// A timer descriptor on the monotonic clock.
int scanout_timer_descriptor(void);
// Arms the timer for a moment on the monotonic clock in nanoseconds; 0 disarms it. Returns -1 when it fails.
int scanout_timer_arm(int fd, uint64_t nanoseconds);

// Remembers how to give the console back: the descriptor of the terminal, the mode (KD_TEXT, ...) and the keyboard mode
// it had, -1 where that is not to be touched. The descriptor must stay open until scanout_console_forget.
void scanout_console_remember(int fd, int mode, int keyboard_mode);
// The guard to be told when the console was given back, -1 for none; scanout_console_remember forgets it.
void scanout_console_remember_guard(int line);
// Nothing is to be given back any more.
void scanout_console_forget(void);
// Gives the console back, once; safe in a signal handler. `word` is what the guard is told: scanout_guard_dying where the
// picture is still shown, scanout_guard_done where that is over. Returns 1 when there was something to give back.
int scanout_console_restore(int word);

// What the guard and the program tell each other, a byte each.
enum {
    // To the program: the guard stands; somebody wants another console on the screen; ours is on the screen again.
    scanout_guard_ready = 'y',
    scanout_guard_leave = 'l',
    scanout_guard_return = 'r',
    // To the guard: the screen is free; the console was given back, but the picture goes only with the process; the
    // console was given back and nothing is left to do.
    scanout_guard_released = 'R',
    scanout_guard_dying = 'D',
    scanout_guard_done = 'Q',
};
// Starts a process that gives the console back when this one is killed, and that answers the kernel when somebody
// switches consoles: it asks this process first, for a second at most. `tty` is the console's descriptor, the modes are
// those to go back to, -1 where that is not to be touched. Returns a descriptor that is readable when the guard says
// something, or -1 with errno. Closing it without a word counts as having been killed.
int scanout_guard_start(int tty, int mode, int keyboard_mode);
// What the guard said since the last call: 0 for nothing, -1 when it is gone.
int scanout_guard_next(int line);
// Tells the guard a word; safe in a signal handler.
void scanout_guard_tell(int line, int word);

// Installs handlers for the signals that end a program (HUP, INT, QUIT, ILL, TRAP, ABRT, BUS, FPE, SEGV, TERM, XCPU,
// XFSZ, SYS, PIPE, ALRM, VTALRM, PROF, USR1, USR2, IO): they give the console back, then let happen what would have
// happened without them, such as a crash report and a core file. A signal that is ignored is left alone, and so is a handler of the program's own for HUP, INT, TERM,
// XCPU and XFSZ. Safe to call twice. Returns how many were installed.
int scanout_console_guard_signals(void);

// Local stream sockets, not blocking. A name that begins with @ is an abstract one. -1 with errno set when they fail.
int scanout_listen(const char *name);
// The next client and its user; -1 when none waits.
int scanout_accept(int fd, unsigned int *user);
int scanout_connect(const char *name);
// Sends without waiting and without SIGPIPE; -1 with errno set when it fails.
ssize_t scanout_send(int fd, const void *bytes, size_t count);
// Sends one datagram to a local socket, without waiting.
int scanout_send_datagram(const char *name, const void *bytes, size_t count);
// An inotify descriptor that becomes readable when a name is added to a directory or its access changes.
int scanout_notify_of_new(const char *directory);
// An inotify descriptor that becomes readable when a file loses its name.
int scanout_notify_of_loss(const char *path);
// Opens a FIFO for commands.
int scanout_open_fifo(const char *path);

// One of the program's arguments, the first of which is its name; NULL behind the last. Changing the name renames the
// process for those who list processes.
char *scanout_argument(int index);

// For the first process of a machine. Mounts a file system of a kind, such as proc, on a folder, which is made, unless a
// witness within it is there already. -1 with errno set when it fails.
int scanout_mount(const char *kind, const char *folder, const char *witness);
// Opens the console as standard input, output and error where the kernel could not.
void scanout_open_standard_streams(void);
// Does nothing more, since the machine stops where its first process ends.
_Noreturn void scanout_wait_for_ever(void);

#ifdef __cplusplus
}
#endif
