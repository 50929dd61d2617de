#include "CFetch.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef SCANOUT_EMBEDDED

// A fully static executable loads no libraries.
int scanout_fetch(const char *address, size_t limit, int (*is_cancelled)(void *context), void *context,
                  unsigned char **bytes, size_t *count, char *message) {
    (void)address, (void)limit, (void)is_cancelled, (void)context, (void)bytes, (void)count;
    snprintf(message, 256, "programs without Foundation fetch nothing over the network");
    return -1;
}

#else

#include <dlfcn.h>
#include <pthread.h>

// Of curl/curl.h, whose numbers never change.
enum {
    OPTION_URL = 10002,
    OPTION_WRITE_FUNCTION = 20011,
    OPTION_WRITE_DATA = 10001,
    OPTION_FOLLOW_LOCATION = 52,
    OPTION_MOST_REDIRECTIONS = 68,
    OPTION_FAIL_ON_ERROR = 45,
    OPTION_NO_SIGNAL = 99,
    OPTION_TIMEOUT_MILLISECONDS = 155,
    OPTION_PROTOCOLS = 181,
    OPTION_REDIRECT_PROTOCOLS = 182,
    OPTION_USER_AGENT = 10018,
    OPTION_NO_PROGRESS = 43,
    OPTION_PROGRESS_FUNCTION = 20219,
    OPTION_PROGRESS_DATA = 10057,
    PROTOCOLS_HTTP = 1 | 2,
    ERROR_WRITE = 23,
    ERROR_CANCELLED = 42,
};

static struct {
    void *(*init)(void);
    int (*setopt)(void *, int, ...);
    int (*perform)(void *);
    void (*cleanup)(void *);
    const char *(*strerror)(int);
    int is_there;
} curl;

static void load(void) {
    void *library = dlopen("libcurl.so.4", RTLD_NOW | RTLD_LOCAL);
    if (!library) library = dlopen("libcurl-gnutls.so.4", RTLD_NOW | RTLD_LOCAL);
    if (!library) return;
    int (*global_init)(long) = (int (*)(long))dlsym(library, "curl_global_init");
    curl.init = (void *(*)(void))dlsym(library, "curl_easy_init");
    curl.setopt = (int (*)(void *, int, ...))dlsym(library, "curl_easy_setopt");
    curl.perform = (int (*)(void *))dlsym(library, "curl_easy_perform");
    curl.cleanup = (void (*)(void *))dlsym(library, "curl_easy_cleanup");
    curl.strerror = (const char *(*)(int))dlsym(library, "curl_easy_strerror");
    curl.is_there = global_init && curl.init && curl.setopt && curl.perform && curl.cleanup && curl.strerror
        && global_init(3) == 0;
}

struct buffer {
    unsigned char *bytes;
    size_t count;
    size_t room;
    size_t limit;
    int is_over;
};

static size_t take(char *data, size_t size, size_t items, void *pointer) {
    struct buffer *buffer = pointer;
    size_t count = size * items;
    if (count > buffer->limit - buffer->count) {
        buffer->is_over = 1;
        return 0;
    }
    if (buffer->count + count > buffer->room) {
        size_t room = buffer->room ? 2 * buffer->room : 65536;
        while (room < buffer->count + count) room *= 2;
        unsigned char *bytes = realloc(buffer->bytes, room);
        if (!bytes) return 0;
        buffer->bytes = bytes;
        buffer->room = room;
    }
    memcpy(buffer->bytes + buffer->count, data, count);
    buffer->count += count;
    return count;
}

struct question {
    int (*is_cancelled)(void *context);
    void *context;
};

static int ask(void *pointer, long long total, long long now, long long up_total, long long up_now) {
    struct question *question = pointer;
    (void)total, (void)now, (void)up_total, (void)up_now;
    return question->is_cancelled(question->context);
}

int scanout_fetch(const char *address, size_t limit, int (*is_cancelled)(void *context), void *context,
                  unsigned char **bytes, size_t *count, char *message) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, load);
    if (!curl.is_there) {
        snprintf(message, 256, "libcurl is missing; install libcurl4");
        return -1;
    }
    void *handle = curl.init();
    if (!handle) {
        snprintf(message, 256, "libcurl cannot begin");
        return -1;
    }
    struct buffer buffer = {.limit = limit};
    curl.setopt(handle, OPTION_URL, address);
    curl.setopt(handle, OPTION_WRITE_FUNCTION, take);
    curl.setopt(handle, OPTION_WRITE_DATA, &buffer);
    curl.setopt(handle, OPTION_FOLLOW_LOCATION, 1L);
    curl.setopt(handle, OPTION_MOST_REDIRECTIONS, 5L);
    curl.setopt(handle, OPTION_FAIL_ON_ERROR, 1L);
    curl.setopt(handle, OPTION_NO_SIGNAL, 1L);
    curl.setopt(handle, OPTION_TIMEOUT_MILLISECONDS, 30000L);
    curl.setopt(handle, OPTION_PROTOCOLS, (long)PROTOCOLS_HTTP);
    curl.setopt(handle, OPTION_REDIRECT_PROTOCOLS, (long)PROTOCOLS_HTTP);
    curl.setopt(handle, OPTION_USER_AGENT, "scanout");
    struct question question = {is_cancelled, context};
    curl.setopt(handle, OPTION_NO_PROGRESS, 0L);
    curl.setopt(handle, OPTION_PROGRESS_FUNCTION, ask);
    curl.setopt(handle, OPTION_PROGRESS_DATA, &question);
    int status = curl.perform(handle);
    curl.cleanup(handle);
    if (status != 0) {
        free(buffer.bytes);
        if (status == ERROR_WRITE && buffer.is_over)
            snprintf(message, 256, "it has more than %zu MiB", limit >> 20);
        else if (status == ERROR_CANCELLED)
            snprintf(message, 256, "nobody waits for it any more");
        else
            snprintf(message, 256, "%s", curl.strerror(status));
        return -1;
    }
    *bytes = buffer.bytes;
    *count = buffer.count;
    return 0;
}

#endif
