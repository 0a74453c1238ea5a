#include "Printf.h"

#include <float.h>
#include <langinfo.h>
#include <limits.h>
#include <stdarg.h>
#include <stdint.h>
#include <string.h>

// Characters are collected from the right.
enum { room = 48 };

static const char pairs[] =
    "0001020304050607080910111213141516171819202122232425262728293031323334353637383940414243444546474849"
    "5051525354555657585960616263646566676869707172737475767778798081828384858687888990919293949596979899";

static char *put_pair(char *end, unsigned value) { return memcpy(end - 2, pairs + 2 * value, 2); }

static char *put_decimal(char *end, uint64_t value) {
  for (; value >= 100; value /= 100) end = put_pair(end, value % 100);
  if (value >= 10) return put_pair(end, value);
  *--end = '0' + value;
  return end;
}

// Of the value, the last digits.
static char *put_digits(char *end, uint64_t value, int digits) {
  for (; digits >= 2; digits -= 2, value /= 100) end = put_pair(end, value % 100);
  if (digits) *--end = '0' + value % 10;
  return end;
}

static char *put_zeros(char *start, const char *end, int width) {
  while (end - start < width) *--start = '0';
  return start;
}

static int copy(char *buffer, size_t size, const char *start, const char *end) {
  size_t length = end - start;
  if (length >= size) return -1;
  // Pieces of a fixed size, which may overlap, are copied without a call.
  if (length < 4) {
    buffer[0] = start[0];
    buffer[length / 2] = start[length / 2];
    buffer[length - 1] = start[length - 1];
  } else if (length < 8) {
    memcpy(buffer, start, 4);
    memcpy(buffer + length - 4, end - 4, 4);
  } else if (length <= 16) {
    memcpy(buffer, start, 8);
    memcpy(buffer + length - 8, end - 8, 8);
  } else {
    memcpy(buffer, start, length);
  }
  buffer[length] = 0;
  return (int)length;
}

int typeset_print_decimal(char *buffer, size_t size, int value) {
  char characters[room], *end = characters + room;
  char *start = put_decimal(end, value < 0 ? -(uint64_t)value : (uint64_t)value);
  if (value < 0) *--start = '-';
  return copy(buffer, size, start, end);
}

int typeset_print_hexadecimal(char *buffer, size_t size, int width, unsigned value) {
  if (width < 0 || width > 16) return -1;
  char characters[room], *end = characters + room, *start = end;
  do {
    *--start = "0123456789abcdef"[value & 15];
    value >>= 4;
  } while (value);
  return copy(buffer, size, put_zeros(start, end, width), end);
}

static inline int is_only(const char *text, char character) { return text[0] == character && !text[1]; }

static inline int has_point(void) { return is_only(nl_langinfo(RADIXCHAR), '.'); }

#if defined(__SIZEOF_INT128__) && FLT_RADIX == 2 && DBL_MANT_DIG == 53

// A value is a whole number of up to 53 bits times a power of two. Times a power of ten below 2⁶⁰, `unit`, that number fits into 128
// bits, so that nothing is lost before it is rounded: to the nearest, and to the even one of two (IEEE 754, 4.3.1).
static inline __attribute__((always_inline)) int print_fixed(
    char *buffer, size_t size, int digits, uint64_t unit, double value) {
  if (FLT_ROUNDS != 1 || !has_point()) return -1;
  uint64_t bits;
  memcpy(&bits, &value, sizeof bits);
  int exponent = bits >> 52 & 0x7FF;
  uint64_t significand = bits & ((UINT64_C(1) << 52) - 1);

  uint64_t rounded = 0;
  if (exponent || significand) {
    // Too small, and not finite or too large.
    int shift = 1075 - exponent;
    if (!exponent || shift > 127 || shift < 1) return -1;
    unsigned __int128 exact = (unsigned __int128)(significand | UINT64_C(1) << 52) * unit;
    unsigned __int128 whole = exact >> shift, rest = exact - (whole << shift);
    unsigned __int128 half = (unsigned __int128)1 << (shift - 1);
    if (whole >> 59) return -1;
    rounded = (uint64_t)whole + (rest > half || (rest == half && (whole & 1)));
  }

  char characters[room], *end = characters + room;
  char *start = put_digits(end, rounded % unit, digits);
  *--start = '.';
  start = put_decimal(start, rounded / unit);
  if (bits >> 63) *--start = '-';
  return copy(buffer, size, start, end);
}

int typeset_print_fixed(char *buffer, size_t size, int digits, double value) {
  // The usual number of digits, so that the compiler divides by a constant.
  if (digits == 6) return print_fixed(buffer, size, 6, 1000000, value);
  if (digits < 1 || digits > 18) return -1;
  uint64_t unit = 1;
  for (int digit = 0; digit < digits; digit++) unit *= 10;
  return print_fixed(buffer, size, digits, unit, value);
}

#else

int typeset_print_fixed(char *buffer, size_t size, int digits, double value) { return -1; }

#endif

#ifdef __GLIBC__

int __vsnprintf_chk(char *, size_t, int, size_t, const char *, va_list);

// Whether a format is a constant one; the compiler turns that into a few comparisons.
static inline __attribute__((always_inline)) int is(const char *format, const char *constant) {
  for (; *constant; format++, constant++) {
    if (*format != *constant) return 0;
  }
  return !*format;
}

// Prints a value in the formats that Cairo uses for numbers; −1 for any other format.
static int print(char *buffer, size_t size, const char *format, va_list arguments) {
  if (is(format, "%d")) return typeset_print_decimal(buffer, size, va_arg(arguments, int));
  if (is(format, "%f")) return typeset_print_fixed(buffer, size, 6, va_arg(arguments, double));
  if (is(format, "%0*x")) {
    int width = va_arg(arguments, int);
    return typeset_print_hexadecimal(buffer, size, width, va_arg(arguments, unsigned));
  }
  if (is(format, "%04x")) return typeset_print_hexadecimal(buffer, size, 4, va_arg(arguments, unsigned));
  if (is(format, "%.18f")) return typeset_print_fixed(buffer, size, 18, va_arg(arguments, double));
  if (is(format, "%.*f")) {
    int digits = va_arg(arguments, int);
    return typeset_print_fixed(buffer, size, digits, va_arg(arguments, double));
  }
  return -1;
}

// What programs compiled with _FORTIFY_SOURCE call for snprintf (Linux Standard Base, __snprintf_chk). A larger `size` than that of
// the buffer, `capacity`, is an error which glibc reports.
__attribute__((weak, visibility("default"))) int __snprintf_chk(
    char *buffer, size_t size, int flag, size_t capacity, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  int length = size <= capacity ? print(buffer, size, format, arguments) : -1;
  va_end(arguments);
  if (length >= 0) return length;
  va_start(arguments, format);
  length = __vsnprintf_chk(buffer, size, flag, capacity, format, arguments);
  va_end(arguments);
  return length;
}

#endif
