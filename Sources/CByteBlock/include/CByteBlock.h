#ifndef C_BYTE_BLOCK_H
#define C_BYTE_BLOCK_H

#include <stdbool.h>
#include <stddef.h>
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
  /// Opening parentheses and braces.
  uint64_t openers;
} ByteBlock;

/// How many bytes a block tells of.
static const ptrdiff_t byte_block_size __attribute__((swift_name("ByteBlock.size"))) = 64;

/// - Parameter count: How many bytes there are; those that a block has room for are read, and of fewer
///   the others are of no class.
ByteBlock byte_block_read(const void *_Nonnull start, ptrdiff_t count, bool is_swift)
    __attribute__((swift_name("ByteBlock.init(_:count:isSwift:)")));

#endif
