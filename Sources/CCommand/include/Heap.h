// The heap of the process.
#ifndef TYPESET_HEAP_H
#define TYPESET_HEAP_H

#ifdef __GLIBC__
#include <malloc.h>
#endif

// Has the heaps of all threads grow in large steps, and keeps what is freed for what comes next; to be called before there are threads.
// Without this, 50 pages to PNG on two processors take 4 % more time.
//
// By default, glibc lets the heap of every thread but the first grow by single pages, and gives freed memory back to the system soon.
// Each is a call for which the other threads wait. Memory counts once something is written to it.
static inline void typeset_grow_heaps_in_large_steps(void) {
#ifdef __GLIBC__
  mallopt(M_TOP_PAD, 16 << 20);
  mallopt(M_TRIM_THRESHOLD, 64 << 20);
  // It no longer adapts once the others are set, and would stay at 128 KB. The system moves larger buffers when they grow.
  mallopt(M_MMAP_THRESHOLD, 1 << 20);
#endif
}

#endif
