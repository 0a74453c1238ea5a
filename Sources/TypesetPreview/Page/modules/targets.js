/** Touch targets and whether they are large enough (R086, F9). */
import { label, outline } from './strokes.js';

/** The side that a target has at least, and below which few people hit it, in points (F9). */
const [leastSide, unusableSide] = [44, 28];

/** The overlay. @param {import('./overlays.js').Subject} subject @returns {Element[]} */
export function targets({ page, list, scale, isDetailed }) {
  return list.flatMap(node => {
    const place = node.element.target;
    if (!place) return [];
    const side = Math.min(place[2], place[3]);
    // A link inside a text is as high as its line.
    const isSmall = side < leastSide - 0.5 && !isInText(node);
    const color = !isSmall ? '#14813a' : side < unusableSide ? '#d92d20' : '#b86200';
    const parts = [outline(place, scale, { stroke: color, 'stroke-width': 1.5, fill: color, 'fill-opacity': isSmall ? 0.2 : 0.1, rx: 4 })];
    if (isSmall && isDetailed) {
      const text = `${Math.round(place[2])} × ${Math.round(place[3])}`;
      parts.push(label(text, (place[0] + place[2] / 2) * scale, (place[1] + place[3]) * scale + 2, { fill: color, extent: page.width * scale }));
    }
    return parts;
  });
}

/** Whether an element is a part of a text. */
function isInText({ parent }) {
  return parent !== null && parent.element.lines?.length > 0;
}
