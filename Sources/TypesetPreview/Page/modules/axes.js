/**
 * The axes of a variant: their order, their default values, and how they are written into an address. Everything here is pure.
 */

/** The value of each axis that is not the default. @typedef {Object<string, string>} Axes */
/** A variant of a document, or an element of it. @typedef {{document: string, axes: Axes, element?: string}} Variant */

/** All axes, in the order of addresses. */
export const axisNames = [
  'locale', 'device', 'orientation', 'split', 'text-size', 'appearance', 'contrast', 'bold', 'direction', 'numerals', 'pseudo',
];

/** All text sizes, from the smallest. */
export const textSizes = ['xs', 's', 'm', 'l', 'xl', 'xxl', 'xxxl', 'ax1', 'ax2', 'ax3', 'ax4', 'ax5'];

/** The values that say the same as no value. */
const defaults = { split: 'full', 'text-size': 'l', appearance: 'light', contrast: 'normal', bold: 'off' };

/** The sign before the name of a pseudolanguage among locales. */
const pseudoSign = '~';

/** What an axis is without a value; empty if the document, the locale or the device decides. @param {string} axis */
export function defaultValue(axis) {
  return defaults[axis] ?? '';
}

/** The axes without default values and unknown names. @param {Object<string, string>} axes @returns {Axes} */
export function normalized(axes) {
  const kept = {};
  const pseudo = pseudoName(axes.locale ?? '');
  const given = pseudo === null ? axes : { ...axes, locale: '', pseudo };
  for (const axis of axisNames) {
    const value = given[axis] ?? '';
    if (value !== '' && value !== defaultValue(axis)) kept[axis] = value;
  }
  return kept;
}

/**
 * Axes with another value of one of them. A pseudolanguage may be given as a locale, `~accented`; a true locale ends it.
 * @param {Axes} axes
 * @param {string} axis
 * @param {string} value
 * @returns {Axes}
 */
export function changed(axes, axis, value) {
  if (axis !== 'locale') return normalized({ ...axes, [axis]: value });
  if (value.startsWith(pseudoSign)) return normalized({ ...axes, pseudo: value.slice(1) });
  return normalized({ ...axes, locale: value, pseudo: '' });
}

/** The value that the picker of an axis shows. @param {Axes} axes @param {string} axis */
export function shownValue(axes, axis) {
  if (axis === 'locale' && axes.pseudo) return pseudoSign + axes.pseudo;
  return axes[axis] ?? defaultValue(axis);
}

/** The name of the pseudolanguage that a value of the locale means, or null. @param {string} value */
export function pseudoName(value) {
  return value.startsWith(pseudoSign) ? value.slice(1) : null;
}

/** The pseudolanguage as a value among locales. @param {string} name */
export function pseudoValue(name) {
  return pseudoSign + name;
}

/** The query of a variant, the same for equal variants. @param {Variant} variant */
export function query(variant) {
  const axes = normalized(variant.axes);
  return pairs([['document', variant.document], ...axisNames.map(axis => [axis, axes[axis] ?? '']), ['element', variant.element ?? '']]);
}

/** Pairs as a readable query; those with empty values are left out. @param {string[][]} list */
export function pairs(list) {
  return list.filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${encodeURIComponent(value).replace(/%2C/g, ',').replace(/%2F/g, '/').replace(/%3A/g, ':')}`)
    .join('&');
}

/** The next value of an axis in a list, or the same at its end. @param {string[]} values @param {string} value @param {number} step */
export function neighbour(values, value, step) {
  const at = values.indexOf(value);
  if (at < 0) return values[step > 0 ? 0 : values.length - 1] ?? value;
  return values[Math.min(Math.max(at + step, 0), values.length - 1)];
}
