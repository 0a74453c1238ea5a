// The door to libpng, which reads pictures. Its errors leave by longjmp, so every call that can fail is wrapped here.
#ifndef TYPESET_CPNG_SHIM_H
#define TYPESET_CPNG_SHIM_H

#include <png.h>
#include <setjmp.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// The number of the library that runs, such as 10639 for 1.6.39.
static inline uint32_t typeset_png_version(void) { return png_access_version_number(); }

// A file in memory that libpng reads, and its messages.
typedef struct {
  const uint8_t *bytes;
  size_t count, used;
  char message[160];
} typeset_png_source;

static inline void typeset_png_take(png_structp png, png_bytep target, size_t count) {
  typeset_png_source *source = (typeset_png_source *)png_get_io_ptr(png);
  if (count > source->count - source->used) png_error(png, "it ends too early");
  memcpy(target, source->bytes + source->used, count);
  source->used += count;
}

static inline void typeset_png_fail(png_structp png, png_const_charp message) {
  typeset_png_source *source = (typeset_png_source *)png_get_error_ptr(png);
  snprintf(source->message, sizeof source->message, "%s", message);
  png_longjmp(png, 1);
}

static inline void typeset_png_ignore(png_structp png, png_const_charp message) {
  (void)png;
  (void)message;
}

// Reads a picture of a known extent with contiguous rows: red, green, blue and alpha, not premultiplied, of one byte each, or of
// 16 bits in native byte order if `channel_bytes` is 2. Values are treated as sRGB.
// Returns 2 if the file has no transparency, otherwise 1, or 0 after an error, which is in the source's message.
static inline int typeset_png_read_straight(typeset_png_source *source, void *pixels, uint32_t width, uint32_t height,
                                            int channel_bytes) {
  png_infop info = NULL;
  png_bytepp volatile rows = NULL;
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, source, typeset_png_fail, typeset_png_ignore);
  const size_t row_bytes = (size_t)width * 4 * (size_t)channel_bytes;
  const uint16_t one = 1;
  if (!png) return 0;
  info = png_create_info_struct(png);
  if (!info || setjmp(png_jmpbuf(png))) {
    png_destroy_read_struct(&png, info ? &info : NULL, NULL);
    free(rows);
    return 0;
  }
  png_set_read_fn(png, source, typeset_png_take);
  png_set_user_limits(png, width, height);
  png_set_chunk_malloc_max(png, 1 << 22);
  png_read_info(png, info);
  if (png_get_image_width(png, info) != width || png_get_image_height(png, info) != height)
    png_error(png, "its header changes");
  const int has_alpha = (png_get_color_type(png, info) & PNG_COLOR_MASK_ALPHA) || png_get_valid(png, info, PNG_INFO_tRNS);
  png_set_expand(png);
  if (channel_bytes == 2) {
    png_set_expand_16(png);
    if (*(const uint8_t *)&one) png_set_swap(png);
  } else {
    png_set_scale_16(png);
  }
  png_set_gray_to_rgb(png);
  png_set_add_alpha(png, channel_bytes == 2 ? 0xFFFF : 0xFF, PNG_FILLER_AFTER);
  png_set_interlace_handling(png);
  png_read_update_info(png, info);
  if (png_get_rowbytes(png, info) != row_bytes) png_error(png, "its rows have another length");
  rows = (png_bytepp)malloc(height * sizeof(png_bytep));
  if (!rows) png_error(png, "there is not enough memory");
  for (uint32_t row = 0; row < height; row++) rows[row] = (png_bytep)pixels + row * row_bytes;
  png_read_image(png, rows);
  png_read_end(png, NULL);
  png_destroy_read_struct(&png, &info, NULL);
  free(rows);
  return has_alpha ? 1 : 2;
}

#endif
