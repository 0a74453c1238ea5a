/** What a designer takes over from an element: type, colours, spacing, in one value from which code is written. Everything here is pure. */
import { rounded, sideName } from './distances.js';

/** A colour: as it is drawn, and what its name means in both appearances. @typedef {{name: string, drawn: string, light: string, dark: string}} NamedColor */
/**
 * The values of an element; what is not known is null.
 * @typedef {Object} Design
 * @property {string} kind the name of the element in the markup
 * @property {string} id
 * @property {string} direction that of the element
 * @property {string} context that of the screen
 * @property {number[]} extent width and height
 * @property {{style: string|null, font: string, size: number, weight: number, leading: number, color: NamedColor, side: string|null, rule: string|null}|null} text
 * @property {{top: number, leading: number, bottom: number, trailing: number}|null} padding
 * @property {number} spacing between its children
 * @property {number[]|null} radius one or four, from the top where reading starts, clockwise where reading is from the left
 * @property {NamedColor|null} background
 * @property {NamedColor|null} border
 * @property {Object<string, string>} attributes of the markup, as its author wrote them
 * @property {{side: string, length: number, isParent: boolean}[]} gaps to what is beside it, else to the edges of what holds it
 */

/** The rules that decide the side of a text. */
const aligning = ['R004', 'R005', 'R006', 'R007'];

/** @param {import('./outline.js').Node} node @param {import('./pictures.js').Page} page @returns {Design} */
export function designOf(node, page) {
  const { element } = node;
  const design = element.design ?? {};
  const { padding } = design;
  return {
    kind: element.element, id: element.id, direction: element.direction ?? page.direction, context: page.direction,
    extent: element.frame.slice(2).map(rounded),
    text: textOf(element, design, page.direction),
    padding: padding ? { top: padding.top, leading: padding.start, bottom: padding.bottom, trailing: padding.end } : null,
    spacing: design.spacing ?? 0,
    radius: radii(design.radius),
    background: design.background ? colored(design.background) : null,
    border: design.border ? colored(design.border) : null,
    attributes: design.attributes ?? {},
    gaps: gapsOf(node, page.direction),
  };
}

/** Type and colour of the first run, and the side of the lines. */
function textOf(element, design, context) {
  const [line] = element.lines ?? [];
  const run = line?.runs?.[0];
  if (!run) return null;
  const isLeft = element.alignment === 'left';
  const side = element.alignment === 'center' ? 'center' : element.alignment ? (isLeft === (context !== 'rtl') ? 'leading' : 'trailing') : null;
  return {
    style: design.style ?? null, font: run.font, size: rounded(run.size - (run.balance ?? 0)), weight: run.weight, leading: rounded(design.leading ?? line.frame[3]),
    color: colored({ ...design.color, drawn: run.color }), side, rule: (element.rules ?? []).find(rule => aligning.includes(rule)) ?? null,
  };
}

/** A colour with all that is known of it. */
function colored({ name = '', drawn = '', light = '', dark = '' }) {
  return { name, drawn: drawn || light, light, dark };
}

/** The radii of corners: one, or four; null where they are none or follow a shape. */
function radii(text) {
  const numbers = (text ?? '').split(' ').map(Number).filter(number => !Number.isNaN(number));
  return [1, 4].includes(numbers.length) && numbers.some(number => number > 0) ? numbers : null;
}

/**
 * The distances of an element to what is beside it among those that its parent holds, else to the edges of the parent, along both axes.
 * @param {import('./outline.js').Node} node
 * @param {string} direction
 */
export function gapsOf(node, direction) {
  if (!node.parent) return [];
  const [x, y, width, height] = node.element.frame;
  const [px, py, pwidth, pheight] = node.parent.element.frame;
  const others = node.parent.children.filter(each => each !== node).map(each => each.element.frame);
  const across = others.filter(([, top, , tall]) => top < y + height && top + tall > y);
  const down = others.filter(([left, , wide]) => left < x + width && left + wide > x);
  const nearest = (list, toParent) => {
    const beside = list.filter(length => length >= -0.01);
    return beside.length > 0 ? { length: Math.min(...beside), isParent: false } : { length: toParent, isParent: true };
  };
  const sides = {
    top: nearest(down.map(([, top, , tall]) => y - top - tall), y - py),
    left: nearest(across.map(([left, , wide]) => x - left - wide), x - px),
    right: nearest(across.map(([left]) => left - x - width), px + pwidth - x - width),
    bottom: nearest(down.map(([, top]) => top - y - height), py + pheight - y - height),
  };
  return Object.entries(sides).filter(([, { length }]) => length >= 0)
    .map(([side, { length, isParent }]) => ({ side: sideName(side, direction), length: rounded(Math.abs(length)), isParent }));
}

/** The values of four sides as few as CSS and SwiftUI need: one, one an axis, or each. @param {{top: number, leading: number, bottom: number, trailing: number}} sides @returns {[string, number][]} */
export function fewSides({ top, leading, bottom, trailing }) {
  const pairs = [['all', [top, bottom, leading, trailing]], ['vertical', [top, bottom]], ['horizontal', [leading, trailing]]];
  const isEqual = list => list.every(each => each === list[0]);
  if (isEqual(pairs[0][1])) return top > 0 ? [['all', top]] : [];
  const single = { vertical: [['top', top], ['bottom', bottom]], horizontal: [['leading', leading], ['trailing', trailing]] };
  return pairs.slice(1).flatMap(([name, list]) => (isEqual(list) ? [[name, list[0]]] : single[name])).filter(([, length]) => length > 0);
}
