#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stddef.h>

/// Starts counting this thread's allocations from 0.
void startCountingAllocations(void);

/// Stops counting, and returns the number of allocations; -1 where they cannot be counted, as under the address
/// sanitizer, which replaces malloc itself.
long stopCountingAllocations(void);

/// While counting: the return addresses of the first allocation, for whoever looks for it; `room` at most, 0 past them.
void firstAllocation(void **addresses, int room);

/// The name of the function around an address; NULL where it is not known.
const char *functionAround(const void *address);

#endif
