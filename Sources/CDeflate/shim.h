// The door to libdeflate, which packs and unpacks whole blocks of memory.
#ifndef TYPESET_CDEFLATE_SHIM_H
#define TYPESET_CDEFLATE_SHIM_H

#include <libdeflate.h>

#endif
