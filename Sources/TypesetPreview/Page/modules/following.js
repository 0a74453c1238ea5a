/** Follows the files: what has changed is asked for again. */
import { listen } from './events.js';

/**
 * How long the list of documents and the pickers may be older than the pictures, in milliseconds: the pictures come first. Where documents
 * come and go, they come soon, and many at once.
 */
const [patience, haste] = [300, 40];

/**
 * @param {import('./workspace.js').Workspace} workspace
 * @param {{connect: (isConnected: boolean) => void}} status
 */
export function follow(workspace, status) {
  const change = documents => {
    workspace.pictures.age(documents);
    workspace.found.forget(documents, workspace.state.document);
    for (const listener of workspace.changeListeners) listener(documents);
  };
  const renewing = new Renewing(workspace, () => change(null));
  listen({
    changed: documents => {
      change(documents);
      renewing.soon();
    },
    documents: () => renewing.soon(true),
    status: () => workspace.statuses?.news(),
    history: () => workspace.history?.load(),
    state: (isConnected, isAgain) => {
      status.connect(isConnected);
      if (!isConnected || !isAgain) return;
      change(null);
      renewing.soon();
      workspace.statuses?.forget();
      workspace.history?.load();
    },
  });
}

/** Asks for the session once changes have come: one request after the other, however fast they come. */
class Renewing {
  /** @param {import('./workspace.js').Workspace} workspace @param {() => void} changed what follows when documents have come or gone */
  constructor(workspace, changed) {
    this.workspace = workspace;
    this.changed = changed;
    this.isOld = false;
    this.isListOld = false;
    this.isUnderWay = false;
  }

  /** Asks soon. @param {boolean} [changesList] whether documents have come or gone */
  async soon(changesList = false) {
    this.isOld = true;
    this.isListOld ||= changesList;
    if (this.isUnderWay) return;
    this.isUnderWay = true;
    while (this.isOld) {
      await new Promise(resolve => setTimeout(resolve, this.isListOld ? haste : patience));
      const isListOld = this.isListOld;
      [this.isOld, this.isListOld] = [false, false];
      await renew(this.workspace);
      if (isListOld) this.changed();
    }
    this.isUnderWay = false;
  }
}

/** Asks which documents there are, and what is known of them. */
async function renew(workspace) {
  const session = await workspace.service.get('session').catch(() => null);
  if (session?.documents.length === 0) return location.reload();
  if (session) workspace.renew(session);
}
