/** The note of a rejection, asked for in a dialog. */
import { element } from './dom.js';
import { openDialog } from './dialog.js';

/**
 * Asks why variants are rejected.
 * @param {import('./workspace.js').Workspace} workspace
 * @param {{count: number, note: string, done: (note: string) => void}} request
 */
export function askForNote({ words }, { count, note, done }) {
  const field = element('textarea', { id: 'rejection-note', dir: 'auto', rows: '3', required: true, autofocus: true, value: note });
  const submit = element('button.primary', { type: 'submit', text: words.text('approve.reject.now') });
  const check = () => { submit.disabled = field.value.trim() === ''; };
  const send = event => {
    event.preventDefault();
    if (field.value.trim() === '') return;
    dialog.close();
    done(field.value.trim());
  };
  field.addEventListener('input', check);
  field.addEventListener('keydown', event => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send(event);
  });
  const dialog = openDialog(words, words.text('approve.reject.title', count),
    element('form', { onsubmit: send },
      element('label', { for: 'rejection-note', text: words.text('approve.reject.why') }), field,
      element('p.quiet.small', { text: words.text('approve.reject.hint') }),
      element('div.actions', {}, submit, element('button.small-button', { type: 'button', text: words.text('save.cancel'), onclick: () => dialog.close() }))));
  check();
}

/**
 * Asks before something is done that deserves a question.
 * @param {import('./workspace.js').Workspace} workspace
 * @param {{title: string, lines: any[], act: string, done: () => void}} request
 */
export function ask({ words }, { title, lines, act, done }) {
  const dialog = openDialog(words, title, lines.map(line => element('p', {}, line)),
    element('div.actions', {},
      element('button.primary', { type: 'button', text: act, autofocus: true, onclick: () => {
        dialog.close();
        done();
      } }),
      element('button.small-button', { type: 'button', text: words.text('save.cancel'), onclick: () => dialog.close() })));
}
