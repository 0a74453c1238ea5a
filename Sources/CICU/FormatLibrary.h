// ICU's second library: numbers, dates and plural rules.
//
// Many documents have none of them, and loading it takes a twentieth of the time of a page and 2 MB. So on Linux it is loaded at the
// first call, unless the program contains ICU's code.
#ifndef TYPESET_FORMAT_LIBRARY_H
#define TYPESET_FORMAT_LIBRARY_H

#include <unicode/ucal.h>
#include <unicode/udat.h>
#include <unicode/udateintervalformat.h>
#include <unicode/udatpg.h>
#include <unicode/ulistformatter.h>
#include <unicode/ulocdata.h>
#include <unicode/unum.h>
#include <unicode/unumberformatter.h>
#include <unicode/unumberrangeformatter.h>
#include <unicode/unumsys.h>
#include <unicode/upluralrules.h>

// The functions that are called. ICU's names are macros over names with the version.
#define TYPESET_FORMAT_FUNCTIONS(each)                                                                        \
  each(ucal_clone) each(ucal_close) each(ucal_getAttribute) each(ucal_getType) each(ucal_open)                \
  each(ucal_add) each(ucal_get) each(ucal_getDayOfWeekType) each(ucal_getLimit) each(ucal_getMillis)          \
  each(ucal_setMillis)                                                                                        \
  each(ucal_setGregorianChange) each(udat_close) each(udat_format) each(udat_getCalendar) each(udat_open)     \
  each(udat_setCalendar) each(udat_toPattern) each(udatpg_close) each(udatpg_getBestPattern) each(udatpg_open)                     \
  each(ulistfmt_close) each(ulistfmt_format) each(ulistfmt_openForType)                                      \
  each(ulocdata_close) each(ulocdata_getDelimiter) each(ulocdata_getExemplarSet) each(ulocdata_getPaperSize) \
  each(ulocdata_open) each(unum_close) each(unum_getSymbol)  \
  each(unum_open) each(unumf_close) each(unumf_closeResult) each(unumf_formatDecimal)                         \
  each(unumf_openForSkeletonAndLocale) each(unumf_openResult) each(unumf_resultToString) each(unumsys_close)  \
  each(unumsys_getDescription) each(unumsys_getName) each(unumsys_getRadix) each(unumsys_isAlgorithmic)       \
  each(unumsys_open) each(unumsys_openAvailableNames) each(unumsys_openByName) each(uplrules_close)           \
  each(udtitvfmt_close) each(udtitvfmt_format) each(udtitvfmt_open) each(ufmtval_getString)                   \
  each(unumrf_close) each(unumrf_closeResult) each(unumrf_formatDecimalRange)                                 \
  each(unumrf_openForSkeletonWithCollapseAndIdentityFallback) each(unumrf_openResult)                         \
  each(unumrf_resultAsValue)                                                                                  \
  each(uplrules_getKeywords) each(uplrules_openForType) each(uplrules_selectFormatted)

typedef struct {
#define TYPESET_DECLARE(name) __typeof__(name) *name;
  TYPESET_FORMAT_FUNCTIONS(TYPESET_DECLARE)
#undef TYPESET_DECLARE
} TypesetFormatLibrary;

// The functions, for any thread. Ends the process if the library cannot be loaded, as the system does for a library that is linked.
const TypesetFormatLibrary *typeset_format_library(void);

// A function of the library, to be called.
#define icu(name) (typeset_format_library()->name)

#endif
