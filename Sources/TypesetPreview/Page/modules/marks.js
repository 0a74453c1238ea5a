/** What is drawn over a page: overlays, the element under the pointer, and the selected one with its extent. */
import { shape } from './dom.js';
import { distances } from './distances.js';
import { measuredPair } from './measuredpair.js';
import { find } from './outline.js';
import { overlays } from './overlays.js';
import { label, outline } from './strokes.js';

/** The colour of a selection, readable on light and on dark documents. */
const accent = '#0a6cff';

/**
 * The marks over a page, or null without any.
 * @param {import('./stage.js').Drawn} drawn
 * @param {number} scale
 * @param {import('./stage.js').Marking} marking
 * @param {import('./pictures.js').Page|null} mirrored the page in the opposite direction
 * @returns {SVGSVGElement|null}
 */
export function marks({ page, list }, scale, marking, mirrored) {
  const parts = marking.overlays.flatMap(name => overlays[name]?.({ page, list, scale, mirrored, isDetailed: marking.isDetailed }) ?? []);
  const hovered = marking.hovered === marking.selected ? null : find(list, marking.hovered);
  if (hovered) parts.push(outline(hovered.element.frame, scale, { stroke: accent, 'stroke-width': 1 }));
  const selected = marking.selected ? find(list, marking.selected) : null;
  const pair = measuredPair(list, page, marking);
  if (pair && pair.from !== selected) parts.push(outline(pair.from.element.frame, scale, { stroke: '#d6006c', 'stroke-width': 2, 'stroke-dasharray': '4 3' }));
  if (selected) parts.push(...selection(selected.element, scale, page, marking.isDetailed && !pair));
  if (pair) parts.push(...distances(pair.frames[0], pair.frames[1], scale, page));
  if (parts.length === 0) return null;
  const size = [page.width * scale, page.height * scale];
  return shape('svg.marks', { viewBox: `0 0 ${size[0]} ${size[1]}`, 'aria-hidden': 'true' }, parts);
}

/** The outline of a selected element, the lines of its text, and its extent. */
function selection(element, scale, page, isDetailed) {
  const frame = element.frame;
  const parts = [
    outline(frame, scale, { stroke: '#fff', 'stroke-width': 4, 'stroke-opacity': 0.85 }),
    outline(frame, scale, { stroke: accent, 'stroke-width': 2, fill: accent, 'fill-opacity': 0.06 }),
  ];
  if (!isDetailed) return parts;
  for (const line of element.lines ?? []) {
    parts.push(outline(line.frame, scale, { stroke: accent, 'stroke-width': 1, 'stroke-dasharray': '2 2', 'stroke-opacity': 0.7 }));
  }
  const text = `${round(frame[2])} × ${round(frame[3])}`;
  const below = (frame[1] + frame[3]) * scale + 4;
  const isRoom = below + 18 < page.height * scale;
  const y = isRoom ? below : Math.max(frame[1] * scale - 22, 2);
  parts.push(label(text, (frame[0] + frame[2] / 2) * scale, y, { fill: accent, extent: page.width * scale }));
  return parts;
}

/** A length with two decimals at most. */
function round(length) {
  return String(Math.round(length * 100) / 100);
}
