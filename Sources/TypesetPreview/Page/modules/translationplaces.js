/** Where a text stands: the screen is shown with its element, and other places of the same key are a click away. */
import { element } from './dom.js';
import { nodes } from './outline.js';

/** A place of a key. @typedef {{document: string, title: string, line: number}} Place */

/** Goes to places, and waits for their screens. */
export class PlaceSeeker {
  /** @param {import('./workspace.js').Workspace} workspace */
  constructor(workspace) {
    this.workspace = workspace;
    /** What is looked for. @type {{place: Place, key: string}|null} */
    this.sought = null;
    workspace.pictures.subscribe(() => this.look());
    workspace.store.subscribe((state, previous) => {
      if (this.sought && state.document !== this.sought.place.document) this.sought = null;
      if (state.axes !== previous.axes || state.cell !== previous.cell) this.look();
    });
  }

  /** Shows a place. @param {Place} place @param {string} key */
  go(place, key) {
    const { store, state, session } = this.workspace;
    if (!session.documents.some(each => each.id === place.document)) return;
    this.sought = { place, key };
    if (state.document !== place.document) store.set({ document: place.document, selected: '', cell: '' });
    this.look();
  }

  /** Selects the element once the screen is known. */
  look() {
    if (!this.sought) return;
    const { workspace } = this;
    const answer = workspace.pictures.known(workspace.variant);
    if (!answer || workspace.state.document !== this.sought.place.document) return;
    const found = placed(answer.pages.flatMap(page => nodes(page.elements)).map(node => node.element), this.sought.place, this.sought.key);
    this.sought = null;
    if (!found) return;
    if (workspace.state.selected !== found.id) workspace.store.set({ selected: found.id });
    workspace.canvas?.revealSoon();
  }
}

/** The element with a key at a place: that of the line first; an attribute's text has only its line. @param {any[]} elements @param {Place} place @param {string} key */
export function placed(elements, { line }, key) {
  const own = elements.filter(each => each.key === key);
  const here = elements.filter(each => each.line === line);
  return own.find(each => each.line === line) ?? own[0] ?? here[0] ?? null;
}

/** The list of a key's places. @param {import('./workspace.js').Workspace} workspace @param {any} text @param {(place: Place) => void} go */
export function placeList({ words, state }, text, go) {
  const { places, placeCount } = text;
  if (places.length === 0) return element('p.quiet', { text: words.text('queue.unused') });
  if (places.length === 1) return null;
  const rest = placeCount - places.length;
  return element('details.translation-places', { open: places.length <= 6 ? true : null },
    element('summary', { text: words.text('queue.places', placeCount) }),
    element('ul', {}, places.map(place => element('li', {}, element('button.place', {
      type: 'button', 'aria-current': place.document === state.document ? 'true' : null, onclick: () => go(place),
    }, element('bdi', { text: place.title }), element('span.quiet.small', { text: words.text('queue.place.line', place.line) }))))),
    rest > 0 && element('p.quiet.small', { text: words.text('errors.more', rest) }));
}
