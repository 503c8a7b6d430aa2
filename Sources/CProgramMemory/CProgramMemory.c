#ifdef __linux__
// For madvise.
#define _DEFAULT_SOURCE
#endif

#include "CProgramMemory.h"

#ifdef __linux__

#include <stdint.h>
#include <sys/mman.h>
#include <unistd.h>

// Headers older than the kernel's 5.14 don't have it.
#ifndef MADV_POPULATE_WRITE
#define MADV_POPULATE_WRITE 23
#endif

extern char __bss_start[], _end[];

void program_memory_prepare(void) {
  uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
  // The page on which they start may hold other variables, and is written at every start.
  uintptr_t start = ((uintptr_t)__bss_start + page - 1) / page * page;
  uintptr_t end = (uintptr_t)_end;
  if (start < end) madvise((void *)start, end - start, MADV_POPULATE_WRITE);
}

#else

void program_memory_prepare(void) {}

#endif
