// The caches of the processor.
#ifndef TYPESET_CSYSTEM_PREFETCH_H
#define TYPESET_CSYSTEM_PREFETCH_H

// Has the processor fetch the memory at an address, which is read soon, without waiting for it.
static inline void typeset_prefetch(const void *address) { __builtin_prefetch(address); }

#endif
