// The door to ICU. Its functions are macros over names that carry a version, so each one in use is wrapped here.
#ifndef TYPESET_CICU_SHIM_H
#define TYPESET_CICU_SHIM_H

#include <unicode/uchar.h>
#include <unicode/uscript.h>
#include <unicode/utypes.h>

#endif
