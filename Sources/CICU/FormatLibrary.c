#include "FormatLibrary.h"
#include "MacroText.h"

#if defined(__linux__) && !defined(TYPESET_STATIC_ICU)
#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <unicode/uversion.h>

#define FILE_NAME "libicui18n.so." EXPANDED_TEXT_OF(U_ICU_VERSION_MAJOR_NUM)

static TypesetFormatLibrary library;

// The address of a function, or the end of the process.
static void *function_of(void *file, const char *name) {
  void *function = file == NULL ? NULL : dlsym(file, name);
  if (function == NULL) {
    fprintf(stderr, "cannot load ICU: %s\n", dlerror());
    abort();
  }
  return function;
}

static void load(void) {
  void *file = dlopen(FILE_NAME, RTLD_LAZY | RTLD_LOCAL);
#define LOAD(name) library.name = (__typeof__(library.name))function_of(file, EXPANDED_TEXT_OF(name));
  TYPESET_FORMAT_FUNCTIONS(LOAD)
}

const TypesetFormatLibrary *typeset_format_library(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  return &library;
}
#else
const TypesetFormatLibrary *typeset_format_library(void) {
#define LINK(name) .name = name,
  static const TypesetFormatLibrary library = {TYPESET_FORMAT_FUNCTIONS(LINK)};
  return &library;
}
#endif
