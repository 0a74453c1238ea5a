/** Saves a text into its catalog: first the difference is shown, then one entry is written; a catalog that changed meanwhile is never overwritten unseen. */
import { element, fill } from './dom.js';
import { complaint } from './diagnostics.js';
import { openDialog } from './dialog.js';
import { differenceElement } from './difference.js';
import { directionOf } from './directions.js';
import { text as seenText } from './outline.js';

/** A locale, and what it is a kind of, the nearest first: `ar-EG`, `ar`. @param {string} locale @returns {string[]} */
function ancestry(locale) {
  const parts = locale.split('-');
  return parts.map((_, index) => parts.slice(0, parts.length - index).join('-'));
}

/** The entry of a text: the exact locale, else the nearest that it is a kind of. @param {any[]} texts @param {string} locale */
export function textFor(texts, locale) {
  return ancestry(locale).map(each => texts.find(text => text.locale === each)).find(Boolean) ?? null;
}

/** What stands for an argument in a text of a catalog. */
const placeholder = /%(?:\d+\$)?[-+#0']*\d*(?:\.\d+)?(?:hh|h|ll|l|q|z|t|j|L)?[@a-zA-Z]|\{[^{}]*\}|#/u;

/** Whether a text of a catalog gives what is seen, whatever its arguments are. @param {string} text @param {string} seen */
export function gives(text, seen) {
  const [first, ...others] = text.split(new RegExp(placeholder, 'gu'));
  if (others.length === 0) return seen === text;
  const last = others.pop();
  if (!seen.startsWith(first)) return false;
  let at = first.length;
  for (const part of others) {
    const found = seen.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return seen.length - at >= last.length && seen.endsWith(last);
}

/** What can be saved of a key in a locale: one text, or one for each plural form; without any, a new text in a language that the catalogs have. */
function choices(entry, locale, locales) {
  const found = textFor(entry.texts, locale);
  if (!found) return [{ locale: ancestry(locale).find(each => locales.includes(each)) ?? locale, text: '' }];
  return found.forms?.length > 0 ? found.forms.map(each => ({ ...each, locale: found.locale })) : [{ locale: found.locale, text: found.text }];
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
  const seen = seenText(subject);
  const forms = choices(entry, page.locale, workspace.document.locales ?? []);
  let current = forms.find(each => gives(each.text, seen)) ?? forms.find(each => each.form === 'other') ?? forms[0];
  let { version } = entry;
  // A text with arguments is written in the catalog with their places, so what is seen cannot be saved as it is.
  const isPlain = current.text === seen || current.text === '';
  const note = element('p.quiet.placeholders', { text: words.text('save.placeholders') });
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
      error.body.current !== undefined && element('p', { dir: 'auto', text: words.text('save.current', error.body.current) }),
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
    note.hidden = !placeholder.test(current.text);
    show();
  } }, forms.map((each, index) => element('option', { value: String(index), text: each.form, selected: each === current })));
  const dialog = openDialog(words, words.text('save.title'),
    element('p', {}, element('bdi.code', { dir: 'ltr', text: subject.key }), ' · ', words.localeName(current.locale)),
    formSelect && element('div.field', {}, element('label', { for: 'save-form', text: words.text('save.form') }), formSelect),
    element('div.field', {}, element('label', { for: 'save-text', text: words.text('try.text') }), field),
    note,
    preview,
    element('div.actions', {}, confirm, element('button.small-button', { type: 'button', text: words.text('save.cancel'), onclick: () => dialog.close() })));
  note.hidden = isPlain || !placeholder.test(current.text);
  field.focus();
  show();
}
