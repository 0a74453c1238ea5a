// Files of the source tree that the build puts into the program: no folder to look for, and no path in the code.
//
// Compiled, since `#embed` costs nothing: SwiftPM's `embedInCode` makes array literals, for which the Swift compiler needs 80 seconds
// and 1.8 GB.
#ifndef TYPESET_CEMBEDDED_H
#define TYPESET_CEMBEDDED_H

#include <stddef.h>

// A file.
typedef struct {
  // Its path in its folder.
  const char *name;
  // Its contents.
  const unsigned char *bytes;
  size_t count;
} typeset_embedded_file;

// The files of a folder.
typedef struct {
  const typeset_embedded_file *files;
  size_t count;
} typeset_embedded_files;

// The set of icons.
typeset_embedded_files typeset_embedded_icons(void);

// The software's own words, a file for each language.
typeset_embedded_files typeset_embedded_words(void);

// The letters of the keyboards of languages, a file for each layout.
typeset_embedded_files typeset_embedded_keyboards(void);

// The patterns by which languages hyphenate.
typeset_embedded_files typeset_embedded_patterns(void);

// The page of the preview.
typeset_embedded_files typeset_embedded_page(void);

// The gallery: screens to begin with, with their catalogs and pictures.
typeset_embedded_files typeset_embedded_gallery(void);

// The pages for coding agents.
typeset_embedded_files typeset_embedded_skill(void);

#endif
