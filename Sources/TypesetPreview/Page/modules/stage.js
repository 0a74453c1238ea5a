/** The pages of one answer, drawn inside a shadow root: ids of two screens never meet, and the page's styles do not reach them. */
import { element } from './dom.js';
import { marks } from './marks.js';
import { nodes } from './outline.js';
import { draw, redraw } from './redrawing.js';

/** What is drawn over the pages. @typedef {{selected: string, hovered: string, overlays: string[], mirror: import('./pictures.js').Answer|null, isDetailed: boolean, isMeasuring: boolean, isInside: boolean, from: string}} Marking */
/** A page on the stage. @typedef {{page: import('./pictures.js').Page, list: import('./outline.js').Node[], box: HTMLElement, marks: Element|null, isNear: boolean}} Drawn */

const sheet = new CSSStyleSheet();
sheet.replaceSync(`
  :host { display: block; direction: ltr; }
  .page { position: relative; background: #fff; box-shadow: 0 0 0 1px rgb(0 0 0 / .12), 0 6px 20px rgb(0 0 0 / .12); }
  .page + .page { margin-top: 32px; }
  .page[data-name]::before { content: attr(data-name); position: absolute; bottom: calc(100% + 3px); left: 0; right: 0; font: 11px/1.4 system-ui, -apple-system, "Segoe UI", "Noto Sans", sans-serif; text-align: center; color: GrayText; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
  .page:first-child[data-name]::before { content: none; }
  :host(.reflected) .page { transform: scaleX(-1); }
  svg { position: absolute; inset: 0; width: 100%; height: 100%; display: block; user-select: none; -webkit-user-select: none; }
  svg.marks { overflow: visible; pointer-events: none; }
  .marks text { font: 600 11px/1 system-ui, -apple-system, "Segoe UI", "Noto Sans", sans-serif; }
  @media print { .page { box-shadow: none; } }
`);

/** How many pages are drawn at once; those after them when they come near. */
const firstPages = 4;

/** Draws answers into a host element. */
export class Stage {
  /** @param {HTMLElement} host */
  constructor(host) {
    this.root = host.attachShadow({ mode: 'open' });
    this.root.adoptedStyleSheets = [sheet];
    this.observer = new IntersectionObserver(entries => this.approach(entries), { rootMargin: '100%' });
    /** @type {Drawn[]} */
    this.drawn = [];
    this.scale = 1;
    /** @type {Marking} */
    this.marking = { selected: '', hovered: '', overlays: [], mirror: null, isDetailed: true, isMeasuring: false, isInside: false, from: '' };
  }

  /** Shows pages; of their drawings, only what differs is drawn again. @param {import('./pictures.js').Page[]} pages */
  show(pages) {
    const before = this.drawn;
    this.drawn = pages.map((page, index) => {
      const old = before[index];
      if (old?.page === page) return old;
      const box = old?.box ?? element('div.page');
      // Names that only count say nothing.
      if (pages.length > 1 && !/^(page|canvas|screen)\d+$/.test(page.name)) box.dataset.name = page.name;
      else delete box.dataset.name;
      const isNear = index < firstPages || old?.isNear === true;
      if (isNear && (old?.page.svg !== page.svg || !old.isNear)) this.draw(box, page);
      else if (!isNear) this.observer.observe(box);
      return { page, list: nodes(page.elements), box, marks: old?.marks ?? null, isNear };
    });
    for (const old of before.slice(pages.length)) old.box.remove();
    for (const { box } of this.drawn) if (box.parentNode === null) this.root.append(box);
    this.resize(this.scale);
  }

  /** Draws a page, or changes its drawing. */
  draw(box, page) {
    const shown = box.querySelector('svg:not(.marks)');
    if (shown) return redraw(shown, page.svg);
    const picture = draw(page.svg);
    if (picture) box.prepend(picture);
  }

  /** Draws pages that have come near. @param {IntersectionObserverEntry[]} entries */
  approach(entries) {
    for (const { target, isIntersecting } of entries) {
      const drawn = this.drawn.find(each => each.box === target);
      if (!isIntersecting || !drawn) continue;
      this.observer.unobserve(target);
      if (!drawn.isNear) this.draw(drawn.box, drawn.page);
      drawn.isNear = true;
    }
  }

  /** Takes the pages away, to free what they occupy. */
  clear() {
    this.observer.disconnect();
    this.drawn = [];
    this.root.replaceChildren();
  }

  /** Sets how many points of the screen a point of the document takes. @param {number} scale */
  resize(scale) {
    this.scale = scale;
    for (const { page, box } of this.drawn) {
      box.style.width = `${page.width * scale}px`;
      box.style.height = `${page.height * scale}px`;
    }
    this.mark();
  }

  /** Draws what lies over the pages. @param {Partial<Marking>} [marking] what is different */
  mark(marking = {}) {
    this.marking = { ...this.marking, ...marking };
    this.drawn.forEach((drawn, index) => {
      const over = marks(drawn, this.scale, this.marking, this.marking.mirror?.pages[index] ?? null);
      drawn.marks?.remove();
      drawn.marks = over;
      if (over) drawn.box.append(over);
    });
  }

  /** The element at a point of the window. @param {number} x @param {number} y @returns {{drawn: Drawn, x: number, y: number}|null} */
  place(x, y) {
    for (const drawn of this.drawn) {
      const box = drawn.box.getBoundingClientRect();
      if (x < box.left || x > box.right || y < box.top || y > box.bottom) continue;
      return { drawn, x: (x - box.left) / this.scale, y: (y - box.top) / this.scale };
    }
    return null;
  }

  /** The rectangle of an element in the window. @param {string} id @returns {DOMRect|null} */
  rectangle(id) {
    for (const { list, box } of this.drawn) {
      const found = list.find(node => node.element.id === id);
      if (!found) continue;
      const [x, y, width, height] = found.element.frame.map(length => length * this.scale);
      const origin = box.getBoundingClientRect();
      return new DOMRect(origin.left + x, origin.top + y, width, height);
    }
    return null;
  }

  /** All elements of all pages. @returns {import('./outline.js').Node[]} */
  get list() {
    return this.drawn.flatMap(drawn => drawn.list);
  }
}
