// Fetching over HTTP by libcurl, which is loaded when it is first needed and may be missing.
#ifndef CFETCH_H
#define CFETCH_H

#include <stddef.h>

/// Fetches what is at an http or https address, following up to five redirections, within 30 seconds.
///
/// - `limit`: more bytes are an error.
/// - `bytes`, `count`: what came, to be freed with `free`.
/// - `is_cancelled`: is asked with the context several times a second; what is not 0 ends the fetching.
/// - `message`: a buffer of 256 characters for the reason of a failure.
///
/// Returns 0, or -1 with a message.
int scanout_fetch(const char *address, size_t limit, int (*is_cancelled)(void *context), void *context,
                  unsigned char **bytes, size_t *count, char *message);

#endif
