/** Changes that are tried without touching a file: kept by locale and element, and laid out by the server. */
import { shownValue } from './axes.js';

/** A change of an element; what is empty is unchanged. @typedef {{element: string, text?: string, textSize?: string, numerals?: string, direction?: string}} Change */

/** How long typing rests before a change is laid out, in milliseconds. */
const patience = 90;

/** Keeps the changes of a document, and shows them on the chosen screen. */
export class Attempts {
  /** @param {import('./workspace.js').Workspace} workspace */
  constructor(workspace) {
    this.workspace = workspace;
    /** The changes by locale: a word that is tried in one language is not one of another. @type {Map<string, Map<string, Change>>} */
    this.byLocale = new Map();
    this.controller = new AbortController();
    this.timer = 0;
    /** The screen that shows the changes. @type {import('./screen.js').Screen|null} */
    this.screen = null;
    /** Called with each measure, or an error. @type {(result: {measured?: any, error?: Error}) => void} */
    this.onresult = () => {};
    workspace.store.subscribe((state, previous) => {
      if (state.document !== previous.document) this.byLocale.clear();
      else if (this.byLocale.size > 0 && (state.axes !== previous.axes || state.cell !== previous.cell || state.view !== previous.view)) this.run();
    });
    workspace.changeListeners.push(documents => {
      if (this.changes.size > 0 && (documents === null || documents.includes(workspace.state.document))) this.later();
    });
  }

  /** The locale of the chosen screen, or the pseudolanguage. @returns {string} */
  get locale() {
    return shownValue(this.workspace.variant.axes, 'locale');
  }

  /** The changes in the locale of the chosen screen. @returns {Map<string, Change>} */
  get changes() {
    return this.byLocale.get(this.locale) ?? new Map();
  }

  /** The change of an element. @param {string} id @returns {Change} */
  of(id) {
    return this.changes.get(id) ?? { element: id };
  }

  /** Whether elements besides one are changed. @param {string} id */
  hasOthers(id) {
    return this.changes.size > (this.changes.has(id) ? 1 : 0);
  }

  /** Changes an element; without any difference it is as in the file. @param {Change} change */
  set(change) {
    const kept = Object.fromEntries(Object.entries(change).filter(([name, value]) => name === 'element' || (value !== undefined && (value !== '' || name === 'text'))));
    const { changes } = this;
    changes.delete(change.element);
    if (Object.keys(kept).length > 1) changes.set(change.element, /** @type {Change} */ (kept));
    this.keep(changes);
    this.later();
  }

  /** All changes, that of an element last even if it is none yet: the last one is measured. @param {string} id @returns {Change[]} */
  list(id) {
    const last = this.of(id);
    return [...Array.from(this.changes.values()).filter(change => change !== last), last].filter(change => change.element !== '');
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
    const isTrying = this.changes.size > 0;
    const { selected } = this.workspace.state;
    if (!isTrying) screen?.trying(null);
    if (!isTrying && (selected === '' || this.workspace.state.panel !== 'try')) return this.onresult({});
    try {
      // Without a change the answer is only a measure of the element as it is.
      const answer = await this.workspace.service.post('try', this.request(selected), signal);
      if (signal.aborted) return;
      if (isTrying) screen?.trying(answer.pages);
      this.onresult({ measured: answer.measured });
    } catch (error) {
      if (!signal.aborted) this.onresult({ error });
    }
  }

  /** Gives up the change of an element or, without one, all changes in the locale of the chosen screen. @param {string} [id] */
  discard(id) {
    const { changes } = this;
    if (id === undefined) changes.clear();
    else changes.delete(id);
    this.keep(changes);
    this.onresult({});
    this.run();
  }

  /** Keeps the changes in the locale of the chosen screen. @param {Map<string, Change>} changes */
  keep(changes) {
    if (changes.size > 0) this.byLocale.set(this.locale, changes);
    else this.byLocale.delete(this.locale);
  }
}
