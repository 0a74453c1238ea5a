/** Distances between the selected element and another one, as designers measure them: edge to edge, in points. */
import { shape } from './dom.js';
import { label } from './strokes.js';

/** The colour of measures. */
const ink = '#d6006c';

/** A measure: a straight line from one place to another, in points of the document. @typedef {{from: number[], to: number[], length: number}} Measure */

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
    ...across.map(([from, to]) => ({ from: [from, y], to: [to, y], length: to - from })),
    ...down.map(([from, to]) => ({ from: [x, from], to: [x, to], length: to - from })),
  ].filter(({ length }) => length >= 0.25);
}

/** The measures as shapes. @param {number[]} one @param {number[]} other @param {number} scale @param {import('./pictures.js').Page} page @returns {Element[]} */
export function distances(one, other, scale, page) {
  return measures(one, other).flatMap(({ from, to, length }) => {
    const [x1, y1, x2, y2] = [...from, ...to].map(place => place * scale);
    return [
      shape('line', { x1, y1, x2, y2, stroke: ink, 'stroke-width': 1.5 }),
      label(String(Math.round(length * 100) / 100), (x1 + x2) / 2, (y1 + y2) / 2 - 8.5, { fill: ink, extent: page.width * scale }),
    ];
  });
}

/** The gap between two intervals, if they are apart. */
function gaps([start, end], [otherStart, otherEnd]) {
  if (end <= otherStart) return [[end, otherStart]];
  return otherEnd <= start ? [[otherEnd, start]] : [];
}

/** How far the ends of two intervals are apart. */
function ends([start, end], [otherStart, otherEnd]) {
  return [[Math.min(start, otherStart), Math.max(start, otherStart)], [Math.min(end, otherEnd), Math.max(end, otherEnd)]];
}

/** The middle of what two intervals share, else of the first one. */
function middle([start, end], [otherStart, otherEnd]) {
  const [from, to] = [Math.max(start, otherStart), Math.min(end, otherEnd)];
  return from < to ? (from + to) / 2 : (start + end) / 2;
}
