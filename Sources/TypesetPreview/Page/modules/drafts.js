/** Translations that were typed and not saved: kept like what is tried, so that neither a reload nor another catalog loses one. */
import { AttemptStore } from './attemptstore.js';

/** The typed texts of a session, by document, language, key and form. */
export class Drafts {
  /** @param {string} session what tells the session from others @param {Storage|null} [storage] */
  constructor(session, storage) {
    this.kept = storage === undefined ? new AttemptStore(`${session}/translate`) : new AttemptStore(`${session}/translate`, storage);
  }

  /** Whether the browser keeps them. */
  get isKept() {
    return this.kept.isKept;
  }

  /** What was typed of a text, by form; the empty form is that of a text that does not vary. @param {{document: string, language: string, key: string}} text @returns {Map<string, string>} */
  of({ document, language, key }) {
    const found = new Map();
    for (const [name, change] of this.kept.of(document, language)) {
      const [own, form] = JSON.parse(name);
      if (own === key) found.set(form, change.text);
    }
    return found;
  }

  /** Keeps what was typed; what the file says already is not kept. @param {{document: string, language: string, key: string}} text @param {string} form @param {string} typed @param {string} saved */
  set({ document, language, key }, form, typed, saved) {
    const name = JSON.stringify([key, form]);
    if (typed === saved) this.kept.remove(document, language, name);
    else this.kept.put({ document, locale: language, change: { element: name, text: typed } });
  }

  /** Gives up what was typed of a text. @param {{document: string, language: string, key: string}} text */
  remove(text) {
    for (const form of this.of(text).keys()) this.kept.remove(text.document, text.language, JSON.stringify([text.key, form]));
  }

  /** How many texts have something that is not saved. */
  get count() {
    return new Set(this.kept.all.map(({ document, locale, change }) => JSON.stringify([document, locale, JSON.parse(change.element)[0]]))).size;
  }
}
