/** Turns one drawing into another by changing only what differs, so that a browser lays out and paints little, and a screen reader keeps its place. */

/** The name of an element in the place of one that is to stay as it is, with its position among the elements of its parent and their count. */
export const keptName = 'kept';

/**
 * Makes an element like another one; gives the element that is now in its place.
 * @param {Element} old an element of the page
 * @param {Element} fresh what it is to be; parts of it are moved into the page
 * @returns {Element}
 */
export function patch(old, fresh) {
  if (old.isEqualNode(fresh)) return old;
  if (old.nodeName !== fresh.nodeName) {
    old.replaceWith(fresh);
    return fresh;
  }
  patchAttributes(old, fresh);
  patchChildren(old, Array.from(old.childNodes), keeping(Array.from(fresh.childNodes), old.children));
  return old;
}

/** Gives an element the attributes of another one. */
function patchAttributes(old, fresh) {
  for (const name of old.getAttributeNames()) if (!fresh.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value, namespaceURI } of Array.from(fresh.attributes)) {
    if (old.getAttribute(name) !== value) old.setAttributeNS(namespaceURI, name, value);
  }
}

/** Nodes with those in the place of marks that are to stay. A mark remains where the parent has other children than it says. */
function keeping(nodes, elements) {
  return nodes.map(node => {
    const isMark = node.localName === keptName && Number(node.getAttribute('count')) === elements.length;
    return isMark ? elements[Number(node.getAttribute('index'))] : node;
  });
}

/** Whether a node is as it is to be. */
function isSame(old, fresh) {
  return old === fresh || old.isEqualNode(fresh);
}

/** Leaves children alone that are equal at the beginning and at the end, and changes those between them. */
function patchChildren(parent, old, fresh) {
  const least = Math.min(old.length, fresh.length);
  let start = 0;
  while (start < least && isSame(old[start], fresh[start])) start += 1;
  let end = 0;
  while (end < least - start && isSame(old[old.length - 1 - end], fresh[fresh.length - 1 - end])) end += 1;
  const [before, after] = [old.slice(start, old.length - end), fresh.slice(start, fresh.length - end)];
  // A node that stays but has moved is not the pattern for another one.
  const isPair = (node, index) => node.nodeName === after[index].nodeName && after[index].parentNode !== parent;
  if (before.length === after.length && before.every(isPair)) return before.forEach((node, index) => patchNode(node, after[index]));
  const next = old[old.length - end] ?? null;
  for (const node of before) node.remove();
  for (const node of after) parent.insertBefore(node, next);
}

/** Makes a node like another one of its kind. */
function patchNode(old, fresh) {
  if (old.nodeType === Node.ELEMENT_NODE) patch(/** @type {Element} */ (old), /** @type {Element} */ (fresh));
  else if (old.nodeValue !== fresh.nodeValue) old.nodeValue = fresh.nodeValue;
}
