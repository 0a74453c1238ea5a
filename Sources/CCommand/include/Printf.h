// Prints the numbers of Cairo's files.
//
// Cairo calls snprintf for every glyph and every distance of a PDF, which reads a format each time: without this, 500 mixed pages
// take 11 % more time. The linker finds the function of this target before that of the system, for every library that calls it.
#ifndef TYPESET_PRINTF_H
#define TYPESET_PRINTF_H

#include <stddef.h>

// The printing functions write what snprintf would, and return the number of characters before the closing zero; −1 if only snprintf
// can tell: the buffer is too small, the value or a width is out of reach, or the process has another locale or way of rounding.

/// The format `%d`.
int typeset_print_decimal(char *buffer, size_t size, int value);

/// The format `%0*x`, for widths to 16.
int typeset_print_hexadecimal(char *buffer, size_t size, int width, unsigned value);

/// The format `%.*f`, for 1 to 18 digits after the point and values of up to 17 digits altogether.
int typeset_print_fixed(char *buffer, size_t size, int digits, double value);

#endif
