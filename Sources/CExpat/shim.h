// The door to expat.
#ifndef TYPESET_CEXPAT_SHIM_H
#define TYPESET_CEXPAT_SHIM_H

#include <expat.h>

#endif
