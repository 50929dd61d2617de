// Counts allocations: what is defined here stands in for the C library's functions in the whole test program.
#define _GNU_SOURCE
#include "AllocationCounter.h"
#include <dlfcn.h>
#include <errno.h>
#include <execinfo.h>
#include <string.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define UNCOUNTED 1
#endif
#endif

#define DEPTH 24
static __thread long count __attribute__((tls_model("initial-exec")));
static __thread int isCounting __attribute__((tls_model("initial-exec")));
static __thread void *first[DEPTH] __attribute__((tls_model("initial-exec")));

void firstAllocation(void **addresses, int room) {
    for (int i = 0; i < room; i++) addresses[i] = i < DEPTH ? first[i] : NULL;
}

const char *functionAround(const void *address) {
    Dl_info info;
    return dladdr(address, &info) ? info.dli_sname : NULL;
}

#ifdef UNCOUNTED
void startCountingAllocations(void) {}
long stopCountingAllocations(void) { return -1; }
#else
void startCountingAllocations(void) {
    void *warm[2];
    // The first call loads a library, which allocates.
    backtrace(warm, 2);
    count = 0;
    memset(first, 0, sizeof first);
    isCounting = 1;
}

long stopCountingAllocations(void) {
    isCounting = 0;
    return count;
}

static void note(void) {
    if (!isCounting) return;
    if (count++ > 0) return;
    isCounting = 0;
    backtrace(first, DEPTH);
    isCounting = 1;
}

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

void *malloc(size_t size) {
    note();
    return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
    note();
    return __libc_calloc(number, size);
}

void *realloc(void *memory, size_t size) {
    note();
    return __libc_realloc(memory, size);
}

void *memalign(size_t alignment, size_t size) {
    note();
    return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
    note();
    return __libc_memalign(alignment, size);
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
    note();
    *memory = __libc_memalign(alignment, size);
    return *memory ? 0 : ENOMEM;
}
#endif
