/** Drawings that follow their source: where it changes, only what differs is parsed, drawn and painted again. */
import { drawing } from './drawing.js';
import { withGlyphNames, withUsedGlyphs } from './glyphnames.js';
import { keptName, patch } from './patching.js';
import { outline } from './sourceoutline.js';

/** @typedef {import('./sourceoutline.js').Piece} Piece */

/** The source of each drawing; null for one that has more than elements and texts. @type {WeakMap<Element, Piece|null>} */
const sources = new WeakMap();

/**
 * The drawing of a source, or null where it is not one.
 * @param {string} text the source of an SVG
 * @returns {SVGSVGElement|null}
 */
export function draw(text) {
  const source = withGlyphNames(text);
  const picture = drawing(source);
  if (picture) sources.set(picture, outline(source));
  return picture;
}

/**
 * Makes a drawing that of another source; it stays as it is where that is not one.
 * @param {SVGSVGElement} shown a drawing in the page
 * @param {string} text the source of what it is to be
 */
export function redraw(shown, text) {
  const source = withGlyphNames(text);
  const pieces = outline(source);
  const reduced = difference(sources.get(shown) ?? null, pieces);
  const fresh = drawing(reduced ?? source);
  if (!fresh) return;
  patch(shown, fresh);
  if (reduced !== null && shown.querySelector(keptName)) {
    const whole = drawing(source);
    if (whole) patch(shown, whole);
  }
  sources.set(shown, pieces);
}

/**
 * A source with a mark in the place of each element that another source has in the same place.
 *
 * Definitions stay that what differs may use.
 * @param {Piece|null} old what is shown
 * @param {Piece|null} fresh what it is to be
 * @returns {string|null} null where nothing can be left out
 */
export function difference(old, fresh) {
  if (!old || !fresh || !hasDefinitions(fresh, old)) return null;
  const matches = equalPieces(old.children, fresh.children);
  let reduced = '';
  let position = 0;
  for (const { piece, index, count } of matches) {
    reduced += fresh.source.slice(position, piece.start) + `<${keptName} index="${index}" count="${count}"/>`;
    position = piece.end;
  }
  return matches.length > 0 ? withUsedGlyphs(reduced + fresh.source.slice(position)) : null;
}

/** Whether a source defines all that another one does, and in the same way: what is equal may refer to it. */
function hasDefinitions(fresh, old) {
  const known = new Set(definitions(fresh));
  return definitions(old).every(each => known.has(each));
}

/** What a source defines, as it is written. @param {Piece} piece @returns {string[]} */
function definitions(piece) {
  return piece.children.flatMap(child => (child.name === 'defs' ? written(child) : definitions(child)));
}

/** The elements below definitions, those of groups without a name one by one. */
function written(piece) {
  return piece.children.flatMap(child => (child.name === 'g' && !child.hasID ? written(child) : [child.text]));
}

/** An element that is equal in both sources, with its position among the elements of the older one. @typedef {{piece: Piece, index: number, count: number}} Match */

/**
 * The elements that are equal, at the beginning and at the end of lists and of the elements between.
 * @param {Piece[]} old
 * @param {Piece[]} fresh
 * @returns {Match[]} in the order of `fresh`
 */
function equalPieces(old, fresh) {
  const least = Math.min(old.length, fresh.length);
  const count = old.length;
  let start = 0;
  while (start < least && old[start].text === fresh[start].text) start += 1;
  let end = 0;
  while (end < least - start && old[count - 1 - end].text === fresh[fresh.length - 1 - end].text) end += 1;
  const [before, after] = [old.slice(start, count - end), fresh.slice(start, fresh.length - end)];
  const arePairs = before.length === after.length && before.every((piece, index) => piece.name === after[index].name);
  const matches = [
    ...fresh.slice(0, start).map((piece, index) => ({ piece, index, count })),
    ...(arePairs ? after.flatMap((piece, index) => (piece.name === 'defs' ? [] : equalPieces(before[index].children, piece.children))) : []),
    ...fresh.slice(fresh.length - end).map((piece, index) => ({ piece, index: count - end + index, count })),
  ];
  return matches.filter(match => match.piece.name !== 'defs');
}
