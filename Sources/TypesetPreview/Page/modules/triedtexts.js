/** The list of everything that is tried, in all documents and languages. */
import { element, foreign } from './dom.js';
import { changed, pseudoName } from './axes.js';
import { icon } from './icons.js';

/**
 * The section with what is tried; null where nothing is.
 * @param {import('./workspace.js').Workspace} workspace
 * @param {import('./attempts.js').Attempts} attempts
 * @param {() => void} again shows the panel again
 */
export function triedSection(workspace, attempts, again) {
  const { words } = workspace;
  const all = attempts.kept.all;
  if (all.length === 0) return null;
  return element('section.tried-texts', { 'aria-labelledby': 'tried-title' },
    element('h3', { id: 'tried-title', text: words.text('tried.title', all.length) }),
    !attempts.kept.isKept && element('p.caution', { text: words.text('tried.unkept') }),
    element('ul', {}, all.map(entry => item(workspace, attempts, entry, again))),
    element('button.small-button', { type: 'button', text: words.text('try.discard.all'), onclick: () => { attempts.discardAll(); again(); } }));
}

/** One of them: a button that goes there, and one that gives it up. */
function item(workspace, attempts, entry, again) {
  const { words, store, state, session } = workspace;
  const { document, locale, change } = entry;
  const isHere = document === state.document && locale === attempts.locale;
  const known = session.documents.find(each => each.id === document);
  const isGone = !known || (isHere && attempts.present([change]).length === 0);
  const language = locale === '' || pseudoName(locale) ? known?.language : locale;
  const shown = change.text ?? Object.values(change.forms ?? {})[0] ?? change.element;
  // Of a document that is gone, only its name is known.
  const place = [locale || language ? workspace.valueName('locale', locale || language) : '', known?.title ?? document].filter(Boolean);
  const go = () => store.set({ document, axes: changed(state.axes, 'locale', locale), selected: change.element, cell: '', panel: 'try' });
  return element('li', {},
    element('button.tried-text', { type: 'button', disabled: known ? null : true, onclick: go },
      element('span', {}, foreign(shown, language)),
      element('span.quiet.small', {}, place.map((each, index) => [index > 0 && ' · ', element('bdi', { text: each })])),
      isGone && element('span.badge.caution', { text: words.text('tried.gone') })),
    element('button.icon-button', {
      type: 'button', 'aria-label': words.text('tried.discard', shown), title: words.text('try.discard'), onclick: () => { attempts.discardEntry(entry); again(); },
    }, icon('close')));
}
