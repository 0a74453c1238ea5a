#include "CICUFormats.h"
#include "FormatLibrary.h"

#include <string.h>
#include <unicode/ucurr.h>
#include <unicode/udata.h>
#include <unicode/uenum.h>
#include <unicode/uloc.h>
#include <unicode/ures.h>
#include <unicode/uset.h>
#include <unicode/ustring.h>

// The length of a result, or -1.
static int32_t checked(int32_t length, int32_t capacity, UErrorCode status) {
  return U_SUCCESS(status) && length <= capacity ? length : -1;
}

// Numbers

TypesetNumberFormat *typeset_number_format_open(const char *locale, const uint16_t *skeleton, int32_t length) {
  UErrorCode status = U_ZERO_ERROR;
  UNumberFormatter *format = icu(unumf_openForSkeletonAndLocale)((const UChar *)skeleton, length, locale, &status);
  if (U_SUCCESS(status)) return (TypesetNumberFormat *)format;
  icu(unumf_close)(format);
  return NULL;
}

void typeset_number_format_close(TypesetNumberFormat *format) { icu(unumf_close)((UNumberFormatter *)format); }

int32_t typeset_number_format_decimal(
    const TypesetNumberFormat *format, const char *number, int32_t count, uint16_t *result, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UFormattedNumber *formatted = icu(unumf_openResult)(&status);
  icu(unumf_formatDecimal)((const UNumberFormatter *)format, number, count, formatted, &status);
  int32_t length = icu(unumf_resultToString)(formatted, (UChar *)result, capacity, &status);
  icu(unumf_closeResult)(formatted);
  return checked(length, capacity, status);
}

int32_t typeset_number_range(
    const char *locale, const uint16_t *skeleton, int32_t length, const char *first, int32_t first_count, const char *second,
    int32_t second_count, uint16_t *result, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UNumberRangeFormatter *format = icu(unumrf_openForSkeletonWithCollapseAndIdentityFallback)(
      (const UChar *)skeleton, length, UNUM_RANGE_COLLAPSE_AUTO, UNUM_IDENTITY_FALLBACK_SINGLE_VALUE, locale, NULL, &status);
  UFormattedNumberRange *formatted = icu(unumrf_openResult)(&status);
  icu(unumrf_formatDecimalRange)(format, first, first_count, second, second_count, formatted, &status);
  int32_t count = 0;
  const UChar *text =
      U_SUCCESS(status) ? icu(ufmtval_getString)(icu(unumrf_resultAsValue)(formatted, &status), &count, &status) : NULL;
  if (U_SUCCESS(status) && count <= capacity) memcpy(result, text, (size_t)count * sizeof(uint16_t));
  icu(unumrf_closeResult)(formatted);
  icu(unumrf_close)(format);
  return checked(count, capacity, status);
}

static UNumberFormatSymbol symbol_of(TypesetNumberSymbol symbol) {
  switch (symbol) {
    case TypesetNumberSymbolDecimal: return UNUM_DECIMAL_SEPARATOR_SYMBOL;
    case TypesetNumberSymbolGrouping: return UNUM_GROUPING_SEPARATOR_SYMBOL;
    case TypesetNumberSymbolMinus: return UNUM_MINUS_SIGN_SYMBOL;
    case TypesetNumberSymbolPlus: return UNUM_PLUS_SIGN_SYMBOL;
    case TypesetNumberSymbolPercent: return UNUM_PERCENT_SYMBOL;
    case TypesetNumberSymbolPerMille: return UNUM_PERMILL_SYMBOL;
    case TypesetNumberSymbolExponent: return UNUM_EXPONENTIAL_SYMBOL;
    case TypesetNumberSymbolInfinity: return UNUM_INFINITY_SYMBOL;
    case TypesetNumberSymbolNotANumber: return UNUM_NAN_SYMBOL;
  }
}

int32_t typeset_number_symbol(
    const char *locale, TypesetNumberSymbol symbol, uint16_t *result, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UNumberFormat *format = icu(unum_open)(UNUM_DECIMAL, NULL, 0, locale, NULL, &status);
  int32_t length = icu(unum_getSymbol)(format, symbol_of(symbol), (UChar *)result, capacity, &status);
  icu(unum_close)(format);
  return checked(length, capacity, status);
}

// Currencies

int32_t typeset_currency_of_locale(const char *locale, uint16_t *result, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t length = ucurr_forLocale(locale, (UChar *)result, capacity, &status);
  return checked(length, capacity, status);
}

