/** Saves a text into its catalog: first the difference is shown, then one entry is written; a catalog that changed meanwhile is never overwritten unseen. */
import { element, fill } from './dom.js';
import { complaint } from './diagnostics.js';
import { openDialog } from './dialog.js';
import { differenceElement } from './difference.js';
import { directionOf } from './directions.js';
import { text as seenText } from './outline.js';

/** The entry of a text: the exact locale, else its language. @param {any[]} texts @param {string} locale */
export function textFor(texts, locale) {
  return texts.find(each => each.locale === locale) ?? texts.find(each => each.locale === locale.split('-')[0]) ?? null;
}

/**
 * Asks to save.
 * @param {import('./workspace.js').Workspace} workspace
 * @param {{subject: any, page: import('./pictures.js').Page, text: string, saved: () => void}} subject
 */
export async function askToSave(workspace, { subject, page, text, saved }) {
  const { words, service, notify } = workspace;
  let entry;
  try {
    entry = await service.get('entry', { document: workspace.document.id, key: subject.key });
  } catch (error) {
    return notify(complaint(words, error), 'bad');
  }
  const forms = entry.texts.filter(each => each.locale === textFor(entry.texts, page.locale)?.locale);
  let current = forms.find(each => each.form === 'other') ?? forms[0] ?? { locale: page.locale, text: '' };
  let { version } = entry;
  // A text with arguments is written in the catalog with their places, so what is seen cannot be saved as it is.
  const isPlain = current.text === seenText(subject) || current.text === '';
  const field = element('textarea', { id: 'save-text', dir: directionOf(current.locale), lang: current.locale, rows: '3' });
  field.value = isPlain ? text : current.text;
  const preview = element('div.stack', { role: 'status' });
  const confirm = element('button.primary', { type: 'button', text: words.text('save.confirm'), disabled: true });
  const body = confirmed => ({
    document: workspace.document.id, key: subject.key, locale: current.locale, text: field.value, version, confirmed, ...(current.form ? { form: current.form } : {}),
  });

  const refuse = error => {
    confirm.disabled = true;
    if (error.status !== 409) return fill(preview, element('p.bad', {}, complaint(words, error)));
    fill(preview,
      element('p.bad', { text: words.text('save.conflict') }),
      error.body.current !== undefined && element('p', { dir: 'auto', text: words.text('save.theirs', error.body.current) }),
      error.body.difference && differenceElement(words, error.body.difference),
      element('div.actions', {}, element('button.small-button', {
        type: 'button', text: words.text('save.again'), onclick: async () => {
          version = (await service.get('entry', { document: workspace.document.id, key: subject.key })).version;
          show();
        },
      })));
  };
  const show = async () => {
    try {
      const answer = await service.post('save', body(false));
      fill(preview,
        element('p', { text: words.text('save.sentence', answer.path.split('/').pop()) }),
        differenceElement(words, answer.difference));
      confirm.disabled = answer.difference === '';
    } catch (error) {
      refuse(error);
    }
  };
  let timer = 0;
  field.addEventListener('input', () => {
    confirm.disabled = true;
    clearTimeout(timer);
    timer = setTimeout(show, 150);
  });
  confirm.addEventListener('click', async () => {
    confirm.disabled = true;
    try {
      await service.post('save', body(true));
      dialog.close();
      notify(words.text('save.done'));
      saved();
    } catch (error) {
      refuse(error);
    }
  });
  const formSelect = forms.length > 1 && element('select', { id: 'save-form', dir: 'ltr', onchange: event => {
    current = forms[Number(event.target.value)];
    field.value = current.text;
    show();
  } }, forms.map((each, index) => element('option', { value: String(index), text: each.form ?? '', selected: each === current })));
  const dialog = openDialog(words, words.text('save.title'),
    element('p', {}, element('bdi.code', { dir: 'ltr', text: subject.key }), ' · ', words.localeName(current.locale)),
    formSelect && element('div.field', {}, element('label', { for: 'save-form', text: words.text('save.form') }), formSelect),
    element('div.field', {}, element('label', { for: 'save-text', text: words.text('try.text') }), field),
    !isPlain && element('p.quiet', { text: words.text('save.placeholders') }),
    preview,
    element('div.actions', {}, confirm, element('button.small-button', { type: 'button', text: words.text('save.cancel'), onclick: () => dialog.close() })));
  field.focus();
  show();
}
