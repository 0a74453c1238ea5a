/** Changes that are tried without touching a file: kept by document, locale and element, and laid out by the server. */
import { AttemptStore } from './attemptstore.js';
import { shownValue } from './axes.js';
import { nodes } from './outline.js';

/** A change of an element; what is empty is unchanged. `forms` has texts of plural forms that are not on the screen, as the file writes them. `was` says what the element was, so that another one that took its id is not changed. @typedef {{element: string, was?: string, text?: string, forms?: Object<string, string>, textSize?: string, numerals?: string, direction?: string}} Change */

/** How long typing rests before a change is laid out, in milliseconds. */
const patience = 90;
/** How long a saved text stays drawn before its file is read again, in milliseconds. */
const longest = 1000;

/** Keeps the changes of a document, and shows them on the chosen screen. */
export class Attempts {
  /** @param {import('./workspace.js').Workspace} workspace */
  constructor(workspace) {
    this.workspace = workspace;
    /** All changes; a word that is tried in one language is not one of another. */
    this.kept = new AttemptStore(workspace.session.id ?? '');
    this.controller = new AbortController();
    this.timer = 0;
    /** The screen that shows the changes. @type {import('./screen.js').Screen|null} */
    this.screen = null;
    /** Called with each measure, or an error. @type {Array<(result: {measured?: any, error?: Error}) => void>} */
    this.resultListeners = [];
    /** Whether the selected element is measured even without a change and without the panel. */
    this.isMeasuring = false;
    workspace.store.subscribe((state, previous) => {
      const isElsewhere = state.document !== previous.document || state.axes !== previous.axes || state.cell !== previous.cell || state.view !== previous.view;
      if (isElsewhere && this.kept.entries.size > 0) this.run();
    });
    /** Whether the changes are laid out once it is known what the document has now. */
    this.isWaiting = false;
    workspace.changeListeners.push(documents => {
      if (this.changes.size > 0 && (documents === null || documents.includes(workspace.state.document))) this.isWaiting = true;
    });
    workspace.pictures.subscribe(({ document }) => {
      if (this.isWaiting && document === workspace.state.document && workspace.answer) this.later();
    });
  }

  /** The locale of the chosen screen, or the pseudolanguage. @returns {string} */
  get locale() {
    return shownValue(this.workspace.variant.axes, 'locale');
  }

  /** The changes of the document in the locale of the chosen screen. @returns {Map<string, Change>} */
  get changes() {
    return this.kept.of(this.workspace.variant.document, this.locale);
  }

  /** Those of some changes whose elements the chosen screen has. @param {Change[]} changes @returns {Change[]} */
  present(changes) {
    const pages = this.workspace.answer?.pages ?? [];
    const known = new Map(pages.flatMap(page => nodes(page.elements)).map(({ element }) => [element.id, identity(element)]));
    return changes.filter(({ element, was }) => known.has(element) && (was === undefined || was === known.get(element)));
  }

  /** The change of an element. @param {string} id @returns {Change} */
  of(id) {
    return this.changes.get(id) ?? { element: id };
  }

  /** Changes an element; without any difference it is as in the file. @param {Change} change @param {any} element the element as it is */
  set(change, element) {
    const { document } = this.workspace.variant;
    const kept = Object.fromEntries(Object.entries(change).filter(([name, value]) => !['element', 'was'].includes(name) && value !== undefined && (value !== '' || name === 'text')));
    if (Object.keys(kept).length > 0) this.kept.put({ document, locale: this.locale, change: { element: change.element, was: identity(element), ...kept } });
    else this.kept.remove(document, this.locale, change.element);
    this.later();
  }

  /** The changes of elements that are there, that of an element last even if it is none yet: the last one is measured. @param {string} id @returns {Change[]} */
  list(id) {
    const others = Array.from(this.changes.values()).filter(change => change.element !== id);
    return this.present([...others, this.of(id)]).map(({ was, forms, ...change }) => change);
  }

  /** What is asked of the server about an element. @param {string} id */
  request(id) {
    const { variant } = this.workspace;
    return { document: variant.document, axes: { document: variant.document, ...variant.axes }, changes: this.list(id) };
  }

  /** Lays out soon, once typing rests. */
  later() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.run(), patience);
  }

  /** Lays out the changes, and shows them on the chosen screen. */
  async run() {
    clearTimeout(this.timer);
    this.controller.abort();
    this.controller = new AbortController();
    const { signal } = this.controller;
    const screen = this.workspace.canvas.chosenScreen;
    if (this.screen !== screen) this.screen?.trying(null);
    this.screen = screen;
    this.isWaiting = this.changes.size > 0 && !this.workspace.answer;
    const { selected, panel } = this.workspace.state;
    const request = this.request(selected);
    // A change without any difference is there to be measured.
    const isTrying = request.changes.some(change => Object.keys(change).length > 1);
    if (!isTrying) screen?.trying(null);
    if (request.changes.length === 0 || (!isTrying && panel !== 'try' && !this.isMeasuring)) return this.tell({});
    try {
      // Without a change the answer is only a measure of the element as it is.
      const answer = await this.workspace.service.post('try', request, signal);
      if (signal.aborted) return;
      if (isTrying) screen?.trying(answer.pages);
      this.tell({ measured: answer.measured });
    } catch (error) {
      if (!signal.aborted) this.tell({ error });
    }
  }

  /** Calls the listeners. @param {{measured?: any, error?: Error}} result */
  tell(result) {
    for (const listener of this.resultListeners) listener(result);
  }

  /** Gives up the change of an element that a file has now; it stays drawn until the file is. @param {string} id */
  saved(id) {
    this.kept.remove(this.workspace.state.document, this.locale, id);
    this.isWaiting = true;
    setTimeout(() => this.isWaiting && this.run(), longest);
  }

  /** Gives up the change of an element in the locale of the chosen screen. @param {string} id */
  discard(id) {
    this.kept.remove(this.workspace.variant.document, this.locale, id);
    this.again();
  }

  /** Gives up a change wherever it is. @param {import('./attemptstore.js').Entry} entry */
  discardEntry({ document, locale, change }) {
    this.kept.remove(document, locale, change.element);
    this.again();
  }

  /** Gives up all changes. */
  discardAll() {
    this.kept.clear();
    this.again();
  }

  /** Shows what is left. */
  again() {
    this.tell({});
    this.run();
  }
}

/** What an element is besides its id: its kind and its key. @param {any} element */
function identity(element) {
  return `${element.element} ${element.key ?? ''}`;
}
