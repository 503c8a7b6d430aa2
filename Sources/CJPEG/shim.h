#ifndef SEGUEMAP_CJPEG_H
#define SEGUEMAP_CJPEG_H

#include <dlfcn.h>
#include <setjmp.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

// Needs what stdio.h declares, and does not ask for it.
#include <jpeglib.h>

// Only a PNG or PDF with a photograph in it needs libjpeg, so on Linux it is loaded when first asked
// for, as Cairo is. Its structures differ by version, and so does its file's name.

#if JPEG_LIB_VERSION >= 80
#define SEGUEMAP_JPEG_FILE "libjpeg.so.8"
#elif JPEG_LIB_VERSION >= 70
#define SEGUEMAP_JPEG_FILE "libjpeg.so.7"
#else
#define SEGUEMAP_JPEG_FILE "libjpeg.so.62"
#endif

#define SEGUEMAP_JPEG_FUNCTIONS(X) \
  X(std_error) \
  X(CreateDecompress) \
  X(mem_src) \
  X(read_header) \
  X(start_decompress) \
  X(read_scanlines) \
  X(destroy_decompress)

#define SEGUEMAP_MEMBER(name) __typeof__(jpeg_##name) *name;

/// The functions of libjpeg.
typedef struct {
  SEGUEMAP_JPEG_FUNCTIONS(SEGUEMAP_MEMBER)
} seguemap_jpeg;

#undef SEGUEMAP_MEMBER

/// The functions of libjpeg; NULL where it can't be loaded.
///
/// Not for two threads at once.
static inline const seguemap_jpeg *seguemap_load_jpeg(void) {
  static seguemap_jpeg library;
#ifdef __APPLE__
#define SEGUEMAP_FILL(name) library.name = jpeg_##name;
#else
  void *handle = dlopen(SEGUEMAP_JPEG_FILE, RTLD_LAZY | RTLD_LOCAL);
  if (handle == NULL)
    return NULL;
#define SEGUEMAP_FILL(name) \
  library.name = (__typeof__(jpeg_##name) *)dlsym(handle, "jpeg_" #name); \
  if (library.name == NULL) \
    return NULL;
#endif
  SEGUEMAP_JPEG_FUNCTIONS(SEGUEMAP_FILL)
#undef SEGUEMAP_FILL
  return &library;
}

#undef SEGUEMAP_JPEG_FUNCTIONS

/// What is to be decoded, and where the pixels go.
typedef struct {
  const uint8_t *bytes;
  size_t count;
  /// As the file's head has them; a file that says otherwise later is refused.
  uint32_t width;
  uint32_t height;
  /// Rows of 32-bit pixels `0xFFRRGGBB` in the machine's byte order, each `stride` bytes after the
  /// one before.
  uint8_t *pixels;
  size_t stride;
} seguemap_jpeg_job;

/// libjpeg's own part must come first: it hands out pointers to that.
typedef struct {
  struct jpeg_error_mgr manager;
  jmp_buf jump;
} seguemap_jpeg_errors;

static inline void seguemap_jpeg_fail(j_common_ptr codec) {
  longjmp(((seguemap_jpeg_errors *)codec->err)->jump, 1);
}

static inline void seguemap_jpeg_ignore(j_common_ptr codec) { (void)codec; }

/// Ends a file of more passes over the picture than a camera or an editor would make: they take time
/// out of all proportion to its size.
static inline void seguemap_jpeg_watch(j_common_ptr codec) {
  if (codec->is_decompressor && ((j_decompress_ptr)codec)->input_scan_number > 64)
    seguemap_jpeg_fail(codec);
}

/// Makes pixels of three bytes to pixels of four, in the row that ends with them.
static inline void seguemap_jpeg_widen(uint8_t *row, uint32_t width) {
  const uint8_t *source = row + width;
  for (uint32_t x = 0; x < width; x++, source += 3) {
    const uint32_t pixel =
        0xFF000000u | (uint32_t)source[0] << 16 | (uint32_t)source[1] << 8 | source[2];
    memcpy(row + 4 * (size_t)x, &pixel, 4);
  }
}

static inline void seguemap_jpeg_read_all(const seguemap_jpeg *library, j_decompress_ptr codec,
                                          const seguemap_jpeg_job *job) {
  library->mem_src(codec, job->bytes, (unsigned long)job->count);
  library->read_header(codec, TRUE);
  codec->out_color_space = JCS_RGB;
  library->start_decompress(codec);
  if (codec->output_width != job->width || codec->output_height != job->height ||
      codec->output_components != 3)
    seguemap_jpeg_fail((j_common_ptr)codec);
  while (codec->output_scanline < codec->output_height) {
    uint8_t *row = job->pixels + codec->output_scanline * job->stride;
    // Behind the room that the wider pixels will need, so that none is overwritten before it is read.
    JSAMPROW samples = row + job->width;
    library->read_scanlines(codec, &samples, 1);
    seguemap_jpeg_widen(row, job->width);
  }
}

/// Decodes a JPEG and returns 0, or another number where it is none that libjpeg can turn into RGB.
///
/// In C, because libjpeg reports errors by calling a function that must not return.
__attribute__((noinline)) static int seguemap_jpeg_decode(const seguemap_jpeg *library,
                                                          const seguemap_jpeg_job *job) {
  struct jpeg_decompress_struct codec;
  struct jpeg_progress_mgr progress;
  seguemap_jpeg_errors errors;
  memset(&codec, 0, sizeof codec);
  memset(&progress, 0, sizeof progress);
  codec.err = library->std_error(&errors.manager);
  errors.manager.error_exit = seguemap_jpeg_fail;
  errors.manager.output_message = seguemap_jpeg_ignore;
  progress.progress_monitor = seguemap_jpeg_watch;
  if (setjmp(errors.jump)) {
    library->destroy_decompress(&codec);
    return 1;
  }
  library->CreateDecompress(&codec, JPEG_LIB_VERSION, sizeof codec);
  codec.progress = &progress;
  seguemap_jpeg_read_all(library, &codec, job);
  library->destroy_decompress(&codec);
  return 0;
}

#endif
