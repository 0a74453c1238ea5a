/** Saves a text that was typed on the canvas: after the first confirmation at once, unless it is not certain what is meant. */
import { meaning, saysSame } from './entrytexts.js';
import { askToSave } from './savedialog.js';

/** The name under which a browser remembers, until its tab is closed, that its reader has seen what saving does. */
const place = session => `typeset-confirmed ${session.id ?? ''}`;
/** The sessions that were confirmed, where the browser remembers nothing. @type {Set<string>} */
const confirmed = new Set();

/** Whether a save was confirmed in this session. @param {any} session */
function isConfirmed(session) {
  try {
    return confirmed.has(place(session)) || sessionStorage.getItem(place(session)) !== null;
  } catch {
    return confirmed.has(place(session));
  }
}

/** Remembers that a save was confirmed. @param {any} session */
function confirm(session) {
  confirmed.add(place(session));
  try {
    sessionStorage.setItem(place(session), '1');
  } catch {
    // The page remembers it.
  }
}

/**
 * Saves a text.
 * @param {import('./workspace.js').Workspace} workspace
 * @param {{subject: any, page: import('./pictures.js').Page, seen: string, entry: any}} about the element, and its entry as it was when typing began
 * @param {import('./entrytexts.js').Choice} choice
 * @param {{typed: string, isWritten: boolean}} text what was typed, over what is seen or as the file writes it
 * @returns {Promise<{outcome: 'saved'|'kept'|'theirs', version?: string, number?: number, isTold?: boolean}>} kept where the reader does not save after all, theirs where the text of the file stays
 */
export async function saveText(workspace, { subject, page, seen, entry }, choice, { typed, isWritten }) {
  const { service, session, document } = workspace;
  const meant = isWritten ? { text: typed, isCertain: true } : meaning(entry, choice, { seen, typed, source: document.language });
  const post = version => service.post('save', {
    document: document.id, key: subject.key, locale: choice.locale, text: meant.text, version, confirmed: true, ...(choice.form ? { form: choice.form } : {}),
  });
  if (isConfirmed(session) && meant.isCertain && meant.text !== '') {
    try {
      return { outcome: 'saved', ...await post(entry.version) };
    } catch (error) {
      if (error.status !== 409) throw error;
    }
    // Another entry of the file may have changed, which is no matter; this one is decided by the reader.
    const now = await service.get('entry', { document: document.id, key: subject.key });
    if (saysSame(entry, now, choice)) return { outcome: 'saved', ...await post(now.version) };
  }
  return new Promise(resolve => {
    askToSave(workspace, {
      subject, page, text: typed, known: { entry, choice, meant, seen },
      saved: answer => {
        confirm(session);
        resolve({ outcome: 'saved', isTold: true, ...answer });
      },
      left: () => resolve({ outcome: 'theirs' }),
      closed: () => resolve({ outcome: 'kept' }),
    });
  });
}
