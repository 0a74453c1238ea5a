/** An element as CSS, with logical properties, so that it mirrors by itself. Everything here is pure. */
import { fewSides } from './designvalues.js';

/** What sides are called. */
const sides = { all: '', vertical: '-block', horizontal: '-inline', top: '-block-start', bottom: '-block-end', leading: '-inline-start', trailing: '-inline-end' };
/** The corners in the order of the markup. */
const corners = ['start-start', 'start-end', 'end-end', 'end-start'];

/** @param {import('./designvalues.js').Design} design @returns {string} */
export function css(design) {
  const { text, attributes } = design;
  const lines = [];
  const add = (name, value, note = '') => lines.push(`  ${name}: ${value};${note && ` /* ${note} */`}`);
  if (design.direction !== design.context) add('direction', design.direction);
  if (text) {
    add('font-family', `${/^[\w-]+$/.test(text.font) ? text.font : `"${text.font}"`}, system-ui, sans-serif`);
    add('font-size', length(text.size), text.style ?? '');
    add('font-weight', String(text.weight));
    add('line-height', length(text.leading));
    if (text.side) add('text-align', aligned(text, design), text.rule ?? '');
    if (text.color.drawn) add('color', text.color.drawn, text.color.name);
    if (attributes.caps === 'all') add('text-transform', 'uppercase');
    if (attributes.italic === 'yes') add('font-style', 'italic');
  }
  for (const [side, value] of design.padding ? fewSides(design.padding) : []) add(`padding${sides[side]}`, length(value));
  if (design.spacing > 0) add('gap', length(design.spacing));
  for (const name of ['width', 'height', 'min-width', 'max-width', 'min-height', 'max-height']) {
    if (attributes[name]) add(logical(name), extent(attributes[name]));
  }
  if (design.radius?.length === 1) add('border-radius', length(design.radius[0]));
  else design.radius?.forEach((radius, index) => add(`border-${corners[index]}-radius`, length(radius)));
  if (design.background) add('background-color', design.background.drawn || `var(--${design.background.name})`, design.background.name);
  else if (attributes.background?.startsWith('#')) add('background-color', attributes.background);
  if (design.border) add('border', `${length(Number(attributes['border-width'] ?? 1))} solid ${design.border.drawn || `var(--${design.border.name})`}`, design.border.name);
  if (attributes.opacity) add('opacity', attributes.opacity);
  if (Number(attributes.lines) > 0 && text) {
    add('display', '-webkit-box');
    add('-webkit-box-orient', 'vertical');
    add('-webkit-line-clamp', attributes.lines);
    add('overflow', 'hidden');
  }
  const selector = `.${className(design.id)}`;
  return [`${selector} {`, ...lines, '}', ...dark(design, selector)].join('\n');
}

/** What changes in the dark appearance. */
function dark(design, selector) {
  const changed = [['color', design.text?.color], ['background-color', design.background], ['border-color', design.border]]
    .filter(([, color]) => color?.light && color.dark && color.drawn === color.light && color.dark !== color.light);
  if (changed.length === 0) return [];
  return ['@media (prefers-color-scheme: dark) {', `  ${selector} {`, ...changed.map(([name, color]) => `    ${name}: ${color.dark};`), '  }', '}'];
}

/** The side of a text, counted from its own direction as CSS counts. */
function aligned({ side }, { direction, context }) {
  if (side === 'center') return 'center';
  return (side === 'leading') === (direction === context) ? 'start' : 'end';
}

/** The name of a class: the last part of the id. @param {string} id */
export function className(id) {
  const name = (id.split('/').pop() ?? '').replace(/[^\p{L}\p{N}_-]/gu, '-');
  return /^[\p{L}_]/u.test(name) ? name : `_${name}`;
}

/** A length that the reader's font size does not change. */
function length(points) {
  return points === 0 ? '0' : `${points}px`;
}

/** A width or height of the markup. */
function extent(value) {
  if (value === 'fill') return '100%';
  return value.endsWith('%') ? value : length(Number(value));
}

/** The logical property of a width or height. */
function logical(name) {
  return name.replace('width', 'inline-size').replace('height', 'block-size');
}
