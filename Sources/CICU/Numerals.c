#include "CICU.h"
#include "FormatLibrary.h"

#include <string.h>
#include <unicode/uenum.h>

TypesetNumerals *typeset_numerals_open(const char *locale) {
  UErrorCode status = U_ZERO_ERROR;
  UNumberingSystem *system = icu(unumsys_open)(locale, &status);
  return U_SUCCESS(status) ? (TypesetNumerals *)system : NULL;
}

TypesetNumerals *typeset_numerals_open_name(const char *name) {
  UErrorCode status = U_ZERO_ERROR;
  UNumberingSystem *system = icu(unumsys_openByName)(name, &status);
  return U_SUCCESS(status) ? (TypesetNumerals *)system : NULL;
}

void typeset_numerals_close(TypesetNumerals *numerals) { icu(unumsys_close)((UNumberingSystem *)numerals); }

const char *typeset_numerals_name(const TypesetNumerals *numerals) {
  return icu(unumsys_getName)((const UNumberingSystem *)numerals);
}

bool typeset_numerals_are_decimal(const TypesetNumerals *numerals) {
  const UNumberingSystem *system = (const UNumberingSystem *)numerals;
  return !icu(unumsys_isAlgorithmic)(system) && icu(unumsys_getRadix)(system) == 10;
}

int32_t typeset_numerals_digits(const TypesetNumerals *numerals, uint16_t *result, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t length =
      icu(unumsys_getDescription)((const UNumberingSystem *)numerals, (UChar *)result, capacity, &status);
  return U_SUCCESS(status) && length <= capacity ? length : -1;
}

int32_t typeset_numerals_names(char *result, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UEnumeration *list = icu(unumsys_openAvailableNames)(&status);
  int32_t length = 0;
  int32_t count = 0;
  const char *name = NULL;
  while (U_SUCCESS(status) && (name = uenum_next(list, &count, &status)) != NULL) {
    if (length + count + 1 > capacity) {
      status = U_BUFFER_OVERFLOW_ERROR;
      break;
    }
    if (length > 0) result[length++] = ' ';
    memcpy(result + length, name, (size_t)count);
    length += count;
  }
  uenum_close(list);
  if (length < capacity) result[length] = 0;
  return U_SUCCESS(status) && length < capacity ? length : -1;
}
