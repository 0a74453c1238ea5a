// The door to ICU, in types of plain C.
//
// ICU's functions are macros over versioned names, and Foundation includes its own ICU. Importing the headers of both would give
// two definitions of one enumeration, so only the C files include ICU's headers.
#ifndef TYPESET_CICU_H
#define TYPESET_CICU_H

#include <stdbool.h>
#include <stdint.h>

#include "CICUFormats.h"

typedef struct TypesetBidi TypesetBidi;
typedef struct TypesetBreaks TypesetBreaks;
typedef struct TypesetNumerals TypesetNumerals;

// The version, as text such as "72.1".

const char *typeset_icu_version(void);

// Characters

typedef enum __attribute__((enum_extensibility(closed))) {
  TypesetDirectionClassOther,
  TypesetDirectionClassLeftToRight,
  TypesetDirectionClassRightToLeft,
  TypesetDirectionClassEuropeanNumber,
  TypesetDirectionClassArabicNumber,
  TypesetDirectionClassEmbeddingInitiator,
  TypesetDirectionClassEmbeddingTerminator,
  TypesetDirectionClassIsolateInitiator,
  TypesetDirectionClassIsolateTerminator,
  TypesetDirectionClassParagraphSeparator,
  TypesetDirectionClassSegmentSeparator,
  TypesetDirectionClassBlank,  // white space and characters without width or effect
} TypesetDirectionClass;

TypesetDirectionClass typeset_direction_class(int32_t character);

typedef enum __attribute__((enum_extensibility(closed))) {
  TypesetBracketNone,
  TypesetBracketOpen,
  TypesetBracketClose,
} TypesetBracket;

TypesetBracket typeset_bracket(int32_t character);
int32_t typeset_paired_bracket(int32_t character);

// The Line_Break classes that are distinguished.
typedef enum __attribute__((enum_extensibility(closed))) {
  TypesetLineClassOther,
  TypesetLineClassLetter,  // AL
  TypesetLineClassNumberOrHebrew,  // NU, HL
  TypesetLineClassMark,  // CM
  TypesetLineClassStop,  // IS
  TypesetLineClassQuote,  // QU that is neutral or final
  TypesetLineClassInitialQuote,  // QU that is initial
  TypesetLineClassOpening,  // OP
  TypesetLineClassClosing,  // EX, CL, CP
  TypesetLineClassEnding,  // BA, IN
  TypesetLineClassHyphen,  // HY
  TypesetLineClassIdeograph,  // ID, CJ
  TypesetLineClassHangul,  // H2, H3, JL, JV, JT
} TypesetLineClass;

TypesetLineClass typeset_line_class(int32_t character);

// Scripts, by ICU's numbers

enum {
  TYPESET_SCRIPT_COMMON = 0,
  TYPESET_SCRIPT_INHERITED = 1,
};

int32_t typeset_script(int32_t character);
bool typeset_script_has(int32_t character, int32_t script);
// The first script of those that use a common or inherited character.
int32_t typeset_script_first_user(int32_t character);
// In English, with underscores for blanks.
const char *typeset_script_name(int32_t script);
const char *typeset_script_tag(int32_t script);
bool typeset_script_is_right_to_left(int32_t script);
// One more than the highest number.
int32_t typeset_script_limit(void);

// Levels

TypesetBidi *typeset_bidi_open(void);
void typeset_bidi_close(TypesetBidi *bidi);
// The levels of a text, valid until the next call; NULL where memory ran out.
const uint8_t *typeset_bidi_levels(TypesetBidi *bidi, const uint16_t *text, int32_t length, uint8_t base);

// Boundaries

// A break iterator without text; NULL where ICU has none.
TypesetBreaks *typeset_line_breaks_open(const char *locale);
TypesetBreaks *typeset_grapheme_breaks_open(void);
void typeset_breaks_close(TypesetBreaks *breaks);
// The text must not move while the iterator is in use.
bool typeset_breaks_set_text(TypesetBreaks *breaks, const uint16_t *text, int32_t length);
// Each gives -1 behind the last boundary.
int32_t typeset_breaks_next(TypesetBreaks *breaks);
int32_t typeset_breaks_following(TypesetBreaks *breaks, int32_t offset);
// Whether a line must end at the boundary just given.
bool typeset_breaks_are_mandatory(TypesetBreaks *breaks);

// Case

// The length of a text in upper case, of which `result` takes at most `capacity`; -1 where ICU fails.
int32_t typeset_upper_case(uint16_t *result, int32_t capacity, const uint16_t *text, int32_t length, const char *locale);

// Locales: each fills `result` with a terminated string and gives whether it fits and ICU agrees.

bool typeset_locale_from_tag(const char *tag, char *result, int32_t capacity, int32_t *parsed);
bool typeset_locale_to_tag(const char *locale, char *result, int32_t capacity);
bool typeset_locale_add_likely(const char *locale, char *result, int32_t capacity);
bool typeset_locale_minimize(const char *locale, char *result, int32_t capacity);
bool typeset_locale_base_name(const char *locale, char *result, int32_t capacity);
bool typeset_locale_language(const char *locale, char *result, int32_t capacity);
bool typeset_locale_script(const char *locale, char *result, int32_t capacity);

// The three letters of a locale's language, empty if it is unknown.
const char *typeset_locale_iso3_language(const char *locale);
// A list of language codes that ends with NULL.
const char *const *typeset_locale_iso_languages(void);
// The English name of a language; gives its length, or -1.
int32_t typeset_locale_english_name(const char *language, uint16_t *result, int32_t capacity);

// Numerals

// A locale's numbering system, or one by name; NULL if there is none.
TypesetNumerals *typeset_numerals_open(const char *locale);
TypesetNumerals *typeset_numerals_open_name(const char *name);
void typeset_numerals_close(TypesetNumerals *numerals);
const char *typeset_numerals_name(const TypesetNumerals *numerals);
bool typeset_numerals_are_decimal(const TypesetNumerals *numerals);
// The digits as UTF-16; gives their length, or -1.
int32_t typeset_numerals_digits(const TypesetNumerals *numerals, uint16_t *result, int32_t capacity);
// The names of all numbering systems, joined by blanks and terminated.
int32_t typeset_numerals_names(char *result, int32_t capacity);

#endif
