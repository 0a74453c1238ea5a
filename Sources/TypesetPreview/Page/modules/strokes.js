/** Shapes of overlays: in points of the window, so that lines and letters are the same at any zoom. */
import { shape } from './dom.js';

/** A frame's outline. @param {number[]} frame in points of the document @param {number} scale @param {Object<string, any>} attributes */
export function outline([x, y, width, height], scale, attributes) {
  return shape('rect', {
    x: x * scale, y: y * scale, width: Math.max(width * scale, 0), height: Math.max(height * scale, 0), fill: 'none', rx: 1, ...attributes,
  });
}

/** A straight line. @param {number[]} from @param {number[]} to @param {number} scale @param {Object<string, any>} attributes */
export function line(from, to, scale, attributes) {
  return shape('line', { x1: from[0] * scale, y1: from[1] * scale, x2: to[0] * scale, y2: to[1] * scale, 'stroke-width': 1, ...attributes });
}

/** A small text on a ground, centred at a place and kept inside the page. @param {string} text @param {number} x @param {number} y @param {{fill: string, extent: number}} options */
export function label(text, x, y, { fill, extent }) {
  const width = text.length * 6.4 + 10;
  const left = Math.min(Math.max(x - width / 2, 1), Math.max(extent - width - 1, 1));
  return shape('g', {},
    shape('rect', { x: left, y, width, height: 17, rx: 4, fill }),
    shape('text', { x: left + width / 2, y: y + 12.5, 'text-anchor': 'middle', fill: '#fff', text }));
}

/** A number in a disc. @param {number} number @param {number} x @param {number} y @param {string} fill */
export function disc(number, x, y, fill) {
  const text = String(number);
  const width = Math.max(17, text.length * 7 + 8);
  return shape('g', {},
    shape('rect', { x: x - width / 2, y: y - 8.5, width, height: 17, rx: 8.5, fill, stroke: '#fff', 'stroke-width': 1.5 }),
    shape('text', { x, y: y + 4, 'text-anchor': 'middle', fill: '#fff', text }));
}

/** An arrow along a line, from one place to another in points of the window. @param {number} fromX @param {number} toX @param {number} y @param {string} stroke */
export function arrow(fromX, toX, y, stroke) {
  const back = toX > fromX ? -4 : 4;
  return shape('path', {
    d: `M${fromX} ${y}H${toX}M${toX + back} ${y - 3}L${toX} ${y}l${back} 3`, fill: 'none', stroke, 'stroke-width': 1.5, 'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });
}
