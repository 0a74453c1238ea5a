/** The catalog key of an element, with its texts in all languages. */
import { element, fill, foreign } from './dom.js';
import { editorLink } from './editor.js';

/** Entries that were shown before, so that they are there at once. @type {Map<string, any>} */
const entries = new Map();
/** How many of them are kept. */
const most = 200;

/** @param {import('./workspace.js').Workspace} workspace @param {any} subject the element @param {import('./pictures.js').Page} page */
export function textsSection(workspace, subject, page) {
  const { words, service, document } = workspace;
  if (!subject.key) return null;
  const name = `${document.id}\n${subject.key}`;
  const known = entries.get(name);
  const content = element('div.texts', {}, known ? entryContent(workspace, known, page.locale) : element('p.quiet', { text: words.text('loading') }));
  service.get('entry', { document: document.id, key: subject.key }).then(
    entry => {
      if (entries.size >= most) entries.clear();
      entries.set(name, entry);
      fill(content, entryContent(workspace, entry, page.locale));
    },
    () => fill(content, element('p.quiet', { text: words.text('texts.none') })));
  return element('section', { 'aria-labelledby': 'why-texts' },
    element('h3', { id: 'why-texts', text: words.text('why.texts') }),
    element('p.row', {}, element('bdi.code', { dir: 'ltr', text: subject.key })),
    content);
}

/** The texts of an entry, that of the shown locale marked. */
function entryContent(workspace, entry, locale) {
  const { words, store, document } = workspace;
  const current = entry.texts.find(each => each.locale === locale) ?? entry.texts.find(each => each.locale === locale.split('-')[0]);
  return [
    entry.comment && element('p.quiet', { dir: 'auto', text: entry.comment }),
    element('ul.texts-list', {}, entry.texts.map(each => element('li', { 'aria-current': each === current ? 'true' : null },
      element('button.text-locale', {
        type: 'button', disabled: document?.values ? !document.values.locale.includes(each.locale) : null, title: words.text('texts.show', words.localeName(each.locale)), onclick: () => store.set({ axes: withLocale(store.state.axes, each.locale) }),
      }, words.localeName(each.locale)),
      element('span.text-value', {}, foreign(each.text, each.locale)),
      each.state && each.state !== 'translated' && element('span.badge.caution', { text: words.has(`review.${each.state}`) ? words.text(`review.${each.state}`) : each.state }),
      each.line > 0 && element('span.text-place', {}, editorLink(workspace, { path: each.path, file: each.path ?? entry.catalog, line: each.line }, true))))),
  ];
}

/** The axes with a locale, which ends a pseudolanguage. */
function withLocale(axes, locale) {
  const next = { ...axes, locale };
  delete next.pseudo;
  return next;
}
