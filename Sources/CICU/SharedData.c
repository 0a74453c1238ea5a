// ICU's data, for a program that contains ICU's code.
#ifdef TYPESET_STATIC_ICU
#define _GNU_SOURCE
#include "MacroText.h"

#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <unicode/udata.h>

// Satisfies the reference in ICU's code. If the linker resolved it to the library, the loader would copy the data, 31 MB, into every
// process.
__attribute__((visibility("hidden"))) const uint64_t U_ICUDATA_ENTRY_POINT[4] = {0};

// Gives ICU the data of the library, which all processes share. Ends the process if there are none.
__attribute__((constructor)) static void use_shared_data(void) {
  UErrorCode status = U_ZERO_ERROR;
  const void *data = dlsym(RTLD_DEFAULT, EXPANDED_TEXT_OF(U_ICUDATA_ENTRY_POINT));
  if (data != NULL) udata_setCommonData(data, &status);
  if (data != NULL && U_SUCCESS(status)) return;
  fprintf(stderr, "cannot read the data of ICU: %s\n", data == NULL ? "not found" : u_errorName(status));
  abort();
}
#endif
