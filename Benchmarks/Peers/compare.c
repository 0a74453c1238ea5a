// The bound for comparing pictures: decodes two PNG files with libpng, one after the other, and counts the pixels that differ.
//
//   compare EXPECTED ACTUAL
#include <png.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static uint32_t *decode(const char *path, uint32_t *width, uint32_t *height) {
  FILE *file = fopen(path, "rb");
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, NULL);
  png_infop info = png_create_info_struct(png);
  if (!file || !info || setjmp(png_jmpbuf(png))) exit(66);
  png_init_io(png, file);
  png_read_info(png, info);
  *width = png_get_image_width(png, info);
  *height = png_get_image_height(png, info);
  png_set_expand(png);
  png_set_scale_16(png);
  png_set_gray_to_rgb(png);
  png_set_add_alpha(png, 0xFF, PNG_FILLER_AFTER);
  png_set_interlace_handling(png);
  png_read_update_info(png, info);
  uint32_t *pixels = malloc((size_t)*width * *height * 4);
  png_bytepp rows = malloc(*height * sizeof *rows);
  for (uint32_t row = 0; row < *height; row++) rows[row] = (png_bytep)(pixels + (size_t)row * *width);
  png_read_image(png, rows);
  png_read_end(png, NULL);
  png_destroy_read_struct(&png, &info, NULL);
  free(rows);
  fclose(file);
  return pixels;
}

int main(int count, char **arguments) {
  if (count != 3) return 64;
  uint32_t width, height, other_width, other_height;
  uint32_t *expected = decode(arguments[1], &width, &height);
  uint32_t *actual = decode(arguments[2], &other_width, &other_height);
  if (width != other_width || height != other_height) return 65;
  size_t differing = 0;
  for (size_t pixel = 0; pixel < (size_t)width * height; pixel++) differing += expected[pixel] != actual[pixel];
  printf("%zu\n", differing);
  // Differences are not a failure when measuring time.
  return 0;
}
