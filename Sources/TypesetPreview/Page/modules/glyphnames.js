/** Names for the outlines of letters that do not depend on their order in a drawing: one letter more would otherwise give all others new ones. */

/** The definition of a letter: a symbol (Cairo 1.16) or a group (1.18). */
const definition = /<(?:symbol|g)\b[^<>]*\sid="(_?glyph[\w-]*)"[^<>]*>([^]*?)<\/(?:symbol|g)>/g;
/** The name of a letter where it is defined or used. */
const name = /(\sid="|href="#)(_?glyph[\w-]*)"/g;
/** The most outlines that are kept. */
const most = 20000;

/** The names of outlines, by what is written in them. @type {Map<string, string>} */
const names = new Map();
let count = 0;

/** The name of an outline, the same each time. @param {string} outline */
function named(outline) {
  let known = names.get(outline);
  if (known === undefined) {
    if (names.size >= most) names.clear();
    count += 1;
    known = `glyph-${count}`;
    names.set(outline, known);
  }
  return known;
}

/**
 * A source in which each letter is named by its outline.
 * @param {string} text the source of an SVG
 * @returns {string}
 */
export function withGlyphNames(text) {
  const own = new Map(Array.from(text.matchAll(definition), ({ 1: id, 2: outline }) => [id, named(outline)]));
  return text.replace(name, (whole, start, id) => (own.has(id) ? `${start}${own.get(id)}"` : whole));
}

/**
 * A source without the definitions of letters that it does not use.
 * @param {string} text a source in which letters are named by their outlines
 * @returns {string}
 */
export function withUsedGlyphs(text) {
  const used = new Set(Array.from(text.matchAll(/href="#(glyph-\d+)"/g), found => found[1]));
  return text.replace(definition, (whole, id) => (used.has(id) ? whole : ''));
}
