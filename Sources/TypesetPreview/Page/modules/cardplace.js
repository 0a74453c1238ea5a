/** Where a card is beside a field: above it or below it, and never off the canvas. Everything here is pure. */

/** A rectangle by its edges. @typedef {{left: number, top: number, right: number, bottom: number}} Edges */

/** The distance between a card and its field, and between both and the edge of the canvas. */
const gap = 8;

/**
 * The place of a card.
 * @param {Edges} field
 * @param {{width: number, height: number}} card
 * @param {Edges} view what is seen of the canvas
 * @param {boolean} isRightToLeft whether the page begins at the right
 * @returns {{left: number, top: number, height: number, side: 'above'|'below'}} the height is that which there is room for
 */
export function cardPlace(field, card, view, isRightToLeft) {
  const above = field.top - gap - (view.top + gap);
  const below = view.bottom - gap - (field.bottom + gap);
  // What was written first is read first; where only one side has room, it is that one.
  const side = above >= card.height || (below < card.height && above > below) ? 'above' : 'below';
  const height = Math.min(card.height, Math.max(side === 'above' ? above : below, Math.min(card.height, (view.bottom - view.top) / 2 - gap)));
  const start = isRightToLeft ? field.right - card.width : field.left;
  return {
    left: within(start, view.left + gap, view.right - gap - card.width),
    top: within(side === 'above' ? field.top - gap - height : field.bottom + gap, view.top + gap, view.bottom - gap - height),
    height, side,
  };
}

/** The place of a field on the text that it changes: it begins where the text begins, and stays on the canvas. @param {Edges} text @param {{width: number, padding: number}} field @param {Edges} view @param {'left'|'right'|'center'} alignment */
export function fieldLeft(text, { width, padding }, view, alignment) {
  const wanted = { left: text.left - padding, right: text.right + padding - width, center: (text.left + text.right - width) / 2 }[alignment] ?? text.left;
  return within(wanted, view.left + gap, view.right - gap - width);
}

/** A place between two others; the first one where there is no room. */
function within(place, first, last) {
  return Math.max(first, Math.min(place, last));
}
