/** The address of what is shown as a code for the camera of a phone. */
import { element, fill, shape } from './dom.js';
import { write } from './address.js';
import { copy } from './clipboard.js';
import { complaint } from './diagnostics.js';
import { openDialog } from './dialog.js';
import { token } from './token.js';

/** How many modules readers need around a code. */
const quiet = 4;

/** @param {import('./workspace.js').Workspace} workspace */
export function openOnPhone(workspace) {
  const { words, service, session, state } = workspace;
  if (document.querySelector('dialog[open]')) return;
  if (!session.sharedAddress) {
    return openDialog(words, words.text('phone.title'), element('p', { text: words.text('phone.closed') }), element('pre', { dir: 'ltr' }, element('code', { text: 'typesetter preview --host 0.0.0.0' })));
  }
  const picture = element('div.code-picture', { 'aria-live': 'polite' });
  const query = write({ ...state, interface: '' });
  const show = async () => {
    try {
      const { address, rows } = canWrite.checked ? await service.post('link', { query }) : await service.get('link', { query });
      fill(picture,
        codeShape(rows, words.text('phone.code', address)),
        element('div.stack', {},
          element('p', {}, element('code.code-address', { dir: 'ltr', text: address })),
          element('p.quiet', { text: words.text(canWrite.checked ? 'phone.writes' : 'phone.looks') }),
          element('button.small-button', { type: 'button', text: words.text('phone.copy'), onclick: () => copy(workspace, address) })));
    } catch (error) {
      fill(picture, element('p.bad', {}, complaint(words, error)));
    }
  };
  const canWrite = element('input', { type: 'checkbox', id: 'phone-writes', onchange: show });
  openDialog(words, words.text('phone.title'),
    element('p', { text: words.text('phone.hint') }), picture,
    workspace.canWrite && token() !== '' && element('label.check', { for: canWrite.id }, canWrite, element('span', { text: words.text('phone.allow') })));
  show();
}

/** A code as a drawing: dark on light in every appearance, as readers need it. @param {string[]} rows rows of 0 and 1 @param {string} label */
export function codeShape(rows, label) {
  const side = rows.length + 2 * quiet;
  return shape('svg.code', { viewBox: `0 0 ${side} ${side}`, role: 'img', 'aria-label': label, 'shape-rendering': 'crispEdges' },
    shape('rect', { width: side, height: side, fill: '#fff' }), shape('path', { d: codePath(rows), fill: '#000' }));
}

/** The dark modules of a code as the fewest rectangles in each row. @param {string[]} rows */
export function codePath(rows) {
  return rows.map((row, y) => Array.from(row.matchAll(/1+/g), ({ index, 0: run }) => `M${index + quiet} ${y + quiet}h${run.length}v1h${-run.length}z`).join('')).join('');
}
