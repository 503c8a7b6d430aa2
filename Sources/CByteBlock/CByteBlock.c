#include "CByteBlock.h"

typedef uint8_t bytes_16 __attribute__((vector_size(16)));
typedef int8_t answers_16 __attribute__((vector_size(16)));
typedef bool flags_16 __attribute__((ext_vector_type(16)));

static inline uint64_t bits(answers_16 answers) {
  flags_16 flags = __builtin_convertvector(answers, flags_16);
  uint16_t bits;
  __builtin_memcpy(&bits, &flags, sizeof(bits));
  return bits;
}

__attribute__((always_inline))
static inline ByteBlock read_block(const unsigned char *start, bool is_swift) {
  ByteBlock block = {0, 0, 0, 0};
#pragma clang loop unroll(full)
  for (int offset = 0; offset < byte_block_size; offset += 16) {
    bytes_16 bytes;
    __builtin_memcpy(&bytes, start + offset, sizeof(bytes));
    // Letters of both cases at once.
    answers_16 words = (((bytes | 0x20) - 'a') < 26) | ((bytes - '0') < 10) | (bytes == '_') |
                       ((answers_16)bytes < 0);
    answers_16 newlines = (bytes == '\n') | (bytes == '\r');
    answers_16 marks = (bytes == '"') | (bytes == '/');
    answers_16 openers = (bytes == '(') | (bytes == '{');
    if (!is_swift) {
      marks |= (bytes == '=') | (bytes == ';') | (bytes == '(') | (bytes == '[');
    }
    block.words |= bits(words) << offset;
    block.newlines |= bits(newlines) << offset;
    block.marks |= bits(marks) << offset;
    block.openers |= bits(openers) << offset;
  }
  return block;
}

ByteBlock byte_block_read(const void *start, ptrdiff_t count, bool is_swift) {
  unsigned char last[byte_block_size];
  if (count < byte_block_size) {
    __builtin_memset(last, 0, sizeof(last));
    __builtin_memcpy(last, start, count);
    start = last;
  }
  return is_swift ? read_block(start, true) : read_block(start, false);
}
