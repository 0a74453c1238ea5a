/** The documents beside the canvas: their list, a search, and a row of filters. */
import { byId } from './dom.js';
import { startDocumentFilters } from './documentfilters.js';
import { DocumentList } from './documentlist.js';
import { Statuses } from './statuses.js';

/** @param {import('./workspace.js').Workspace} workspace */
export function startDocuments(workspace) {
  const { words, store } = workspace;
  workspace.statuses = new Statuses(workspace);
  const list = new DocumentList(workspace);
  const filters = startDocumentFilters(workspace, list);
  const search = byId('document-search');
  const count = byId('document-count');
  workspace.listed = () => list.listed;

  const tell = () => {
    const sentence = words.text('documents.count', list.listed.length);
    if (count.textContent !== sentence) count.textContent = sentence;
    byId('documents-none').hidden = list.listed.length > 0;
    filters.show();
  };
  const show = ids => {
    list.show(ids);
    tell();
  };
  search.addEventListener('input', () => {
    list.wanted = search.value.trim().toLowerCase().split(/\s+/).filter(Boolean);
    list.filter();
    tell();
  });
  store.subscribe((state, previous) => {
    if (state.marks !== previous.marks) {
      list.filter();
      tell();
    }
    if (state.document !== previous.document) list.reveal();
  });
  workspace.sessionListeners.push(() => show(null));
  workspace.statuses.listeners.push(show);
  show(null);
  list.reveal();
}
