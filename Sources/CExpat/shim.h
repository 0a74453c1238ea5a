// The door to expat.
#ifndef TYPESET_CEXPAT_SHIM_H
#define TYPESET_CEXPAT_SHIM_H

#include <expat.h>

// Later versions have these under other names too, and earlier ones under these alone.
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wdeprecated-declarations"

// The place in the text that a parser is at, in bytes.
static inline long long typeset_xml_byte_index(XML_Parser parser) { return XML_GetCurrentByteIndex(parser); }

// How many bytes of the text a parser is at.
static inline long long typeset_xml_byte_count(XML_Parser parser) { return XML_GetCurrentByteCount(parser); }

// The number of the line that a parser is at, from 1.
static inline long long typeset_xml_line_number(XML_Parser parser) { return (long long)XML_GetCurrentLineNumber(parser); }

#pragma clang diagnostic pop

#endif
