/** The language of the page itself. */
import { element } from './dom.js';
import { languages } from './address.js';

/** The names of the languages, each in itself. */
const names = { en: 'English', ar: 'العربية', he: 'עברית' };

/** @param {import('./workspace.js').Workspace} workspace */
export function interfaceMenu({ words, store }) {
  const select = element('select.compact', { 'aria-label': words.text('interface.label'), title: words.text('interface.label'), onchange: event => store.set({ interface: event.target.value }) },
    languages.map(language => element('option', { value: language, lang: language, text: names[language] })));
  select.value = words.language;
  return select;
}
