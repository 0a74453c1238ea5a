/** What a first visit needs to know: three marks on the page, each with one sentence, which go away for good. */
import { element, isTyping } from './dom.js';
import { icon } from './icons.js';

/** Where the browser keeps that the marks were shown, and the tab that they are not yet closed. */
const place = 'typeset-told';

/** The marks in their order: a name for its place in told.css, with its sentence `told.NAME`. */
const names = ['bar', 'canvas', 'panels'];

/** Takes `tour=off` out of the address, and gives whether it was there. */
export function takeTour() {
  const tour = new URLSearchParams(location.search).get('tour');
  if (tour === null) return false;
  const search = location.search.replace(/([?&])tour=[^&]*&?/, '$1').replace(/[?&]$/, '');
  try {
    history.replaceState(null, '', location.pathname + search + location.hash);
  } catch {
    // A page opened from a disk keeps its address.
  }
  return tour === 'off';
}

/** Shows the marks at a first visit; they were shown before if the browser says so, unless this tab still has them open. @param {import('./workspace.js').Workspace} workspace */
export function tellOnce(workspace) {
  if (kept(() => localStorage) && !kept(() => sessionStorage)) return;
  keep(() => localStorage, 'shown');
  tell(workspace);
}

/** Shows the marks; never do they take the focus, and around them everything can be clicked. @param {import('./workspace.js').Workspace} workspace */
export function tell(workspace) {
  const { words } = workspace;
  if (document.querySelector('.told')) return;
  keep(() => sessionStorage, 'open');
  const close = marks => {
    const hadFocus = marks.some(mark => mark.contains(document.activeElement));
    for (const mark of marks) mark.remove();
    const left = document.querySelector('.told-mark .icon-button');
    if (hadFocus) (left ?? document.getElementById('more-button'))?.focus();
    if (left) return;
    region.remove();
    keep(() => sessionStorage, null);
    document.removeEventListener('keydown', escape, true);
  };
  const marks = names.map((name, index) => element(`div.told-mark.told-${name}`, { role: 'note', onclick: () => close([marks[index]]) },
    element('span.told-number', { 'aria-hidden': 'true', text: words.numbers.format(index + 1) }),
    element('p', { text: words.text(name === 'canvas' && !workspace.canWrite ? 'told.canvas.read' : `told.${name}`) }),
    element('button.icon-button', { type: 'button', 'aria-label': words.text('told.close', index + 1) }, icon('close'))));
  const all = element('button.primary.told-all', {
    type: 'button', text: words.text('told.done'), onclick: event => {
      event.stopPropagation();
      close(marks);
    },
  });
  marks.at(-1).append(all);
  const region = element('div.told', { role: 'region', 'aria-label': words.text('told.label') }, marks);
  const escape = event => {
    // What else Escape does, it still does.
    if (event.key === 'Escape' && !isTyping(event) && !document.querySelector('dialog[open], #more-body:not([hidden])')) close(marks);
  };
  document.addEventListener('keydown', escape, true);
  document.body.insertBefore(region, document.getElementById('status'));
  workspace.announce(words.text('told.said'));
}

/** What a storage keeps; nothing where there is none. @param {() => Storage} storage */
function kept(storage) {
  try {
    return storage().getItem(place);
  } catch {
    return null;
  }
}

/** Keeps a value in a storage, or removes it. @param {() => Storage} storage @param {string|null} value */
function keep(storage, value) {
  try {
    if (value === null) storage().removeItem(place);
    else storage().setItem(place, value);
  } catch {
    // The marks are shown again with the next page.
  }
}
