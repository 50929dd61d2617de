#define _DEFAULT_SOURCE
#include "CSmall.h"
#include <stdint.h>
#include <sys/mman.h>
#include <unistd.h>

// Set by the linker: the first byte of the program, and the one behind its code. Between them nothing is ever written.
extern const char __executable_start[], etext[];

void scanout_let_go_of_code(void) {
    uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
    uintptr_t start = ((uintptr_t)__executable_start + page - 1) & ~(page - 1);
    uintptr_t end = (uintptr_t)etext & ~(page - 1);
    if (end > start) {
        madvise((void *)start, end - start, MADV_DONTNEED);
    }
}
