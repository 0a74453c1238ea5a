/** Asks for any locale by its tag. */
import { element } from './dom.js';
import { openDialog } from './dialog.js';

/** @param {import('./workspace.js').Workspace} workspace @param {(tag: string) => void} choose */
export function askForLocale({ words }, choose) {
  const field = element('input', { id: 'locale-tag', dir: 'ltr', autocomplete: 'off', spellcheck: 'false', placeholder: 'ckb-IQ', required: true, 'aria-describedby': 'locale-name' });
  const name = element('p.quiet', { id: 'locale-name', 'aria-live': 'polite', text: words.text('locale.hint') });
  const isTag = tag => {
    try {
      return Intl.getCanonicalLocales(tag).length > 0;
    } catch {
      return false;
    }
  };
  const submit = element('button.primary', { type: 'submit', text: words.text('locale.choose'), disabled: true });
  field.addEventListener('input', () => {
    const tag = field.value.trim();
    const isKnown = tag !== '' && isTag(tag);
    submit.disabled = !isKnown;
    name.textContent = tag === '' ? words.text('locale.hint') : isKnown ? words.localeName(tag) : words.text('locale.wrong');
  });
  const dialog = openDialog(words, words.text('locale.title'), element('form', {
    method: 'dialog',
    onsubmit: event => {
      event.preventDefault();
      choose(Intl.getCanonicalLocales(field.value.trim())[0]);
      dialog.close();
    },
  }, element('label', { for: 'locale-tag', text: words.text('locale.tag') }), field, name, element('div.actions', {}, submit)));
  field.focus();
}
