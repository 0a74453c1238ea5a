/** Which two frames are measured. Everything here is pure. */
import { find } from './outline.js';

/**
 * Two frames that are measured on a page: of the start and the selected element, or of the selected one and what the pointer is at. What is
 * measured to itself is measured to what holds it, and what is outside everything to the edges of the page.
 * @param {import('./outline.js').Node[]} list
 * @param {import('./pictures.js').Page} page
 * @param {import('./stage.js').Marking} marking
 * @returns {{from: import('./outline.js').Node, to: import('./outline.js').Node|null, frames: number[][]}|null}
 */
export function measuredPair(list, page, { selected, hovered, isMeasuring, isInside, from: start = '' }) {
  if (start === '' && !(isMeasuring && isInside)) return null;
  const from = find(list, start || selected);
  if (!from) return null;
  const wanted = start ? selected : hovered;
  const other = wanted === from.element.id ? from.parent : find(list, wanted);
  if (wanted !== '' && wanted !== from.element.id && !other) return null;
  return { from, to: other, frames: [from.element.frame, other?.element.frame ?? [0, 0, page.width, page.height]] };
}
