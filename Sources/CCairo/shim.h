// The door to Cairo and the FreeType faces that it draws with.
#ifndef TYPESET_CCAIRO_SHIM_H
#define TYPESET_CCAIRO_SHIM_H

#include <cairo.h>
#include <cairo-ft.h>
#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <ft2build.h>
#include FT_FREETYPE_H
#include <stdlib.h>

// The key under which a Cairo face keeps its source.
static inline const cairo_user_data_key_t *typeset_face_owner_key(void) {
  static const cairo_user_data_key_t key;
  return &key;
}

// The key under which a Cairo surface keeps the pixels that it draws from.
static inline const cairo_user_data_key_t *typeset_picture_owner_key(void) {
  static const cairo_user_data_key_t key;
  return &key;
}

#endif
