#include "CICU.h"

#include <unicode/ubidi.h>
#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/uloc.h>
#include <unicode/uscript.h>
#include <unicode/ustring.h>
#include <unicode/uversion.h>

// Versions

const char *typeset_icu_version(void) { return U_ICU_VERSION; }

// Characters

TypesetDirectionClass typeset_direction_class(int32_t character) {
  switch (u_charDirection(character)) {
    case U_LEFT_TO_RIGHT: return TypesetDirectionClassLeftToRight;
    case U_RIGHT_TO_LEFT:
    case U_RIGHT_TO_LEFT_ARABIC: return TypesetDirectionClassRightToLeft;
    case U_EUROPEAN_NUMBER: return TypesetDirectionClassEuropeanNumber;
    case U_ARABIC_NUMBER: return TypesetDirectionClassArabicNumber;
    case U_LEFT_TO_RIGHT_EMBEDDING:
    case U_LEFT_TO_RIGHT_OVERRIDE:
    case U_RIGHT_TO_LEFT_EMBEDDING:
    case U_RIGHT_TO_LEFT_OVERRIDE: return TypesetDirectionClassEmbeddingInitiator;
    case U_POP_DIRECTIONAL_FORMAT: return TypesetDirectionClassEmbeddingTerminator;
    case U_FIRST_STRONG_ISOLATE:
    case U_LEFT_TO_RIGHT_ISOLATE:
    case U_RIGHT_TO_LEFT_ISOLATE: return TypesetDirectionClassIsolateInitiator;
    case U_POP_DIRECTIONAL_ISOLATE: return TypesetDirectionClassIsolateTerminator;
    case U_BLOCK_SEPARATOR: return TypesetDirectionClassParagraphSeparator;
    case U_SEGMENT_SEPARATOR: return TypesetDirectionClassSegmentSeparator;
    case U_WHITE_SPACE_NEUTRAL:
    case U_BOUNDARY_NEUTRAL: return TypesetDirectionClassBlank;
    default: return TypesetDirectionClassOther;
  }
}

TypesetBracket typeset_bracket(int32_t character) {
  switch (u_getIntPropertyValue(character, UCHAR_BIDI_PAIRED_BRACKET_TYPE)) {
    case U_BPT_OPEN: return TypesetBracketOpen;
    case U_BPT_CLOSE: return TypesetBracketClose;
    default: return TypesetBracketNone;
  }
}

int32_t typeset_paired_bracket(int32_t character) { return u_getBidiPairedBracket(character); }

static TypesetLineClass quote_class(int32_t character) {
  if (character < 0x80) return TypesetLineClassQuote;
  switch (u_charType(character)) {
    case U_INITIAL_PUNCTUATION: return TypesetLineClassInitialQuote;
    case U_FINAL_PUNCTUATION: return TypesetLineClassQuote;
    default: return TypesetLineClassOther;
  }
}

TypesetLineClass typeset_line_class(int32_t character) {
  switch (u_getIntPropertyValue(character, UCHAR_LINE_BREAK)) {
    case U_LB_ALPHABETIC: return TypesetLineClassLetter;
    case U_LB_HEBREW_LETTER:
    case U_LB_NUMERIC: return TypesetLineClassNumberOrHebrew;
    case U_LB_COMBINING_MARK: return TypesetLineClassMark;
    case U_LB_INFIX_NUMERIC: return TypesetLineClassStop;
    case U_LB_QUOTATION: return quote_class(character);
    case U_LB_OPEN_PUNCTUATION: return TypesetLineClassOpening;
    case U_LB_EXCLAMATION:
    case U_LB_CLOSE_PUNCTUATION:
    case U_LB_CLOSE_PARENTHESIS: return TypesetLineClassClosing;
    case U_LB_BREAK_AFTER:
    case U_LB_INSEPARABLE: return TypesetLineClassEnding;
    case U_LB_HYPHEN: return TypesetLineClassHyphen;
    case U_LB_IDEOGRAPHIC:
    case U_LB_CONDITIONAL_JAPANESE_STARTER: return TypesetLineClassIdeograph;
    case U_LB_H2:
    case U_LB_H3:
    case U_LB_JL:
    case U_LB_JV:
    case U_LB_JT: return TypesetLineClassHangul;
    default: return TypesetLineClassOther;
  }
}

// Scripts

int32_t typeset_script(int32_t character) {
  UErrorCode status = U_ZERO_ERROR;
  return uscript_getScript(character, &status);
}

bool typeset_script_has(int32_t character, int32_t script) {
  return uscript_hasScript(character, (UScriptCode)script);
}

int32_t typeset_script_first_user(int32_t character) {
  UErrorCode status = U_ZERO_ERROR;
  UScriptCode first = USCRIPT_COMMON;
  // It reports that one place is too little for the others, having filled it or not.
  UScriptCode scripts[64];
  int32_t count = uscript_getScriptExtensions(character, scripts, 64, &status);
  if (U_SUCCESS(status) && count > 0) first = scripts[0];
  return first;
}

