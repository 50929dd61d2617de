#include "CThai.h"

#ifdef SCANOUT_EMBEDDED

// A fully static executable loads no libraries.
int scanout_thai_words(const unsigned char *text, int *places, size_t room) {
    (void)text, (void)places, (void)room;
    return 0;
}

int scanout_thai_is_there(void) { return 0; }

#else

#include <dlfcn.h>
#include <pthread.h>

// Of thai/thbrk.h, since version 0.1.25. The breaker may be used from several threads.
static void *breaker;
static int (*find_breaks)(void *, const unsigned char *, int *, size_t);

static void load(void) {
    void *library = dlopen("libthai.so.0", RTLD_NOW | RTLD_LOCAL);
    if (!library) return;
    void *(*make)(const char *) = (void *(*)(const char *))dlsym(library, "th_brk_new");
    find_breaks = (int (*)(void *, const unsigned char *, int *, size_t))dlsym(library, "th_brk_find_breaks");
    if (make && find_breaks) breaker = make(NULL);
}

int scanout_thai_is_there(void) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, load);
    return breaker != NULL;
}

int scanout_thai_words(const unsigned char *text, int *places, size_t room) {
    return scanout_thai_is_there() ? find_breaks(breaker, text, places, room) : 0;
}

#endif
