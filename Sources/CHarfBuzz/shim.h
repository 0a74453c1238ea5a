// The door to HarfBuzz: its headers, and what Swift cannot import from them because it is a macro.
#ifndef TYPESET_CHARFBUZZ_SHIM_H
#define TYPESET_CHARFBUZZ_SHIM_H

#include <hb.h>
#include <hb-ot.h>

/// The largest value of a code point, which marks the start of an iteration over a set.
static inline hb_codepoint_t typeset_hb_set_invalid(void) { return HB_SET_VALUE_INVALID; }

/// Draws the outline of a glyph by the functions, which get the data; HarfBuzz 7 gave this another name.
static inline void typeset_hb_draw_glyph(hb_font_t *font, hb_codepoint_t glyph, hb_draw_funcs_t *functions, void *data) {
#if HB_VERSION_ATLEAST(7, 0, 0)
  hb_font_draw_glyph(font, glyph, functions, data);
#else
  hb_font_get_glyph_shape(font, glyph, functions, data);
#endif
}

#endif
