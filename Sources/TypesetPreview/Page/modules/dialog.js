/** Dialogs over the page: one at a time; the focus returns to where it was, or to the panel it was in. */
import { element } from './dom.js';
import { icon } from './icons.js';

/**
 * Opens a dialog.
 * @param {import('./words.js').Words} words
 * @param {string} title
 * @param {...any} content
 * @returns {HTMLDialogElement}
 */
export function openDialog(words, title, ...content) {
  const before = document.activeElement;
  const panel = before?.closest('[role=tabpanel]');
  const dialog = element('dialog', { 'aria-labelledby': 'dialog-title' },
    element('div.dialog-head', {},
      element('h2', { id: 'dialog-title', text: title }),
      element('button.icon-button', { type: 'button', 'aria-label': words.text('dialog.close'), onclick: () => dialog.close() }, icon('close'))),
    element('div.dialog-body', {}, content));
  dialog.addEventListener('close', () => {
    dialog.remove();
    if (before instanceof HTMLElement && before.isConnected) before.focus();
    // The panel was filled again while the dialog was open.
    else if (document.activeElement === document.body) panel?.querySelector('textarea, select, button')?.focus();
  });
  // A click beside the dialog closes it.
  dialog.addEventListener('click', event => {
    if (event.target === dialog) dialog.close();
  });
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}