// Joins the items of an enumeration with spaces, and closes it.
static int32_t joined(UEnumeration *list, uint16_t *result, int32_t capacity, UErrorCode status) {
  int32_t length = 0;
  int32_t count = 0;
  const UChar *name = NULL;
  while (U_SUCCESS(status) && (name = uenum_unext(list, &count, &status)) != NULL) {
    if (length + count + 1 > capacity) {
      status = U_BUFFER_OVERFLOW_ERROR;
      break;
    }
    if (length > 0) result[length++] = ' ';
    memcpy(result + length, name, (size_t)count * sizeof(uint16_t));
    length += count;
  }
  uenum_close(list);
  return checked(length, capacity, status);
}

int32_t typeset_currencies(uint16_t *result, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  return joined(ucurr_openISOCurrencies(UCURR_ALL, &status), result, capacity, status);
}

// Dates

// Formatted values have no time zone, so the machine's must not be used.
static const UChar time_zone[] = {'U', 'T', 'C', 0};

static UDateFormatStyle style_of(TypesetDateStyle style) {
  switch (style) {
    case TypesetDateStyleNone: return UDAT_NONE;
    case TypesetDateStyleShort: return UDAT_SHORT;
    case TypesetDateStyleMedium: return UDAT_MEDIUM;
    case TypesetDateStyleLong: return UDAT_LONG;
    case TypesetDateStyleFull: return UDAT_FULL;
  }
}

// Extends the Gregorian calendar into the past, as in ISO 8601; other calendars are unchanged.
static void count_like_iso(UDateFormat *format) {
  UErrorCode status = U_ZERO_ERROR;
  UCalendar *calendar = icu(ucal_clone)(icu(udat_getCalendar)(format), &status);
  icu(ucal_setGregorianChange)(calendar, -1e17, &status);
  if (U_SUCCESS(status)) icu(udat_setCalendar)(format, calendar);
  icu(ucal_close)(calendar);
}

static TypesetDateFormat *opened(UDateFormat *format, UErrorCode status) {
  if (U_FAILURE(status)) {
    icu(udat_close)(format);
    return NULL;
  }
  count_like_iso(format);
  return (TypesetDateFormat *)format;
}

TypesetDateFormat *typeset_date_format_open(const char *locale, TypesetDateStyle date, TypesetDateStyle time) {
  UErrorCode status = U_ZERO_ERROR;
  UDateFormat *format = icu(udat_open)(style_of(time), style_of(date), locale, time_zone, -1, NULL, 0, &status);
  return opened(format, status);
}

TypesetDateFormat *typeset_date_format_open_pattern(
    const char *locale, const uint16_t *pattern, int32_t length) {
  UErrorCode status = U_ZERO_ERROR;
  UDateFormat *format =
      icu(udat_open)(UDAT_PATTERN, UDAT_PATTERN, locale, time_zone, -1, (const UChar *)pattern, length, &status);
  return opened(format, status);
}

int32_t typeset_date_format_pattern(TypesetDateFormat *format, uint16_t *result, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t length = icu(udat_toPattern)((UDateFormat *)format, 0, (UChar *)result, capacity, &status);
  return checked(length, capacity, status);
}

int32_t typeset_date_pattern(
    const char *locale, const uint16_t *skeleton, int32_t length, uint16_t *result, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UDateTimePatternGenerator *generator = icu(udatpg_open)(locale, &status);
  int32_t count =
      icu(udatpg_getBestPattern)(generator, (const UChar *)skeleton, length, (UChar *)result, capacity, &status);
  icu(udatpg_close)(generator);
  return checked(count, capacity, status);
}

void typeset_date_format_close(TypesetDateFormat *format) { icu(udat_close)((UDateFormat *)format); }

int32_t typeset_date_format(
    TypesetDateFormat *format, double milliseconds, uint16_t *result, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t length = icu(udat_format)((UDateFormat *)format, milliseconds, (UChar *)result, capacity, NULL, &status);
  return checked(length, capacity, status);
}

int32_t typeset_date_range(
    const char *locale, const uint16_t *skeleton, int32_t length, double first, double second, uint16_t *result,
    int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UDateIntervalFormat *format =
      icu(udtitvfmt_open)(locale, (const UChar *)skeleton, length, time_zone, -1, &status);
  int32_t count = icu(udtitvfmt_format)(format, first, second, (UChar *)result, capacity, NULL, &status);
  icu(udtitvfmt_close)(format);
  return checked(count, capacity, status);
}

