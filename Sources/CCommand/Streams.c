// For RTLD_NEXT.
#define _GNU_SOURCE

#include "Streams.h"

#include "PackedStream.h"

#include <dlfcn.h>
#include <zlib.h>

// In Swift's threads as in others: each draws its own file.
static _Thread_local enum typeset_streams current;
static _Thread_local int failed;

enum typeset_streams typeset_treat_streams(enum typeset_streams treatment) {
  enum typeset_streams before = current;
  current = treatment;
  return before;
}

int typeset_streams_failed(void) {
  int before = failed;
  failed = 0;
  return before;
}

// A stream that is packed carries this where others have a function that releases memory.
static void is_packed(voidpf opaque, voidpf address) {
  (void)opaque;
  (void)address;
}

static struct packed_stream *packed_stream_of(z_streamp stream) {
  return stream && stream->zfree == is_packed ? (struct packed_stream *)stream->opaque : 0;
}

// The linker finds these functions of zlib here first, for Cairo too. They do what zlib's own do (zlib.h), but for streams that are
// stored or packed. Where libraries are bound to each other, as on macOS, Cairo never calls them, and its streams come compressed.
// A zlib that is linked statically takes precedence.
#define FIRST __attribute__((weak, visibility("default")))

FIRST int deflateInit_(z_streamp stream, int level, const char *version, int size) {
  if (current != TYPESET_STREAMS_COMPRESSED && stream) {
    // A stream of zlib's clears 260 KB first, more than most streams of a page with many clusters have.
    struct packed_stream *packed = typeset_packed_stream_create(current == TYPESET_STREAMS_STORED ? 0 : level);
    if (packed) {
      stream->opaque = packed;
      stream->zfree = is_packed;
      stream->total_in = stream->total_out = 0;
      stream->msg = 0;
      return Z_OK;
    }
  }
  return deflateInit2_(
      stream, current == TYPESET_STREAMS_STORED ? Z_NO_COMPRESSION : level, Z_DEFLATED, MAX_WBITS,
      MAX_MEM_LEVEL < 8 ? MAX_MEM_LEVEL : 8, Z_DEFAULT_STRATEGY, version, size);
}

FIRST int deflate(z_streamp stream, int flush) {
  struct packed_stream *packed = packed_stream_of(stream);
  if (!packed) {
    static int (*_Atomic zlibs)(z_streamp, int);
    if (!zlibs) zlibs = (int (*)(z_streamp, int))dlsym(RTLD_NEXT, "deflate");
    return zlibs ? zlibs(stream, flush) : Z_STREAM_ERROR;
  }
  // Cairo asks again until the stream ends, so it always ends; the failure is reported apart.
  if (!typeset_packed_stream_add(packed, stream->next_in, stream->avail_in)) failed = 1;
  stream->next_in += stream->avail_in;
  stream->total_in += stream->avail_in;
  stream->avail_in = 0;
  if (flush != Z_FINISH) return Z_OK;
  if (!typeset_packed_stream_finish(packed)) failed = 1;
  size_t count = typeset_packed_stream_take(packed, stream->next_out, stream->avail_out);
  stream->next_out += count;
  stream->total_out += count;
  stream->avail_out -= (uInt)count;
  return typeset_packed_stream_is_empty(packed) ? Z_STREAM_END : Z_OK;
}

FIRST int deflateEnd(z_streamp stream) {
  struct packed_stream *packed = packed_stream_of(stream);
  if (!packed) {
    static int (*_Atomic zlibs)(z_streamp);
    if (!zlibs) zlibs = (int (*)(z_streamp))dlsym(RTLD_NEXT, "deflateEnd");
    return zlibs ? zlibs(stream) : Z_STREAM_ERROR;
  }
  typeset_packed_stream_destroy(packed);
  stream->opaque = 0;
  stream->zfree = 0;
  return Z_OK;
}
