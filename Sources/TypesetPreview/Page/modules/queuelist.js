/** The list of a queue: of any number of texts, only the rows that are seen are elements. */
import { element, fill, foreign } from './dom.js';
import { scrolledTo, seenRows } from './queuewindow.js';

/** The height of a row, in pixels of the style sheet. */
const row = 46;

/** A list whose rows come as they are needed. */
export class QueueList {
  /**
   * @param {import('./workspace.js').Workspace} workspace
   * @param {import('./queuewindow.js').QueueWindow} window
   * @param {{go: (index: number) => void, need: (first: number, last: number) => void, languages: () => {source: string, target: string}}} handlers
   */
  constructor(workspace, window, handlers) {
    this.workspace = workspace;
    this.window = window;
    this.handlers = handlers;
    /** The position of the chosen text; -1 for none. */
    this.index = -1;
    this.space = element('div.queue-space', { role: 'presentation' });
    this.element = element('div.queue-list', {
      role: 'listbox', tabindex: '0', 'aria-label': workspace.words.text('queue.list'), onscroll: () => this.draw(), onkeydown: event => this.press(event),
      onclick: event => {
        const index = event.target.closest('[role=option]')?.dataset.index;
        if (index) handlers.go(Number(index));
      },
    }, this.space);
    new ResizeObserver(() => this.draw()).observe(this.element);
  }

  /** Where the list is scrolled to. */
  get place() {
    return { top: this.element.scrollTop, height: this.element.clientHeight, row };
  }

  /** Draws the rows that are seen. */
  draw() {
    const { total } = this.window;
    const { first, last } = seenRows({ ...this.place, total });
    this.space.style.blockSize = `${total * row}px`;
    this.handlers.need(first, last);
    const rows = [];
    for (let index = first; index <= last; index += 1) rows.push(this.option(index));
    fill(this.space, rows);
    const isDrawn = this.index >= first && this.index <= last;
    if (isDrawn) this.element.setAttribute('aria-activedescendant', `queue-${this.index}`);
    else this.element.removeAttribute('aria-activedescendant');
  }

  /** A row. */
  option(index) {
    const { words } = this.workspace;
    const entry = this.window.at(index);
    const { source, target } = this.handlers.languages();
    const made = element('div.queue-row', {
      id: `queue-${index}`, role: 'option', 'aria-selected': String(index === this.index), 'aria-setsize': this.window.total, 'aria-posinset': index + 1, data: { index: String(index) },
    }, entry
      ? [element('span.queue-source', {}, foreign(entry.source, source)), element('span.queue-text', {}, entry.text && !entry.tasks.includes('untranslated') ? foreign(entry.text, target) : element('bdi.code', { dir: 'ltr', text: entry.key }))]
      : element('span.quiet', { text: words.text('loading') }));
    made.style.insetBlockStart = `${index * row}px`;
    return made;
  }

  /** Chooses a row, and brings it into view. @param {number} index */
  choose(index) {
    this.index = index;
    if (index >= 0) this.element.scrollTop = scrolledTo(index, this.place);
    this.draw();
  }

  /** Goes through the list by keys. */
  press(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const page = Math.max(1, Math.floor(this.place.height / row) - 1);
    const next = { ArrowDown: this.index + 1, ArrowUp: this.index - 1, Home: 0, End: this.window.total - 1, PageDown: this.index + page, PageUp: this.index - page }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    this.handlers.go(Math.min(Math.max(next, 0), this.window.total - 1));
  }
}
