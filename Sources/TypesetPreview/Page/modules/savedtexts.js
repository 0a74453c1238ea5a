/** The list of what was saved in this preview, with the ways back and forth. */
import { element, foreign } from './dom.js';
import { changed } from './axes.js';

/** How many saves are listed. */
const most = 20;

/** The section with what was saved; null where nothing was. @param {import('./workspace.js').Workspace} workspace @param {import('./savehistory.js').SaveHistory} history */
export function savedSection(workspace, history) {
  const { words } = workspace;
  if (history.saves.length === 0) return null;
  const step = way => element('button.small-button', {
    type: 'button', text: words.text(`history.${way}.short`), title: words.text(`history.${way}`), disabled: history.ends[way] === undefined, onclick: () => history.step(way),
  });
  return element('section.saved-texts', { 'aria-labelledby': 'saved-title' },
    element('h3', { id: 'saved-title', text: words.text('saved.title', history.saves.length) }),
    element('ul', {}, history.saves.slice(-most).reverse().map(save => item(workspace, save))),
    history.dropped > 0 && element('p.quiet.small', { text: words.text('saved.dropped', history.dropped) }),
    element('div.actions', {}, step('undo'), step('redo')));
}

/** One of them: a button that goes to the document in the language of the text. */
function item({ words, store, session }, { document, key, locale, form, path, after, undone }) {
  const go = () => store.set({ document, axes: changed(store.state.axes, 'locale', locale), cell: '', ...(document === store.state.document ? {} : { selected: '' }) });
  const place = [words.localeName(locale), form, path.split('/').pop()].filter(Boolean);
  return element('li', { data: { undone: String(undone) } },
    element('button.saved-text', { type: 'button', disabled: !session.documents.some(each => each.id === document), onclick: go },
      element('span', {}, foreign(after, locale)),
      element('span.quiet.small', {}, element('bdi.code', { dir: 'ltr', text: key }), place.map(each => [' · ', element('bdi', { text: each })])),
      undone && element('span.badge', { text: words.text('saved.undone') })));
}
