/** Saves a text into its catalog: first the difference is shown, then one entry is written; a catalog that changed meanwhile is never overwritten unseen. */
import { element, fill } from './dom.js';
import { complaint } from './diagnostics.js';
import { openDialog } from './dialog.js';
import { differenceElement } from './difference.js';
import { directionOf } from './directions.js';
import { choices, meaning, seenChoice } from './entrytexts.js';
import { text as seenText } from './outline.js';
import { hasArguments, parts } from './placeholders.js';

/** What is known already: the entry as it was when its text was read, the text of it that is meant, and what the typed text means. @typedef {{entry: any, choice: import('./entrytexts.js').Choice, meant: {text: string}, seen: string}} Known */


/**
 * Asks to save.
 * @param {import('./workspace.js').Workspace} workspace
 * @param {{subject: any, page: import('./pictures.js').Page, text: string, known?: Known, saved: (answer: any) => void, left?: () => void, closed?: () => void}} subject `left` is called when the text of the file is to stay, `closed` when nothing was decided
 */
export async function askToSave(workspace, { subject, page, text, known, saved, left = () => {}, closed = () => {} }) {
  const { words, service, notify } = workspace;
  let entry;
  try {
    entry = known?.entry ?? await service.get('entry', { document: workspace.document.id, key: subject.key });
  } catch (error) {
    closed();
    return notify(complaint(words, error), 'bad');
  }
  const seen = known?.seen ?? seenText(subject);
  const forms = choices(entry, page.locale, workspace.document.locales ?? []);
  let current = forms.find(each => known?.choice.form !== undefined && each.form === known.choice.form) ?? seenChoice(forms, seen);
  let { version } = entry;
  // A text with arguments is written in the catalog with their places.
  const meant = known?.meant ?? meaning(entry, current, { seen, typed: text, source: workspace.document.language });
  const note = element('p.quiet.placeholders', {});
  const missing = element('p.caution.placeholders-missing', { role: 'status' });
  const field = element('textarea', { id: 'save-text', dir: directionOf(current.locale), lang: current.locale, rows: '3' });
  field.value = meant.text;
  const tellPlaceholders = () => {
    const wanted = parts(current.text).filter(part => part.shown === null).map(part => part.written);
    const left = Array.from(new Set(wanted)).filter(each => !field.value.includes(each) && !isNumbered(each, field.value));
    note.textContent = words.text('save.placeholders');
    note.hidden = !hasArguments(current.text);
    missing.textContent = words.text('save.missing', left.join(' '));
    missing.hidden = left.length === 0;
  };
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
      error.body.current !== undefined && element('p', { dir: 'auto', text: words.text('save.current', error.body.current) }),
      error.body.difference && differenceElement(words, error.body.difference),
      element('div.actions', {},
        element('button.small-button', {
          type: 'button', text: words.text('save.again'), onclick: async () => {
            version = (await service.get('entry', { document: workspace.document.id, key: subject.key })).version;
            show();
          },
        }),
        known && element('button.small-button', { type: 'button', text: words.text('save.theirs'), onclick: () => decide(left) })));
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
    tellPlaceholders();
    clearTimeout(timer);
    timer = setTimeout(show, 150);
  });
  confirm.addEventListener('click', async () => {
    confirm.disabled = true;
    try {
      const answer = await service.post('save', body(true));
      decide(() => saved(answer));
      workspace.history.tellSaved(answer);
    } catch (error) {
      refuse(error);
    }
  });
  const formSelect = forms.length > 1 && element('select', { id: 'save-form', dir: 'ltr', onchange: event => {
    current = forms[Number(event.target.value)];
    field.value = current.text;
    tellPlaceholders();
    show();
  } }, forms.map((each, index) => element('option', { value: String(index), text: each.form, selected: each === current })));
  const dialog = openDialog(words, words.text('save.title'),
    element('p', {}, element('bdi.code', { dir: 'ltr', text: subject.key }), ' · ', words.localeName(current.locale)),
    formSelect && element('div.field', {}, element('label', { for: 'save-form', text: words.text('save.form') }), formSelect),
    element('div.field', {}, element('label', { for: 'save-text', text: words.text('try.text') }), field),
    note,
    missing,
    preview,
    element('div.actions', {}, confirm, element('button.small-button', { type: 'button', text: words.text('save.cancel'), onclick: () => dialog.close() })));
  // What is decided is done once the dialog is gone and the focus is back.
  let decision = closed;
  const decide = work => {
    decision = work;
    dialog.close();
  };
  dialog.addEventListener('close', () => decision());
  tellPlaceholders();
  field.focus();
  show();
}

/** Whether a text has a placeholder with the number of its argument. @param {string} written @param {string} text */
function isNumbered(written, text) {
  return written.startsWith('%') && new RegExp(`%\\d+\\$${written.slice(1).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`).test(text);
}
