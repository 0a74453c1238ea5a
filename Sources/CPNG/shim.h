// The door to libpng. Its errors leave by longjmp, so every call that can fail is wrapped here.
#ifndef TYPESET_CPNG_SHIM_H
#define TYPESET_CPNG_SHIM_H

#include <png.h>
#include <setjmp.h>
#include <stdint.h>

// Writes a picture of 3 (RGB) or 4 (RGBA, not premultiplied) bytes a pixel, rows without gaps; gives 1, or 0 after an error.
static inline int typeset_png_write(const uint8_t *pixels, uint32_t width, uint32_t height, int channels,
                                    uint32_t pixels_per_meter, void *closure, png_rw_ptr write) {
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, NULL);
  if (!png) return 0;
  png_infop info = png_create_info_struct(png);
  if (!info || setjmp(png_jmpbuf(png))) {
    png_destroy_write_struct(&png, info ? &info : NULL);
    return 0;
  }
  png_set_write_fn(png, closure, write, NULL);
  png_set_user_limits(png, 0x7FFFFFFF, 0x7FFFFFFF);
  png_set_filter(png, PNG_FILTER_TYPE_BASE, PNG_FILTER_NONE);
  png_set_compression_level(png, 3);
  png_set_IHDR(png, info, width, height, 8, channels == 4 ? PNG_COLOR_TYPE_RGB_ALPHA : PNG_COLOR_TYPE_RGB,
               PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  png_set_sRGB(png, info, PNG_sRGB_INTENT_PERCEPTUAL);
  png_set_pHYs(png, info, pixels_per_meter, pixels_per_meter, PNG_RESOLUTION_METER);
  png_write_info(png, info);
  for (uint32_t row = 0; row < height; row++)
    png_write_row(png, pixels + (size_t)row * width * (size_t)channels);
  png_write_end(png, info);
  png_destroy_write_struct(&png, &info);
  return 1;
}

#endif
