/** Outlines of what changed, over the pictures of a comparison: as it was, and as it is. */
import { shape } from './dom.js';

/** The room between what changed and its outline, in points of the document. */
const distance = 3;

/**
 * The outlines of one side.
 * @param {any[]} changes as the server tells them
 * @param {'expected'|'actual'} side
 * @param {number[]} extent that of the picture, in points
 * @param {number} start where the page begins in the picture, in points from the left
 * @returns {SVGElement}
 */
export function outlines(changes, side, [width, height], start) {
  const boxes = changes.map((change, index) => ({ box: change[side], number: index + 1 })).filter(({ box }) => box);
  return shape(`svg.outlines.${side}`, { viewBox: `0 0 ${width} ${height}`, 'aria-hidden': 'true' },
    boxes.map(({ box: [x, y, across, down], number }) => shape('g', { 'data-change': number },
      shape('rect.halo', { x: x + start - distance, y: y - distance, width: across + 2 * distance, height: down + 2 * distance, rx: 3 }),
      shape('rect', { x: x + start - distance, y: y - distance, width: across + 2 * distance, height: down + 2 * distance, rx: 3 }))));
}

/** The box of a change as it was and as it is together; null where neither is known. @param {any} change @param {number[]} starts @returns {number[]|null} x, y, width and height in points of the picture */
export function wholeBox({ expected, actual }, starts) {
  const boxes = [expected && [expected[0] + starts[0], ...expected.slice(1)], actual && [actual[0] + starts[1], ...actual.slice(1)]].filter(Boolean);
  if (boxes.length === 0) return null;
  const [left, top] = [0, 1].map(index => Math.min(...boxes.map(box => box[index])));
  const [right, bottom] = [0, 1].map(index => Math.max(...boxes.map(box => box[index] + box[index + 2])));
  return [left, top, right - left, bottom - top];
}
