/** Follows the files: what has changed is asked for again. */
import { listen } from './events.js';

/** How long the list of documents and the pickers may be older than the pictures, in milliseconds: the pictures come first. */
const patience = 300;

/**
 * @param {import('./workspace.js').Workspace} workspace
 * @param {{connect: (isConnected: boolean) => void}} status
 */
export function follow(workspace, status) {
  const change = documents => {
    workspace.pictures.age(documents);
    for (const listener of workspace.changeListeners) listener(documents);
  };
  const renewSoon = renewing(workspace);
  listen({
    changed: documents => {
      change(documents);
      renewSoon();
    },
    documents: async () => {
      await renew(workspace);
      change(null);
    },
    history: () => workspace.history?.load(),
    state: (isConnected, isAgain) => {
      status.connect(isConnected);
      if (!isConnected || !isAgain) return;
      change(null);
      renewSoon();
      workspace.history?.load();
    },
  });
}

/** A function that asks for the session once changes have come: one request after the other, however fast they come. @returns {() => void} */
function renewing(workspace) {
  let isOld = false;
  let isUnderWay = false;
  return async () => {
    isOld = true;
    if (isUnderWay) return;
    isUnderWay = true;
    while (isOld) {
      await new Promise(resolve => setTimeout(resolve, patience));
      isOld = false;
      await renew(workspace);
    }
    isUnderWay = false;
  };
}

/** Asks which documents there are, and what is known of them. */
async function renew(workspace) {
  const session = await workspace.service.get('session').catch(() => null);
  if (session?.documents.length === 0) return location.reload();
  if (session) workspace.renew(session);
}
