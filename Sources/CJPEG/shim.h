// The door to libjpeg. Its errors leave by longjmp, so every call that can fail is wrapped here.
#ifndef TYPESET_CJPEG_SHIM_H
#define TYPESET_CJPEG_SHIM_H

#include <setjmp.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jpeglib.h>
#include <jerror.h>

#ifdef LIBJPEG_TURBO_VERSION_NUMBER
#define TYPESET_JPEG_VERSION LIBJPEG_TURBO_VERSION_NUMBER
#else
#define TYPESET_JPEG_VERSION (JPEG_LIB_VERSION * 10000)
#endif

// The number of the library that this was built with, such as 2001005 for 2.1.5; the library has no function for its own.
static inline long typeset_jpeg_version(void) { return TYPESET_JPEG_VERSION; }

// The header of a picture.
typedef struct {
  uint32_t width, height;
  // 1 gray, 3 colours; 4 for CMYK and YCCK.
  int components;
  // Whether its arithmetic coding keeps PDF readers from showing it.
  int arithmetic;
} typeset_jpeg_header;

typedef struct {
  struct jpeg_error_mgr manager;
  struct jpeg_progress_mgr progress;
  jmp_buf start;
  char *message;
} typeset_jpeg_state;

static inline void typeset_jpeg_fail(j_common_ptr info) {
  typeset_jpeg_state *state = (typeset_jpeg_state *)info->err;
  info->err->format_message(info, state->message);
  longjmp(state->start, 1);
}

// Warnings that say that a part of the picture is missing or made up end the reading; the others say nothing.
static inline void typeset_jpeg_heed(j_common_ptr info, int level) {
  if (level >= 0) return;
  switch (info->err->msg_code) {
    case JWRN_JPEG_EOF:
    case JWRN_HIT_MARKER:
    case JWRN_HUFF_BAD_CODE:
    case JWRN_MUST_RESYNC:
    case JWRN_ARITH_BAD_CODE:
      typeset_jpeg_fail(info);
      break;
    default:
      break;
  }
}

// A picture of a few bytes can require thousands of passes over all its pixels: 200 are allowed, of large pictures fewer.
static inline void typeset_jpeg_count_scans(j_common_ptr info) {
  if (!info->is_decompressor) return;
  const struct jpeg_decompress_struct *picture = (j_decompress_ptr)info;
  const double most_by_size = 1.5e9 / ((double)picture->image_width * picture->image_height + 1);
  const int most = most_by_size < 200 ? (int)most_by_size : 200;
  if (picture->input_scan_number > most) {
    typeset_jpeg_state *state = (typeset_jpeg_state *)info->err;
    snprintf(state->message, JMSG_LENGTH_MAX, "it has more than %d scans", most);
    longjmp(state->start, 1);
  }
}

static inline void typeset_jpeg_prepare(struct jpeg_decompress_struct *picture, typeset_jpeg_state *state,
                                        char *message) {
  memset(picture, 0, sizeof *picture);
  memset(state, 0, sizeof *state);
  picture->err = jpeg_std_error(&state->manager);
  state->manager.error_exit = typeset_jpeg_fail;
  state->manager.emit_message = typeset_jpeg_heed;
  state->progress.progress_monitor = typeset_jpeg_count_scans;
  state->message = message;
}

// Reads the header; gives 1, or 0 with a message of at most JMSG_LENGTH_MAX characters.
static inline int typeset_jpeg_read_header(const uint8_t *bytes, size_t count, typeset_jpeg_header *header,
                                           char *message) {
  struct jpeg_decompress_struct picture;
  typeset_jpeg_state state;
  typeset_jpeg_prepare(&picture, &state, message);
  if (setjmp(state.start)) {
    jpeg_destroy_decompress(&picture);
    return 0;
  }
  jpeg_create_decompress(&picture);
  jpeg_mem_src(&picture, (unsigned char *)bytes, (unsigned long)count);
  jpeg_read_header(&picture, TRUE);
  header->width = picture.image_width;
  header->height = picture.image_height;
  header->components = picture.num_components;
  header->arithmetic = picture.arith_code ? 1 : 0;
  jpeg_destroy_decompress(&picture);
  return 1;
}

// Reads all pixels as 0xFFRRGGBB, rows without gaps; without `pixels` it only looks whether that can be done.
// Gives 1, or 0 with a message. The picture must have 1 or 3 components.
static inline int typeset_jpeg_read(const uint8_t *bytes, size_t count, uint32_t *pixels, char *message) {
  struct jpeg_decompress_struct picture;
  typeset_jpeg_state state;
  uint8_t *volatile row = NULL;
  typeset_jpeg_prepare(&picture, &state, message);
  if (setjmp(state.start)) {
    jpeg_destroy_decompress(&picture);
    free(row);
    return 0;
  }
  jpeg_create_decompress(&picture);
  picture.progress = &state.progress;
  jpeg_mem_src(&picture, (unsigned char *)bytes, (unsigned long)count);
  jpeg_read_header(&picture, TRUE);
  picture.out_color_space = JCS_RGB;
  jpeg_start_decompress(&picture);
  row = malloc((size_t)picture.output_width * 3);
  if (!row) {
    strcpy(message, "there is not enough memory");
    longjmp(state.start, 1);
  }
  while (picture.output_scanline < picture.output_height) {
    size_t start = (size_t)picture.output_scanline * picture.output_width;
    uint8_t *line = row;
    JSAMPROW rows[1] = {line};
    jpeg_read_scanlines(&picture, rows, 1);
    if (!pixels) continue;
    for (size_t column = 0; column < picture.output_width; column++, line += 3)
      pixels[start + column] = 0xFF000000u | (uint32_t)line[0] << 16 | (uint32_t)line[1] << 8 | line[2];
  }
  jpeg_finish_decompress(&picture);
  jpeg_destroy_decompress(&picture);
  free(row);
  return 1;
}

#endif
