/** Distances between two frames as designers measure them: edge to edge, in points, named by the direction of the screen. */
import { shape } from './dom.js';
import { label } from './strokes.js';

/** The colour of measures. */
const ink = '#d6006c';

/**
 * A measure: a straight line from a side of the one frame, in points of the document; where its end is beside the other frame, a guide leads there.
 * @typedef {{side: 'left'|'right'|'top'|'bottom', from: number[], to: number[], length: number, guide: number[][]|null}} Measure
 */

/**
 * The distances between two frames: between them where they are apart, and those of all four sides where they are not.
 * @param {number[]} one
 * @param {number[]} other
 * @returns {Measure[]}
 */
export function measures(one, other) {
  const [width, height] = [[one[0], one[0] + one[2]], [one[1], one[1] + one[3]]];
  const [otherWidth, otherHeight] = [[other[0], other[0] + other[2]], [other[1], other[1] + other[3]]];
  const areApart = [gaps(width, otherWidth), gaps(height, otherHeight)].some(list => list.length > 0);
  const across = areApart ? gaps(width, otherWidth) : ends(width, otherWidth);
  const down = areApart ? gaps(height, otherHeight) : ends(height, otherHeight);
  const [x, y] = [middle(width, otherWidth), middle(height, otherHeight)];
  return [
    ...across.map(([from, to, isAfter]) => {
      const guide = beyond(y, otherHeight);
      const end = isAfter ? to : from;
      return { side: isAfter ? 'right' : 'left', from: [from, y], to: [to, y], length: to - from, guide: guide && [[end, y], [end, guide]] };
    }),
    ...down.map(([from, to, isAfter]) => {
      const guide = beyond(x, otherWidth);
      const end = isAfter ? to : from;
      return { side: isAfter ? 'bottom' : 'top', from: [x, from], to: [x, to], length: to - from, guide: guide && [[x, end], [guide, end]] };
    }),
  ].filter(({ length }) => length >= 0.25);
}

/** What a side is called in a direction: `leading`, `trailing`, `top` or `bottom`. @param {Measure['side']} side @param {string} direction */
export function sideName(side, direction) {
  if (side !== 'left' && side !== 'right') return side;
  return (side === 'left') === (direction === 'rtl') ? 'trailing' : 'leading';
}

/** A length with two decimals at most. @param {number} length */
export function rounded(length) {
  return Math.round(length * 100) / 100;
}

/** The measures as shapes. @param {number[]} one @param {number[]} other @param {number} scale @param {import('./pictures.js').Page} page @returns {Element[]} */
export function distances(one, other, scale, page) {
  const line = ([from, to], attributes) => {
    const [x1, y1, x2, y2] = [...from, ...to].map(place => place * scale);
    return shape('line', { x1, y1, x2, y2, stroke: ink, ...attributes });
  };
  return measures(one, other).flatMap(({ from, to, length, guide }) => [
    guide && line(guide, { 'stroke-width': 1, 'stroke-dasharray': '3 3' }),
    line([from, to], { 'stroke-width': 1.5 }),
    label(String(rounded(length)), ((from[0] + to[0]) / 2) * scale, ((from[1] + to[1]) / 2) * scale - 8.5, { fill: ink, extent: page.width * scale }),
  ]).filter(Boolean);
}

/** The gap between two intervals, if they are apart, and whether the other one comes after. */
function gaps([start, end], [otherStart, otherEnd]) {
  if (end <= otherStart) return [[end, otherStart, true]];
  return otherEnd <= start ? [[otherEnd, start, false]] : [];
}

/** How far the ends of two intervals are apart. */
function ends([start, end], [otherStart, otherEnd]) {
  return [[Math.min(start, otherStart), Math.max(start, otherStart), false], [Math.min(end, otherEnd), Math.max(end, otherEnd), true]];
}

/** The middle of what two intervals share, else of the first one. */
function middle([start, end], [otherStart, otherEnd]) {
  const [from, to] = [Math.max(start, otherStart), Math.min(end, otherEnd)];
  return from < to ? (from + to) / 2 : (start + end) / 2;
}

/** The end of an interval that is nearest to a place beyond it; null where it holds the place. */
function beyond(place, [start, end]) {
  if (place < start) return start;
  return place > end ? end : null;
}
