// Makes the pictures that are compared.
//
//   pictures recode IN OUT          the same pixels in another encoding: adaptive filters, level 6, an alpha channel
//   pictures noise SIDE SEED OUT    a square in which every pixel is another, as hard to pack as pictures get
#include <png.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

static void fail(void) { exit(66); }

static void encode(const char *path, const uint8_t *pixels, uint32_t width, uint32_t height, int channels, int level) {
  FILE *file = fopen(path, "wb");
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, NULL);
  png_infop info = png_create_info_struct(png);
  if (!file || !info || setjmp(png_jmpbuf(png))) fail();
  png_init_io(png, file);
  png_set_compression_level(png, level);
  png_set_IHDR(png, info, width, height, 8, channels == 4 ? PNG_COLOR_TYPE_RGB_ALPHA : PNG_COLOR_TYPE_RGB,
               PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  png_write_info(png, info);
  for (uint32_t row = 0; row < height; row++) png_write_row(png, pixels + (size_t)row * width * (size_t)channels);
  png_write_end(png, info);
  png_destroy_write_struct(&png, &info);
  fclose(file);
}

static void recode(const char *source, const char *target) {
  png_image image;
  memset(&image, 0, sizeof image);
  image.version = PNG_IMAGE_VERSION;
  if (!png_image_begin_read_from_file(&image, source)) fail();
  image.format = PNG_FORMAT_RGBA;
  uint8_t *pixels = malloc(PNG_IMAGE_SIZE(image));
  if (!png_image_finish_read(&image, NULL, pixels, 0, NULL)) fail();
  encode(target, pixels, image.width, image.height, 4, 6);
  free(pixels);
}

static void noise(uint32_t side, uint64_t seed, const char *target) {
  size_t count = (size_t)side * side * 3;
  uint8_t *pixels = malloc(count);
  uint64_t state = seed;
  for (size_t index = 0; index < count; index++) {
    // SplitMix64.
    uint64_t bits = state += 0x9E3779B97F4A7C15;
    bits = (bits ^ bits >> 30) * 0xBF58476D1CE4E5B9;
    bits = (bits ^ bits >> 27) * 0x94D049BB133111EB;
    pixels[index] = (uint8_t)(bits >> 56);
  }
  encode(target, pixels, side, side, 3, 1);
  free(pixels);
}

int main(int count, char **arguments) {
  if (count == 4 && strcmp(arguments[1], "recode") == 0) {
    recode(arguments[2], arguments[3]);
  } else if (count == 5 && strcmp(arguments[1], "noise") == 0) {
    noise((uint32_t)atoi(arguments[2]), strtoull(arguments[3], NULL, 10), arguments[4]);
  } else {
    return 64;
  }
  return 0;
}