const char *typeset_script_name(int32_t script) { return uscript_getName((UScriptCode)script); }

const char *typeset_script_tag(int32_t script) { return uscript_getShortName((UScriptCode)script); }

bool typeset_script_is_right_to_left(int32_t script) { return uscript_isRightToLeft((UScriptCode)script); }

int32_t typeset_script_limit(void) { return u_getIntPropertyMaxValue(UCHAR_SCRIPT) + 1; }

// Levels

TypesetBidi *typeset_bidi_open(void) { return (TypesetBidi *)ubidi_open(); }

void typeset_bidi_close(TypesetBidi *bidi) { ubidi_close((UBiDi *)bidi); }

const uint8_t *typeset_bidi_levels(TypesetBidi *bidi, const uint16_t *text, int32_t length, uint8_t base) {
  UErrorCode status = U_ZERO_ERROR;
  ubidi_setPara((UBiDi *)bidi, (const UChar *)text, length, base, NULL, &status);
  const UBiDiLevel *levels = ubidi_getLevels((UBiDi *)bidi, &status);
  return U_SUCCESS(status) ? levels : NULL;
}

// Boundaries

static TypesetBreaks *open_breaks(UBreakIteratorType type, const char *locale) {
  UErrorCode status = U_ZERO_ERROR;
  UBreakIterator *iterator = ubrk_open(type, locale, NULL, 0, &status);
  return U_SUCCESS(status) ? (TypesetBreaks *)iterator : NULL;
}

TypesetBreaks *typeset_line_breaks_open(const char *locale) { return open_breaks(UBRK_LINE, locale); }

TypesetBreaks *typeset_grapheme_breaks_open(void) { return open_breaks(UBRK_CHARACTER, ""); }

void typeset_breaks_close(TypesetBreaks *breaks) { ubrk_close((UBreakIterator *)breaks); }

bool typeset_breaks_set_text(TypesetBreaks *breaks, const uint16_t *text, int32_t length) {
  UErrorCode status = U_ZERO_ERROR;
  ubrk_setText((UBreakIterator *)breaks, (const UChar *)text, length, &status);
  return U_SUCCESS(status);
}

int32_t typeset_breaks_next(TypesetBreaks *breaks) { return ubrk_next((UBreakIterator *)breaks); }

int32_t typeset_breaks_following(TypesetBreaks *breaks, int32_t offset) {
  return ubrk_following((UBreakIterator *)breaks, offset);
}

bool typeset_breaks_are_mandatory(TypesetBreaks *breaks) {
  return ubrk_getRuleStatus((UBreakIterator *)breaks) >= UBRK_LINE_HARD;
}

// Case

int32_t typeset_upper_case(
    uint16_t *result, int32_t capacity, const uint16_t *text, int32_t length, const char *locale) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t count = u_strToUpper((UChar *)result, capacity, (const UChar *)text, length, locale, &status);
  return U_SUCCESS(status) || status == U_BUFFER_OVERFLOW_ERROR ? count : -1;
}

// Locales

static bool is_complete(UErrorCode status) {
  return U_SUCCESS(status) && status != U_STRING_NOT_TERMINATED_WARNING;
}

bool typeset_locale_from_tag(const char *tag, char *result, int32_t capacity, int32_t *parsed) {
  UErrorCode status = U_ZERO_ERROR;
  uloc_forLanguageTag(tag, result, capacity, parsed, &status);
  return is_complete(status);
}

bool typeset_locale_to_tag(const char *locale, char *result, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  uloc_toLanguageTag(locale, result, capacity, true, &status);
  return is_complete(status);
}

bool typeset_locale_add_likely(const char *locale, char *result, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  uloc_addLikelySubtags(locale, result, capacity, &status);
  return is_complete(status);
}

bool typeset_locale_minimize(const char *locale, char *result, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  uloc_minimizeSubtags(locale, result, capacity, &status);
  return is_complete(status);
}

bool typeset_locale_base_name(const char *locale, char *result, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  uloc_getBaseName(locale, result, capacity, &status);
  return is_complete(status);
}

bool typeset_locale_language(const char *locale, char *result, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  uloc_getLanguage(locale, result, capacity, &status);
  return is_complete(status);
}

bool typeset_locale_script(const char *locale, char *result, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  uloc_getScript(locale, result, capacity, &status);
  return is_complete(status);
}

const char *typeset_locale_iso3_language(const char *locale) { return uloc_getISO3Language(locale); }

const char *const *typeset_locale_iso_languages(void) { return uloc_getISOLanguages(); }

int32_t typeset_locale_english_name(const char *language, uint16_t *result, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t length = uloc_getDisplayLanguage(language, "en", (UChar *)result, capacity, &status);
  return U_SUCCESS(status) && length <= capacity ? length : -1;
}
