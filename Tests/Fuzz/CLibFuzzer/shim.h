// The interface of libFuzzer for programs with their own main function; it has no header.
#ifndef TYPESET_CLIBFUZZER_SHIM_H
#define TYPESET_CLIBFUZZER_SHIM_H

#include <stddef.h>
#include <stdint.h>

int LLVMFuzzerRunDriver(int *count, char ***arguments, int (*target)(const uint8_t *bytes, size_t count));

#endif
