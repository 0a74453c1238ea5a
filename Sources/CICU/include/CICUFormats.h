// Locales in ICU: numbers, dates, plurals and names.
#ifndef TYPESET_CICU_FORMATS_H
#define TYPESET_CICU_FORMATS_H

#include <stdbool.h>
#include <stdint.h>

typedef struct TypesetNumberFormat TypesetNumberFormat;
typedef struct TypesetDateFormat TypesetDateFormat;
typedef struct TypesetPlurals TypesetPlurals;

// Functions that fill `result` with UTF-16 return the length, or -1 if it is too long or ICU fails, unless noted otherwise.

// Numbers. A format never changes once it is open, and any number of threads may use it.

// The format of a number skeleton, such as ".00" or "currency/EUR"; NULL where ICU has none.
TypesetNumberFormat *typeset_number_format_open(const char *locale, const uint16_t *skeleton, int32_t length);
void typeset_number_format_close(TypesetNumberFormat *format);
// A number in ASCII with a decimal point.
int32_t typeset_number_format_decimal(
    const TypesetNumberFormat *format, const char *number, int32_t count, uint16_t *result, int32_t capacity);

// Two numbers of a skeleton as a range.
int32_t typeset_number_range(
    const char *locale, const uint16_t *skeleton, int32_t length, const char *first, int32_t first_count, const char *second,
    int32_t second_count, uint16_t *result, int32_t capacity);

typedef enum __attribute__((enum_extensibility(closed))) {
  TypesetNumberSymbolDecimal,
  TypesetNumberSymbolGrouping,
  TypesetNumberSymbolMinus,
  TypesetNumberSymbolPlus,
  TypesetNumberSymbolPercent,
  TypesetNumberSymbolPerMille,
  TypesetNumberSymbolExponent,
  TypesetNumberSymbolInfinity,
  TypesetNumberSymbolNotANumber,
} TypesetNumberSymbol;

int32_t typeset_number_symbol(
    const char *locale, TypesetNumberSymbol symbol, uint16_t *result, int32_t capacity);

// Currencies

// The currency of a locale's region as three letters.
int32_t typeset_currency_of_locale(const char *locale, uint16_t *result, int32_t capacity);
// All codes that ISO 4217 has or had, three letters each, joined by blanks.
int32_t typeset_currencies(uint16_t *result, int32_t capacity);

// Dates, of the Gregorian calendar before 1582 too, and without a time zone. One thread at a time may use a format.

typedef enum __attribute__((enum_extensibility(closed))) {
  TypesetDateStyleNone,
  TypesetDateStyleShort,
  TypesetDateStyleMedium,
  TypesetDateStyleLong,
  TypesetDateStyleFull,
} TypesetDateStyle;

TypesetDateFormat *typeset_date_format_open(const char *locale, TypesetDateStyle date, TypesetDateStyle time);
// The format of a pattern, such as "d MMM y"; NULL where ICU has none.
TypesetDateFormat *typeset_date_format_open_pattern(const char *locale, const uint16_t *pattern, int32_t length);
// The pattern of a format.
int32_t typeset_date_format_pattern(TypesetDateFormat *format, uint16_t *result, int32_t capacity);
// The pattern in which a locale writes the fields of a skeleton, such as "yMMMd".
int32_t typeset_date_pattern(
    const char *locale, const uint16_t *skeleton, int32_t length, uint16_t *result, int32_t capacity);
void typeset_date_format_close(TypesetDateFormat *format);
int32_t typeset_date_format(
    TypesetDateFormat *format, double milliseconds, uint16_t *result, int32_t capacity);

// Two moments as a range, with the fields of a skeleton that differ.
int32_t typeset_date_range(
    const char *locale, const uint16_t *skeleton, int32_t length, double first, double second, uint16_t *result,
    int32_t capacity);

// The calendar of a locale as CLDR names it; NULL where ICU fails. The first weekday counts from 1, a Sunday.
const char *typeset_calendar(const char *locale, int32_t *first_weekday);

// The day of a moment in its month of the locale's calendar, from 1, and how many days the month has; false where ICU fails.
bool typeset_calendar_month(const char *locale, double milliseconds, int32_t *day, int32_t *days);

// A moment some years and months later in the locale's calendar, or earlier for negative numbers.
double typeset_calendar_moved(const char *locale, double milliseconds, int32_t years, int32_t months);

// Whether a weekday, from 1, a Sunday, belongs to the weekend of a locale.
bool typeset_is_weekend(const char *locale, int32_t weekday);

// The letters that a language is written with (CLDR, exemplar characters), as pairs of the first and the last code point of a range.
// Returns how many numbers there are; none for a language without data.
int32_t typeset_exemplar_ranges(const char *locale, int32_t *ranges, int32_t capacity);

// The paper of a locale, in millimeters (CLDR, paperSize). Returns whether it is known.
bool typeset_paper(const char *locale, int32_t *width, int32_t *height);

// How long the units of a measure are written.
typedef enum __attribute__((enum_extensibility(closed))) {
  TypesetUnitWidthFull,
  TypesetUnitWidthShort,
  TypesetUnitWidthNarrow,
} TypesetUnitWidth;

// The parts of one measure, such as hours and minutes, as a list; at most eight, one after another in `text`.
int32_t typeset_unit_list(
    const char *locale, TypesetUnitWidth width, const uint16_t *text, const int32_t *lengths, int32_t count,
    uint16_t *result, int32_t capacity);

// The pattern of a duration, such as "h:mm:ss" for the kind "hms".
int32_t typeset_duration_pattern(const char *locale, const char *kind, uint16_t *result, int32_t capacity);

// Plurals. The rules never change once they are open, and any number of threads may use them.

TypesetPlurals *typeset_plurals_open(const char *locale, bool is_ordinal);
void typeset_plurals_close(TypesetPlurals *plurals);
// The category of a number as the format shows it.
int32_t typeset_plurals_select(
    const TypesetPlurals *plurals, const TypesetNumberFormat *format, const char *number, int32_t count,
    uint16_t *result, int32_t capacity);
// All categories, joined by blanks.
int32_t typeset_plurals_categories(const TypesetPlurals *plurals, uint16_t *result, int32_t capacity);

// Locales

// Each fills `result` with a terminated string and gives whether it fits and ICU agrees.
bool typeset_locale_region(const char *locale, char *result, int32_t capacity);
bool typeset_locale_keyword(const char *locale, const char *keyword, char *result, int32_t capacity);
// Adds a keyword to the locale name in `locale`.
bool typeset_locale_set_keyword(char *locale, int32_t capacity, const char *keyword, const char *value);

// The name of a locale in another.
int32_t typeset_locale_name(
    const char *locale, const char *display_locale, uint16_t *result, int32_t capacity);

typedef enum __attribute__((enum_extensibility(closed))) {
  TypesetQuotationStart,
  TypesetQuotationEnd,
  TypesetQuotationAlternateStart,
  TypesetQuotationAlternateEnd,
} TypesetQuotation;

int32_t typeset_locale_quotation(
    const char *locale, TypesetQuotation mark, uint16_t *result, int32_t capacity);

// The languages and the countries that ICU has data for, as names of locales; NULL behind the last.
const char *typeset_locale_available(int32_t index);

#endif
