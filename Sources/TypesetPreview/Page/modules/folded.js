/** Which folders of the list are closed: kept in the browser; without its storage, in the page. */

/** What the names begin with under which a browser keeps it. */
const mark = 'typeset-folded';

/** The closed folders of a session. */
export class Folded {
  /** @param {string} session what tells the session from others at the same address @param {Storage|null} [storage] */
  constructor(session, storage = browserStorage()) {
    this.name = JSON.stringify([mark, session]);
    this.storage = storage;
    /** @type {Set<string>} */
    this.folders = new Set(kept(storage, this.name));
  }

  /** Whether a folder is closed. @param {string} folder */
  has(folder) {
    return this.folders.has(folder);
  }

  /** Opens or closes folders. @param {string[]} folders @param {boolean} isOpen */
  set(folders, isOpen) {
    for (const folder of folders) {
      if (isOpen) this.folders.delete(folder);
      else this.folders.add(folder);
    }
    try {
      this.storage?.setItem(this.name, JSON.stringify(Array.from(this.folders)));
    } catch {
      // The storage is full or locked: the page remembers it as long as it is open.
    }
  }
}

/** What a storage has under a name; nothing where it is no list. */
function kept(storage, name) {
  try {
    const list = JSON.parse(storage?.getItem(name) ?? '[]');
    return Array.isArray(list) ? list.filter(each => typeof each === 'string') : [];
  } catch {
    return [];
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
