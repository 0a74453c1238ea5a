/** The list of documents in folders. What it shows stays in place while documents, marks and filters change. */
import { byId, element, fill } from './dom.js';
import { DocumentItem } from './documentitem.js';
import { foldered, folderOf, pathsTo } from './documentfolders.js';
import { isWanted, marksOf } from './documentmarks.js';
import { Folded } from './folded.js';
import { rove } from './roving.js';

/** A folder in the list. @typedef {{folder: string, element: HTMLElement, head: HTMLElement, list: HTMLElement, count: HTMLElement, words: HTMLElement}} FolderItem */

/** Shows the documents of the session. */
export class DocumentList {
  /** @param {import('./workspace.js').Workspace} workspace */
  constructor(workspace) {
    this.workspace = workspace;
    this.element = byId('document-list');
    this.folded = new Folded(workspace.session.id ?? '');
    /** @type {Map<string, DocumentItem>} */
    this.items = new Map();
    /** @type {FolderItem[]} */
    this.folders = [];
    this.shape = '';
    /** The words that are searched. @type {string[]} */
    this.wanted = [];
    this.roving = rove(this.element, 'a, .folder-head', 'a[aria-current]');
    this.element.addEventListener('click', event => this.click(event));
    // What is shown stays in view while filters come and take room, until the reader scrolls elsewhere.
    this.isRevealed = false;
    new ResizeObserver(() => this.isRevealed && this.current?.scrollIntoView({ block: 'nearest' })).observe(this.element);
    for (const name of ['wheel', 'pointerdown', 'keydown']) this.element.addEventListener(name, () => { this.isRevealed = false; }, { passive: true });
    this.element.addEventListener('keydown', event => this.step(event));
  }

  /** The documents that are listed, in their order. @type {any[]} */
  listed = [];

  /** The marks of a document. @param {any} document */
  marks(document) {
    return marksOf(document, this.workspace.statuses.of(document.id));
  }

  /** Shows the documents of the session, or what is new of some of them. @param {string[]|null} [ids] */
  show(ids = null) {
    const { session, words } = this.workspace;
    const shape = JSON.stringify(session.documents.map(({ id }) => id));
    const focused = this.element.contains(document.activeElement) ? document.activeElement : null;
    if (shape !== this.shape) this.arrange(session.documents);
    this.shape = shape;
    for (const each of session.documents) if (ids === null || ids.includes(each.id)) this.items.get(each.id).show(words, each, this.marks(each));
    this.filter();
    if (focused && document.activeElement !== focused) (focused.isConnected ? focused : this.current)?.focus();
  }

  /** Puts the documents into their folders. */
  arrange(documents) {
    const known = this.items;
    this.items = new Map(documents.map(({ id }) => [id, known.get(id) ?? new DocumentItem(id)]));
    this.folders = [];
    fill(this.element, this.elements(foldered(documents)));
  }

  /** The elements of entries. */
  elements(entries) {
    return entries.map(entry => ('document' in entry ? this.items.get(entry.document.id).element : this.folderElement(entry)));
  }

  /** A folder with its head, which opens and closes it. */
  folderElement({ folder, name, entries }) {
    const inside = this.elements(entries);
    const list = element('ul', { id: `folder-${this.folders.length}` }, inside);
    const count = element('span.quiet.small', { 'aria-hidden': 'true' });
    const words = element('span.aside');
    const head = element('button.folder-head', { type: 'button', tabindex: '-1', 'aria-controls': list.id, data: { folder } },
      element('span.twisty', { 'aria-hidden': 'true' }), element('bdi.folder-name', { dir: 'ltr', text: name, title: folder }), count, words);
    const made = { folder, element: element('li.folder', {}, head, list), head, list, count, words };
    this.folders.push(made);
    return made.element;
  }

  /** Shows those that are searched and have the marks that are wanted. */
  filter() {
    const { session, state } = this.workspace;
    this.listed = session.documents.filter(each => {
      const item = this.items.get(each.id);
      const isListed = this.wanted.every(word => item.words.includes(word)) && isWanted(this.marks(each), state.marks);
      item.element.hidden = !isListed;
      return isListed;
    });
    this.fold();
    this.mark();
  }

  /** Opens and closes the folders; while something is searched, those with matches are open. */
  fold() {
    const { words, state } = this.workspace;
    const isNarrowed = this.wanted.length > 0 || state.marks.length > 0;
    for (const { folder, element: place, head, list, count, words: said } of this.folders) {
      const inside = this.listed.filter(({ id }) => id.startsWith(folder + '/'));
      const isOpen = isNarrowed || !this.folded.has(folder);
      place.hidden = inside.length === 0;
      list.hidden = !isOpen;
      head.setAttribute('aria-expanded', String(isOpen));
      head.classList.toggle('broken', !isOpen && inside.some(({ errors }) => errors > 0));
      if (count.textContent === words.numbers.format(inside.length)) continue;
      count.textContent = words.numbers.format(inside.length);
      said.textContent = words.text('documents.count', inside.length);
    }
    this.roving.update();
  }

  /** Marks the document that is shown. */
  mark() {
    const { document: shown } = this.workspace.state;
    const before = this.element.querySelector('a[aria-current]');
    if (before?.dataset.id !== shown) before?.removeAttribute('aria-current');
    this.items.get(shown)?.link.setAttribute('aria-current', 'page');
    this.roving.update();
  }

  /** The entry of the document that is shown. */
  get current() {
    return this.items.get(this.workspace.state.document)?.link ?? null;
  }

  /** Opens the folders around the document that is shown, and scrolls to it. */
  reveal() {
    this.folded.set(pathsTo(folderOf(this.workspace.state.document)), true);
    this.fold();
    this.mark();
    this.current?.scrollIntoView({ block: 'nearest' });
    this.isRevealed = true;
  }

  /** Opens or closes a folder. */
  toggle(head, isOpen) {
    this.folded.set([head.dataset.folder], isOpen);
    this.fold();
  }

  /** Shows a document, or opens or closes a folder. */
  click(event) {
    const head = event.target.closest('.folder-head');
    if (head) return this.toggle(head, head.getAttribute('aria-expanded') === 'false');
    const link = event.target.closest('a');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    this.workspace.store.set({ document: link.dataset.id, selected: '', cell: '' });
    document.body.classList.remove('shows-documents');
  }

  /** Arrow keys inwards and outwards, as in a tree. */
  step(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isRightToLeft = getComputedStyle(this.element).direction === 'rtl';
    const [inwards, outwards] = isRightToLeft ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
    if (event.key !== inwards && event.key !== outwards) return;
    const head = event.target.closest('.folder-head');
    const isOpen = head?.getAttribute('aria-expanded') === 'true';
    if (head && isOpen === (event.key === outwards)) this.toggle(head, !isOpen);
    else if (event.key === inwards) head?.nextElementSibling.querySelector(':scope > li:not([hidden]) > :is(a, button)')?.focus();
    else event.target.closest('li').parentElement.closest('.folder')?.querySelector('.folder-head').focus();
    event.preventDefault();
    event.stopPropagation();
  }
}
