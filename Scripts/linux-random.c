// Debian 12's static library of expat calls a function that glibc has since 2.36 only. With this one, a
// release also runs with glibc 2.35, which Ubuntu 22.04 has. expat asks for the 8 bytes of a hash's seed.

#include <stddef.h>
#include <stdlib.h>
#include <unistd.h>

// Fills up to 256 bytes.
void arc4random_buf(void *bytes, size_t count) {
  if (getentropy(bytes, count) != 0) abort();
}
