/** What concerns the page itself: its language, and its keys. */
import { element, fill } from './dom.js';
import { languages } from './address.js';
import { showShortcuts } from './shortcutdialog.js';

/** The names of the languages, each in itself. */
const names = { en: 'English', ar: 'العربية', he: 'עברית' };

/** @param {import('./workspace.js').Workspace} workspace @param {HTMLElement} place */
export function startPageOptions(workspace, place) {
  const { words, store } = workspace;
  const select = element('select', { id: 'interface-language', onchange: event => store.set({ interface: event.target.value }) },
    languages.map(language => element('option', { value: language, lang: language, text: names[language] })));
  select.value = words.language;
  const keys = element('button.small-button', {
    type: 'button', text: words.text('toolbar.shortcuts'), onclick: () => {
      workspace.closeMore();
      showShortcuts(workspace);
    },
  });
  fill(place, element('div.picker', {}, element('label', { for: select.id, text: words.text('interface.label') }), select), keys);
}
