// The door to libpng. Its errors leave by longjmp, so every call that can fail is wrapped here.
#ifndef TYPESET_CPNG_SHIM_H
#define TYPESET_CPNG_SHIM_H

#include <png.h>

#endif
