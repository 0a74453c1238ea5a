// The door to ICU. Its functions are macros over names that carry a version, so each one in use is wrapped here.
#ifndef TYPESET_CICU_SHIM_H
#define TYPESET_CICU_SHIM_H

#include <unicode/ubidi.h>
#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/uloc.h>
#include <unicode/unumsys.h>
#include <unicode/uscript.h>
#include <unicode/ustring.h>
#include <unicode/utypes.h>
#include <unicode/uversion.h>

// Versions

static inline const char *typeset_icu_version(void) { return U_ICU_VERSION; }

static inline const char *typeset_unicode_version(void) { return U_UNICODE_VERSION; }

// Characters

static inline int32_t typeset_char_direction(UChar32 c) { return u_charDirection(c); }

static inline int32_t typeset_char_property(UChar32 c, UProperty property) {
  return u_getIntPropertyValue(c, property);
}

static inline UChar32 typeset_char_paired_bracket(UChar32 c) { return u_getBidiPairedBracket(c); }

// Scripts

static inline int32_t typeset_script(UChar32 c) {
  UErrorCode status = U_ZERO_ERROR;
  return uscript_getScript(c, &status);
}

static inline UBool typeset_script_has(UChar32 c, int32_t script) {
  return uscript_hasScript(c, (UScriptCode)script);
}

// The number of scripts in the extensions of `c`, of which `scripts` takes at most `capacity`.
static inline int32_t typeset_script_extensions(UChar32 c, UScriptCode *scripts, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  return uscript_getScriptExtensions(c, scripts, capacity, &status);
}

static inline const char *typeset_script_tag(int32_t script) { return uscript_getShortName((UScriptCode)script); }

static inline UBool typeset_script_is_right_to_left(int32_t script) {
  return uscript_isRightToLeft((UScriptCode)script);
}

static inline int32_t typeset_script_limit(void) { return u_getIntPropertyMaxValue(UCHAR_SCRIPT) + 1; }

// Levels

static inline UBiDi *typeset_bidi_open(void) { return ubidi_open(); }

static inline void typeset_bidi_close(UBiDi *bidi) { ubidi_close(bidi); }

// The levels of `text`, valid until the next call; NULL where memory ran out.
static inline const UBiDiLevel *typeset_bidi_levels(UBiDi *bidi, const UChar *text, int32_t length, UBiDiLevel base) {
  UErrorCode status = U_ZERO_ERROR;
  ubidi_setPara(bidi, text, length, base, NULL, &status);
  const UBiDiLevel *levels = ubidi_getLevels(bidi, &status);
  return U_SUCCESS(status) ? levels : NULL;
}

// Boundaries

// A break iterator without text; NULL where ICU has none.
static inline UBreakIterator *typeset_break_open(UBreakIteratorType type, const char *locale) {
  UErrorCode status = U_ZERO_ERROR;
  UBreakIterator *iterator = ubrk_open(type, locale, NULL, 0, &status);
  return U_SUCCESS(status) ? iterator : NULL;
}

static inline void typeset_break_close(UBreakIterator *iterator) { ubrk_close(iterator); }

// The text must stay where it is as long as the iterator is asked about it.
static inline UBool typeset_break_set_text(UBreakIterator *iterator, const UChar *text, int32_t length) {
  UErrorCode status = U_ZERO_ERROR;
  ubrk_setText(iterator, text, length, &status);
  return U_SUCCESS(status);
}

static inline int32_t typeset_break_next(UBreakIterator *iterator) { return ubrk_next(iterator); }

static inline int32_t typeset_break_following(UBreakIterator *iterator, int32_t offset) {
  return ubrk_following(iterator, offset);
}

static inline int32_t typeset_break_status(UBreakIterator *iterator) { return ubrk_getRuleStatus(iterator); }

// Case

// The length of `text` in upper case, of which `result` takes at most `capacity`; -1 where ICU fails.
static inline int32_t typeset_upper_case(
    UChar *result, int32_t capacity, const UChar *text, int32_t length, const char *locale) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t count = u_strToUpper(result, capacity, text, length, locale, &status);
  return U_SUCCESS(status) || status == U_BUFFER_OVERFLOW_ERROR ? count : -1;
}

// Locales

// Each fills `result` with a terminated string and gives whether it fits and ICU agrees.
static inline UBool typeset_locale_from_tag(const char *tag, char *result, int32_t capacity, int32_t *parsed) {
  UErrorCode status = U_ZERO_ERROR;
  uloc_forLanguageTag(tag, result, capacity, parsed, &status);
  return U_SUCCESS(status) && status != U_STRING_NOT_TERMINATED_WARNING;
}

static inline UBool typeset_locale_to_tag(const char *locale, char *result, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  uloc_toLanguageTag(locale, result, capacity, 1, &status);
  return U_SUCCESS(status) && status != U_STRING_NOT_TERMINATED_WARNING;
}

static inline UBool typeset_locale_add_likely(const char *locale, char *result, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  uloc_addLikelySubtags(locale, result, capacity, &status);
  return U_SUCCESS(status) && status != U_STRING_NOT_TERMINATED_WARNING;
}

static inline UBool typeset_locale_base_name(const char *locale, char *result, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  uloc_getBaseName(locale, result, capacity, &status);
  return U_SUCCESS(status) && status != U_STRING_NOT_TERMINATED_WARNING;
}

static inline UBool typeset_locale_language(const char *locale, char *result, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  uloc_getLanguage(locale, result, capacity, &status);
  return U_SUCCESS(status) && status != U_STRING_NOT_TERMINATED_WARNING;
}

static inline UBool typeset_locale_script(const char *locale, char *result, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  uloc_getScript(locale, result, capacity, &status);
  return U_SUCCESS(status) && status != U_STRING_NOT_TERMINATED_WARNING;
}

static inline const char *typeset_locale_iso3_language(const char *locale) { return uloc_getISO3Language(locale); }

// A list of language codes that ends with NULL.
static inline const char *const *typeset_locale_iso_languages(void) { return uloc_getISOLanguages(); }

// The English name of a language; gives its length, or -1.
static inline int32_t typeset_locale_english_name(const char *language, UChar *result, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t length = uloc_getDisplayLanguage(language, "en", result, capacity, &status);
  return U_SUCCESS(status) && length <= capacity ? length : -1;
}

// Numerals

static inline UNumberingSystem *typeset_numerals_open(const char *locale) {
  UErrorCode status = U_ZERO_ERROR;
  UNumberingSystem *system = unumsys_open(locale, &status);
  return U_SUCCESS(status) ? system : NULL;
}

static inline UNumberingSystem *typeset_numerals_open_name(const char *name) {
  UErrorCode status = U_ZERO_ERROR;
  UNumberingSystem *system = unumsys_openByName(name, &status);
  return U_SUCCESS(status) ? system : NULL;
}

static inline void typeset_numerals_close(UNumberingSystem *system) { unumsys_close(system); }

static inline const char *typeset_numerals_name(const UNumberingSystem *system) { return unumsys_getName(system); }

static inline UBool typeset_numerals_are_decimal(const UNumberingSystem *system) {
  return !unumsys_isAlgorithmic(system) && unumsys_getRadix(system) == 10;
}

// The digits as UTF-16; gives their length, or -1.
static inline int32_t typeset_numerals_digits(const UNumberingSystem *system, UChar *result, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t length = unumsys_getDescription(system, result, capacity, &status);
  return U_SUCCESS(status) && length <= capacity ? length : -1;
}

#endif
