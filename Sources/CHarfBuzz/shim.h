// The door to HarfBuzz: its headers, and what Swift cannot import from them because it is a macro.
#ifndef TYPESET_CHARFBUZZ_SHIM_H
#define TYPESET_CHARFBUZZ_SHIM_H

#include <hb.h>
#include <hb-ot.h>

/// The largest value of a code point, which marks the start of an iteration over a set.
static inline hb_codepoint_t typeset_hb_set_invalid(void) { return HB_SET_VALUE_INVALID; }

#endif
