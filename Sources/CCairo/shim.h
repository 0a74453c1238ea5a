// The door to Cairo and the FreeType faces that it draws with.
#ifndef TYPESET_CCAIRO_SHIM_H
#define TYPESET_CCAIRO_SHIM_H

#include <cairo.h>
#include <cairo-ft.h>
#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <ft2build.h>
#include FT_FREETYPE_H

#endif
