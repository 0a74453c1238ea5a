// Lets Cairo write streams without compressing them.
//
// Cairo compresses the contents of every page, and has no setting for it. They are read, marked and compressed again at once, so
// its compression is wasted: a sixth of the time of a PDF.
#ifndef TYPESET_CZLIB_H
#define TYPESET_CZLIB_H

/// Whether streams that this thread begins from now on are stored as they are; returns what was said before.
int typeset_store_streams(int stores);

#endif
