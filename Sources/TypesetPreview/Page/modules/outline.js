/** The elements of a page as the dump has them: found by place, by id, and in the order of reading. Everything here is pure. */

/**
 * An element with its place in the tree.
 * @typedef {{element: any, parent: Node|null, depth: number, children: Node[]}} Node
 */

/** All elements of a page in the order of the document. @param {any[]} elements @returns {Node[]} */
export function nodes(elements) {
  const list = [];
  const add = (element, parent, depth) => {
    const node = { element, parent, depth, children: [] };
    parent?.children.push(node);
    list.push(node);
    for (const child of element.children ?? []) add(child, node, depth + 1);
  };
  for (const element of elements) add(element, null, 0);
  return list;
}

/** The element of an id. @param {Node[]} list @param {string} id @returns {Node|null} */
export function find(list, id) {
  return list.find(node => node.element.id === id) ?? null;
}

/** The innermost element at a point; of several the smallest. @param {Node[]} list @param {number} x @param {number} y @returns {Node|null} */
export function at(list, x, y) {
  let best = null;
  for (const node of list) {
    if (!contains(node.element.frame, x, y)) continue;
    if (best === null || node.depth > best.depth || (node.depth === best.depth && area(node) <= area(best))) best = node;
  }
  return best;
}

/** The element beside another one: the next or previous of the document, the parent, or the first child. @param {Node[]} list @param {Node|null} from @param {'next'|'previous'|'parent'|'child'} way @returns {Node|null} */
export function beside(list, from, way) {
  if (from === null) return list[0] ?? null;
  switch (way) {
    case 'next': return list[list.indexOf(from) + 1] ?? from;
    case 'previous': return list[list.indexOf(from) - 1] ?? from;
    case 'parent': return from.parent ?? from;
    case 'child': return from.children[0] ?? from;
  }
}

/** An element and all that hold it, the outermost first. @param {Node} node @returns {Node[]} */
export function path(node) {
  return node.parent ? [...path(node.parent), node] : [node];
}

/** The text of an element and of all inside it, as it is seen, with the ends of lines that its author wrote. @param {any} element @returns {string} */
export function text(element) {
  const own = (element.lines ?? []).map((line, index) => (index === 0 ? '' : element.lines[index - 1].after ?? ' ') + line.text).join('');
  return own || (element.children ?? []).map(text).filter(Boolean).join(' ');
}

/** What an element is called: its name for assistive technology, else its text, else what it is. @param {any} element */
export function name(element) {
  return element.label || text(element) || element.element;
}

/** The elements that a screen reader reads, in their order. @param {Node[]} list @returns {Node[]} */
export function inReadingOrder(list) {
  return list.filter(node => node.element.order > 0).sort((one, other) => one.element.order - other.element.order);
}

/** Whether a frame holds a point. */
function contains([left, top, width, height], x, y) {
  return x >= left && x <= left + width && y >= top && y <= top + height;
}

/** The area of an element. */
function area({ element }) {
  return element.frame[2] * element.frame[3];
}
