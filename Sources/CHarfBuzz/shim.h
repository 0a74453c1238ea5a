// The door to HarfBuzz: its headers, and what Swift cannot import from them because it is a macro.
#ifndef TYPESET_CHARFBUZZ_SHIM_H
#define TYPESET_CHARFBUZZ_SHIM_H

#include <hb.h>
#include <hb-ot.h>

#endif
