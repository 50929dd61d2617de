// Finds conformances to protocols in a table, in static executables. To say whether a type conforms, Swift's runtime walks
// through the records of all conformances of the program, thousands of them, and does so for every type and protocol that
// it is asked about first: more than half of what a program does up to its first picture. A static program's records are
// all there as it starts. The linker's --wrap takes these functions in place of the runtime's, which still answers what is
// not plain. Records and metadata are laid out as docs/ABI/TypeMetadata.rst of the Swift project says.
#ifdef SCANOUT_EMBEDDED
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

typedef struct {
    int32_t protocol, type, witnesses;
    uint32_t flags;
} Conformance;

// Whose isolation a conformance depends on. Swift 6.0 knows of none.
typedef struct {
    const void *type, *witnesses;
} Context;

#define WEAK __attribute__((weak))
typedef const void *Lookup(const void *type, const void *protocol);
Lookup __wrap_swift_conformsToProtocol, __wrap_swift_conformsToProtocolCommon;
WEAK Lookup __real_swift_conformsToProtocol, __real_swift_conformsToProtocolCommon;
typedef const void *ContextLookup(const void *type, const void *protocol, Context *context);
ContextLookup __wrap_swift_conformsToProtocolWithExecutionContext;
WEAK ContextLookup __real_swift_conformsToProtocolWithExecutionContext;

const void *swift_getWitnessTable(const Conformance *conformance, const void *type, const void *const *arguments);
// What the runtime makes of a conformance with conditions: null where a type does not meet them. Since Swift 6.1, and before.
WEAK const void *conditional_witnesses(const Conformance *conformance, const void *type, Context *context) __asm__(
    "_ZNK5swift35TargetProtocolConformanceDescriptorINS_9InProcessEE15getWitnessTableEPKNS_14TargetMetadataIS1_EERNS_27Co"
    "nformanceExecutionContextE");
WEAK const void *old_conditional_witnesses(const Conformance *conformance, const void *type) __asm__(
    "_ZNK5swift35TargetProtocolConformanceDescriptorINS_9InProcessEE15getWitnessTableEPKNS_14TargetMetadataIS1_EE");

// Each is an offset from its own place to a conformance.
WEAK extern const int32_t __start_swift5_protocol_conformances[], __stop_swift5_protocol_conformances[];

enum {
    structure = 0x200, optional = 0x202,  // kinds of metadata: from one to the other those of values; a class is 0
    function = 0x302, existential = 0x303,
    uniqueContext = 0x40,  // of a description: no other one is the same type's
    indirectType = 1 << 3, typeKinds = 7 << 3, conditions = 0xff00ff00,
    plainFlags = typeKinds | conditions | 1 << 6 | 1 << 16 | 1 << 17,  // retroactive, resilient, generic
    places = 2048
};

// Records by protocol and type: the first of each place, and which follows which, both counted from 1.
static uint16_t *first, *following;
static pthread_once_t once = PTHREAD_ONCE_INIT;

// An answer that was found before; none is ever freed, as with the runtime's own.
typedef struct Answer {
    const void *type, *protocol, *witnesses;
    struct Answer *next;
} Answer;
static _Atomic(Answer *) answers[512];

static unsigned place(const void *a, const void *b) {
    uint64_t bits = ((uintptr_t)a >> 2) * 0x9e3779b97f4a7c15 ^ (uintptr_t)b >> 2;
    return (unsigned)((bits * 0x9e3779b97f4a7c15) >> 53);
}

static const void *target(const int32_t *offset) {
    const char *at = (const char *)offset + (*offset & ~1);
    return *offset & 1 ? *(const void *const *)at : at;
}

static const Conformance *record(unsigned number) {
    const int32_t *offset = __start_swift5_protocol_conformances + number - 1;
    return (const Conformance *)((const char *)offset + *offset);
}

// The description of the type that a conformance is about; null where it is told otherwise.
static const void *description(const Conformance *conformance) {
    const char *at = (const char *)&conformance->type + conformance->type;
    switch (conformance->flags & typeKinds) {
    case 0: return at;
    case indirectType: return *(const void *const *)at;
    default: return NULL;
    }
}

