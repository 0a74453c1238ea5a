/** The parts of a long list that are known: pages of it, each asked for once. Everything here is pure. */

/** A text of a queue. @typedef {{key: string, document: string, source: string, text: string, tasks: string[]}} Entry */

/** A list of which only some pages are there. */
export class QueueWindow {
  /** @param {number} [size] how many entries a page has */
  constructor(size = 50) {
    this.size = size;
    /** How many entries there are in all. */
    this.total = 0;
    /** The pages that are known, by the position of their first entry. @type {Map<number, Entry[]>} */
    this.pages = new Map();
    /** The pages that were asked for. @type {Set<number>} */
    this.asked = new Set();
  }

  /** Forgets everything but how many there are. @param {number} total */
  clear(total) {
    this.total = total;
    this.pages.clear();
    this.asked.clear();
  }

  /** Takes a page over. @param {number} from the position of its first entry @param {Entry[]} entries */
  put(from, entries) {
    this.pages.set(from, entries);
    this.asked.add(from);
  }

  /** The entry at a position; null for one that is not known. @param {number} index @returns {Entry|null} */
  at(index) {
    const start = this.start(index);
    return this.pages.get(start)?.[index - start] ?? null;
  }

  /** The first position of the page that has a position. @param {number} index */
  start(index) {
    return Math.floor(Math.max(0, index) / this.size) * this.size;
  }

  /** The pages between two positions that were not asked for yet; from now on they are. @param {number} first @param {number} last @returns {number[]} */
  missing(first, last) {
    const found = [];
    for (let start = this.start(first); start <= Math.min(last, this.total - 1); start += this.size) {
      if (!this.asked.has(start)) found.push(start);
    }
    for (const start of found) this.asked.add(start);
    return found;
  }

  /** A page could not be had, and may be asked for again. @param {number} start */
  fail(start) {
    this.asked.delete(start);
  }
}

/** Which rows of a list are seen, some more on each side. @param {{top: number, height: number, row: number, total: number}} place @returns {{first: number, last: number}} */
export function seenRows({ top, height, row, total }) {
  const more = 6;
  const first = Math.max(0, Math.floor(top / row) - more);
  return { first, last: Math.min(total - 1, Math.ceil((top + height) / row) + more) };
}

/** Where a list of one height has to scroll to so that a row is seen, no further than needed. @param {number} index @param {{top: number, height: number, row: number}} place */
export function scrolledTo(index, { top, height, row }) {
  const [start, end] = [index * row, (index + 1) * row];
  if (start < top) return start;
  return end > top + height ? end - height : top;
}