const char *typeset_calendar(const char *locale, int32_t *first_weekday) {
  UErrorCode status = U_ZERO_ERROR;
  UCalendar *calendar = icu(ucal_open)(time_zone, -1, locale, UCAL_DEFAULT, &status);
  const char *type = icu(ucal_getType)(calendar, &status);
  if (U_SUCCESS(status)) *first_weekday = icu(ucal_getAttribute)(calendar, UCAL_FIRST_DAY_OF_WEEK);
  icu(ucal_close)(calendar);
  return U_SUCCESS(status) ? type : NULL;
}

// The calendar of a locale at a moment; as in ISO 8601, a Gregorian one begins with its first year.
static UCalendar *calendar_at(const char *locale, double milliseconds, UErrorCode *status) {
  UCalendar *calendar = icu(ucal_open)(time_zone, -1, locale, UCAL_DEFAULT, status);
  UErrorCode other_calendar = U_ZERO_ERROR;
  if (U_SUCCESS(*status)) icu(ucal_setGregorianChange)(calendar, -1e17, &other_calendar);
  icu(ucal_setMillis)(calendar, milliseconds, status);
  return calendar;
}

bool typeset_calendar_month(const char *locale, double milliseconds, int32_t *day, int32_t *days) {
  UErrorCode status = U_ZERO_ERROR;
  UCalendar *calendar = calendar_at(locale, milliseconds, &status);
  *day = icu(ucal_get)(calendar, UCAL_DATE, &status);
  *days = icu(ucal_getLimit)(calendar, UCAL_DATE, UCAL_ACTUAL_MAXIMUM, &status);
  icu(ucal_close)(calendar);
  return U_SUCCESS(status);
}

double typeset_calendar_moved(const char *locale, double milliseconds, int32_t years, int32_t months) {
  UErrorCode status = U_ZERO_ERROR;
  UCalendar *calendar = calendar_at(locale, milliseconds, &status);
  icu(ucal_add)(calendar, UCAL_YEAR, years, &status);
  icu(ucal_add)(calendar, UCAL_MONTH, months, &status);
  double moved = icu(ucal_getMillis)(calendar, &status);
  icu(ucal_close)(calendar);
  return U_SUCCESS(status) ? moved : milliseconds;
}

bool typeset_is_weekend(const char *locale, int32_t weekday) {
  UErrorCode status = U_ZERO_ERROR;
  UCalendar *calendar = icu(ucal_open)(time_zone, -1, locale, UCAL_DEFAULT, &status);
  UCalendarWeekdayType type = icu(ucal_getDayOfWeekType)(calendar, (UCalendarDaysOfWeek)weekday, &status);
  icu(ucal_close)(calendar);
  return U_SUCCESS(status) && type != UCAL_WEEKDAY;
}

int32_t typeset_exemplar_ranges(const char *locale, int32_t *ranges, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  ULocaleData *data = icu(ulocdata_open)(locale, &status);
  bool is_known = status != U_USING_DEFAULT_WARNING;
  USet *set = icu(ulocdata_getExemplarSet)(data, NULL, 0, ULOCDATA_ES_STANDARD, &status);
  int32_t count = 0;
  // With this warning the letters are those of no language.
  if (U_SUCCESS(status) && is_known && status != U_USING_DEFAULT_WARNING) {
    for (int32_t item = 0; item < uset_getItemCount(set) && count + 2 <= capacity; item++) {
      UChar string[1];
      UErrorCode ignored = U_ZERO_ERROR;
      // Items that are strings come after the ranges; their letters are in those.
      if (uset_getItem(set, item, &ranges[count], &ranges[count + 1], string, 0, &ignored) == 0) count += 2;
    }
  }
  if (set != NULL) uset_close(set);
  if (data != NULL) icu(ulocdata_close)(data);
  return count;
}

bool typeset_paper(const char *locale, int32_t *width, int32_t *height) {
  UErrorCode status = U_ZERO_ERROR;
  icu(ulocdata_getPaperSize)(locale, height, width, &status);
  return U_SUCCESS(status);
}

static UListFormatterWidth list_width_of(TypesetUnitWidth width) {
  switch (width) {
    case TypesetUnitWidthFull: return ULISTFMT_WIDTH_WIDE;
    case TypesetUnitWidthShort: return ULISTFMT_WIDTH_SHORT;
    case TypesetUnitWidthNarrow: return ULISTFMT_WIDTH_NARROW;
  }
}

