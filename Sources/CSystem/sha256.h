// SHA-256 (FIPS 180-4) by the instructions that x86-64 processors have for it.
#ifndef TYPESET_SHA256_H
#define TYPESET_SHA256_H

#include <stddef.h>
#include <stdint.h>

#ifdef __x86_64__
#include <cpuid.h>
#include <immintrin.h>

// Whether the processor has the instructions.
static inline int typeset_has_sha256(void) {
  unsigned a, b, c, d;
  if (!__get_cpuid(1, &a, &b, &c, &d) || !(c & bit_SSE4_1)) return 0;
  return __get_cpuid_count(7, 0, &a, &b, &c, &d) && (b >> 29 & 1);
}

// Adds blocks of 64 bytes to the state a…h; `constants` are the 64 words of section 4.2.2.
__attribute__((target("sha,sse4.1"))) static inline void typeset_sha256_add(
    uint32_t *state, const void *bytes, size_t count, const uint32_t *constants) {
  const __m128i swap = _mm_set_epi64x(0x0c0d0e0f08090a0b, 0x0405060700010203);
  // The instructions want the state as two vectors, from the highest lane down.
  __m128i abef = _mm_set_epi32((int)state[0], (int)state[1], (int)state[4], (int)state[5]);
  __m128i cdgh = _mm_set_epi32((int)state[2], (int)state[3], (int)state[6], (int)state[7]);
  for (const __m128i *block = (const __m128i *)bytes; count > 0; block += 4, count--) {
    const __m128i abefBefore = abef, cdghBefore = cdgh;
    __m128i words[4];
    for (int group = 0; group < 16; group++) {
      if (group < 4) {
        words[group] = _mm_shuffle_epi8(_mm_loadu_si128(block + group), swap);
      } else {
        const __m128i last = words[(group + 3) & 3];
        const __m128i middle = _mm_alignr_epi8(last, words[(group + 2) & 3], 4);
        const __m128i first = _mm_sha256msg1_epu32(words[group & 3], words[(group + 1) & 3]);
        words[group & 3] = _mm_sha256msg2_epu32(_mm_add_epi32(first, middle), last);
      }
      __m128i sum = _mm_add_epi32(words[group & 3], _mm_loadu_si128((const __m128i *)constants + group));
      cdgh = _mm_sha256rnds2_epu32(cdgh, abef, sum);
      abef = _mm_sha256rnds2_epu32(abef, cdgh, _mm_shuffle_epi32(sum, 0x0e));
    }
    abef = _mm_add_epi32(abef, abefBefore);
    cdgh = _mm_add_epi32(cdgh, cdghBefore);
  }
  state[0] = (uint32_t)_mm_extract_epi32(abef, 3);
  state[1] = (uint32_t)_mm_extract_epi32(abef, 2);
  state[2] = (uint32_t)_mm_extract_epi32(cdgh, 3);
  state[3] = (uint32_t)_mm_extract_epi32(cdgh, 2);
  state[4] = (uint32_t)_mm_extract_epi32(abef, 1);
  state[5] = (uint32_t)_mm_extract_epi32(abef, 0);
  state[6] = (uint32_t)_mm_extract_epi32(cdgh, 1);
  state[7] = (uint32_t)_mm_extract_epi32(cdgh, 0);
}
#else
static inline int typeset_has_sha256(void) { return 0; }
static inline void typeset_sha256_add(uint32_t *state, const void *bytes, size_t count, const uint32_t *constants) {}
#endif

#endif
