// A stream that is collected, and packed as a whole when it ends (zlib, RFC 1950).
#ifndef TYPESET_PACKED_STREAM_H
#define TYPESET_PACKED_STREAM_H

#include <stddef.h>

struct packed_stream;

// A stream that is packed with a level of zlib's, or its usual one for -1; null if memory is exhausted.
struct packed_stream *typeset_packed_stream_create(int level);

// Adds bytes; 0 if memory is exhausted.
int typeset_packed_stream_add(struct packed_stream *stream, const void *bytes, size_t count);

// Packs what was added, unless that is done; 0 if memory is exhausted, and then it is empty.
int typeset_packed_stream_finish(struct packed_stream *stream);

// Moves packed bytes to a place with room for `room`; returns how many.
size_t typeset_packed_stream_take(struct packed_stream *stream, void *target, size_t room);

// Whether all packed bytes are taken.
int typeset_packed_stream_is_empty(const struct packed_stream *stream);

void typeset_packed_stream_destroy(struct packed_stream *stream);

#endif
