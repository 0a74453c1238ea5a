// Prints the numbers of Cairo's files.
//
// Cairo calls snprintf for every glyph and every distance of a PDF, and a fifth of the time of a file went into reading the
// formats. It also asks localeconv for the decimal point; that of glibc fills memory which all threads share, so that two threads
// take it from each other for every number. The linker finds the functions of this target before those of the system, for every
// library that calls them.
#ifndef TYPESET_CPRINTF_H
#define TYPESET_CPRINTF_H

#include <locale.h>
#include <stddef.h>

// The printing functions write what snprintf would, and return the number of characters before the closing zero; −1 if only snprintf
// can tell: the buffer is too small, the value or a width is out of reach, or the process has another locale or way of rounding.

/// The format `%d`.
int typeset_print_decimal(char *buffer, size_t size, int value);

/// The format `%0*x`, for widths to 16.
int typeset_print_hexadecimal(char *buffer, size_t size, int width, unsigned value);

/// The format `%.*f`, for 1 to 18 digits after the point and values of up to 17 digits altogether.
int typeset_print_fixed(char *buffer, size_t size, int digits, double value);

/// How numbers and money are written in the locale "C"; NULL if the thread has another one, of which only localeconv can tell.
const struct lconv *typeset_conventions(void);

#endif
