#include "PackedStream.h"

#include <libdeflate.h>
#include <stdlib.h>
#include <string.h>

struct packed_stream {
  int level;
  // What was added, and then what it became.
  unsigned char *bytes;
  size_t count, capacity;
  // How much of what it became was taken.
  size_t taken;
  int is_finished;
};

struct packed_stream *typeset_packed_stream_create(int level) {
  struct packed_stream *stream = calloc(1, sizeof *stream);
  if (stream) stream->level = level < 0 ? 6 : level;
  return stream;
}

int typeset_packed_stream_add(struct packed_stream *stream, const void *bytes, size_t count) {
  if (count == 0) return 1;
  if (count > stream->capacity - stream->count) {
    size_t capacity = stream->capacity ? stream->capacity : 16384;
    while (count > capacity - stream->count) capacity *= 2;
    unsigned char *larger = realloc(stream->bytes, capacity);
    if (!larger) return 0;
    stream->bytes = larger;
    stream->capacity = capacity;
  }
  memcpy(stream->bytes + stream->count, bytes, count);
  stream->count += count;
  return 1;
}

int typeset_packed_stream_finish(struct packed_stream *stream) {
  if (stream->is_finished) return 1;
  stream->is_finished = 1;
  unsigned char *packed = NULL;
  size_t count = 0;
  struct libdeflate_compressor *compressor = libdeflate_alloc_compressor(stream->level);
  if (compressor) {
    size_t room = libdeflate_zlib_compress_bound(compressor, stream->count);
    packed = malloc(room);
    if (packed) count = libdeflate_zlib_compress(compressor, stream->bytes, stream->count, packed, room);
    libdeflate_free_compressor(compressor);
  }
  free(stream->bytes);
  stream->bytes = packed;
  stream->count = count;
  return count > 0;
}

size_t typeset_packed_stream_take(struct packed_stream *stream, void *target, size_t room) {
  size_t rest = stream->count - stream->taken, count = rest < room ? rest : room;
  if (count > 0) memcpy(target, stream->bytes + stream->taken, count);
  stream->taken += count;
  return count;
}

int typeset_packed_stream_is_empty(const struct packed_stream *stream) { return stream->taken == stream->count; }

void typeset_packed_stream_destroy(struct packed_stream *stream) {
  free(stream->bytes);
  free(stream);
}
