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

ByteBlock byte_block_read(const void *start, bool is_swift) {
  ByteBlock block = {0, 0, 0};
  for (int offset = 0; offset < 64; offset += 16) {
    bytes_16 bytes;
    __builtin_memcpy(&bytes, (const char *)start + offset, sizeof(bytes));
    // Letters of both cases at once.
    answers_16 words = (((bytes | 0x20) - 'a') < 26) | ((bytes - '0') < 10) | (bytes == '_') |
                       (bytes >= 0x80);
    answers_16 newlines = (bytes == '\n') | (bytes == '\r');
    answers_16 marks = (bytes == '"') | (bytes == '/');
    if (!is_swift) {
      marks |= (bytes == '=') | (bytes == ';') | (bytes == '(') | (bytes == '[');
    }
    block.words |= bits(words) << offset;
    block.newlines |= bits(newlines) << offset;
    block.marks |= bits(marks) << offset;
  }
  return block;
}
