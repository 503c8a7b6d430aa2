#ifndef SEGUEMAP_CJPEG_H
#define SEGUEMAP_CJPEG_H

#include <dlfcn.h>
#include <setjmp.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

// jpeglib.h needs declarations of stdio.h but does not include it.
#include <jpeglib.h>

// Only a PNG or PDF that contains a photograph needs libjpeg, so on Linux it is loaded at its first
// use, like Cairo. Its structures and its file name depend on its version, so that a release contains it.

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

/// Returns the functions of libjpeg, or NULL if it can't be loaded.
///
/// Must not be called by two threads at once.
static inline const seguemap_jpeg *seguemap_load_jpeg(void) {
  static seguemap_jpeg library;
#if defined(__APPLE__) || defined(SEGUEMAP_STATIC_LIBRARIES)
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

/// The input and output of decoding.
typedef struct {
  const uint8_t *bytes;
  size_t count;
  /// The size in the file's header. A file that later states another size is rejected.
  uint32_t width;
  uint32_t height;
  /// Rows of 32-bit pixels `0xFFRRGGBB` in the machine's byte order; `stride` is the distance
  /// between rows in bytes.
  uint8_t *pixels;
  size_t stride;
} seguemap_jpeg_job;

/// libjpeg's part must come first, since libjpeg passes pointers to it.
typedef struct {
  struct jpeg_error_mgr manager;
  jmp_buf jump;
} seguemap_jpeg_errors;

static inline void seguemap_jpeg_fail(j_common_ptr codec) {
  longjmp(((seguemap_jpeg_errors *)codec->err)->jump, 1);
}

static inline void seguemap_jpeg_ignore(j_common_ptr codec) { (void)codec; }

/// Rejects a file with more progressive scans than a camera or an editor writes, since each takes
/// time regardless of the file's size.
static inline void seguemap_jpeg_watch(j_common_ptr codec) {
  if (codec->is_decompressor && ((j_decompress_ptr)codec)->input_scan_number > 64)
    seguemap_jpeg_fail(codec);
}

/// Expands pixels from three bytes to four; the input is at the end of the row.
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
    // The input is placed at the end of the row, so that expanding overwrites no pixel before it is
    // read.
    JSAMPROW samples = row + job->width;
    library->read_scanlines(codec, &samples, 1);
    seguemap_jpeg_widen(row, job->width);
  }
}

/// Decodes a JPEG and returns 0, or another number if libjpeg can't convert it to RGB.
///
/// This is written in C because libjpeg reports errors by calling a function that must not return.
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
