/** The texts of a screen that can be changed, and the order in which they are read. Everything here is pure. */

/** Whether an element has a text of its own that can be changed: a number on a badge or the time is a part of something else. @param {import('./outline.js').Node} node */
export function isText({ element }) {
  return element.lines?.length > 0 && (element.key !== undefined || element.role !== 'none');
}

/** The first text in an element, in the order of the document; the element itself where it has none. @param {import('./outline.js').Node} node @returns {import('./outline.js').Node} */
export function textOf(node) {
  if (node.element.lines?.length > 0) return node;
  for (const child of node.children) {
    const found = textOf(child);
    if (found.element.lines?.length > 0) return found;
  }
  return node;
}

/** The texts in the order in which they are read; one that is read with what holds it comes in its turn. @param {import('./outline.js').Node[]} list @returns {import('./outline.js').Node[]} */
export function textsInOrder(list) {
  let last = 0;
  const turns = list.map(node => {
    last = turnOf(node) || last;
    return { node, turn: last };
  });
  return turns.filter(({ node }) => isText(node)).sort((one, other) => one.turn - other.turn).map(({ node }) => node);
}

/** The next or previous text; null at the end. @param {import('./outline.js').Node[]} list @param {string} id @param {number} step */
export function textBeside(list, id, step) {
  const texts = textsInOrder(list);
  const at = texts.findIndex(node => node.element.id === id);
  return (at < 0 ? texts[step > 0 ? 0 : texts.length - 1] : texts[at + step]) ?? null;
}

/** When an element is read, or what holds it. */
function turnOf(node) {
  for (let each = node; each; each = each.parent) if (each.element.order > 0) return each.element.order;
  return 0;
}
