/** Where the elements of a source in XML begin and end: quicker than parsing it, to find out what has changed. */

/** A tag with its name and attributes: the start of an element, its end, or both. */
const tags = /<(\/?)([\w:-]+)((?:[^<>"']|"[^"]*"|'[^']*')*?)(\/?)>/g;

/** An element of a source. */
export class Piece {
  /** @param {string} source @param {number} start @param {string} name @param {boolean} hasID */
  constructor(source, start, name, hasID) {
    this.source = source;
    this.start = start;
    this.end = start;
    this.name = name;
    this.hasID = hasID;
    /** @type {Piece[]} */
    this.children = [];
  }

  /** The element as it is written. */
  get text() {
    return this.source.slice(this.start, this.end);
  }
}

/**
 * The outermost element of a source with those in it; null where tags do not match, or where there is more than elements and texts.
 * @param {string} source
 * @returns {Piece|null}
 */
export function outline(source) {
  if (source.includes('<!')) return null;
  const file = new Piece(source, 0, '', false);
  const open = [file];
  for (const { 0: tag, 1: isEnd, 2: name, 3: attributes, 4: isWhole, index } of source.matchAll(tags)) {
    if (!isEnd) {
      const piece = new Piece(source, index, name, attributes.includes(' id='));
      open.at(-1)?.children.push(piece);
      open.push(piece);
    }
    if (!isEnd && !isWhole) continue;
    const piece = open.pop();
    if (!piece || piece.name !== name || open.length === 0) return null;
    piece.end = index + tag.length;
  }
  return open.length === 1 && file.children.length === 1 ? file.children[0] : null;
}
