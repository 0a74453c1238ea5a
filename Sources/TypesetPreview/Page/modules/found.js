/** What the panels have found out of documents, for other parts of the page. */

/** Keeps the last answers of the checks and of the comparison with baselines. */
export class Found {
  constructor() {
    /** The answers, by kind and document. @type {Map<string, any>} */
    this.answers = new Map();
    /** Called with the document of which something else is known. @type {Array<(document: string, kind: string) => void>} */
    this.listeners = [];
  }

  /** An answer; null before one. @param {'findings'|'verification'} kind @param {string} document */
  of(kind, document) {
    return this.answers.get(`${kind}\n${document}`) ?? null;
  }

  /** Keeps an answer. @param {'findings'|'verification'} kind @param {string} document @param {any} answer */
  put(kind, document, answer) {
    this.answers.set(`${kind}\n${document}`, answer);
    for (const listener of this.listeners) listener(document, kind);
  }

  /** Lets go of what is known of documents that have changed and are not shown; null means all. @param {string[]|null} documents @param {string} shown */
  forget(documents, shown) {
    for (const name of this.answers.keys()) {
      const document = name.slice(name.indexOf('\n') + 1);
      if (document !== shown && (documents === null || documents.includes(document))) this.answers.delete(name);
    }
  }

  /** Calls a function after each answer. @param {(document: string, kind: string) => void} listener */
  subscribe(listener) {
    this.listeners.push(listener);
  }
}
