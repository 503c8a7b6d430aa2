#ifndef SEGUEMAP_CPNG_H
#define SEGUEMAP_CPNG_H

#include <png.h>
#include <setjmp.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

/// The input and output of encoding.
typedef struct {
  uint32_t width;
  uint32_t height;
  /// The zlib compression level, from 0 to 9.
  int level;
  /// The argument for both functions below.
  void *context;
  /// Returns a row, from the top, of 32-bit pixels `0xXXRRGGBB` in the machine's byte order; NULL
  /// stops the encoding.
  const uint8_t *(*row)(void *context, uint32_t y);
  void (*write)(void *context, const uint8_t *bytes, size_t count);
} seguemap_png_job;

/// libpng's last error, cut if it is longer.
typedef struct {
  char text[128];
} seguemap_png_message;

static inline void seguemap_png_fail(png_structp png, png_const_charp text) {
  seguemap_png_message *message = png_get_error_ptr(png);
  strncpy(message->text, text, sizeof message->text - 1);
  png_longjmp(png, 1);
}

static inline void seguemap_png_ignore(png_structp png, png_const_charp text) {
  (void)png;
  (void)text;
}

static inline void seguemap_png_write(png_structp png, png_bytep bytes, size_t count) {
  const seguemap_png_job *job = png_get_io_ptr(png);
  job->write(job->context, bytes, count);
}

static inline void seguemap_png_flush(png_structp png) { (void)png; }

static inline void seguemap_png_write_all(png_structp png, png_infop info,
                                          const seguemap_png_job *job) {
  const uint16_t probe = 1;
  const int little_endian = *(const uint8_t *)&probe;

  png_set_write_fn(png, (void *)job, seguemap_png_write, seguemap_png_flush);
  png_set_filter(png, PNG_FILTER_TYPE_BASE, PNG_FILTER_NONE);
  png_set_compression_level(png, job->level);
  png_set_compression_mem_level(png, 9);
  png_set_IHDR(png, info, job->width, job->height, 8, PNG_COLOR_TYPE_RGB, PNG_INTERLACE_NONE,
               PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  png_write_info(png, info);
  png_set_filler(png, 0, little_endian ? PNG_FILLER_AFTER : PNG_FILLER_BEFORE);
  if (little_endian)
    png_set_bgr(png);
  for (uint32_t y = 0; y < job->height; y++) {
    const uint8_t *row = job->row(job->context, y);
    if (row == NULL)
      png_error(png, "a row is missing");
    png_write_row(png, row);
  }
  png_write_end(png, info);
}

/// Encodes an opaque PNG and returns 0, or another number and libpng's message.
///
/// This is written in C because libpng reports errors by `longjmp`, which must not skip a Swift
/// frame. `row` and `write` call no function of libpng, so no jump skips them.
__attribute__((noinline)) static int seguemap_png_encode(const seguemap_png_job *job,
                                                         seguemap_png_message *message) {
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, message, seguemap_png_fail,
                                            seguemap_png_ignore);
  if (png == NULL)
    return 1;
  png_infop info = png_create_info_struct(png);
  if (info == NULL || setjmp(png_jmpbuf(png))) {
    png_destroy_write_struct(&png, &info);
    return 1;
  }
  seguemap_png_write_all(png, info, job);
  png_destroy_write_struct(&png, &info);
  return 0;
}

/// Decodes a PNG of a known size and returns 0, or another number if this fails.
///
/// - pixels: 32-bit `0xAARRGGBB` in the machine's byte order, without premultiplied alpha.
static inline int seguemap_png_decode(const uint8_t *bytes, size_t count, uint32_t width,
                                      uint32_t height, uint8_t *pixels, int32_t stride) {
  const uint16_t probe = 1;
  png_image image;
  memset(&image, 0, sizeof image);
  image.version = PNG_IMAGE_VERSION;
  if (!png_image_begin_read_from_memory(&image, bytes, count))
    return 1;
  image.format = *(const uint8_t *)&probe ? PNG_FORMAT_BGRA : PNG_FORMAT_ARGB;
  const int fits = image.width == width && image.height == height;
  // This frees the image whether or not it succeeds.
  if (fits && png_image_finish_read(&image, NULL, pixels, stride, NULL))
    return 0;
  png_image_free(&image);
  return 1;
}

#endif
