// Lets Cairo write streams without zlib's compression.
//
// Cairo compresses the contents of every page, all pictures and all fonts with zlib, and has no setting for it. Contents and fonts are
// read, changed and compressed again at once, so its compression is wasted; pictures are packed by libdeflate, in half of the time.
// Without this, 500 mixed pages take 17 % more time.
#ifndef TYPESET_STREAMS_H
#define TYPESET_STREAMS_H

/// What becomes of the streams that a thread begins.
enum typeset_streams {
  /// They are compressed by zlib.
  TYPESET_STREAMS_COMPRESSED,
  /// They are stored as they are.
  TYPESET_STREAMS_STORED,
  /// They are collected, and packed by libdeflate when they end.
  TYPESET_STREAMS_PACKED
};

/// Decides about the streams that this thread begins from now on; returns what was decided before.
enum typeset_streams typeset_treat_streams(enum typeset_streams treatment);

/// Whether memory was exhausted since this was last asked, so that a packed stream of this thread is not whole.
int typeset_streams_failed(void);

#endif