static void prepare(void) {
    ptrdiff_t count = __stop_swift5_protocol_conformances - __start_swift5_protocol_conformances;
    if (count <= 0 || count >= UINT16_MAX) {
        return;
    }
    uint16_t *heads = calloc(places + (size_t)count + 1, sizeof *heads);
    if (!heads) {
        return;
    }
    following = heads + places;
    for (unsigned number = (unsigned)count; number > 0; number--) {
        const Conformance *conformance = record(number);
        uint16_t *head = &heads[place(target(&conformance->protocol), description(conformance))];
        following[number] = *head;
        *head = (uint16_t)number;
    }
    first = heads;
}

// The only conformance of a type to a protocol. 0 where there is none, -1 where there are several.
static int find(const void *protocol, const void *type, const Conformance **found) {
    int count = 0;
    for (unsigned number = first[place(protocol, type)]; number; number = following[number]) {
        const Conformance *conformance = record(number);
        if (target(&conformance->protocol) == protocol && description(conformance) == type) {
            *found = conformance;
            count++;
        }
    }
    return count > 1 ? -1 : count;
}

// Whether the answer is found here: then it is left in `witnesses`, null where the type does not conform.
static int look(const uintptr_t *type, const void *protocol, const void **witnesses) {
    uintptr_t kind = type[0];
    // Functions conform to nothing, and neither does Any, the existential of no protocols.
    if (kind == function || (kind == existential && ((const uint32_t *)type)[3] == 0)) {
        *witnesses = NULL;
        return 1;
    }
    int isValue = kind >= structure && kind <= optional;
    const uint32_t *context = (const uint32_t *)(isValue ? type[1] : kind == 0 ? type[5] : 0);
    if (!context || !(*context & uniqueContext)) {
        return 0;
    }
    const Conformance *conformance;
    int count = find(protocol, context, &conformance);
    if (count == 0 && isValue) {
        *witnesses = NULL;
        return 1;
    }
    if (count != 1 || conformance->flags & ~(uint32_t)plainFlags) {
        return 0;
    }
    if (!(conformance->flags & conditions)) {
        *witnesses = swift_getWitnessTable(conformance, type, NULL);
        return 1;
    }
    Context isolation = {NULL, NULL};
    if (conditional_witnesses) {
        *witnesses = conditional_witnesses(conformance, type, &isolation);
    } else if (old_conditional_witnesses) {
        *witnesses = old_conditional_witnesses(conformance, type);
    } else {
        return 0;
    }
    return !isolation.type && (*witnesses || isValue);
}

static int answer(const void *type, const void *protocol, const void **witnesses) {
    _Atomic(Answer *) *head = &answers[place(type, protocol) % 512];
    for (Answer *known = atomic_load_explicit(head, memory_order_acquire); known; known = known->next) {
        if (known->type == type && known->protocol == protocol) {
            *witnesses = known->witnesses;
            return 1;
        }
    }
    pthread_once(&once, prepare);
    if (!first || !look(type, protocol, witnesses)) {
        return 0;
    }
    Answer *new = malloc(sizeof *new);
    if (new) {
        *new = (Answer){type, protocol, *witnesses, atomic_load_explicit(head, memory_order_relaxed)};
        while (!atomic_compare_exchange_weak_explicit(
            head, &new->next, new, memory_order_release, memory_order_relaxed)) {
        }
    }
    return 1;
}

const void *__wrap_swift_conformsToProtocol(const void *type, const void *protocol) {
    const void *witnesses;
    return answer(type, protocol, &witnesses) ? witnesses : __real_swift_conformsToProtocol(type, protocol);
}

const void *__wrap_swift_conformsToProtocolCommon(const void *type, const void *protocol) {
    const void *witnesses;
    return answer(type, protocol, &witnesses) ? witnesses : __real_swift_conformsToProtocolCommon(type, protocol);
}

const void *__wrap_swift_conformsToProtocolWithExecutionContext(
    const void *type, const void *protocol, Context *context) {
    const void *witnesses;
    return answer(type, protocol, &witnesses)
        ? witnesses : __real_swift_conformsToProtocolWithExecutionContext(type, protocol, context);
}
#endif
