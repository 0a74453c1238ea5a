/** The list of documents, with a search. */
import { byId, element, fill } from './dom.js';
import { rove } from './roving.js';

/** @param {import('./workspace.js').Workspace} workspace */
export function startDocuments(workspace) {
  const { words, store } = workspace;
  const list = byId('document-list');
  const search = byId('document-search');
  const count = byId('document-count');

  const show = () => {
    const wanted = search.value.trim().toLowerCase().split(/\s+/).filter(Boolean);
    const shown = workspace.session.documents.filter(each => wanted.every(word => `${each.title} ${each.path}`.toLowerCase().includes(word)));
    const focused = list.contains(document.activeElement) ? document.activeElement.dataset.id : null;
    fill(list, shown.map(each => item(workspace, each)));
    if (focused) Array.from(list.querySelectorAll('a')).find(link => link.dataset.id === focused)?.focus();
    count.textContent = words.text('documents.count', shown.length);
    byId('documents-none').hidden = shown.length > 0;
    mark();
  };
  const mark = () => {
    for (const link of list.querySelectorAll('a')) {
      if (link.dataset.id === workspace.state.document) link.setAttribute('aria-current', 'page');
      else link.removeAttribute('aria-current');
    }
    roving.update();
  };
  const roving = rove(list, 'a', 'a[aria-current]');
  list.addEventListener('click', event => {
    const link = event.target.closest('a');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    store.set({ document: link.dataset.id, selected: '', cell: '' });
    document.body.classList.remove('shows-documents');
  });
  search.addEventListener('input', show);
  store.subscribe((state, previous) => {
    if (state.document === previous.document) return;
    mark();
    list.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  });
  workspace.sessionListeners.push(show);
  show();
}

/** A document of the list. */
function item({ words, state }, { id, title, path, problems }) {
  return element('li', {}, element('a', { href: '?document=' + encodeURIComponent(id), data: { id }, tabindex: '-1' },
    element('span.document-title', { dir: 'auto', text: title || id }),
    element('span.document-path', { dir: 'ltr', text: id, title: path }),
    problems > 0 && element('span.count.bad', { 'aria-label': words.text('documents.problems', problems), text: words.numbers.format(problems) })));
}
