/** Asks whether one entry alone is changed back in a file that somebody else has changed since. */
import { element, foreign, said } from './dom.js';
import { sentence } from './diagnostics.js';
import { openDialog } from './dialog.js';
import { differenceElement } from './difference.js';

/**
 * @param {import('./workspace.js').Workspace} workspace
 * @param {{way: 'undo'|'redo', save?: import('./savehistory.js').Save, error: any, act: () => void}} about
 */
export function askToReturn({ words }, { way, save, error, act }) {
  const dialog = openDialog(words, words.text(`history.${way}`),
    element('p.caution', {}, said(sentence(error.message))),
    save && element('p', {}, element('bdi.code', { dir: 'ltr', text: save.key }), ' · ', words.localeName(save.locale), ' · ', foreign(way === 'undo' ? save.before ?? '' : save.after, save.locale)),
    element('p', { text: words.text('history.alone') }),
    differenceElement(words, error.body.difference),
    element('div.actions', {},
      element('button.primary', { type: 'button', text: words.text('history.alone.do'), onclick: () => {
        dialog.close();
        act();
      } }),
      element('button.small-button', { type: 'button', text: words.text('save.cancel'), onclick: () => dialog.close() })));
  dialog.querySelector('.primary').focus();
}
