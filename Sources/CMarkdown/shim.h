// The door to cmark-gfm, with the extensions of GitHub.
#ifndef TYPESET_CMARKDOWN_SHIM_H
#define TYPESET_CMARKDOWN_SHIM_H

#include <cmark-gfm.h>
#include <cmark-gfm-core-extensions.h>

// How many columns a table has.
static inline int typeset_markdown_columns(cmark_node *table) { return cmark_gfm_extensions_get_table_columns(table); }

// The alignment of a column of a table: l, c, r or 0.
static inline int typeset_markdown_alignment(cmark_node *table, int column) {
  unsigned char *alignments = cmark_gfm_extensions_get_table_alignments(table);
  return alignments && column < cmark_gfm_extensions_get_table_columns(table) ? alignments[column] : 0;
}

#endif