int32_t typeset_unit_list(
    const char *locale, TypesetUnitWidth width, const uint16_t *text, const int32_t *lengths, int32_t count,
    uint16_t *result, int32_t capacity) {
  enum { most = 8 };
  const UChar *parts[most];
  if (count < 1 || count > most) return -1;
  for (int32_t index = 0; index < count; index++) {
    parts[index] = (const UChar *)text;
    text += lengths[index];
  }
  UErrorCode status = U_ZERO_ERROR;
  UListFormatter *list =
      icu(ulistfmt_openForType)(locale, ULISTFMT_TYPE_UNITS, list_width_of(width), &status);
  int32_t length = icu(ulistfmt_format)(list, parts, lengths, count, (UChar *)result, capacity, &status);
  icu(ulistfmt_close)(list);
  return checked(length, capacity, status);
}

int32_t typeset_duration_pattern(const char *locale, const char *kind, uint16_t *result, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UResourceBundle *units = ures_open(U_ICUDATA_NAME U_TREE_SEPARATOR_STRING "unit", locale, &status);
  UResourceBundle *patterns = ures_getByKey(units, "durationUnits", NULL, &status);
  int32_t length = 0;
  const UChar *pattern = ures_getStringByKey(patterns, kind, &length, &status);
  if (U_SUCCESS(status) && length <= capacity) memcpy(result, pattern, (size_t)length * sizeof(uint16_t));
  ures_close(patterns);
  ures_close(units);
  return checked(length, capacity, status);
}

// Plurals

TypesetPlurals *typeset_plurals_open(const char *locale, bool is_ordinal) {
  UErrorCode status = U_ZERO_ERROR;
  UPluralType type = is_ordinal ? UPLURAL_TYPE_ORDINAL : UPLURAL_TYPE_CARDINAL;
  UPluralRules *rules = icu(uplrules_openForType)(locale, type, &status);
  if (U_SUCCESS(status)) return (TypesetPlurals *)rules;
  icu(uplrules_close)(rules);
  return NULL;
}

void typeset_plurals_close(TypesetPlurals *plurals) { icu(uplrules_close)((UPluralRules *)plurals); }

int32_t typeset_plurals_select(
    const TypesetPlurals *plurals, const TypesetNumberFormat *format, const char *number, int32_t count,
    uint16_t *result, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UFormattedNumber *formatted = icu(unumf_openResult)(&status);
  icu(unumf_formatDecimal)((const UNumberFormatter *)format, number, count, formatted, &status);
  int32_t length =
      icu(uplrules_selectFormatted)((const UPluralRules *)plurals, formatted, (UChar *)result, capacity, &status);
  icu(unumf_closeResult)(formatted);
  return checked(length, capacity, status);
}

int32_t typeset_plurals_categories(const TypesetPlurals *plurals, uint16_t *result, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  return joined(icu(uplrules_getKeywords)((const UPluralRules *)plurals, &status), result, capacity, status);
}

// Locales

static bool is_complete(UErrorCode status) {
  return U_SUCCESS(status) && status != U_STRING_NOT_TERMINATED_WARNING;
}

bool typeset_locale_region(const char *locale, char *result, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  uloc_getCountry(locale, result, capacity, &status);
  return is_complete(status);
}

bool typeset_locale_keyword(const char *locale, const char *keyword, char *result, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  uloc_getKeywordValue(locale, keyword, result, capacity, &status);
  return is_complete(status);
}

bool typeset_locale_set_keyword(char *locale, int32_t capacity, const char *keyword, const char *value) {
  UErrorCode status = U_ZERO_ERROR;
  uloc_setKeywordValue(keyword, value, locale, capacity, &status);
  return is_complete(status);
}

int32_t typeset_locale_name(
    const char *locale, const char *display_locale, uint16_t *result, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t length = uloc_getDisplayName(locale, display_locale, (UChar *)result, capacity, &status);
  return checked(length, capacity, status);
}

static ULocaleDataDelimiterType delimiter_of(TypesetQuotation mark) {
  switch (mark) {
    case TypesetQuotationStart: return ULOCDATA_QUOTATION_START;
    case TypesetQuotationEnd: return ULOCDATA_QUOTATION_END;
    case TypesetQuotationAlternateStart: return ULOCDATA_ALT_QUOTATION_START;
    case TypesetQuotationAlternateEnd: return ULOCDATA_ALT_QUOTATION_END;
  }
}

int32_t typeset_locale_quotation(
    const char *locale, TypesetQuotation mark, uint16_t *result, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  ULocaleData *data = icu(ulocdata_open)(locale, &status);
  int32_t length = icu(ulocdata_getDelimiter)(data, delimiter_of(mark), (UChar *)result, capacity, &status);
  icu(ulocdata_close)(data);
  return checked(length, capacity, status);
}

const char *typeset_locale_available(int32_t index) {
  return index >= 0 && index < uloc_countAvailable() ? uloc_getAvailable(index) : NULL;
}
