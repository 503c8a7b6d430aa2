#ifndef C_BYTE_BLOCK_H
#define C_BYTE_BLOCK_H

#include <stdbool.h>
#include <stdint.h>

/// What 64 bytes of source may be part of: a bit for each, the first byte's lowest.
///
/// In C, since the vectors of Swift's standard library have no way from what a comparison answers to
/// such bits; clang makes them with an instruction for each 16 bytes, whatever the processor.
typedef struct ByteBlock {
  /// Letters, digits, underscores, and all beyond ASCII.
  uint64_t words;
  /// Carriage returns and line feeds.
  uint64_t newlines;
  /// Quotes and slashes; in C also `=`, `;`, `(` and `[`.
  uint64_t marks;
} ByteBlock;

/// - Parameter start: 64 bytes may be read from here.
ByteBlock byte_block_read(const void *_Nonnull start, bool is_swift)
    __attribute__((swift_name("ByteBlock.init(_:isSwift:)")));

#endif
