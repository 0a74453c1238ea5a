/** The direction of a language: a text is written in it even where it begins with a placeholder (R062). Everything here is pure. */

/** Scripts that are written from right to left. */
const rightToLeft = new Set(['Adlm', 'Arab', 'Aran', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa']);

/** @param {string} tag a language tag @returns {'ltr'|'rtl'|'auto'} `auto` where the tag says nothing */
export function directionOf(tag) {
  if (!tag || tag === 'und') return 'auto';
  try {
    return rightToLeft.has(new Intl.Locale(tag).maximize().script ?? '') ? 'rtl' : 'ltr';
  } catch {
    return 'auto';
  }
}
