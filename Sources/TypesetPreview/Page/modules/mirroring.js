/** What mirrors with the layout, what stays in its place, and which drawings are flipped (R001, F7). */
import { nodes } from './outline.js';
import { outline } from './strokes.js';

/** How far two places may be apart and still be the same, in points. */
const tolerance = 0.75;
/** The colours of what can become of an element. */
export const fates = { mirrors: '#14813a', stays: '#b86200', flips: '#7a3ff2', differs: '#d92d20' };

/**
 * What becomes of an element in the opposite direction; null where nothing can be seen of it.
 * @param {any} element
 * @param {any} other the element of the same id there
 * @param {number} width the width of the page
 * @returns {keyof typeof fates|null}
 */
export function fate(element, other, width) {
  if (Boolean(element.mirrored) !== Boolean(other.mirrored)) return 'flips';
  const [x, , extent] = element.frame;
  const reflected = width - x - extent;
  const moved = other.frame[0];
  const isSymmetric = Math.abs(reflected - x) <= tolerance;
  if (Math.abs(other.frame[2] - extent) > tolerance) return 'differs';
  if (isSymmetric && Math.abs(moved - x) <= tolerance) return null;
  if (Math.abs(moved - reflected) <= tolerance) return 'mirrors';
  return Math.abs(moved - x) <= tolerance ? 'stays' : 'differs';
}

/** The overlay; nothing until the opposite direction is known. @param {import('./overlays.js').Subject} subject @returns {Element[]} */
export function mirroring({ page, list, scale, mirrored }) {
  if (!mirrored) return [];
  const others = new Map(nodes(mirrored.elements).map(({ element }) => [element.id, element]));
  return list.filter(({ element, children }) => children.length === 0 || element.lines?.length > 0 || element.mirrored).flatMap(({ element }) => {
    const other = others.get(element.id);
    const found = other ? fate(element, other, page.width) : 'differs';
    if (!found) return [];
    const color = fates[found];
    return [outline(element.frame, scale, { stroke: color, 'stroke-width': 1.5, fill: color, 'fill-opacity': 0.14, 'stroke-dasharray': found === 'stays' ? '3 2' : null })];
  });
}
