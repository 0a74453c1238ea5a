/** The dialog of shortcuts, where single keys can also be turned off (WCAG 2.1.4). */
import { element } from './dom.js';
import { openDialog } from './dialog.js';
import { keysByTask } from './keys.js';
import { tell } from './told.js';

const place = 'typeset-keys';

/** Whether single keys act. */
export function areKeysOn() {
  try {
    return localStorage.getItem(place) !== 'off';
  } catch {
    return true;
  }
}

/** @param {import('./workspace.js').Workspace} workspace */
export function showShortcuts(workspace) {
  const { words, service, session } = workspace;
  if (document.querySelector('dialog[open]')) return;
  const box = element('input', { type: 'checkbox', onchange: () => setKeys(box.checked) });
  box.checked = areKeysOn();
  const groups = keysByTask({ server: !service.isExport, baselines: !service.isExport && session.hasBaselines });
  const again = element('button.small-button', {
    type: 'button', text: words.text('told.again'), onclick: () => {
      dialog.close();
      tell(workspace);
    },
  });
  const dialog = openDialog(words, words.text('toolbar.shortcuts'),
    element('div.row', {}, element('label.check', {}, box, element('span', { text: words.text('keys.on') })), element('span.stretch'), !service.isExport && again),
    element('div.key-groups', {}, groups.map(({ task, keys }) => element('section', {},
      element('h3', { text: words.text(`task.${task}`) }),
      element('dl.keys', {}, keys.map(each => element('div', {},
        element('dt', { text: words.text(each.word) }),
        element('dd', { dir: 'ltr' }, each.keys.map(key => element('kbd', { text: key }))))))))));
}

/** Turns single keys on or off, from now on and for the next visit. */
function setKeys(isOn) {
  try {
    localStorage.setItem(place, isOn ? 'on' : 'off');
  } catch {
    // The choice cannot be kept.
  }
}
