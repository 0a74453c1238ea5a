#include "CZlib.h"

#include <zlib.h>

// In Swift's threads as in others: each draws its own file.
static _Thread_local int storing;

int typeset_store_streams(int stores) {
  int before = storing;
  storing = stores;
  return before;
}

// The linker finds this function of zlib here first, for Cairo too. It does what zlib's own does (zlib.h, deflateInit), but for
// the level while streams are stored. Where libraries are bound to each other, as on macOS, Cairo never calls it, and its streams
// come compressed. A zlib that is linked statically takes precedence.
__attribute__((weak, visibility("default"))) int deflateInit_(
    z_streamp stream, int level, const char *version, int size) {
  return deflateInit2_(
      stream, storing ? Z_NO_COMPRESSION : level, Z_DEFLATED, MAX_WBITS, MAX_MEM_LEVEL < 8 ? MAX_MEM_LEVEL : 8,
      Z_DEFAULT_STRATEGY, version, size);
}
