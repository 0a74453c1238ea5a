/** Where tried changes are kept: in the page, and in the browser, so that another document or a reload loses none. */

/** A change with its place, and a number that grows from change to change. @typedef {{document: string, locale: string, change: import('./attempts.js').Change, serial?: number}} Entry */

/** What the names begin with under which a browser keeps changes. */
const mark = 'typeset-try';

/** The changes that are tried in the documents of a session, each until it is discarded or saved. */
export class AttemptStore {
  /** @param {string} session what tells the session from others at the same address @param {Storage|null} [storage] */
  constructor(session, storage = browserStorage()) {
    this.session = session;
    this.storage = storage;
    /** The changes by their names, the first one first. @type {Map<string, Entry>} */
    this.entries = new Map();
    /** Called after a change came or went. @type {Array<() => void>} */
    this.listeners = [];
    /** Whether the browser keeps what is tried. */
    this.isKept = storage !== null;
    for (const name of Object.keys(storage ?? {})) this.take(name, storage.getItem(name));
    // A browser lists what it keeps in an order of its own.
    this.entries = new Map(Array.from(this.entries).sort(([, one], [, other]) => one.serial - other.serial));
    // Another page of this session has changed one.
    addEventListener('storage', event => {
      if (event.key !== null && this.take(event.key, event.newValue)) this.tell();
    });
    addEventListener('beforeunload', event => {
      if (this.entries.size > 0 && !this.isKept) event.preventDefault();
    });
  }

  /** The changes of a document in a locale, by element. @param {string} document @param {string} locale @returns {Map<string, import('./attempts.js').Change>} */
  of(document, locale) {
    const own = this.all.filter(entry => entry.document === document && entry.locale === locale);
    return new Map(own.map(({ change }) => [change.element, change]));
  }

  /** All changes, the first one first. @returns {Entry[]} */
  get all() {
    return Array.from(this.entries.values());
  }

  /** Keeps a change, as the last one. @param {Entry} entry */
  put(entry) {
    const name = this.name(entry);
    this.entries.delete(name);
    const serial = this.all.reduce((last, each) => Math.max(last, each.serial), 0) + 1;
    this.entries.set(name, { ...entry, serial });
    this.write(name, JSON.stringify({ ...entry.change, serial }));
    this.tell();
  }

  /** Gives up the change of an element. @param {string} document @param {string} locale @param {string} element */
  remove(document, locale, element) {
    const name = this.name({ document, locale, change: { element } });
    if (!this.entries.delete(name)) return;
    this.write(name, null);
    this.tell();
  }

  /** Gives up all changes. */
  clear() {
    for (const name of this.entries.keys()) this.write(name, null);
    this.entries.clear();
    this.tell();
  }

  /** The name under which a change is kept. @param {Entry} entry */
  name({ document, locale, change }) {
    return JSON.stringify([mark, this.session, document, locale, change.element]);
  }

  /** Takes over what a browser keeps under a name; whether it is a change of this session. @param {string} name @param {string|null} value */
  take(name, value) {
    const place = parsed(name);
    if (!Array.isArray(place) || place[0] !== mark || place[1] !== this.session) return false;
    const [, , document, locale, element] = place;
    const kept = value === null ? null : parsed(value);
    if (kept === null) {
      this.entries.delete(name);
    } else {
      const { serial = 0, ...change } = kept;
      this.entries.set(name, { document, locale, change: { ...change, element }, serial });
    }
    return true;
  }

  /** Writes a change into the storage, or takes it away; a storage that is full or locked keeps nothing more. */
  write(name, value) {
    try {
      if (value === null) this.storage?.removeItem(name);
      else this.storage?.setItem(name, value);
    } catch {
      this.isKept = false;
    }
  }

  /** Calls the listeners. */
  tell() {
    for (const listener of this.listeners) listener();
  }
}

/** What the browser keeps for this address; null where it keeps nothing. @returns {Storage|null} */
function browserStorage() {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

/** What a text of JSON says; null where it is none. @param {string|null} text */
function parsed(text) {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return null;
  }
}
